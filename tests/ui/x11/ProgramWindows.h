#pragma once

#include "tests/ui/x11/XConnection.h"

#include <QRect>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::tests {

/// Windows of another program, as a task bar sees and commands them (EWMH; a window manager must run).
class ProgramWindows {
public:
  /// `process`: id of the program's process.
  explicit ProgramWindows(qint64 process);

  /// Windows that the window manager lists, minimised ones among them, without dialogs.
  std::vector<xcb_window_t> all() const;
  /// `state`: name of an atom, such as "_NET_WM_STATE_MAXIMIZED_VERT".
  bool hasState(xcb_window_t window, const char* state) const;
  /// Place on the screen without the frame; nothing if the window is gone.
  std::optional<QRect> geometry(xcb_window_t window) const;
  QSize screenSize() const;

  void maximise(xcb_window_t window);
  void showFullScreen(xcb_window_t window);
  void minimise(xcb_window_t window);
  void activate(xcb_window_t window);
  bool hasKeyboard(xcb_window_t window) const;
  void close(xcb_window_t window);

private:
  std::vector<std::uint32_t> property(xcb_window_t window, const char* name) const;
  /// Message about a window to the root window, which the window manager receives.
  void send(xcb_window_t window, const char* type, std::array<std::uint32_t, 5> data);
  xcb_atom_t atom(const char* name) const { return atomOf(m_connection.get(), name); }

  qint64 m_process;
  XConnection m_connection;
  xcb_window_t m_root;
};

} // namespace vitrine::tests
