#include "ui/settings/BrowserSettings.h"

#include <QDir>

#include <algorithm>

namespace vitrine::ui {
namespace {

const QString kGridShown = QStringLiteral("browser/%1/grid");
const QString kHiddenColumns = QStringLiteral("browser/%1/hiddenColumns");
const QString kTileSize = QStringLiteral("browser/tileSize");
const QString kSearchesInside = QStringLiteral("browser/searchInside");

const QString kKeepsCamera = QStringLiteral("browser/keepCamera");
const QString kFavourites = QStringLiteral("browser/favourites");
const QString kFavouritesShown = QStringLiteral("browser/%1/favourites");
const QString kBatchFolder = QStringLiteral("browser/batchFolder");
const QString kPreviewsShown = QStringLiteral("browser/previews");

constexpr int kFirstTileSize = 128;

} // namespace

bool BrowserSettings::gridShown(const QString& place) const {
  return m_store.value(kGridShown.arg(place), place == QLatin1StringView("page")).toBool();
}

void BrowserSettings::setGridShown(const QString& place, bool shown) {
  m_store.setValue(kGridShown.arg(place), shown);
}

int BrowserSettings::tileSize() const {
  return std::clamp(m_store.value(kTileSize, kFirstTileSize).toInt(), kSmallestTile, kLargestTile);
}

void BrowserSettings::setTileSize(int pixels) {
  m_store.setValue(kTileSize, pixels);
}

QList<int> BrowserSettings::hiddenColumns(const QString& place) const {
  QList<int> columns;
  for (const QString& column : m_store.value(kHiddenColumns.arg(place)).toStringList()) {
    columns << column.toInt();
  }
  return columns;
}

void BrowserSettings::setHiddenColumns(const QString& place, const QList<int>& columns) {
  QStringList texts;
  for (const int column : columns) {
    texts << QString::number(column);
  }
  m_store.setValue(kHiddenColumns.arg(place), texts);
}

bool BrowserSettings::searchesInside() const {
  return m_store.value(kSearchesInside, false).toBool();
}

void BrowserSettings::setSearchesInside(bool inside) {
  m_store.setValue(kSearchesInside, inside);
}

bool BrowserSettings::keepsCamera() const {
  return m_store.value(kKeepsCamera, false).toBool();
}

void BrowserSettings::setKeepsCamera(bool keeps) {
  m_store.setValue(kKeepsCamera, keeps);
}

QStringList BrowserSettings::favourites() const {
  return m_store.value(kFavourites).toStringList();
}

void BrowserSettings::setFavourites(const QStringList& paths) {
  m_store.setValue(kFavourites, paths);
}

bool BrowserSettings::favouritesShown(const QString& place) const {
  return m_store.value(kFavouritesShown.arg(place), false).toBool();
}

void BrowserSettings::setFavouritesShown(const QString& place, bool shown) {
  m_store.setValue(kFavouritesShown.arg(place), shown);
}

bool BrowserSettings::previewsShown() const {
  return m_store.value(kPreviewsShown, true).toBool();
}

void BrowserSettings::setPreviewsShown(bool shown) {
  m_store.setValue(kPreviewsShown, shown);
}

QString BrowserSettings::batchFolder() const {
  const QString folder = m_store.value(kBatchFolder).toString();
  return !folder.isEmpty() && QDir(folder).exists() ? folder : QDir::homePath();
}

void BrowserSettings::setBatchFolder(const QString& folder) {
  m_store.setValue(kBatchFolder, folder);
}

} // namespace vitrine::ui
