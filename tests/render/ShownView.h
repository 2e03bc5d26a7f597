#pragma once

#include "core/session/DocumentSession.h"
#include "render/SceneView.h"
#include "tests/render/Shot.h"
#include "tests/support/ViewAtRest.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {

inline render::RenderScenePtr prepared(const scene::ScenePtr& scene) {
  Progress progress;
  return render::prepareScene(scene, scene->assets, progress);
}

/// A window on the display.
class ShownView {
public:
  static constexpr QSize kSize{240, 160};

  explicit ShownView(QSize size = kSize) {
    m_view.window()->resize(size);
    m_view.window()->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_view.window()));
  }

  render::SceneView& operator*() { return m_view; }
  render::SceneView* operator->() { return &m_view; }

  void show(const scene::ScenePtr& scene) {
    m_view.setCamera(squareRequest(*scene, kSize).camera);
    show(prepared(scene));
  }
  /// Without moving the camera.
  void show(const render::RenderScenePtr& scene) {
    m_session.open(nullptr, render::sceneOf(*scene));
    m_session.setState({});
    m_view.setScene(scene, m_session.snapshot());
  }
  void setState(const state::SceneState& state) {
    m_session.setState(state);
    m_view.show(m_session.snapshot());
  }
  void apply(const scene::ScenePatch& patch) {
    m_session.apply(patch);
    m_view.applyPatch(patch, m_session.assets());
  }

  /// The picture is on the screen, perhaps not refined.
  void complete() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_view.isComplete(); }, kWaitMs));
  }
  void settle() { EXPECT_TRUE(comesToRest(m_view)); }

  /// The screen, in the window.
  QImage grabbed() {
    settle();
    return grabbedNow(kSize);
  }
  /// The screen as it is now, from the top left of the window.
  QImage grabbedNow(QSize size) {
    const QPoint at = m_view.window()->mapToGlobal(QPoint());
    return QGuiApplication::primaryScreen()->grabWindow(0, at.x(), at.y(), size.width(), size.height()).toImage();
  }

private:
  session::DocumentSession m_session;
  render::SceneView m_view;
};

} // namespace vitrine::tests
