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

QString dragSchemeId(DragScheme scheme) {
  switch (scheme) {
  case DragScheme::Blender:
    return QStringLiteral("blender");
  case DragScheme::Maya:
    return QStringLiteral("maya");
  case DragScheme::Vitrine:
    break;
  }
  return QStringLiteral("vitrine");
}

DragScheme dragSchemeById(const QString& id) {
  for (const DragScheme scheme : {DragScheme::Blender, DragScheme::Maya}) {
    if (dragSchemeId(scheme) == id) {
      return scheme;
    }
  }
  return DragScheme::Vitrine;
}

QString touchpadScrollId(TouchpadScroll scroll) {
  return scroll == TouchpadScroll::Look ? QStringLiteral("look") : QStringLiteral("wheel");
}

TouchpadScroll touchpadScrollById(const QString& id) {
  return id == touchpadScrollId(TouchpadScroll::Look) ? TouchpadScroll::Look : TouchpadScroll::Wheel;
}

QString flyHandId(FlyHand hand) {
  return hand == FlyHand::Right ? QStringLiteral("right") : QStringLiteral("left");
}

FlyHand flyHandById(const QString& id) {
  return id == flyHandId(FlyHand::Right) ? FlyHand::Right : FlyHand::Left;
}

} // namespace vitrine::ui
