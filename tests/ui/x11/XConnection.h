#pragma once

#include <xcb/xcb.h>

#include <cstdlib>
#include <memory>

namespace vitrine::tests {

struct FreeReply {
  void operator()(void* reply) const { std::free(reply); }
};
/// Reply of the X server, which its receiver owns. Null if the request failed.
template <class Reply>
using XReply = std::unique_ptr<Reply, FreeReply>;

struct Disconnect {
  void operator()(xcb_connection_t* connection) const { xcb_disconnect(connection); }
};
using XConnection = std::unique_ptr<xcb_connection_t, Disconnect>;

/// Connection to the display of the environment, beside the one of Qt.
inline XConnection connectToX() {
  return XConnection(xcb_connect(nullptr, nullptr));
}

inline xcb_window_t rootOf(xcb_connection_t* connection) {
  return xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
}

/// Waits until the server has carried out all requests so far.
inline void awaitServer(xcb_connection_t* connection) {
  const XReply<xcb_get_input_focus_reply_t> reply(
      xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

xcb_atom_t atomOf(xcb_connection_t* connection, const char* name);

} // namespace vitrine::tests
