#include "ui/session/DocumentLoader.h"

#include "core/base/TaskHook.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

class DocumentLoaderTest : public testing::Test {
protected:
  LoadRequest request(TestFormat::Mode mode, const QString& name = QStringLiteral("a.vtst")) {
    return {.path = folder.write(name, TestFormat::file(mode))};
  }
  bool waitUntilDone() {
    return QTest::qWaitFor([this] { return finished.count() > 0; }, kWaitMs);
  }

  TempFolder folder;
  DocumentLoader loader{testOpener()};
  QSignalSpy loaded{&loader, &DocumentLoader::loaded};
  QSignalSpy failed{&loader, &DocumentLoader::failed};
  QSignalSpy cancelled{&loader, &DocumentLoader::cancelled};
  QSignalSpy resolved{&loader, &DocumentLoader::resolved};
  QSignalSpy picking{&loader, &DocumentLoader::pickingReady};
  QSignalSpy finished{&loader, &DocumentLoader::finished};
};

TEST_F(DocumentLoaderTest, LoadsPreparesAndResolves) {
  loader.load(request(TestFormat::Mode::Good));
  EXPECT_TRUE(loader.busy());
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(loaded.count(), 1);
  const FileReadingPtr reading = loaded[0][0].value<OpenDocument>().reading;
  EXPECT_TRUE(reading->prepared);
  EXPECT_FALSE(reading->sceneError);
  EXPECT_EQ(picking.count(), 1);
  EXPECT_EQ(resolved.count(), 1);
  EXPECT_EQ(failed.count() + cancelled.count(), 0);
  EXPECT_FALSE(loader.busy());
}

TEST_F(DocumentLoaderTest, TellsWhyAFileCannotBeRead) {
  loader.load(request(TestFormat::Mode::Unreadable));
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(loaded.count(), 0);
  ASSERT_EQ(failed.count(), 1);
  EXPECT_EQ(failed[0][1].value<Error>().message, QStringLiteral("the squares are round"));
}

TEST_F(DocumentLoaderTest, AFileThatIsNotThereFails) {
  loader.load({.path = folder.path(QStringLiteral("nowhere.vtst"))});
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(failed.count(), 1);
  EXPECT_EQ(failed[0][1].value<Error>().code, ErrorCode::NotFound);
}

TEST_F(DocumentLoaderTest, ABrokenSceneComesAsStructure) {
  loader.load(request(TestFormat::Mode::BrokenScene));
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(loaded.count(), 1);
  const FileReadingPtr reading = loaded[0][0].value<OpenDocument>().reading;
  EXPECT_FALSE(reading->prepared);
  ASSERT_TRUE(reading->sceneError);
  EXPECT_EQ(reading->sceneError->message, QStringLiteral("the squares have no corners"));
}

TEST_F(DocumentLoaderTest, CanBeCancelledWhileLoading) {
  loader.load(request(TestFormat::Mode::Endless));
  QSignalSpy progress(&loader, &DocumentLoader::progressed);
  ASSERT_TRUE(progress.wait(kWaitMs));
  EXPECT_EQ(progress[0][0].toString(), QStringLiteral("Counting squares"));
  loader.cancel();
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(cancelled.count(), 1);
  EXPECT_EQ(loaded.count() + failed.count(), 0);
}

TEST_F(DocumentLoaderTest, ANewLoadReplacesTheOneBefore) {
  loader.load(request(TestFormat::Mode::Endless, QStringLiteral("endless.vtst")));
  loader.load(request(TestFormat::Mode::Good, QStringLiteral("good.vtst")));
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(loaded.count(), 1);
  EXPECT_TRUE(loaded[0][0].value<OpenDocument>().request.path.endsWith(QLatin1String("good.vtst")));
  EXPECT_EQ(cancelled.count(), 0) << "nothing is heard of the load that was replaced";
}

TEST_F(DocumentLoaderTest, EndsItsWorkersWhenItGoes) {
  const int before = TestFormat::loadsBegun;
  {
    DocumentLoader shortLived(testOpener());
    shortLived.load(request(TestFormat::Mode::Endless));
    ASSERT_TRUE(QTest::qWaitFor([&] { return TestFormat::loadsBegun > before; }, kWaitMs));
  }
  SUCCEED() << "the destructor came back although the load never ends by itself";
}

TEST_F(DocumentLoaderTest, TellsWhichFilesAreMissing) {
  loader.load(request(TestFormat::Mode::MissingFiles));
  QSignalSpy patches(&loader, &DocumentLoader::patched);
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(resolved.count(), 1);
  const auto findings = resolved[0][0].value<document::ResolveReport>();
  ASSERT_EQ(findings.missing.size(), 1U);
  EXPECT_EQ(findings.missing[0].path, QStringLiteral("test/paint"));
  EXPECT_EQ(findings.missing[0].wantedBy, QStringLiteral("quad 0"));
  EXPECT_EQ(patches.count(), 1);
}

TEST_F(DocumentLoaderTest, PassesOptionsOn) {
  LoadRequest wanted = request(TestFormat::Mode::NeedsKey);
  loader.load(wanted);
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(failed.count(), 1);
  ASSERT_TRUE(failed[0][1].value<Error>().needs);
  finished.clear();
  wanted.options.formatOptions.insert(QStringLiteral("key"), QStringLiteral("some.key"));
  loader.load(wanted);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(loaded.count(), 1);
}

/// Lets every job that begins while this object lives fail before its first step.
class FailingJobs {
public:
  FailingJobs() {
    base::setTaskHook({.before = [] { throw std::runtime_error("as a test wants it"); }, .after = {}});
  }
  ~FailingJobs() { base::setTaskHook({}); }
  FailingJobs(const FailingJobs&) = delete;
  FailingJobs& operator=(const FailingJobs&) = delete;
};

TEST_F(DocumentLoaderTest, AFailureMayBeAnsweredByAnotherLoad) {
  const LoadRequest good = request(TestFormat::Mode::Good);
  auto failing = std::make_optional<FailingJobs>();
  QObject::connect(&loader, &DocumentLoader::failed, &loader, [&] {
    failing.reset();
    loader.load(good);
  });
  bool isBusyWhenLoaded = false;
  QObject::connect(&loader, &DocumentLoader::loaded, &loader, [&] { isBusyWhenLoaded = loader.busy(); });
  loader.load(good);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(failed.count(), 1);
  EXPECT_EQ(failed[0][1].value<Error>().code, ErrorCode::Internal);
  EXPECT_EQ(loaded.count(), 1);
  EXPECT_TRUE(isBusyWhenLoaded);
  EXPECT_EQ(finished.count(), 1) << "of the load that took its place";
}

TEST_F(DocumentLoaderTest, LayersThatCannotBeBuiltEndAllTheSame) {
  QSignalSpy layersEnded(&loader, &DocumentLoader::layersEnded);
  QSignalSpy completionFailed(&loader, &DocumentLoader::completionFailed);
  const FailingJobs failing;
  loader.buildLayers({.reading = tests::loadTestDocument(), .resolved = true}, {scene::LayerIndex(0)});
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(layersEnded.count(), 1);
  EXPECT_EQ(completionFailed.count(), 1);
  EXPECT_EQ(failed.count() + cancelled.count(), 0);
}

} // namespace
