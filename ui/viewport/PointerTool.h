#pragma once

#include <QPointF>
#include <Qt>

#include <optional>

class QKeyEvent;

namespace vitrine::ui {

/// A tool that has the clicks in the picture as long as it is set (ViewportInput::setTool): nothing is selected then.
/// Dragging and the wheel still move the camera. Positions are pixels of the active picture.
class PointerTool {
public:
  virtual ~PointerTool() = default;

  /// The mouse is over a point of the picture, with no button pressed; nullopt: it has left the picture.
  virtual void point(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers) = 0;
  virtual void click(QPointF position, Qt::KeyboardModifiers modifiers) = 0;
  /// The button goes down for the second click of two. True: that was all, and no click will follow.
  virtual bool doubleClick(QPointF position) = 0;
  /// The right button.
  virtual void openMenu(QPoint globalPosition) = 0;
  /// True: the key is the tool's, and no command's, while the picture has the keyboard.
  virtual bool takesKey(const QKeyEvent& event) const = 0;
  virtual void pressKey(const QKeyEvent& event) = 0;
};

} // namespace vitrine::ui
