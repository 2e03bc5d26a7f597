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
  /// The camera stays where it is from one file to the next.
  bool keepsCamera() const;
  void setKeepsCamera(bool keeps);
  /// Paths of files and folders, in the order of the user.
  QStringList favourites() const;
  void setFavourites(const QStringList& paths);
  bool favouritesShown(const QString& place) const;
  void setFavouritesShown(const QString& place, bool shown);
  /// A large picture of the file under the mouse.
  bool previewsShown() const;
  void setPreviewsShown(bool shown);
  /// Folder that exports and pictures of many files were written to last; the user's home if it is no longer there.
  QString batchFolder() const;
  void setBatchFolder(const QString& folder);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
