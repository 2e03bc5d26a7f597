#pragma once

#include "core/session/Bookmark.h"

#include <QWidget>

class QAction;
class QListWidget;
class QMenu;

namespace vitrine::ui {

/// The bookmarks of the shown file as a list with pictures: gone to, renamed, moved by mouse or keys, deleted. Holds
/// them, and tells when the user has changed them.
class BookmarkPanel : public QWidget {
  Q_OBJECT

public:
  explicit BookmarkPanel(QWidget* parent = nullptr);

  /// Shows other ones; tells nobody.
  void setBookmarks(const Bookmarks& bookmarks);
  Bookmarks bookmarks() const;
  /// Puts one at the end, or at the place of another.
  void put(const Bookmark& bookmark, std::optional<std::size_t> place);
  /// Gives one its picture; tells nobody.
  void setPicture(std::size_t place, const QImage& picture);
  /// Lets the user name the last one.
  void renameLast();
  /// False: there is no picture whose views could be kept.
  void setUsable(bool usable);

Q_SIGNALS:
  void changed();
  void addWanted();
  void chosen(const vitrine::viewing::ViewLink& view);
  void exportWanted();
  void importWanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  void makeActions();
  void wireList();
  QAction* addAction(const QString& name, const QString& text, const QString& tip, const QKeySequence& key);
  void move(int step);
  void removeCurrent();
  void enable();
  void label(int row);
  void labelAll();

  QListWidget* m_list;
  QAction* m_add = nullptr;
  QAction* m_go = nullptr;
  QAction* m_rename = nullptr;
  QAction* m_up = nullptr;
  QAction* m_down = nullptr;
  QAction* m_remove = nullptr;
  QAction* m_export = nullptr;
  QAction* m_import = nullptr;
  bool m_usable = false;
  bool m_setting = false; ///< the list is being changed, not by the user
};

} // namespace vitrine::ui
