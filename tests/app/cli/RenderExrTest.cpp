// Pictures in scene-linear light, and what notes say of where the file lies.
#include "core/viewing/ViewLink.h"
#include "tests/app/cli/CliRunner.h"
#include "tests/support/ExrReader.h"

#include <QDir>
#include <QImage>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace vitrine::tests {
namespace {

const QString kExrMap = QStringLiteral("v20.bsp");

class RenderExrTest : public testing::Test {
protected:
  CliRun render(const QString& out, const QStringList& options) const {
    return runCli(QStringList{QStringLiteral("render"), madeMap(kExrMap), QStringLiteral("-o"), m_folder.path(out),
                              QStringLiteral("--size"), QStringLiteral("96x64"), QStringLiteral("--supersample"),
                              QStringLiteral("1")} +
                  options);
  }
  /// The picture of the same options as OpenEXR reads it, and as PNG.
  std::pair<ExrContent, QImage> both(const QStringList& options) const {
    const CliRun light = render(QStringLiteral("a.exr"), options);
    const CliRun bytes = render(QStringLiteral("a.png"), options);
    EXPECT_EQ(light.status, 0) << light.err.toStdString();
    EXPECT_EQ(bytes.status, 0) << bytes.err.toStdString();
    return {readExr(m_folder.path(QStringLiteral("a.exr"))).value_or(ExrContent()),
            QImage(m_folder.path(QStringLiteral("a.png"))).convertToFormat(QImage::Format_ARGB32)};
  }

  TempFolder m_folder;
};

int byteOf(float linear) {
  const float light = std::clamp(linear, 0.0F, 1.0F);
  const float encoded = light <= 0.0031308F ? light * 12.92F : 1.055F * std::pow(light, 1 / 2.4F) - 0.055F;
  return static_cast<int>(std::lround(encoded * 255));
}

/// Pixels that a display would show otherwise, by more than two steps of a byte.
int differing(const ExrContent& light, const QImage& bytes) {
  int count = 0;
  for (int y = 0; y < bytes.height(); ++y) {
    for (int x = 0; x < bytes.width(); ++x) {
      const auto& pixel = light.at(x, y);
      const QRgb shown = bytes.pixel(x, y);
      const float alpha = std::max(pixel[3], 1e-4F);
      const bool same = std::abs(byteOf(pixel[0] / alpha) - qRed(shown)) <= 2 &&
                        std::abs(byteOf(pixel[1] / alpha) - qGreen(shown)) <= 2 &&
                        std::abs(byteOf(pixel[2] / alpha) - qBlue(shown)) <= 2;
      count += !same || std::abs(pixel[3] * 255 - static_cast<float>(qAlpha(shown))) > 1;
    }
  }
  return count;
}

TEST_F(RenderExrTest, ADisplayShowsOfItWhatThePngShows) {
  for (const char* background : {"#203040", "transparent"}) {
    const auto [light, bytes] = both({QStringLiteral("--background"), QLatin1String(background)});
    ASSERT_EQ(QSize(light.width, light.height), bytes.size());
    EXPECT_EQ(light.channels.size(), background[0] == '#' ? 3 : 4);
    EXPECT_LE(differing(light, bytes), bytes.width() * bytes.height() / 200) << background;
  }
}

TEST_F(RenderExrTest, ExposureMultipliesWhatIsInIt) {
  const auto brightest = [this](const char* exposure) {
    EXPECT_EQ(render(QStringLiteral("a.exr"), {QStringLiteral("--exposure"), QLatin1String(exposure)}).status, 0);
    const auto light = readExr(m_folder.path(QStringLiteral("a.exr")));
    float most = 0;
    for (const auto& pixel : light.value_or(ExrContent()).pixels) {
      most = std::max({most, pixel[0], pixel[1], pixel[2]});
    }
    return most;
  };
  const float eight = brightest("8");
  EXPECT_GT(eight, 1.0F) << "brighter than a display shows";
  EXPECT_NEAR(brightest("16"), 2 * eight, 0.02F * eight);
}

TEST_F(RenderExrTest, PanoramasAndSeriesAreOfLightToo) {
  EXPECT_EQ(runCli({QStringLiteral("render"), madeMap(kExrMap), QStringLiteral("-o"),
                    m_folder.path(QStringLiteral("all.exr")), QStringLiteral("--panorama"), QStringLiteral("--size"),
                    QStringLiteral("128x64"), QStringLiteral("--supersample"), QStringLiteral("1")})
                .status,
            0);
  EXPECT_EQ(readExr(m_folder.path(QStringLiteral("all.exr"))).value_or(ExrContent()).width, 128);
  EXPECT_EQ(render(QStringLiteral("{view}.exr"), {QStringLiteral("--views"), QStringLiteral("cube")}).status, 0);
  EXPECT_EQ(readExr(m_folder.path(QStringLiteral("front.exr"))).value_or(ExrContent()).height, 64);
}

TEST_F(RenderExrTest, NotesNameTheFolderOnlyWhenAskedTo) {
  for (const char* name : {"a.exr", "a.png"}) {
    const auto viewOf = [&](const QStringList& options) {
      EXPECT_EQ(render(QLatin1String(name), options).status, 0);
      const QString path = m_folder.path(QLatin1String(name));
      const auto light = readExr(path);
      return light ? light->texts.at(QStringLiteral("Vitrine-View"))
                   : QImage(path).text(QStringLiteral("Vitrine-View"));
    };
    const QString folder = QFileInfo(madeMap(kExrMap)).path();
    const QString plain = viewOf({});
    EXPECT_TRUE(plain.startsWith(QStringLiteral("vitrine:view?"))) << plain.toStdString();
    EXPECT_FALSE(plain.contains(QStringLiteral("file="))) << plain.toStdString();
    EXPECT_FALSE(contentOf(m_folder.path(QLatin1String(name))).contains(folder.toUtf8()));
    const auto link = viewing::ViewLink::parse(viewOf({QStringLiteral("--notes-path")}));
    ASSERT_TRUE(link);
    EXPECT_EQ(link->file, QFileInfo(madeMap(kExrMap)).absoluteFilePath());
  }
  EXPECT_EQ(render(QStringLiteral("b.png"), {QStringLiteral("--notes-path"), QStringLiteral("--no-notes")}).status, 2);
}

TEST_F(RenderExrTest, NothingIsLeftWhereItCannotBeWritten) {
  const CliRun run = runCli({QStringLiteral("render"), madeMap(kExrMap), QStringLiteral("-o"),
                             m_folder.path(QStringLiteral("no/such/a.exr"))});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("a.exr"))) << run.err.toStdString();
  EXPECT_TRUE(QDir(m_folder.path()).isEmpty());
}

} // namespace
} // namespace vitrine::tests
