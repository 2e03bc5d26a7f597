#include "tests/ui/x11/XConnection.h"

#include <cstdint>
#include <cstring>

namespace vitrine::tests {

xcb_atom_t atomOf(xcb_connection_t* connection, const char* name) {
  const XReply<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(
      connection, xcb_intern_atom(connection, 0, static_cast<std::uint16_t>(std::strlen(name)), name), nullptr));
  return reply ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

} // namespace vitrine::tests
