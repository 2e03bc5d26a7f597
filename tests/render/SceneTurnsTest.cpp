// Scenes that take turns: the new one's nodes are made a slice at a time, and those of the one before deleted so.
#include "core/session/DocumentSession.h"
#include "render/engine/BatchEntity.h"
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
    m_engine->setTargetSize(kMediumShot);
  }

  /// Hands the scene to the engine, which makes no nodes yet.
  QObject& give(const scene::ScenePtr& scene) {
    base::Progress progress;
    const auto prepared = render::prepareScene(scene, scene->assets, progress);
    const session::Snapshot snapshot = session::snapshotOf(scene, scene->assets);
    m_engine->setScene(prepared, snapshot);
    return *m_engine->sceneNode();
  }

  QPointer<QObject> show(const scene::ScenePtr& scene) {
    give(scene);
    m_engine->uploadChanges();
    m_engine->drawFrame();
    return m_engine->sceneNode();
  }

  static void deleteGivenUp() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

  static qsizetype batchesOf(const QObject& scene) {
    return scene.findChildren<render::BatchEntity*>(Qt::FindDirectChildrenOnly).size();
  }

  QOffscreenSurface m_surface;
  std::optional<render::Engine> m_engine;
};

TEST_F(SceneTurns, TheFirstNodesOfTheNextAreMadeASliceAtATime) {
  QObject& next = give(manyBatches());
  int slices = 1;
  while (!m_engine->uploadFirst(kOneAtATime)) {
    ASSERT_EQ(batchesOf(next), slices) << "one with each";
    ++slices;
  }
  EXPECT_EQ(batchesOf(next), kParts);
  EXPECT_EQ(slices, kParts);
  EXPECT_TRUE(m_engine->uploadFirst(kOneAtATime)) << "nothing left";
}

TEST_F(SceneTurns, WhatChangesBetweenTheSlicesArrives) {
  const scene::ScenePtr scene = manyBatches();
  QObject& next = give(scene);
  ASSERT_FALSE(m_engine->uploadFirst(kOneAtATime));
  SceneState state = state::startState(*scene);
  for (const DrawItemIndex item : scene->drawItems().indices()) {
    if (item != DrawItemIndex(0)) {
      state.hidden.insert(item);
    }
  }
  m_engine->scene()->list().show(session::snapshotOf(scene, scene->assets, state));
  while (!m_engine->uploadFirst(kOneAtATime)) {
  }
  m_engine->uploadChanges();
  const auto batches = next.findChildren<render::BatchEntity*>(Qt::FindDirectChildrenOnly);
  EXPECT_EQ(std::ranges::count_if(batches, &render::BatchEntity::isEnabled), 1) << "of what is not hidden";
}

TEST_F(SceneTurns, TheOneBeforeGoesASliceAtATime) {
  const QPointer<QObject> before = show(manyBatches());
  ASSERT_EQ(batchesOf(*before), kParts);
  const QPointer<QObject> present = show(manyBatches());
  ASSERT_TRUE(before) << "until frames have time for it";
  EXPECT_FALSE(before->property("enabled").toBool()) << "seen no more";

  int slices = 0;
  while (m_engine->destroyDeferred(kOneAtATime)) {
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
  const QPointer<QObject> first = show(manyBatches());
  const QPointer<QObject> second = show(manyBatches());
  m_engine->setScene(nullptr, {});
  deleteGivenUp();
  EXPECT_FALSE(first);
  EXPECT_FALSE(second);
  EXPECT_FALSE(m_engine->destroyDeferred(kOneAtATime));
}

} // namespace
} // namespace vitrine::tests
