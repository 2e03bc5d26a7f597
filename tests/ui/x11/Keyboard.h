#pragma once

#include "tests/ui/x11/XConnection.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::tests {

/// Keyboard of the X server (XTEST): keys reach whatever window has the keyboard.
class Keyboard {
public:
  Keyboard();

  /// A key, and whether it needs Shift.
  struct Stroke {
    xcb_keycode_t code = XCB_NO_SYMBOL;
    bool shifted = false;
  };

  /// The key that types a symbol on the present layout; nullopt: none does without a third modifier.
  std::optional<Stroke> strokeOf(std::uint32_t symbol) const;
  /// The same as press() for keys by their codes.
  void pressCodes(const std::vector<xcb_keycode_t>& codes);

  /// Presses keys one after the other and releases them in the opposite order. `symbols` are of X11/keysymdef.h.
  /// Returns false if the keyboard lacks one of them.
  bool press(const std::vector<std::uint32_t>& symbols) { return hold(symbols) && letGo(); }
  /// The same without the release: the keys are down, and repeat, until letGo().
  bool hold(const std::vector<std::uint32_t>& symbols);
  bool letGo();

private:
  void fake(std::uint8_t type, xcb_keycode_t code);
  void holdCodes(const std::vector<xcb_keycode_t>& codes);

  XConnection m_connection;
  std::vector<xcb_keycode_t> m_held;
};

} // namespace vitrine::tests
