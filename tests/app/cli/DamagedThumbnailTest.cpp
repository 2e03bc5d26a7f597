// Thumbnails of damaged files: a whole picture or none, whatever the bytes say.
#include "app/cli/Thumbnail.h"
#include "tests/app/cli/CliRunner.h"
#include "tests/conformance/Mutations.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <QFileInfo>
#include <QImage>

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

constexpr int kSide = 48;
constexpr std::size_t kVariants = 300;
constexpr qint64 kSmall = 600'000;

/// The smallest sample of each kind of file that a thumbnail can be made of, by its extension.
std::map<QString, QString> smallestSamples() {
  std::map<QString, QString> smallest;
  for (const QString& file : sampleFiles({})) {
    const QString path = samplePath(file).value_or(QString());
    const QString kind = QFileInfo(path).suffix().toLower();
    const qint64 size = QFileInfo(path).size();
    if (size > kSmall || (smallest.contains(kind) && QFileInfo(smallest[kind]).size() <= size)) {
      continue;
    }
    Progress progress;
    if (cli::makeThumbnail(path, kSide, {}, progress)) {
      smallest[kind] = path;
    }
  }
  return smallest;
}

Bytes damaged(const Bytes& file, std::size_t number) {
  const auto seed = static_cast<std::uint32_t>(number);
  return number % 4 == 3 ? file.slice(0, file.size() * (number % 61) / 61) : flipped(file, seed);
}

TEST(DamagedThumbnail, IsWholeOrNotThere) {
  const std::map<QString, QString> samples = smallestSamples();
  ASSERT_GE(samples.size(), 5U) << "not even one of each family";
  const TempFolder folder;
  const std::size_t each = kVariants / samples.size() + 1;
  std::size_t made = 0;
  std::size_t refused = 0;
  for (const auto& [kind, sample] : samples) {
    const Bytes whole = fileBytes(sample);
    for (std::size_t i = 0; i < each; ++i) {
      const Bytes bytes = damaged(whole, i);
      const QString path = folder.write(QStringLiteral("damaged.") + kind, bytes);
      SCOPED_TRACE(sample.toStdString() + " damaged as number " + std::to_string(i));
      Progress progress;
      const auto picture = cli::makeThumbnail(path, kSide, {}, progress);
      if (!picture) {
        EXPECT_FALSE(picture.error().reason().isEmpty());
        ++refused;
        continue;
      }
      EXPECT_EQ(std::max(picture->width(), picture->height()), kSide);
      EXPECT_FALSE(picture->text(QStringLiteral("Thumb::URI")).isEmpty());
      ++made;
    }
  }
  EXPECT_GE(made + refused, kVariants);
  EXPECT_GT(made, 10U);
  EXPECT_GT(refused, 10U);
}

TEST(DamagedThumbnail, ComesFromTheProgramWholeOrNotAtAll) {
  const TempFolder folder;
  const Bytes whole = fileBytes(madeMap(QStringLiteral("v20.bsp")));
  const QString out = folder.path(QStringLiteral("out.png"));
  for (const std::size_t number : {0U, 3U, 7U, 11U, 20U, 59U}) {
    const Bytes bytes = damaged(whole, number);
    const QString path = folder.write(QStringLiteral("damaged.bsp"), bytes);
    QFile::remove(out);
    const CliRun run = runCli({QStringLiteral("thumbnail"), path, out, QStringLiteral("--size=48")});
    ASSERT_TRUE(run.status == 0 || run.status == 1) << number << ": " << run.status;
    EXPECT_EQ(QFileInfo::exists(out), run.status == 0) << number;
    EXPECT_EQ(QImage(out).isNull(), run.status != 0) << number;
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), run.status == 0 ? 2 : 1)
        << "no part of a file is left";
  }
}

} // namespace
} // namespace vitrine::tests
