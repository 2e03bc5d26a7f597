#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace vitrine::ui {

/// Hides a tool tip when the widget that it describes is hidden or disabled, and when the rows of its list change or
/// are scrolled. Qt hides it only when the mouse moves.
class TipGuard : public QObject {
  Q_OBJECT

public:
  /// Guards all tool tips of the program from the first call on.
  static void install();

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  explicit TipGuard(QObject* parent);
  void follow(QWidget& described);

  QPointer<QWidget> m_described;    ///< widget of the last tool tip
  QObject* m_connections = nullptr; ///< context of the connections to its list
};

} // namespace vitrine::ui
