#include "tests/ui/x11/Keyboard.h"

#include <xcb/xtest.h>

#include <algorithm>
#include <utility>

namespace vitrine::tests {

Keyboard::Keyboard() : m_connection(connectToX()) {}

xcb_keycode_t Keyboard::codeOf(std::uint32_t symbol) const {
  const xcb_setup_t* setup = xcb_get_setup(m_connection.get());
  const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
  const XReply<xcb_get_keyboard_mapping_reply_t> mapping(xcb_get_keyboard_mapping_reply(
      m_connection.get(), xcb_get_keyboard_mapping(m_connection.get(), setup->min_keycode, count), nullptr));
  if (!mapping) {
    return XCB_NO_SYMBOL;
  }
  const xcb_keysym_t* symbols = xcb_get_keyboard_mapping_keysyms(mapping.get());
  for (int key = 0; key < count; ++key) {
    // The first symbol of a key is the one without modifiers.
    if (symbols[key * mapping->keysyms_per_keycode] == symbol) {
      return static_cast<xcb_keycode_t>(setup->min_keycode + key);
    }
  }
  return XCB_NO_SYMBOL;
}

void Keyboard::fake(std::uint8_t type, xcb_keycode_t code) {
  xcb_test_fake_input(m_connection.get(), type, code, XCB_CURRENT_TIME, rootOf(m_connection.get()), 0, 0, 0);
}

bool Keyboard::hold(const std::vector<std::uint32_t>& symbols) {
  std::vector<xcb_keycode_t> codes;
  std::ranges::transform(symbols, std::back_inserter(codes), [this](std::uint32_t symbol) { return codeOf(symbol); });
  if (std::ranges::find(codes, XCB_NO_SYMBOL) != codes.end()) {
    return false;
  }
  for (const xcb_keycode_t code : codes) {
    fake(XCB_KEY_PRESS, code);
  }
  m_held = codes;
  awaitServer(m_connection.get());
  return true;
}

bool Keyboard::letGo() {
  std::ranges::reverse(m_held);
  for (const xcb_keycode_t code : std::exchange(m_held, {})) {
    fake(XCB_KEY_RELEASE, code);
  }
  awaitServer(m_connection.get());
  return true;
}

} // namespace vitrine::tests
