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
              .statusTip = ContentTexts::tr("Look for missing files in a folder, such as that of the game"),
              .icon = QStringLiteral("folder")});
  mountArchive = registry.add(group, {.name = QStringLiteral("content.mountArchive"),
                                      .text = ContentTexts::tr("Mount &Archive…"),
                                      .statusTip = ContentTexts::tr("Look for missing files in an archive"),
                                      .icon = QStringLiteral("archive")});
  locate = registry.add(group, {.name = QStringLiteral("content.locate"),
                                .text = ContentTexts::tr("&Locate Missing File…"),
                                .statusTip = ContentTexts::tr("Show where the file is that is selected among the "
                                                              "missing ones; others are looked for there too")});
  copyMissing = registry.add(group, {.name = QStringLiteral("content.copyMissing"),
                                     .text = ContentTexts::tr("&Copy Missing Files"),
                                     .statusTip = ContentTexts::tr("Copy the list of missing files as text"),
                                     .icon = QStringLiteral("copy")});
  places = registry.add(group, {.name = QStringLiteral("content.places"),
                                .text = ContentTexts::tr("&Places Searched…"),
                                .statusTip = ContentTexts::tr("Where the files are looked for that this one refers to"),
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
