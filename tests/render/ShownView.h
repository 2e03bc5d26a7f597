#pragma once

#include "render/SceneView.h"
#include "tests/render/Shot.h"
#include "tests/support/ViewAtRest.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {

inline render::PreparedScenePtr prepared(const scene::ScenePtr& scene) {
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
    m_view.setScene(prepared(scene));
  }

  void settle() { EXPECT_TRUE(comesToRest(m_view)); }

  /// The screen, in the window.
  QImage grabbed() {
    settle();
    const QPoint at = m_view.window()->mapToGlobal(QPoint());
    return QGuiApplication::primaryScreen()->grabWindow(0, at.x(), at.y(), kSize.width(), kSize.height()).toImage();
  }

private:
  render::SceneView m_view;
};

} // namespace vitrine::tests
