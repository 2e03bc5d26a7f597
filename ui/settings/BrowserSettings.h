#pragma once

#include "ui/settings/Settings.h"

namespace vitrine::ui::setting {

inline const Setting<bool> kGridInDock{{.key = "browser/dock/grid", .meaning = "The panel shows tiles."}};
inline const Setting<bool> kGridOnPage{
    {.key = "browser/page/grid", .defaultValue = true, .meaning = "The page shows tiles."}};
/// `%1` is "dock" or "page".
inline const Setting<QStringList> kHiddenColumns{
    {.key = "browser/%1/hiddenColumns",
     .meaning = "Numbers of the hidden columns of the list, in the panel (`dock`) or on the page (`page`)."}};
inline const Setting<bool> kFavouritesShown{
    {.key = "browser/%1/favourites",
     .meaning = "The favourites are shown beside the files, in the panel (`dock`) or on the page (`page`)."}};
inline const Setting<int> kTileSize{{.key = "browser/tileSize",
                                     .defaultValue = 128,
                                     .meaning = "Size of the pictures of tiles, in pixels.",
                                     .range = {.least = 64, .most = 256}}};
inline const Setting<bool> kSearchInside{
    {.key = "browser/searchInside", .meaning = "The filter searches the content of files too."}};
inline const Setting<bool> kKeepCamera{
    {.key = "browser/keepCamera", .meaning = "The camera keeps its position from one file to the next."}};
inline const Setting<bool> kPreviews{
    {.key = "browser/previews", .defaultValue = true, .meaning = "The file under the mouse has a large picture."}};
inline const Setting<QStringList> kFavourites{
    {.key = "browser/favourites", .meaning = "Paths of the favourites, in the order of the user."}};
inline const Setting<QString> kBatchFolder{
    {.key = "browser/batchFolder", .meaning = "Last folder that exports and pictures of many files were written to."}};

} // namespace vitrine::ui::setting

namespace vitrine::ui {

/// Setting that decides if the browser at `place`, "dock" or "page", shows tiles.
inline const Setting<bool>& gridSetting(const QString& place) {
  return place == QLatin1StringView("page") ? setting::kGridOnPage : setting::kGridInDock;
}
QList<int> hiddenColumns(const Settings& settings, const QString& place);
void setHiddenColumns(Settings& settings, const QString& place, const QList<int>& columns);

} // namespace vitrine::ui
