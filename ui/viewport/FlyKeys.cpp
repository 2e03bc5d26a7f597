#include "ui/viewport/FlyKeys.h"

#include "ui/widgets/ScanCodes.h"

#include <array>

namespace vitrine::ui {
namespace {

using Key = FlyKeys::Key;

struct KeyBinding {
  quint32 scanCode;
  Qt::Key letter;
  Key key;
};

constexpr std::array kLeftHand{
    KeyBinding{17 + kScanCodeOffset, Qt::Key_W, Key::Forward}, KeyBinding{30 + kScanCodeOffset, Qt::Key_A, Key::Left},
    KeyBinding{31 + kScanCodeOffset, Qt::Key_S, Key::Back},    KeyBinding{32 + kScanCodeOffset, Qt::Key_D, Key::Right},
    KeyBinding{18 + kScanCodeOffset, Qt::Key_E, Key::Up},      KeyBinding{57 + kScanCodeOffset, Qt::Key_Space, Key::Up},
    KeyBinding{16 + kScanCodeOffset, Qt::Key_Q, Key::Down},
};

constexpr std::array kRightHand{
    KeyBinding{23 + kScanCodeOffset, Qt::Key_I, Key::Forward}, KeyBinding{36 + kScanCodeOffset, Qt::Key_J, Key::Left},
    KeyBinding{37 + kScanCodeOffset, Qt::Key_K, Key::Back},    KeyBinding{38 + kScanCodeOffset, Qt::Key_L, Key::Right},
    KeyBinding{24 + kScanCodeOffset, Qt::Key_O, Key::Up},      KeyBinding{57 + kScanCodeOffset, Qt::Key_Space, Key::Up},
    KeyBinding{22 + kScanCodeOffset, Qt::Key_U, Key::Down},
};

constexpr const auto& flyBindings(FlyHand hand) {
  return hand == FlyHand::Right ? kRightHand : kLeftHand;
}

} // namespace

std::optional<Key> FlyKeys::keyOf(const QKeyEvent& event, FlyHand hand) {
  // A scan code of 1 is what Qt 6 hands on for keys that were made up, not typed.
  const bool hasScanCode = event.nativeScanCode() > 1;
  for (const KeyBinding& binding : flyBindings(hand)) {
    if (hasScanCode ? binding.scanCode == event.nativeScanCode() : binding.letter == event.key()) {
      return binding.key;
    }
  }
  return std::nullopt;
}

std::vector<Qt::Key> FlyKeys::lettersOf(FlyHand hand) {
  std::vector<Qt::Key> letters;
  for (const KeyBinding& binding : flyBindings(hand)) {
    letters.push_back(binding.letter);
  }
  return letters;
}

QVector3D FlyKeys::direction() const {
  const auto axis = [this](Key plus, Key minus) {
    return static_cast<float>(m_held.contains(plus)) - static_cast<float>(m_held.contains(minus));
  };
  return {axis(Key::Right, Key::Left), axis(Key::Up, Key::Down), axis(Key::Back, Key::Forward)};
}

float speedFactor(Qt::KeyboardModifiers modifiers) {
  constexpr float kFast = 3.0F;
  constexpr float kSlow = 0.1F;
  return (modifiers.testFlag(Qt::ShiftModifier) ? kFast : 1.0F) *
         (modifiers.testFlag(Qt::ControlModifier) ? kSlow : 1.0F);
}

} // namespace vitrine::ui
