#include "ui/viewport/InputFeel.h"

#include <array>

namespace vitrine::ui {
namespace {

struct DragRule {
  DragScheme scheme;
  Qt::MouseButton button;
  Qt::KeyboardModifiers modifiers;
  DragMeaning meaning;
};

const std::array kDragRules{
    DragRule{DragScheme::Blender, Qt::MiddleButton, Qt::NoModifier, DragMeaning::Look},
    DragRule{DragScheme::Blender, Qt::MiddleButton, Qt::ShiftModifier, DragMeaning::Pan},
    DragRule{DragScheme::Blender, Qt::MiddleButton, Qt::ControlModifier, DragMeaning::Zoom},
    DragRule{DragScheme::Maya, Qt::LeftButton, Qt::AltModifier, DragMeaning::Look},
    DragRule{DragScheme::Maya, Qt::MiddleButton, Qt::AltModifier, DragMeaning::Pan},
    DragRule{DragScheme::Maya, Qt::RightButton, Qt::AltModifier, DragMeaning::Zoom},
};

} // namespace

DragMeaning dragMeaning(DragScheme scheme, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
  for (const DragRule& rule : kDragRules) {
    if (rule.scheme == scheme && rule.button == button && rule.modifiers == modifiers) {
      return rule.meaning;
    }
  }
  if (button == Qt::LeftButton && modifiers.testFlag(Qt::ShiftModifier)) {
    return DragMeaning::Band;
  }
  return button == Qt::MiddleButton ? DragMeaning::Pan : DragMeaning::Look;
}

} // namespace vitrine::ui
