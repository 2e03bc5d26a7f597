#include "ui/session/OcclusionWorker.h"

#include "core/animation/FinishScene.h"
#include "core/scene/LookControls.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;

namespace {

/// The test document with a choice of light, which is the studio's at first.
FileReadingPtr documentWithLight() {
  auto reading = std::make_shared<FileReading>(*loadTestDocument());
  SceneBuilder scene(*reading->document->scene);
  scene::addLookControls(scene);
  auto document = std::make_shared<Document>(*reading->document);
  document->scene = animation::finishScene(std::move(scene));
  base::Progress progress;
  reading->prepared = render::prepareScene(document->scene, document->scene->assets, progress);
  reading->caster = std::make_shared<session::SharedCaster>(document->scene);
  reading->document = std::move(document);
  return reading;
}

class OcclusionWorkerTest : public testing::Test {
protected:
  void open() { session.setDocument(documentWithLight()); }
  void buildCaster() {
    base::Progress progress;
    session.reading()->caster->get(progress);
    session.notifyCaster();
  }
  bool waitUntilIdle() {
    return QTest::qWaitFor([this] { return !worker.busy(); }, kWaitMs);
  }

  Session session;
  OcclusionWorker worker{session};
};

TEST_F(OcclusionWorkerTest, StartsWithTheRayCasterAndEndsInAPatch) {
  open();
  EXPECT_FALSE(worker.busy()) << "nothing to cast rays with";
  QSignalSpy patches(&session, &Session::assetsChanged);
  buildCaster();
  EXPECT_TRUE(worker.busy());
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(patches.count(), 1);
  ASSERT_TRUE(session.assets().openness);
  EXPECT_EQ(session.assets().openness->size(), session.scene()->meshes.size());
  session.setControl(QStringLiteral("exposure"), 2);
  EXPECT_FALSE(worker.busy()) << "once is enough";
}

TEST_F(OcclusionWorkerTest, WaitsUntilTheStudioIsChosen) {
  open();
  session.setControl(QStringLiteral("light"), 0);
  buildCaster();
  EXPECT_FALSE(worker.busy());
  session.setControl(QStringLiteral("light"), 1);
  EXPECT_TRUE(worker.busy());
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(session.assets().openness);
}

TEST_F(OcclusionWorkerTest, AnotherDocumentCancelsIt) {
  open();
  buildCaster();
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(worker.busy());
  QTest::qWait(20);
  EXPECT_FALSE(session.assets().openness);
}

} // namespace
