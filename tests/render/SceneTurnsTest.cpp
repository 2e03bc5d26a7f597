// Scenes that take turns: the new one's nodes are made a slice at a time, and those of the one before deleted so.
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

class SceneTurns : public testing::Test {
protected:
  SceneTurns() {
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine.emplace(&m_surface);
    m_engine->frameGraph().setTargetSize(kMediumShot);
  }

  render::SceneEntity& give(const scene::ScenePtr& scene) {
    base::Progress progress;
    const auto prepared = render::prepareScene(scene, scene->assets, progress);
    const session::Snapshot snapshot = session::snapshotOf(scene, scene->assets);
    m_engine->setScene(std::make_unique<render::SceneEntity>(prepared, snapshot, m_engine->effects()));
    return *m_engine->scene();
  }

  QPointer<render::SceneEntity> show(const scene::ScenePtr& scene) {
    give(scene);
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

TEST_F(SceneTurns, TheFirstNodesOfTheNextAreMadeASliceAtATime) {
  render::SceneEntity& next = give(manyBatches());
  int slices = 1;
  while (!next.makeFirst(kOneAtATime)) {
    ASSERT_EQ(batchesOf(next), slices) << "one with each";
    ++slices;
  }
  EXPECT_EQ(batchesOf(next), kParts);
  EXPECT_EQ(slices, kParts);
  EXPECT_TRUE(next.makeFirst(kOneAtATime)) << "nothing left";
}

TEST_F(SceneTurns, WhatChangesBetweenTheSlicesArrives) {
  const scene::ScenePtr scene = manyBatches();
  render::SceneEntity& next = give(scene);
  ASSERT_FALSE(next.makeFirst(kOneAtATime));
  SceneState state = state::startState(*scene);
  for (const DrawItemIndex item : scene->drawItems().indices()) {
    if (item != DrawItemIndex(0)) {
      state.hidden.insert(item);
    }
  }
  next.list().show(session::snapshotOf(scene, scene->assets, state));
  while (!next.makeFirst(kOneAtATime)) {
  }
  next.takeChanges();
  const auto batches = next.findChildren<render::BatchEntity*>(Qt::FindDirectChildrenOnly);
  EXPECT_EQ(std::ranges::count_if(batches, &render::BatchEntity::isEnabled), 1) << "of what is not hidden";
}

TEST_F(SceneTurns, TheOneBeforeGoesASliceAtATime) {
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

TEST_F(SceneTurns, WithoutAnotherAllGoAtOnce) {
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
