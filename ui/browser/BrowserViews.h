#pragma once

#include "ui/browser/FileList.h"

#include <QStackedWidget>

class QAbstractItemView;
class QListView;
class QTreeView;

namespace vitrine::ui {

class HoverPreview;
class ListedThumbnails;
class NameDelegate;
class Thumbnails;
class TileDelegate;

/// The files of a FileList as a list with columns, or as tiles with their pictures. Both show the same selection.
class BrowserViews : public QStackedWidget {
  Q_OBJECT

public:
  /// `files` must outlive this widget.
  explicit BrowserViews(FileList& files, QWidget* parent = nullptr);

  QTreeView& list() { return *m_list; }
  QListView& grid() { return *m_grid; }
  void showGrid(bool shown);
  bool gridShown() const;
  void setTileSize(int pixels);
  int tileSize() const;
  /// Once; `thumbnails` must outlive this widget's events.
  void setThumbnails(Thumbnails& thumbnails);
  bool hasThumbnails() const { return m_inList != nullptr; }
  /// Small pictures beside the names of the list; tiles always have theirs.
  void showThumbnailsInList(bool shown);
  /// Large pictures of what is under the mouse. Once, after setThumbnails; `large` must outlive this widget's events.
  void setPreviews(Thumbnails& large);
  void showPreviews(bool shown);
  /// Columns that are not shown; that of titles comes and goes by itself beside.
  void setHiddenColumns(const QList<int>& columns);

  /// For actions that work in either view.
  void addActionToViews(QAction* action);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  void hiddenColumnsChanged(const QList<int>& columns);

private:
  void prepareList();
  void prepareGrid();
  void prepareHeader();
  void connectView(QAbstractItemView& view);
  void showColumns();
  void showHeaderMenu(QPoint position);
  void scrollTo(const QModelIndex& index);
  /// As many tiles beside each other as there is room for, and nothing left over.
  void fitTiles();

  FileList& m_files;
  QTreeView* m_list;
  QListView* m_grid;
  NameDelegate* m_names;
  TileDelegate* m_tiles;
  ListedThumbnails* m_inList = nullptr; ///< null: there are none
  ListedThumbnails* m_inGrid = nullptr;
  QList<HoverPreview*> m_previews;
  QList<int> m_hidden;
};

} // namespace vitrine::ui
