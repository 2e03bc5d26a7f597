#pragma once

#include <QSettings>
#include <QStringList>

namespace vitrine::ui {

/// The browser as the user wants it, between runs.
class BrowserSettings {
public:
  /// Length of a tile's picture, pixels.
  static constexpr int kSmallestTile = 64;
  static constexpr int kLargestTile = 256;

  /// `store` must outlive this object.
  explicit BrowserSettings(QSettings& store) : m_store(store) {}

  /// Tiles instead of a list; `place`: "dock", "page".
  bool gridShown(const QString& place) const;
  void setGridShown(const QString& place, bool shown);
  int tileSize() const;
  void setTileSize(int pixels);
  /// Columns of the list that the user does not want, by their numbers.
  QList<int> hiddenColumns(const QString& place) const;
  void setHiddenColumns(const QString& place, const QList<int>& columns);
  /// Words are looked for in what is in the files, too.
  bool searchesInside() const;
  void setSearchesInside(bool inside);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
