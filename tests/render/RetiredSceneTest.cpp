// Scenes that were shown before the present one: seen no more at once, deleted a slice at a time.
#include "core/session/DocumentSession.h"
#include "render/engine/Engine.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QPointer>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr std::chrono::milliseconds kOneAtATime(0);
constexpr int kParts = 12;

/// Parts that may still change each for itself: a batch for each.
scene::ScenePtr manyBatches() {
  HandmadeScene maker;
  for (int part = 0; part < kParts; ++part) {
    scene::Material pending;
    pending.fallbackColor = QVector3D(0.5F, 0.5F, 0.5F);
    pending.state = scene::AssetState::Pending;
    maker.addQuad(tile(NodeIndex(0), maker.addMaterial(pending)));
  }
  return maker.finish();
}

class RetiredScene : public testing::Test {
protected:
  RetiredScene() {
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine.emplace(&m_surface);
    m_engine->frameGraph().setTargetSize(kMediumShot);
  }

  QPointer<render::SceneEntity> show(const scene::ScenePtr& scene) {
    base::Progress progress;
    const auto prepared = render::prepareScene(scene, scene->assets, progress);
    const session::Snapshot snapshot = session::snapshotOf(scene, scene->assets);
    m_engine->setScene(std::make_unique<render::SceneEntity>(prepared, snapshot, m_engine->effects()));
    m_engine->takeChanges();
    m_engine->drawFrame();
    return m_engine->scene();
  }

  static void deleteGivenUp() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

  static qsizetype batchesOf(const render::SceneEntity& scene) {
    return scene.findChildren<render::BatchEntity*>(Qt::FindDirectChildrenOnly).size();
  }

  QOffscreenSurface m_surface;
  std::optional<render::Engine> m_engine;
};

TEST_F(RetiredScene, TheOneBeforeGoesASliceAtATime) {
  const QPointer<render::SceneEntity> before = show(manyBatches());
  ASSERT_EQ(batchesOf(*before), kParts);
  const QPointer<render::SceneEntity> present = show(manyBatches());
  ASSERT_TRUE(before) << "until frames have time for it";
  EXPECT_FALSE(before->isEnabled()) << "seen no more";

  int slices = 0;
  while (m_engine->takeApart(kOneAtATime)) {
    ++slices;
    m_engine->drawFrame();
    deleteGivenUp();
    ASSERT_LE(before ? batchesOf(*before) : 0, std::max(0, kParts - slices + 1));
  }
  EXPECT_FALSE(before);
  EXPECT_GT(slices, 1);
  ASSERT_TRUE(present);
  EXPECT_EQ(batchesOf(*present), kParts) << "the one that is shown keeps its own";
}

TEST_F(RetiredScene, WithoutAnotherAllGoAtOnce) {
  const QPointer<render::SceneEntity> first = show(manyBatches());
  const QPointer<render::SceneEntity> second = show(manyBatches());
  m_engine->setScene(nullptr);
  deleteGivenUp();
  EXPECT_FALSE(first);
  EXPECT_FALSE(second);
  EXPECT_FALSE(m_engine->takeApart(kOneAtATime));
}

} // namespace
} // namespace vitrine::tests
