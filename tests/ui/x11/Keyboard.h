#pragma once

#include "tests/ui/x11/XConnection.h"

#include <cstdint>
#include <vector>

namespace vitrine::tests {

/// Keyboard of the X server (XTEST): keys reach whatever window has the keyboard.
class Keyboard {
public:
  Keyboard();

  /// Presses keys one after the other and releases them in the opposite order. `symbols` are of X11/keysymdef.h.
  /// Returns false if the keyboard lacks one of them.
  bool press(const std::vector<std::uint32_t>& symbols) { return hold(symbols) && letGo(); }
  /// The same without the release: the keys are down, and repeat, until letGo().
  bool hold(const std::vector<std::uint32_t>& symbols);
  bool letGo();

private:
  void fake(std::uint8_t type, xcb_keycode_t code);
  xcb_keycode_t codeOf(std::uint32_t symbol) const;

  XConnection m_connection;
  std::vector<xcb_keycode_t> m_held;
};

} // namespace vitrine::tests
