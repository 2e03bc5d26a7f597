// `pick` and `render` agree on where something is: the same options, the same pixels.
#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

struct Pictured {
  const char* name;
  const char* path; ///< below the samples
};

void PrintTo(const Pictured& pictured, std::ostream* out) {
  *out << pictured.name;
}

class PickedPicture : public testing::TestWithParam<Pictured> {
protected:
  void SetUp() override {
    const auto path = samplePath(QString::fromLatin1(GetParam().path));
    ASSERT_TRUE(path);
    m_path = *path;
  }

  /// Transparent where nothing is drawn.
  QImage picture(const QStringList& options) const {
    const TempFolder folder;
    const QString file = folder.path(QStringLiteral("picture.png"));
    const CliRun run = runCli(QStringList({QStringLiteral("render"), m_path, QStringLiteral("-o"), file,
                                           QStringLiteral("--background"), QStringLiteral("transparent")}) +
                              options);
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return QImage(file);
  }

  QString m_path;
};

/// True if all pixels around one are drawn, or none is: not at an edge, where half a pixel decides.
bool isPlain(const QImage& picture, const QPoint& pixel) {
  const bool drawn = qAlpha(picture.pixel(pixel)) > 0;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      const QPoint beside = pixel + QPoint(x, y);
      if (picture.rect().contains(beside) && (qAlpha(picture.pixel(beside)) > 0) != drawn) {
        return false;
      }
    }
  }
  return true;
}

TEST_P(PickedPicture, TheMiddleOfThePictureShowsWhatIsPicked) {
  const QStringList options{QStringLiteral("--size"), QStringLiteral("200x200")};
  const CliRun run = runCli(QStringList({QStringLiteral("pick"), m_path, QStringLiteral("--pixel"),
                                         QStringLiteral("100,100"), QStringLiteral("--json")}) +
                            options);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_TRUE(run.json()["item"].is_number());
  EXPECT_FALSE(run.json()["records"].empty());
  EXPECT_GT(qAlpha(picture(options).pixel(100, 100)), 0) << "the picture shows nothing there";
}

TEST_P(PickedPicture, SomethingIsPickedWhereSomethingIsDrawn) {
  const QStringList options{QStringLiteral("--size"), QStringLiteral("160x90"), QStringLiteral("--camera"),
                            QStringLiteral("iso")};
  const QImage drawn = picture(options);
  ASSERT_EQ(drawn.size(), QSize(160, 90));
  QStringList pixels;
  std::vector<QPoint> asked;
  for (int y = 4; y < 90; y += 9) {
    for (int x = 4; x < 160; x += 8) {
      if (isPlain(drawn, {x, y})) {
        asked.emplace_back(x, y);
        pixels << QStringLiteral("--pixel=%1,%2").arg(x).arg(y);
      }
    }
  }
  ASSERT_GE(asked.size(), 100U);
  const auto picks =
      runCli(QStringList({QStringLiteral("pick"), m_path, QStringLiteral("--json")}) + options + pixels).json();
  ASSERT_EQ(picks.size(), asked.size());
  for (std::size_t i = 0; i < asked.size(); ++i) {
    EXPECT_EQ(!picks[i]["item"].is_null(), qAlpha(drawn.pixel(asked[i])) > 0) << picks[i].dump();
  }
}

INSTANTIATE_TEST_SUITE_P(AllFamilies, PickedPicture,
                         testing::Values(Pictured{"source", "source-bsp/v20.bsp"},
                                         Pictured{"xops", "bd1/generated/addon/town/town160.bd1"},
                                         Pictured{"diggles", "3db/generated/data/3db/kobold.3db"},
                                         Pictured{"vgo_cube", "vgo/gen_cube_lh_tl.vgo"},
                                         Pictured{"vgo_avatar", "vgo/gen_avatar_lh.vgo"},
                                         Pictured{"x3", "bod/objects/vitrine/ring.bod"}),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
