#include "tests/ui/wayland/WaylandDesktop.h"

#include "tests/support/Waiting.h"
#include "tests/ui/x11/Keyboard.h"

#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QStandardPaths>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QPoint kOutside(1400, 900); ///< a pixel of the X server's screen beside the desktop
const QString kSocket = QStringLiteral("vitrine-test");

/// The window of the X server that is as large as the desktop; XCB_WINDOW_NONE: there is none yet, or it is not shown.
xcb_window_t windowIn(xcb_connection_t* connection) {
  const XReply<xcb_query_tree_reply_t> tree(
      xcb_query_tree_reply(connection, xcb_query_tree(connection, rootOf(connection)), nullptr));
  const int count = tree ? xcb_query_tree_children_length(tree.get()) : 0;
  for (int i = 0; i < count; ++i) {
    const xcb_window_t window = xcb_query_tree_children(tree.get())[i];
    const XReply<xcb_get_geometry_reply_t> place(
        xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nullptr));
    const XReply<xcb_get_window_attributes_reply_t> looks(
        xcb_get_window_attributes_reply(connection, xcb_get_window_attributes(connection, window), nullptr));
    if (place && looks && looks->map_state == XCB_MAP_STATE_VIEWABLE &&
        QSize(place->width, place->height) == WaylandDesktop::size()) {
      return window;
    }
  }
  return XCB_WINDOW_NONE;
}

} // namespace

bool WaylandDesktop::isInstalled() {
  const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
  return !QStandardPaths::findExecutable(QStringLiteral("weston")).isEmpty() &&
         !plugins.entryList({QStringLiteral("libqwayland*")}).isEmpty();
}

WaylandDesktop::WaylandDesktop() {
  const QString settings =
      m_runtime.write(QStringLiteral("weston.ini"), "[shell]\npanel-position=none\nbackground-color=0xff203040\n");
  m_pointer.moveTo(kOutside);
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_runtime.path());
  m_process.setProcessEnvironment(environment);
  m_process.setProcessChannelMode(QProcess::MergedChannels);
  m_process.start(QStringLiteral("weston"),
                  {QStringLiteral("--backend=x11-backend.so"), QStringLiteral("--config=%1").arg(settings),
                   QStringLiteral("--idle-time=0"), QStringLiteral("--socket=%1").arg(kSocket),
                   QStringLiteral("--width=%1").arg(size().width()),
                   QStringLiteral("--height=%1").arg(size().height())});
  const auto takesPrograms = [this] { return QFileInfo::exists(m_runtime.path(kSocket)); };
  EXPECT_TRUE(QTest::qWaitFor([&] { return takesPrograms() || m_process.state() == QProcess::NotRunning; }, kWaitMs));
  EXPECT_TRUE(takesPrograms()) << m_process.readAll().toStdString();
}

void WaylandDesktop::enter() {
  const XConnection connection = connectToX();
  const auto hasWindow = [&] { return windowIn(connection.get()) != XCB_WINDOW_NONE; };
  EXPECT_TRUE(QTest::qWaitFor(hasWindow, kWaitMs));
  xcb_set_input_focus(connection.get(), XCB_INPUT_FOCUS_POINTER_ROOT, windowIn(connection.get()), XCB_CURRENT_TIME);
  awaitServer(connection.get());
  m_pointer.moveTo(QRect(QPoint(), size()).center());
}

void WaylandDesktop::maximise() {
  constexpr std::uint32_t kSuper = 0xffeb;
  constexpr std::uint32_t kShift = 0xffe1;
  EXPECT_TRUE(Keyboard().press({kSuper, kShift, 'm'}));
}

WaylandDesktop::~WaylandDesktop() {
  m_process.terminate();
  m_process.waitForFinished(kWaitMs);
  // The server takes a moment to remove the window, which the next desktop would take for its own.
  const XConnection connection = connectToX();
  EXPECT_TRUE(QTest::qWaitFor([&] { return windowIn(connection.get()) == XCB_WINDOW_NONE; }, kWaitMs));
}

QProcessEnvironment WaylandDesktop::environment(QProcessEnvironment environment) const {
  environment.remove(QStringLiteral("DISPLAY"));
  environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_runtime.path());
  environment.insert(QStringLiteral("WAYLAND_DISPLAY"), kSocket);
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("wayland"));
  return environment;
}

} // namespace vitrine::tests
