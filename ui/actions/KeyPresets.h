#pragma once

#include "ui/settings/InputSettings.h"

#include <vector>

namespace vitrine::ui {

/// Keys and mouse as people know them from elsewhere, where they differ from Vitrine's own.
struct KeyPreset {
  QString id;
  ShortcutKeys changes;
  DragScheme drags = DragScheme::Vitrine;
  FlyHand flyHand = FlyHand::Left;
};

/// Vitrine's own first.
const std::vector<KeyPreset>& keyPresets();

} // namespace vitrine::ui
