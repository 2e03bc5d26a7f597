#include "tests/ui/x11/Pointer.h"

#include <xcb/xtest.h>

namespace vitrine::tests {

Pointer::Pointer() : m_connection(connectToX()) {
  xcb_connection_t* connection = m_connection.get();
  if (xcb_connection_has_error(connection) == 0) {
    const xcb_query_extension_reply_t* extension = xcb_get_extension_data(connection, &xcb_test_id);
    m_works = extension && extension->present;
    const XReply<xcb_query_pointer_reply_t> now(
        xcb_query_pointer_reply(connection, xcb_query_pointer(connection, rootOf(connection)), nullptr));
    m_atFirst = m_place = now ? QPoint(now->root_x, now->root_y) : QPoint();
  }
}

Pointer::~Pointer() {
  while (!m_pressed.empty()) {
    release(*m_pressed.begin());
  }
  if (m_works) {
    moveTo(m_atFirst);
  }
}

void Pointer::fake(quint8 type, quint8 detail, QPoint place) {
  xcb_connection_t* connection = m_connection.get();
  // Motion is to a place of the screen that the root window is of; buttons are pressed where the pointer is.
  xcb_test_fake_input(connection, type, detail, XCB_CURRENT_TIME, rootOf(connection), static_cast<qint16>(place.x()),
                      static_cast<qint16>(place.y()), 0);
  awaitServer(connection);
}

void Pointer::moveTo(QPoint place) {
  constexpr int kSteps = 8;
  const QPoint from = m_place;
  for (int step = 1; step <= kSteps; ++step) {
    fake(XCB_MOTION_NOTIFY, 0, from + (place - from) * step / kSteps);
  }
  m_place = place;
}

void Pointer::press(Button button) {
  fake(XCB_BUTTON_PRESS, static_cast<quint8>(button));
  m_pressed.insert(button);
}

void Pointer::release(Button button) {
  fake(XCB_BUTTON_RELEASE, static_cast<quint8>(button));
  m_pressed.erase(button);
}

void Pointer::click(QPoint place, Button button) {
  moveTo(place);
  press(button);
  release(button);
}

} // namespace vitrine::tests
