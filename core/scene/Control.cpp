#include "core/scene/Control.h"

namespace vitrine::scene {

QString kindName(ControlKind kind) {
  switch (kind) {
  case ControlKind::Toggle: return QStringLiteral("toggle");
  case ControlKind::Choice: return QStringLiteral("choice");
  case ControlKind::Slider: return QStringLiteral("slider");
  }
  return {};
}

} // namespace vitrine::scene
