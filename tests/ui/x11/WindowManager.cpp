#include "tests/ui/x11/WindowManager.h"

#include "tests/support/Waiting.h"
#include "tests/ui/x11/XConnection.h"

#include <QStandardPaths>

#include <gtest/gtest.h>

namespace vitrine::tests {

bool WindowManager::isThere() {
  const XConnection connection = connectToX();
  if (xcb_connection_has_error(connection.get()) != 0) {
    return false;
  }
  // A window manager owns this selection of the first screen (ICCCM, 4.3).
  const xcb_atom_t selection = atomOf(connection.get(), "WM_S0");
  const XReply<xcb_get_selection_owner_reply_t> owner(
      xcb_get_selection_owner_reply(connection.get(), xcb_get_selection_owner(connection.get(), selection), nullptr));
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
