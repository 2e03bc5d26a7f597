// Every kind of task of the window runs out of memory: its error arrives, and the program goes on.
#include "core/base/PendingTask.h"
#include "core/base/TaskQueue.h"
#include "core/base/TaskStream.h"
#include "tests/support/FailingTasks.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/FolderScanner.h"
#include "ui/capture/PictureSaver.h"
#include "ui/content/PictureDecoder.h"
#include "ui/exporting/DataSaver.h"
#include "ui/exporting/ExportRun.h"
#include "ui/session/DocumentLoader.h"
#include "ui/session/Session.h"
#include "ui/settings/Settings.h"

#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FailingTasks;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// Number of allocations that succeed. If it is 0, all that follow fail. Otherwise one fails, since not all libraries
/// can destroy their values without any memory (nlohmann-json allocates to do so).
class TasksWithoutMemory : public testing::TestWithParam<int> {
protected:
  /// True if the job of the last start failed at once, which it must without any memory.
  static bool mustFail() { return GetParam() == 0; }
  static FailingTasks::Failing failing() {
    return mustFail() ? FailingTasks::Failing::ForGood : FailingTasks::Failing::Once;
  }

  TempFolder folder;
};

/// Work that needs more memory than there is.
Result<void> allocateTooMuch(base::Progress& /*progress*/) {
  for (int i = 0; i < 100'000; ++i) {
    tests::FailingMemory::allocate();
  }
  return {};
}

/// The decoder reaches QImage::scaled after some more allocations. It starts threads of Qt, which end the program if
/// they have no memory, so the parameters are small.
class DecodingWithoutMemory : public TasksWithoutMemory {};

TEST_P(TasksWithoutMemory, ADocumentIsLoadedOrFails) {
  const QString path = folder.write(QStringLiteral("a.vtst"), TestFormat::file(TestFormat::Mode::Good));
  LoadRequest request;
  request.path = path;
  DocumentLoader loader(testOpener());
  QSignalSpy loaded(&loader, &DocumentLoader::loaded);
  QSignalSpy failed(&loader, &DocumentLoader::failed);
  QSignalSpy finished(&loader, &DocumentLoader::finished);
  {
    const FailingTasks fail(GetParam(), failing());
    loader.load(request);
    ASSERT_TRUE(QTest::qWaitFor([&] { return finished.count() > 0; }, kWaitMs));
  }
  EXPECT_FALSE(loader.busy());
  EXPECT_EQ(loaded.count() + failed.count(), 1);
  if (mustFail()) {
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(failed[0][1].value<Error>().code, ErrorCode::LimitReached);
  }
  loader.load(request);
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.count() > 1; }, kWaitMs));
  EXPECT_EQ(loaded.count(), mustFail() ? 1 : loaded.count()) << "with memory it is loaded";
}

TEST_P(TasksWithoutMemory, AFolderIsScannedOrFails) {
  folder.write(QStringLiteral("a.vtst"), TestFormat::file(TestFormat::Mode::Good));
  FolderScanner scanner(testOpener());
  QSignalSpy failed(&scanner, &FolderScanner::failed);
  QSignalSpy finished(&scanner, &FolderScanner::finished);
  const FailingTasks fail(GetParam(), failing());
  scanner.scan(folder.path());
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.count() > 0; }, kWaitMs));
  EXPECT_FALSE(scanner.busy());
  if (mustFail()) {
    ASSERT_EQ(failed.count(), 1);
    EXPECT_FALSE(failed[0][0].toString().isEmpty());
  }
}

TEST_P(TasksWithoutMemory, APictureIsSavedOrFails) {
  PictureSaver saver;
  QSignalSpy saved(&saver, &PictureSaver::saved);
  QSignalSpy failed(&saver, &PictureSaver::failed);
  const FailingTasks fail(GetParam(), failing());
  saver.saveAs(QImage(64, 64, QImage::Format_RGB32), folder.path(QStringLiteral("a.png")), {});
  ASSERT_TRUE(QTest::qWaitFor([&] { return saved.count() + failed.count() > 0; }, kWaitMs));
  EXPECT_EQ(saved.count() + failed.count(), 1);
  EXPECT_TRUE(!mustFail() || failed.count() == 1);
}

TEST_P(DecodingWithoutMemory, ALargePictureIsDecodedOrFails) {
  constexpr std::uint32_t kSide = 1024;
  auto image = std::make_shared<image::Image>();
  image->width = image->height = kSide;
  image::Image::Picture picture;
  picture.width = picture.height = kSide;
  picture.texels = bytes::Bytes::adopt(QByteArray(qsizetype{kSide} * kSide * 4, char{1}));
  image->pictures.push_back(picture);
  PictureDecoder decoder;
  QSignalSpy ready(&decoder, &PictureDecoder::ready);
  QSignalSpy failed(&decoder, &PictureDecoder::failed);
  const FailingTasks fail(GetParam(), failing());
  decoder.show({image, {}});
  ASSERT_TRUE(QTest::qWaitFor([&] { return !decoder.isBusy(); }, kWaitMs));
  EXPECT_EQ(ready.count() + failed.count(), 1);
  EXPECT_TRUE(!mustFail() || failed.count() == 1);
}

TEST_P(TasksWithoutMemory, AnExportIsWrittenOrFails) {
  Session session;
  session.setDocument(tests::loadTestDocument());
  // Returns the numbers of exports that were written and that failed.
  const auto exportTo = [&](const QString& name) {
    ExportRun::Job job;
    job.shown = session.snapshot();
    job.state = session.state();
    job.target.path = folder.path(name);
    ExportRun run(job, nullptr);
    QSignalSpy saved(&run, &ExportRun::saved);
    QSignalSpy failed(&run, &ExportRun::failed);
    run.start();
    EXPECT_TRUE(QTest::qWaitFor([&] { return saved.count() + failed.count() > 0; }, kWaitMs));
    return std::pair(saved.count(), failed.count());
  };
  // The first export loads the module that writes. The C library would keep its lock if memory
  // ran out during that.
  ASSERT_EQ(exportTo(QStringLiteral("first.obj")), std::pair(qsizetype{1}, qsizetype{0}));
  const FailingTasks fail(GetParam(), failing());
  const auto [saved, failed] = exportTo(QStringLiteral("second.obj"));
  EXPECT_EQ(saved + failed, 1);
  EXPECT_TRUE(!mustFail() || failed == 1);
}

TEST_P(TasksWithoutMemory, EachKindOfTaskFails) {
  base::Task task;
  base::Task stream;
  base::TaskQueue queue;
  QSignalSpy taskFailed(&task, &base::Task::failed);
  QSignalSpy streamFailed(&stream, &base::Task::failed);
  QSignalSpy queueFailed(&queue, &base::TaskQueue::failed);
  const FailingTasks fail(GetParam());
  task.start(&allocateTooMuch, [] {});
  base::startStream<int>(
      stream, {},
      [](const base::TaskSink<int>& /*sink*/, base::Progress& progress) { return allocateTooMuch(progress); },
      [](const std::vector<int>&) {}, [] {});
  queue.add({}, &allocateTooMuch, [] {});
  EXPECT_FALSE(base::startPending({}, &allocateTooMuch).wait());
  EXPECT_TRUE(QTest::qWaitFor([&] { return taskFailed.count() == 1; }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([&] { return streamFailed.count() == 1; }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([&] { return queueFailed.count() == 1; }, kWaitMs));
  EXPECT_FALSE(task.isRunning());
  EXPECT_FALSE(stream.isRunning());
}

TEST_P(TasksWithoutMemory, WritingDataFails) {
  Settings settings(folder.path(QStringLiteral("settings.ini")));
  QWidget window;
  DataSaver saver(settings, &window);
  QSignalSpy failed(&saver, &DataSaver::failed);
  const FailingTasks fail(GetParam());
  saver.run(QStringLiteral("Copying"), &allocateTooMuch, [] { ADD_FAILURE() << "it failed"; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return failed.count() == 1; }, kWaitMs));
  EXPECT_FALSE(failed[0][0].toString().isEmpty());
}

INSTANTIATE_TEST_SUITE_P(AfterAllocations, DecodingWithoutMemory, testing::Values(0, 1, 3, 10));
INSTANTIATE_TEST_SUITE_P(AfterAllocations, TasksWithoutMemory, testing::Values(0, 1, 3, 10, 30, 100, 300, 1000));

} // namespace
