#pragma once

#include "ui/viewport/ViewportInput.h"

#include <map>

namespace vitrine::ui {

/// Input of one picture whose parts lie in several windows and widgets: events of all of them reach one ViewportInput,
/// at their place in the whole picture.
class SharedInput : public QObject {
  Q_OBJECT

public:
  /// `camera` must outlive this object.
  explicit SharedInput(CameraController& camera, QObject* parent = nullptr);

  /// Looks at the events of a window or a widget from now on.
  void watch(QObject* part);
  /// Place of a part's top left in the whole picture.
  void setPlace(QObject* part, QPointF place) { m_places[part] = place; }
  ViewportInput& input() { return m_input; }
  /// The part that was pressed, turned the wheel in or left by Tab last; null: none.
  QObject* lastPart() const { return m_last; }

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// Tab was pressed in a window, which has no way to the next widget of its own.
  void tabbed(bool forward);

private:
  bool handOn(QEvent& event);
  bool handOnMouse(QMouseEvent& event, QPointF place);
  bool handOnWheel(QWheelEvent& event, QPointF place);

  QWindow m_whole; ///< stands for the whole picture; never shown
  ViewportInput m_input;
  std::map<QObject*, QPointF> m_places;
  QObject* m_last = nullptr;
};

} // namespace vitrine::ui
