#pragma once

#include <QTabBar>

namespace vitrine::ui {

class DocumentTabs;

/// The tabs of the documents: to choose, to move and to close, also by the middle button; dragged away from the bar one
/// is torn off. Hidden while there is but one. Says what the user wants, and changes nothing but the order itself.
class DocumentTabBar : public QTabBar {
  Q_OBJECT

public:
  /// `tabs` must outlive this widget's events.
  explicit DocumentTabBar(DocumentTabs& tabs, QWidget* parent = nullptr);

Q_SIGNALS:
  void chosen(int index);
  void closeWanted(int index);
  void closeOthersWanted(int index);
  /// To a window of its own.
  void moveOutWanted(int index);
  /// The shown tab was dragged away from the bar and dropped there.
  void tornOff(QPoint globalPosition);

protected:
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  QSize tabSizeHint(int index) const override;

private:
  void follow();
  void rename();
  void showMenu(int index, QPoint globalPosition);
  /// True if a tab let go of there is no longer at the bar.
  bool isAway(QPoint position) const;

  DocumentTabs& m_tabs;
  bool m_following = false; ///< the bar is being changed, not by the user
  bool m_held = false;      ///< a tab, by the left button
  int m_middle = -1;        ///< tab that the middle button went down on
};

} // namespace vitrine::ui
