#include "tests/ui/drop/WindowManager.h"

#include "tests/support/Waiting.h"

#include <QStandardPaths>

#include <xcb/xcb.h>

#include <cstring>
#include <memory>

namespace vitrine::tests {

bool WindowManager::isThere() {
  const std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> connection(xcb_connect(nullptr, nullptr),
                                                                                &xcb_disconnect);
  if (xcb_connection_has_error(connection.get()) != 0) {
    return false;
  }
  // A window manager owns this selection of the first screen (ICCCM, 4.3).
  constexpr const char* kSelection = "WM_S0";
  const std::unique_ptr<xcb_intern_atom_reply_t, decltype(&std::free)> atom(
      xcb_intern_atom_reply(
          connection.get(),
          xcb_intern_atom(connection.get(), 0, static_cast<quint16>(std::strlen(kSelection)), kSelection), nullptr),
      &std::free);
  const std::unique_ptr<xcb_get_selection_owner_reply_t, decltype(&std::free)> owner(
      atom ? xcb_get_selection_owner_reply(connection.get(), xcb_get_selection_owner(connection.get(), atom->atom),
                                           nullptr)
           : nullptr,
      &std::free);
  return owner && owner->owner != XCB_WINDOW_NONE;
}

WindowManager::WindowManager() {
  const QString program = QStandardPaths::findExecutable(QStringLiteral("openbox"));
  if (isThere() || program.isEmpty()) {
    return;
  }
  m_process.start(program, {QStringLiteral("--sm-disable")});
  EXPECT_TRUE(QTest::qWaitFor([this] { return isThere() || m_process.state() == QProcess::NotRunning; }, kWaitMs));
}

WindowManager::~WindowManager() {
  if (m_process.state() != QProcess::NotRunning) {
    m_process.terminate();
    m_process.waitForFinished();
  }
}

} // namespace vitrine::tests
