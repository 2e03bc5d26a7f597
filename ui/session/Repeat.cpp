#include "ui/session/Repeat.h"

#include <algorithm>

namespace vitrine::ui {

Repeat meantRepeat(const scene::Animation& clip) {
  return clip.pingPong ? Repeat::BackAndForth : clip.loops ? Repeat::Loop : Repeat::Once;
}

QString repeatId(Repeat repeat) {
  switch (repeat) {
  case Repeat::Once:
    return QStringLiteral("once");
  case Repeat::Loop:
    return QStringLiteral("loop");
  case Repeat::BackAndForth:
    return QStringLiteral("back-and-forth");
  }
  return {};
}

std::optional<Repeat> repeatById(const QString& id) {
  const auto found = std::ranges::find(kRepeats, id, repeatId);
  return found == kRepeats.end() ? std::nullopt : std::optional(*found);
}

} // namespace vitrine::ui
