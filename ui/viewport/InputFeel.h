#pragma once

#include <QString>
#include <Qt>

namespace vitrine::ui {

/// What dragging the mouse does. A band is drawn around what is to be selected.
enum class DragMeaning { Look, Pan, Zoom, Band };

/// Whose mouse buttons: Vitrine's own, or those of another program, which the own ones stand in for where it has none.
enum class DragScheme { Vitrine, Blender, Maya };

/// What two fingers on a touchpad do: the same as a wheel, or look around (turn).
enum class TouchpadScroll { Wheel, Look };

/// The hand that flies: the left on W A S D E Q, or the right on I J K L O U.
enum class FlyHand { Left, Right };

/// How mouse and keys feel in the picture.
struct InputFeel {
  double lookSpeed = 1; ///< factor on how far a drag turns
  bool invertY = false;
  bool invertWheel = false;
  TouchpadScroll touchpad = TouchpadScroll::Wheel;
  DragScheme drags = DragScheme::Vitrine;
  FlyHand flyHand = FlyHand::Left;

  static constexpr double kSlowest = 0.1;
  static constexpr double kFastest = 5;

  bool operator==(const InputFeel&) const = default;
};

DragMeaning dragMeaning(DragScheme scheme, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);

} // namespace vitrine::ui
