#pragma once

#include "tests/ui/x11/XConnection.h"

#include <QPoint>

#include <set>

namespace vitrine::tests {

/// The pointer of the X server, moved and pressed as by a mouse (XTEST): what windows get of it comes from the server.
class Pointer {
public:
  enum class Button : quint8 { Left = XCB_BUTTON_INDEX_1, Right = XCB_BUTTON_INDEX_3 };

  Pointer();
  /// Lets go of all buttons and leaves the pointer where it was at first: other tests have windows below it.
  ~Pointer();

  /// False: the server has no XTEST, or there is no X server.
  bool works() const { return m_works; }
  /// Pixel of the screen that it is at.
  QPoint place() const { return m_place; }
  /// To a pixel of the screen, in steps as a hand makes them.
  void moveTo(QPoint place);
  void press(Button button = Button::Left);
  void release(Button button = Button::Left);
  void click(QPoint place, Button button = Button::Left);

private:
  void fake(quint8 type, quint8 detail, QPoint place = {});

  XConnection m_connection;
  bool m_works = false;
  std::set<Button> m_pressed;
  QPoint m_place;
  QPoint m_atFirst;
};

} // namespace vitrine::tests
