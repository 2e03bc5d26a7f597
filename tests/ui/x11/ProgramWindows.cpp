#include "tests/ui/x11/ProgramWindows.h"

#include <algorithm>

namespace vitrine::tests {
namespace {

constexpr std::uint32_t kMostItems = 4096;
/// Values of messages of EWMH and ICCCM.
constexpr std::uint32_t kAddState = 1;
constexpr std::uint32_t kFromPager = 2;
constexpr std::uint32_t kIconicState = 3;

} // namespace

ProgramWindows::ProgramWindows(qint64 process)
    : m_process(process), m_connection(connectToX()), m_root(rootOf(m_connection.get())) {}

std::vector<std::uint32_t> ProgramWindows::property(xcb_window_t window, const char* name) const {
  const XReply<xcb_get_property_reply_t> reply(xcb_get_property_reply(
      m_connection.get(),
      xcb_get_property(m_connection.get(), 0, window, atom(name), XCB_GET_PROPERTY_TYPE_ANY, 0, kMostItems), nullptr));
  if (!reply || reply->format != 32) {
    return {};
  }
  const auto* values = static_cast<const std::uint32_t*>(xcb_get_property_value(reply.get()));
  return {values, values + reply->value_len};
}

std::vector<xcb_window_t> ProgramWindows::all() const {
  std::vector<xcb_window_t> windows = property(m_root, "_NET_CLIENT_LIST");
  std::erase_if(windows, [this](xcb_window_t window) {
    const auto process = property(window, "_NET_WM_PID");
    const bool ours = !process.empty() && static_cast<qint64>(process.front()) == m_process;
    return !ours || !property(window, "WM_TRANSIENT_FOR").empty();
  });
  return windows;
}

bool ProgramWindows::hasState(xcb_window_t window, const char* state) const {
  const std::vector<std::uint32_t> states = property(window, "_NET_WM_STATE");
  return std::ranges::find(states, atom(state)) != states.end();
}

std::optional<QRect> ProgramWindows::geometry(xcb_window_t window) const {
  const XReply<xcb_get_geometry_reply_t> size(
      xcb_get_geometry_reply(m_connection.get(), xcb_get_geometry(m_connection.get(), window), nullptr));
  const XReply<xcb_translate_coordinates_reply_t> place(xcb_translate_coordinates_reply(
      m_connection.get(), xcb_translate_coordinates(m_connection.get(), window, m_root, 0, 0), nullptr));
  return size && place ? std::optional(QRect(place->dst_x, place->dst_y, size->width, size->height)) : std::nullopt;
}

QSize ProgramWindows::screenSize() const {
  const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(m_connection.get())).data;
  return {screen->width_in_pixels, screen->height_in_pixels};
}

void ProgramWindows::send(xcb_window_t window, const char* type, std::array<std::uint32_t, 5> data) {
  xcb_client_message_event_t event{};
  event.response_type = XCB_CLIENT_MESSAGE;
  event.format = 32;
  event.window = window;
  event.type = atom(type);
  std::ranges::copy(data, event.data.data32);
  xcb_send_event(m_connection.get(), 0, m_root,
                 XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT,
                 reinterpret_cast<const char*>(&event));
  xcb_flush(m_connection.get());
}

void ProgramWindows::maximise(xcb_window_t window) {
  send(window, "_NET_WM_STATE",
       {kAddState, atom("_NET_WM_STATE_MAXIMIZED_VERT"), atom("_NET_WM_STATE_MAXIMIZED_HORZ"), kFromPager, 0});
}

void ProgramWindows::showFullScreen(xcb_window_t window) {
  send(window, "_NET_WM_STATE", {kAddState, atom("_NET_WM_STATE_FULLSCREEN"), XCB_ATOM_NONE, kFromPager, 0});
}

void ProgramWindows::minimise(xcb_window_t window) {
  send(window, "WM_CHANGE_STATE", {kIconicState, 0, 0, 0, 0});
}

void ProgramWindows::activate(xcb_window_t window) {
  send(window, "_NET_ACTIVE_WINDOW", {kFromPager, XCB_CURRENT_TIME, 0, 0, 0});
}

bool ProgramWindows::hasKeyboard(xcb_window_t window) const {
  const XReply<xcb_get_input_focus_reply_t> reply(
      xcb_get_input_focus_reply(m_connection.get(), xcb_get_input_focus(m_connection.get()), nullptr));
  return reply && reply->focus == window;
}

void ProgramWindows::close(xcb_window_t window) {
  send(window, "_NET_CLOSE_WINDOW", {XCB_CURRENT_TIME, kFromPager, 0, 0, 0});
}

} // namespace vitrine::tests
