#include "ui/capture/PictureSaver.h"

#include "core/base/TaskScheduler.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"

#include <QTest>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::ui::PictureSaver;

namespace {

/// No file grows beyond this in its life: what a full disk is to who writes.
class FileSizeLimit {
public:
  explicit FileSizeLimit(rlim_t most) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit lower{most, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &lower);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
  rlimit m_before{};
  void (*m_handler)(int);
};

/// Does not compress.
QImage noise() {
  QImage picture(300, 300, QImage::Format_RGB32);
  std::uint32_t value = 1;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      value = value * 1664525U + 1013904223U;
      picture.setPixel(x, y, 0xff000000U | value >> 8);
    }
  }
  return picture;
}

class PictureSaverTest : public testing::Test {
protected:
  PictureSaverTest() {
    QObject::connect(&saver, &PictureSaver::saved, &saver, [this](const QString& path) { saved << path; });
    QObject::connect(&saver, &PictureSaver::failed, &saver, [this](const QString& reason) { failures << reason; });
  }
  bool waitFor(qsizetype outcomes) {
    return QTest::qWaitFor([&] { return saved.size() + failures.size() == outcomes; }, kWaitMs);
  }
  QStringList files() const {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

  TempFolder folder;
  PictureSaver saver;
  QStringList saved;
  QStringList failures;
};

TEST_F(PictureSaverTest, PicturesAreWrittenInTheirOrder) {
  for (int i = 0; i < 3; ++i) {
    QImage picture(4 + i, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    saver.saveNew(picture, folder.path(), base::NameTemplate(QStringLiteral("{file}-{n}")),
                  {QStringLiteral("a"), {}, {}}, {});
  }
  EXPECT_TRUE(saved.isEmpty()) << "what becomes of it is told later";
  ASSERT_TRUE(waitFor(3));
  EXPECT_EQ(files(), (QStringList{QStringLiteral("a-1.png"), QStringLiteral("a-2.png"), QStringLiteral("a-3.png")}));
  EXPECT_EQ(QImage(folder.path(QStringLiteral("a-3.png"))).width(), 6);
}

TEST_F(PictureSaverTest, AFullDiskLeavesNothing) {
  const FileSizeLimit full(20'000);
  saver.saveNew(noise(), folder.path(), base::NameTemplate(QStringLiteral("{file}")), {QStringLiteral("a"), {}, {}},
                {});
  ASSERT_TRUE(waitFor(1));
  ASSERT_EQ(failures.size(), 1);
  EXPECT_TRUE(failures[0].contains(QStringLiteral("a.png"))) << failures[0].toStdString();
  EXPECT_TRUE(failures[0].contains(QStringLiteral("File too large"))) << failures[0].toStdString();
  EXPECT_EQ(files(), QStringList());
}

TEST_F(PictureSaverTest, AFullDiskLeavesWhatWasThere) {
  const QString path = folder.write(QStringLiteral("a.png"), QByteArray("before"));
  const FileSizeLimit full(20'000);
  saver.saveAs(noise(), path, {});
  ASSERT_TRUE(waitFor(1));
  EXPECT_EQ(failures.size(), 1);
  EXPECT_EQ(files(), QStringList{QStringLiteral("a.png")});
  EXPECT_EQ(QFileInfo(path).size(), 6);
}

TEST_F(PictureSaverTest, WhatIsUnderwayIsWrittenBeforeTheEndOfTheProgram) {
  const QString path = folder.path(QStringLiteral("late.png"));
  {
    PictureSaver other;
    other.saveAs(noise(), path, {});
  }
  base::endTasks();
  EXPECT_EQ(QImage(path).size(), QSize(300, 300));
}

} // namespace
