#pragma once

#include "ui/settings/Settings.h"

namespace vitrine::ui {
namespace setting {

inline const Setting<QStringList> kRecentFiles{
    {.key = "files/recent", .meaning = "Files and folders that were opened last, newest first.", .longest = 12}};
inline const Setting<QString> kLastFolder{{.key = "files/lastFolder", .meaning = "Folder of the last opened file."}};
inline const Setting<QString> kScreenshotFolder{
    {.key = "files/screenshotFolder",
     .meaning = "Folder for screenshots. The folder for pictures of the desktop if it is not set.",
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "&Screenshots:"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Save Screenshot saves images in this folder.")}}};
inline const Setting<QString> kScreenshotName{
    {.key = "files/screenshotName",
     .defaultValue = QStringLiteral("{file}-{n}"),
     .meaning = "Pattern of the names of screenshots, with {file}, {view}, {date}, {time} and {n}.",
     .row = {
         "vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Screenshot &names:"),
         QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                           "{file}, {view}, {date} and {time} insert these values, {n} the first unused number.")}}};
inline const Setting<bool> kPictureNotes{
    {.key = "files/pictureNotes",
     .defaultValue = true,
     .meaning = "Pictures say which file and view they show.",
     .row = {"vitrine::ui::GeneralPage",
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Save file name and view in i&mages"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                               "Drop such an image on the window to return to its view. The file is searched for next "
                               "to the image and among the recent files.")}}};
inline const Setting<bool> kPictureNotesPath{
    {.key = "files/pictureNotesPath",
     .meaning = "Pictures also say in which folder the file is.",
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Include the &folder path"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                               "Anyone who receives such an image can read the names of your folders.")}}};
inline const Setting<bool> kDesktopFileDialogs{
    {.key = "files/desktopDialogs",
     .meaning = "The desktop's own dialog asks for files to open. It has no preview.",
     .row = {"vitrine::ui::GeneralPage",
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Use the &desktop's file dialog, without a preview")}}};
inline const Setting<QVariantList> kContentPlaces{
    {.key = "files/places",
     .meaning = "Folders and archives that the user mounted, by the folder of the opened file, newest first.",
     .longest = 200}};
inline const Setting<QStringList> kGameFolders{
    {.key = "files/gameFolders",
     .meaning = "Folders and archives of games that are searched first for referenced files."}};

} // namespace setting

/// `folder`, or the user's home if it does not exist.
QString folderOrHome(const QString& folder);
/// Folder for screenshots. It need not exist.
QString screenshotFolder(const Settings& settings);
/// Places besides the usual ones where the files of a folder find what they refer to, as the user said. Places of the
/// folders used last are kept.
QStringList placesFor(const Settings& settings, const QString& folder);
void setPlacesFor(Settings& settings, const QString& folder, const QStringList& places);

} // namespace vitrine::ui
