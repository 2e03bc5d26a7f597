#include "app/cli/Thumbnail.h"
#include "tests/app/cli/CliRunner.h"

#include <QDateTime>
#include <QFileInfo>
#include <QImage>
#include <QUrl>

#include <gtest/gtest.h>

#include <fstream>

namespace vitrine::tests {
namespace {

const QString kThumbnail = QStringLiteral("thumbnail");

class ThumbnailCommandTest : public testing::Test {
protected:
  /// Without any way to a display.
  CliRun make(const QString& file, const QStringList& options = {}) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* way : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
      environment.remove(QLatin1StringView(way));
    }
    return runCli(QStringList({kThumbnail, file, m_out}) + options, environment);
  }

  QImage picture(const QString& file, const QStringList& options = {}) const {
    const CliRun run = make(file, options);
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    EXPECT_EQ(run.out, QByteArray());
    EXPECT_EQ(run.err, QString());
    return QImage(m_out);
  }

  void expectNone(const QString& file, const QString& reason) const {
    const CliRun run = make(file);
    EXPECT_EQ(run.status, 1) << file.toStdString();
    EXPECT_TRUE(run.err.contains(reason)) << run.err.toStdString();
    EXPECT_EQ(run.err.count(QLatin1Char('\n')), 1) << run.err.toStdString();
    EXPECT_FALSE(QFileInfo::exists(m_out)) << file.toStdString();
  }

  TempFolder m_folder;
  const QString m_out = m_folder.path(QStringLiteral("out.png"));
};

TEST_F(ThumbnailCommandTest, HasTheWantedSizeAndIsNotOfOneColour) {
  const QImage picture =
      this->picture(madeMap(QStringLiteral("v20.bsp")), {QStringLiteral("--size"), QStringLiteral("128")});
  ASSERT_EQ(picture.size(), QSize(128, 128));
  std::set<QRgb> seen;
  for (int at = 0; at < 128; ++at) {
    seen.insert(picture.pixel(at, at));
    seen.insert(picture.pixel(at, 127 - at));
  }
  EXPECT_GT(seen.size(), 20U);
}

TEST_F(ThumbnailCommandTest, SaysWhatItIsOf) {
  const QString folder = m_folder.path(QStringLiteral("a folder 箱"));
  ASSERT_TRUE(QDir().mkpath(folder));
  const QString map = folder + QStringLiteral("/100 %.bsp");
  ASSERT_TRUE(QFile::copy(madeMap(QStringLiteral("v20.bsp")), map));
  const QImage picture = this->picture(map);
  EXPECT_EQ(picture.size(), QSize(256, 256));
  const QFileInfo file(map);
  EXPECT_EQ(picture.text(QStringLiteral("Thumb::URI")),
            QString::fromLatin1(QUrl::fromLocalFile(file.absoluteFilePath()).toEncoded()));
  EXPECT_TRUE(picture.text(QStringLiteral("Thumb::URI")).endsWith(QStringLiteral("/100%20%25.bsp")));
  EXPECT_EQ(picture.text(QStringLiteral("Thumb::MTime")), QString::number(file.lastModified().toSecsSinceEpoch()));
  EXPECT_EQ(picture.text(QStringLiteral("Thumb::Size")), QString::number(file.size()));
  EXPECT_EQ(picture.text(QStringLiteral("Thumb::Mimetype")), QStringLiteral("application/x-source-bsp"));
  EXPECT_TRUE(picture.text(QStringLiteral("Software")).startsWith(QStringLiteral("Vitrine ")));
}

TEST_F(ThumbnailCommandTest, ModelsStandOnNothing) {
  const QImage picture = this->picture(madeSample(QStringLiteral("3db/data/3db/alles.3db")));
  ASSERT_FALSE(picture.isNull());
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0);
  int opaque = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      opaque += picture.pixelColor(x, y).alpha() == 255;
    }
  }
  EXPECT_GT(opaque, picture.width() * picture.height() / 50);
}

TEST_F(ThumbnailCommandTest, LeavesNoFileWhereThereIsNothingToSee) {
  expectNone(m_folder.write(QStringLiteral("notes.txt"), "no map at all"), QStringLiteral("notes.txt"));
  expectNone(cutMap(m_folder, QStringLiteral("v20.bsp"), 1500), QStringLiteral("cut.bsp"));
  expectNone(m_folder.path(QStringLiteral("nowhere.bsp")), QStringLiteral("nowhere.bsp"));
  EXPECT_EQ(QDir(m_folder.path()).entryList({QStringLiteral("out*")}, QDir::Files).size(), 0) << "nor a part of one";
}

TEST_F(ThumbnailCommandTest, AFileThatIsThereStaysAsItIsWhenThereIsNothingNew) {
  m_folder.write(QStringLiteral("out.png"), "before");
  EXPECT_EQ(make(m_folder.write(QStringLiteral("notes.txt"), "no map at all")).status, 1);
  EXPECT_EQ(contentOf(m_out), QByteArray("before"));
}

TEST_F(ThumbnailCommandTest, AnEmptyFileOfTheCallersIsFilledAndNotReplaced) {
  std::ifstream held(m_folder.write(QStringLiteral("out.png"), QByteArray()).toStdString(), std::ios::binary);
  picture(madeMap(QStringLiteral("v20.bsp")));
  std::string head(4, ' ');
  held.read(head.data(), 4);
  EXPECT_EQ(head, "\x89PNG") << "as a file manager reads that holds it open";
}

TEST_F(ThumbnailCommandTest, SizesAreBounded) {
  for (const char* size : {"0", "-5", "1025", "x"}) {
    const CliRun run =
        make(madeMap(QStringLiteral("v20.bsp")), {QStringLiteral("--size=%1").arg(QLatin1StringView(size))});
    EXPECT_EQ(run.status, 2) << size;
    EXPECT_FALSE(QFileInfo::exists(m_out));
  }
  EXPECT_EQ(picture(madeMap(QStringLiteral("v20.bsp")), {QStringLiteral("--size=1")}).size(), QSize(1, 1));
}

TEST_F(ThumbnailCommandTest, TheTimeAllowedIsBounded) {
  for (const char* seconds : {"0", "-5", "61", "x"}) {
    const CliRun run =
        make(madeMap(QStringLiteral("v20.bsp")), {QStringLiteral("--seconds=%1").arg(QLatin1StringView(seconds))});
    EXPECT_EQ(run.status, 2) << seconds;
    EXPECT_FALSE(QFileInfo::exists(m_out));
  }
  EXPECT_FALSE(picture(madeMap(QStringLiteral("v20.bsp")), {QStringLiteral("--seconds=60")}).isNull());
}

TEST(Thumbnail, KeepsItsLimits) {
  base::ThumbnailLimits limits;
  limits.maxFileBytes = 100;
  Progress progress;
  const auto large = cli::makeThumbnail(madeMap(QStringLiteral("v20.bsp")), 64, limits, progress);
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().code, ErrorCode::LimitReached);
  limits = {};
  limits.load.maxTriangles = 1;
  const auto full = cli::makeThumbnail(madeMap(QStringLiteral("v20.bsp")), 64, limits, progress);
  EXPECT_FALSE(full);
}

TEST(Thumbnail, CanBeCancelledAnywhere) {
  Progress whole;
  ASSERT_TRUE(cli::makeThumbnail(madeMap(QStringLiteral("v20.bsp")), 32, {}, whole));
  ASSERT_GT(whole.stepCount(), 32);
  const int stride = std::max(whole.stepCount() / 25, 1);
  for (int step = 1; step <= whole.stepCount(); step += stride) {
    Progress progress;
    progress.cancelAtStep(step);
    const auto picture = cli::makeThumbnail(madeMap(QStringLiteral("v20.bsp")), 32, {}, progress);
    ASSERT_FALSE(picture) << step;
    EXPECT_EQ(picture.error().code, ErrorCode::Cancelled) << step;
  }
}

} // namespace
} // namespace vitrine::tests
