#include "ui/settings/BrowserSettings.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

const QString kGridShown = QStringLiteral("browser/%1/grid");
const QString kHiddenColumns = QStringLiteral("browser/%1/hiddenColumns");
const QString kTileSize = QStringLiteral("browser/tileSize");
const QString kSearchesInside = QStringLiteral("browser/searchInside");

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

} // namespace vitrine::ui
