#pragma once

#include "ui/viewport/InputFeel.h"

#include <QKeyEvent>
#include <QVector3D>

#include <optional>
#include <set>
#include <vector>

namespace vitrine::ui {

/// The flying keys that are held. Keys go by their place on the keyboard, not by the letter printed there, so that the
/// hand lies alike on every layout: forward, left, back, right are W A S D of a US keyboard, E or Space is up, Q down.
/// For the right hand they are I J K L, O or Space, and U.
class FlyKeys {
public:
  enum class Key { Forward, Back, Left, Right, Up, Down };

  /// The key of this place; by its letter where the platform tells no scan code.
  static std::optional<Key> keyOf(const QKeyEvent& event, FlyHand hand = FlyHand::Left);
  /// The letters of a hand's keys on a US keyboard; no command can have one of them alone.
  static std::vector<Qt::Key> lettersOf(FlyHand hand);

  void press(Key key) { m_held.insert(key); }
  void release(Key key) { m_held.erase(key); }
  void releaseAll() { m_held.clear(); }
  bool anyHeld() const { return !m_held.empty(); }

  /// x right, y up, z back; keys against each other cancel out.
  QVector3D direction() const;

private:
  std::set<Key> m_held;
};

/// Shift is three times as fast, Ctrl a tenth.
float speedFactor(Qt::KeyboardModifiers modifiers);

} // namespace vitrine::ui
