#pragma once

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/WindowSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/MessageBar.h"
#include "ui/viewport/Viewport.h"

#include <QDockWidget>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// One window on the display, as a user has it, driven by events. Its first layout is Inspect, and the hints for new
/// users are known.
class MainWindowTest : public testing::Test {
protected:
  MainWindowTest() { makeWindow(); }

  void makeWindow() {
    settings = std::make_unique<ui::Settings>(folder.path(QStringLiteral("settings.ini")));
    settings->set(ui::setting::kScreenshotFolder, folder.path());
    window = std::make_unique<ui::MainWindow>(testOpener(), *settings);
    settings->set(ui::setting::kHintsShown, {QStringLiteral("fly"), QStringLiteral("orbit")});
    window->resize(1200, 800);
    if (settings->value(ui::setting::kDockLayout).isEmpty()) {
      action("view.layout.inspect")->trigger(); // most tests work in panels
    }
    window->show();
    ASSERT_NO_FATAL_FAILURE(activate());
  }
  /// Asks again and again: a window manager that has just started, or is busy, may lose a wish.
  void activate() {
    constexpr int kTries = 10;
    for (int i = 0; i < kTries && !window->isActiveWindow(); ++i) {
      window->activateWindow();
      static_cast<void>(QTest::qWaitForWindowActive(window.get()));
    }
    ASSERT_TRUE(window->isActiveWindow());
  }

  QString file(TestFormat::Mode mode, const QString& name = QStringLiteral("squares.vtst"), std::uint32_t count = 5) {
    return folder.write(name, TestFormat::file(mode, count));
  }
  bool waitUntilIdle() {
    return QTest::qWaitFor([this] { return !window->opening().loader().busy(); }, kWaitMs);
  }
  void open(TestFormat::Mode mode = TestFormat::Mode::Good, const QString& name = QStringLiteral("squares.vtst")) {
    window->open({file(mode, name)});
    ASSERT_TRUE(waitUntilIdle());
  }
  /// With a picture on screen.
  void openPicture(TestFormat::Mode mode = TestFormat::Mode::Good) {
    open(mode);
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().framesDrawn() > 0 && native()->isExposed(); }, kWaitMs));
  }

  ui::Viewport& viewport() { return window->viewport(); }
  render::SceneView& view() { return viewport().view(); }
  QWindow* native() { return viewport().nativeWindow(); }
  ui::Selection& selection() { return window->selection(); }
  QString openName() {
    const Document* document = window->session().document();
    return document ? QFileInfo(document->path).fileName() : QString();
  }
  QAction* action(const char* name) { return window->actionRegistry().find(QLatin1String(name)); }
  ui::MessageBar& messages() { return *window->findChild<ui::MessageBar*>(); }
  /// Names of the docks that are not hidden, in order of the alphabet.
  QStringList shownDocks() {
    QStringList names;
    for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
      if (!dock->isHidden()) {
        names << dock->objectName();
      }
    }
    names.sort();
    return names;
  }
  QString label(const char* name) { return window->findChild<QLabel*>(QLatin1String(name))->text(); }
  /// Place of the camera, in the file's coordinates.
  QVector3D place() { return window->session().scene()->sourceAxes.toFile(viewport().camera().rig().pose().position); }
  /// By the menu, to the file's first viewpoint: the start view may be another.
  void goToSpawn() { window->findChild<QAction*>(QStringLiteral("view.viewpoint.0"))->trigger(); }
  /// The middle of square `row`, in pixels of the viewport.
  QPoint pixelOf(int row) {
    const Scene& scene = *window->session().scene();
    const QVector3D middle = scene.sourceAxes.toScene(QVector3D(static_cast<float>(row) * 10 + 4, 0, 4));
    return viewport().camera().rig().project(middle)->toPoint();
  }
  template <class Receiver>
  void drop(Receiver* receiver, const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) {
      urls << QUrl::fromLocalFile(path);
    }
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(receiver, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(receiver, &event);
    EXPECT_TRUE(event.isAccepted());
  }

  TempFolder folder;
  std::unique_ptr<ui::Settings> settings;
  std::unique_ptr<ui::MainWindow> window;
};

} // namespace vitrine::tests
