#include "ui/actions/FileActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class FileTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::FileActions)
};

} // namespace

FileActions::FileActions(ActionRegistry& registry) {
  const QString group = FileTexts::tr("File");
  open = registry.add(group, {.name = QStringLiteral("file.open"),
                              .text = FileTexts::tr("&Open…"),
                              .statusTip = FileTexts::tr("Open a map, a model or another file"),
                              .icon = QStringLiteral("open")});
  openFolder = registry.add(group, {.name = QStringLiteral("file.openFolder"),
                                    .text = FileTexts::tr("Open &Folder…"),
                                    .statusTip = FileTexts::tr("List all files in a folder that can be opened"),
                                    .icon = QStringLiteral("folder")});
  openAs = registry.add(group, {.name = QStringLiteral("file.openAs"),
                                .text = FileTexts::tr("Open As File T&ype…"),
                                .statusTip = FileTexts::tr("Open a file in a chosen format, or as bytes only"),
                                .icon = QStringLiteral("open")});
  openAgainAs =
      registry.add(group, {.name = QStringLiteral("file.openAgainAs"),
                           .text = FileTexts::tr("Open A&gain As…"),
                           .statusTip = FileTexts::tr("Open the current file in another format, or as bytes only"),
                           .icon = QStringLiteral("reload")});
  readingOptions =
      registry.add(group, {.name = QStringLiteral("file.readingOptions"),
                           .text = FileTexts::tr("Reading Options…"),
                           .statusTip = FileTexts::tr("Choose how the current file is read, and read it again"),
                           .icon = QStringLiteral("reload")});
  reload = registry.add(group, {.name = QStringLiteral("file.reload"),
                                .text = FileTexts::tr("R&eload"),
                                .statusTip = FileTexts::tr("Read the file again and keep the view"),
                                .icon = QStringLiteral("reload")});
  compareWith = registry.add(
      group, {.name = QStringLiteral("file.compareWith"),
              .text = FileTexts::tr("Compare Wit&h…"),
              .statusTip = FileTexts::tr("Show the differences between this file and another of its format")});
  compareReloaded =
      registry.add(group, {.name = QStringLiteral("file.compareReloaded"),
                           .text = FileTexts::tr("Compare With Version Before Reload"),
                           .statusTip = FileTexts::tr("Show the differences to the previous version of the file")});
  compareReloaded->setEnabled(false);
  saveScreenshot = registry.add(group, {.name = QStringLiteral("file.saveScreenshot"),
                                        .text = FileTexts::tr("Save &Screenshot"),
                                        .statusTip = FileTexts::tr("Save the 3D view as a PNG file"),
                                        .icon = QStringLiteral("screenshot")});
  savePictureAs = registry.add(
      group,
      {.name = QStringLiteral("file.savePictureAs"),
       .text = FileTexts::tr("Save Image &As…"),
       .statusTip = FileTexts::tr("Save an image of another size, with smooth edges or a transparent background"),
       .icon = QStringLiteral("picture")});
  saveFilm =
      registry.add(group, {.name = QStringLiteral("file.saveFilm"),
                           .text = FileTexts::tr("Save V&ideo…"),
                           .statusTip = FileTexts::tr(
                               "Save a turntable, a flight through the bookmarks or an animation as images or a video"),
                           .icon = QStringLiteral("picture")});
  copyPicture = registry.add(group, {.name = QStringLiteral("file.copyPicture"),
                                     .text = FileTexts::tr("&Copy Image"),
                                     .statusTip = FileTexts::tr("Copy the 3D view to the clipboard"),
                                     .icon = QStringLiteral("copy")});
  exportModel = registry.add(group, {.name = QStringLiteral("file.export"),
                                     .text = FileTexts::tr("E&xport…"),
                                     .statusTip = FileTexts::tr("Write geometry and textures for other programs: "
                                                                "glTF, FBX, COLLADA, OBJ, PLY or STL"),
                                     .icon = QStringLiteral("export")});
  saveTextures = registry.add(group, {.name = QStringLiteral("file.saveTextures"),
                                      .text = FileTexts::tr("Sa&ve Textures…"),
                                      .statusTip = FileTexts::tr("Save all textures of the scene as images"),
                                      .icon = QStringLiteral("export")});
  unpack = registry.add(group, {.name = QStringLiteral("file.unpack"),
                                .text = FileTexts::tr("Unpac&k Files…"),
                                .statusTip = FileTexts::tr("Save the files inside the archive or map"),
                                .icon = QStringLiteral("export")});
  quit = registry.add(group, {.name = QStringLiteral("file.quit"),
                              .text = FileTexts::tr("&Quit"),
                              .statusTip = FileTexts::tr("Close this window"),
                              .icon = QStringLiteral("quit")});
  enable(false, false, false);
  enableReadingOptions(false);
}

void FileActions::fill(QMenu& menu, QMenu& recent, QMenu& content, QMenu& data) const {
  menu.addAction(open);
  menu.addAction(openFolder);
  menu.addMenu(&recent);
  menu.addAction(openAs);
  menu.addAction(openAgainAs);
  menu.addAction(readingOptions);
  menu.addAction(reload);
  menu.addAction(compareWith);
  menu.addAction(compareReloaded);
  menu.addMenu(&content);
  menu.addSeparator();
  menu.addAction(saveScreenshot);
  menu.addAction(savePictureAs);
  menu.addAction(saveFilm);
  menu.addAction(copyPicture);
  menu.addAction(exportModel);
  menu.addAction(saveTextures);
  menu.addAction(unpack);
  menu.addMenu(&data);
  menu.addSeparator();
  menu.addAction(quit);
}

void FileActions::enable(bool document, bool picture, bool files) const {
  openAgainAs->setEnabled(document);
  reload->setEnabled(document);
  compareWith->setEnabled(document);
  saveScreenshot->setEnabled(picture);
  savePictureAs->setEnabled(picture);
  saveFilm->setEnabled(picture);
  copyPicture->setEnabled(picture);
  exportModel->setEnabled(picture);
  saveTextures->setEnabled(picture);
  unpack->setEnabled(files);
}

void FileActions::enableReadingOptions(bool some) const {
  readingOptions->setEnabled(some);
}

} // namespace vitrine::ui
