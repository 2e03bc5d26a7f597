#pragma once

#include "ui/navigation/ByteBookmarkModel.h"

#include <QWidget>

class QAction;
class QTreeView;

namespace vitrine::ui {

/// The list of the byte bookmarks: gone to, renamed, removed by mouse or keys.
class ByteBookmarkPanel : public QWidget {
  Q_OBJECT

public:
  /// `model` must outlive this widget.
  explicit ByteBookmarkPanel(ByteBookmarkModel& model, QWidget* parent = nullptr);

  /// Lets the user name the bookmark of a row.
  void rename(int row);

Q_SIGNALS:
  void addWanted();
  void chosen(const vitrine::ByteRange& bytes);
  /// The user has finished or given up the naming that rename() began.
  void named();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeActions();
  QAction* addAction(const char* name, const QString& text, const QString& tip, const QKeySequence& key);
  void enable();
  int currentRow() const;
  void go();

  ByteBookmarkModel& m_model;
  QTreeView* m_list;
  QAction* m_go = nullptr;
  QAction* m_add = nullptr;
  QAction* m_rename = nullptr;
  QAction* m_remove = nullptr;
  bool m_isNaming = false; ///< by rename()
};

} // namespace vitrine::ui
