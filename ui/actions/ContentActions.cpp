#include "ui/actions/ContentActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class ContentTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::ContentActions)
};

} // namespace

ContentActions::ContentActions(ActionRegistry& registry) {
  const QString group = ContentTexts::tr("File");
  mountFolder = registry.add(
      group, {.name = QStringLiteral("content.mountFolder"),
              .text = ContentTexts::tr("&Mount Folder…"),
              .statusTip = ContentTexts::tr("Search a folder for missing files, such as the game's folder"),
              .icon = QStringLiteral("folder")});
  mountArchive = registry.add(group, {.name = QStringLiteral("content.mountArchive"),
                                      .text = ContentTexts::tr("Mount &Archive…"),
                                      .statusTip = ContentTexts::tr("Search an archive for missing files"),
                                      .icon = QStringLiteral("archive")});
  locate = registry.add(
      group,
      {.name = QStringLiteral("content.locate"),
       .text = ContentTexts::tr("&Locate Missing File…"),
       .statusTip = ContentTexts::tr(
           "Choose the location of the selected missing file. Other missing files are searched for there too.")});
  copyMissing = registry.add(group, {.name = QStringLiteral("content.copyMissing"),
                                     .text = ContentTexts::tr("&Copy Missing Files"),
                                     .statusTip = ContentTexts::tr("Copy the list of missing files as text"),
                                     .icon = QStringLiteral("copy")});
  places = registry.add(group, {.name = QStringLiteral("content.places"),
                                .text = ContentTexts::tr("Search &Paths…"),
                                .statusTip = ContentTexts::tr("Show where referenced files are searched for"),
                                .icon = QStringLiteral("info")});
  enable(false, false);
}

void ContentActions::fill(QMenu& menu) const {
  menu.addActions({mountFolder, mountArchive, places});
  menu.addSeparator();
  menu.addActions({locate, copyMissing});
}

void ContentActions::enable(bool document, bool missing) const {
  for (QAction* action : {mountFolder, mountArchive, places}) {
    action->setEnabled(document);
  }
  locate->setEnabled(missing);
  copyMissing->setEnabled(missing);
}

} // namespace vitrine::ui
