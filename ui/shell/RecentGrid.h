#pragma once

#include "core/base/Task.h"

#include <QListWidget>

namespace vitrine::ui {

class Thumbnails;

/// The files and folders opened last as tiles with their thumbnails - folders with those of some files in them -, on
/// the welcome page. A click or Enter opens one;
/// those that are no longer there are grey.
class RecentGrid : public QListWidget {
  Q_OBJECT

public:
  explicit RecentGrid(QWidget* parent = nullptr);

  void setPaths(const QStringList& paths);
  /// `thumbnails` must outlive this widget's events. `patterns`: of the names of files that folders are known by.
  void setThumbnails(Thumbnails& thumbnails, const QStringList& patterns);
  /// So many tiles beside each other as there is room for.
  void fitInto(int width);

  QSize sizeHint() const override;
  /// A tile: a narrow window has them one below the other.
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  void chosen(const QString& path);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Kind of a path's thing on disk.
  enum class Kind { File, Folder, Inside, Gone };

  /// A path as the disk has it.
  struct Finding {
    Kind kind = Kind::File;
    QStringList samples; ///< of a folder: files whose pictures stand for it
  };

  static Kind kindOf(const QString& path);
  static Finding lookAt(const QString& path, const QStringList& patterns);
  void lookAtDisk();
  void take(const QString& path, const Finding& finding);
  void ask();
  /// Tells of it unless it is grey; false for those.
  bool choose(const QListWidgetItem& tile);
  /// Width that the view keeps free for a scroll bar, whether there is one or not.
  int scrollBarRoom() const;
  void draw(QListWidgetItem& tile);
  /// As many as have been made of a folder's samples.
  QList<QImage> picturesOf(const QListWidgetItem& folder) const;
  QListWidgetItem* tileOf(const QString& path) const;
  QString pathOf(const QListWidgetItem& tile) const { return tile.data(Qt::UserRole).toString(); }

  QStringList m_patterns;
  Thumbnails* m_thumbnails = nullptr; ///< null: there are none
  int m_columns = 1;
  base::Task m_lookup; ///< examines the files, whose disks may be slow or remote
};

} // namespace vitrine::ui
