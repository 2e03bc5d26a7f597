#include "tests/ui/x11/Keyboard.h"

#include <xcb/xtest.h>

#include <algorithm>
#include <utility>

namespace vitrine::tests {

Keyboard::Keyboard() : m_connection(connectToX()) {}

std::optional<Keyboard::Stroke> Keyboard::strokeOf(std::uint32_t symbol) const {
  const xcb_setup_t* setup = xcb_get_setup(m_connection.get());
  const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
  const XReply<xcb_get_keyboard_mapping_reply_t> mapping(xcb_get_keyboard_mapping_reply(
      m_connection.get(), xcb_get_keyboard_mapping(m_connection.get(), setup->min_keycode, count), nullptr));
  const xcb_keysym_t* symbols = mapping ? xcb_get_keyboard_mapping_keysyms(mapping.get()) : nullptr;
  // The first symbol of a key is the one without modifiers, the second the one with Shift.
  for (const int level : {0, 1}) {
    for (int key = 0; symbols && level < mapping->keysyms_per_keycode && key < count; ++key) {
      if (symbols[key * mapping->keysyms_per_keycode + level] == symbol) {
        return Stroke{static_cast<xcb_keycode_t>(setup->min_keycode + key), level == 1};
      }
    }
  }
  return std::nullopt;
}

void Keyboard::fake(std::uint8_t type, xcb_keycode_t code) {
  xcb_test_fake_input(m_connection.get(), type, code, XCB_CURRENT_TIME, rootOf(m_connection.get()), 0, 0, 0);
}

bool Keyboard::hold(const std::vector<std::uint32_t>& symbols) {
  std::vector<xcb_keycode_t> codes;
  for (const std::uint32_t symbol : symbols) {
    const auto stroke = strokeOf(symbol);
    if (!stroke || stroke->shifted) {
      return false;
    }
    codes.push_back(stroke->code);
  }
  holdCodes(codes);
  return true;
}

void Keyboard::holdCodes(const std::vector<xcb_keycode_t>& codes) {
  for (const xcb_keycode_t code : codes) {
    fake(XCB_KEY_PRESS, code);
  }
  m_held = codes;
  awaitServer(m_connection.get());
}

void Keyboard::pressCodes(const std::vector<xcb_keycode_t>& codes) {
  holdCodes(codes);
  letGo();
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
