// Several pictures of one run, panoramas and overviews.
#include "core/viewing/ViewLink.h"
#include "tests/app/cli/CliRunner.h"

#include <QCryptographicHash>
#include <QDir>
#include <QImage>
#include <QtMath>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

const QString kMap = QStringLiteral("v20.bsp");

class RenderSeriesTest : public testing::Test {
protected:
  CliRun render(const QString& out, const QStringList& options,
                const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) const {
    return runCli(QStringList{QStringLiteral("render"), madeMap(kMap), QStringLiteral("-o"), m_folder.path(out),
                              QStringLiteral("--supersample"), QStringLiteral("1")} +
                      options,
                  environment);
  }
  QImage picture(const QString& name, const QStringList& options) const {
    const CliRun run = render(name, options);
    EXPECT_EQ(run.status, 0) << options.join(QLatin1Char(' ')).toStdString() << ": " << run.err.toStdString();
    return QImage(m_folder.path(name));
  }
  static viewing::ViewLink linkOf(const QImage& picture) {
    return viewing::ViewLink::parse(picture.text(QStringLiteral("Vitrine-View"))).value_or(viewing::ViewLink());
  }
  QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

  TempFolder m_folder;
};

/// Largest difference of a channel.
int apart(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

TEST_F(RenderSeriesTest, AllViewpointsOfAFileAreDrawnWithNamesOfTheirOwn) {
  const auto cameras = runCli({kInfo, kJson, madeMap(kMap)}).json()["scene"]["cameras"].get<int>();
  ASSERT_GT(cameras, 0);
  const CliRun run = render(QStringLiteral("{file} {n} {view}.png"),
                            {QStringLiteral("--views"), QStringLiteral("cameras"), QStringLiteral("--size"),
                             QStringLiteral("64x48"), QStringLiteral("--print-view")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(files().size(), cameras);
  EXPECT_TRUE(files().front().startsWith(QStringLiteral("v20 1 "))) << files().front().toStdString();
  EXPECT_EQ(run.out.count('\n'), cameras);
  const QImage first(m_folder.path(files().front()));
  EXPECT_EQ(QImage(first).convertToFormat(QImage::Format_RGB32),
            picture(QStringLiteral("spawn.png"), {QStringLiteral("--camera"), QStringLiteral("spawn"),
                                                  QStringLiteral("--size"), QStringLiteral("64x48")})
                .convertToFormat(QImage::Format_RGB32));
}

TEST_F(RenderSeriesTest, SpawnPointsAreTheViewpointsWherePlayersBegin) {
  const QStringList size{QStringLiteral("--size"), QStringLiteral("64x48")};
  const CliRun run =
      render(QStringLiteral("{view}.png"), QStringList{QStringLiteral("--views"), QStringLiteral("spawns")} + size);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  ASSERT_FALSE(files().isEmpty());
  for (const QString& file : files()) {
    EXPECT_TRUE(file.startsWith(QStringLiteral("info_player_"))) << file.toStdString();
  }
  // A model has no players.
  const QString scene = qEnvironmentVariable("VITRINE_BINARY_DIR") +
                        QStringLiteral("/share/vitrine/demo/mine/data/3db/vitrine_gnome.3db");
  if (QFileInfo::exists(scene)) {
    const CliRun none =
        runCli({QStringLiteral("render"), scene, QStringLiteral("-o"), m_folder.path(QStringLiteral("b.png")),
                QStringLiteral("--views"), QStringLiteral("spawns")});
    EXPECT_EQ(none.status, 2);
    EXPECT_TRUE(none.err.contains(QStringLiteral("spawn points"))) << none.err.toStdString();
  }
}

TEST_F(RenderSeriesTest, BookmarksOfTheWindowAreDrawn) {
  QFile map(madeMap(kMap));
  ASSERT_TRUE(map.open(QIODevice::ReadOnly));
  const QString hash = QString::fromLatin1(QCryptographicHash::hash(map.readAll(), QCryptographicHash::Sha256).toHex());
  const TempFolder config;
  config.write(QStringLiteral("Vitrine/bookmarks/%1.json").arg(hash),
               QByteArray(R"({"version": 1, "file": "v20.bsp", "bookmarks": [
                 {"name": "by the door", "view": "vitrine:view?at=0,0,64&look=30,10&fov=80&mode=normals"},
                 {"name": "by the door", "view": "vitrine:view?at=0,0,90&look=80,10&fov=70"}]})"));
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), config.path());
  const QStringList options{QStringLiteral("--views"), QStringLiteral("bookmarks"), QStringLiteral("--size"),
                            QStringLiteral("64x48")};
  const CliRun run = render(QStringLiteral("a.png"), options, environment);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  ASSERT_EQ(files(), (QStringList{QStringLiteral("a-by the door-2.png"), QStringLiteral("a-by the door.png")}));
  EXPECT_EQ(QImage(m_folder.path(QStringLiteral("a-by the door.png"))).convertToFormat(QImage::Format_RGB32),
            picture(QStringLiteral("b.png"),
                    {QStringLiteral("--view"), QStringLiteral("vitrine:view?at=0,0,64&look=30,10&fov=80&mode=normals"),
                     QStringLiteral("--size"), QStringLiteral("64x48")})
                .convertToFormat(QImage::Format_RGB32));
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), config.path(QStringLiteral("nothing")));
  EXPECT_EQ(render(QStringLiteral("c.png"), options, environment).status, 2);
}

TEST_F(RenderSeriesTest, APanoramaAgreesWithPicturesOfItsSixDirections) {
  const QString at = QStringLiteral("0,0,64");
  const QImage panorama = picture(QStringLiteral("all.png"),
                                  {QStringLiteral("--panorama"), QStringLiteral("--size"), QStringLiteral("1024x512"),
                                   QStringLiteral("--at"), at, QStringLiteral("--look"), QStringLiteral("30,0"),
                                   QStringLiteral("--pvs"), QStringLiteral("off")});
  ASSERT_EQ(panorama.size(), QSize(1024, 512));
  struct Direction {
    float yaw;
    float pitch;
  };
  // Yaw grows to the left; straight up and down are as far as --look goes.
  for (const Direction& direction : {Direction{30, 0}, Direction{-60, 0}, Direction{-150, 0}, Direction{120, 0},
                                     Direction{30, -90}, Direction{30, 90}}) {
    const QString look = QStringLiteral("%1,%2").arg(direction.yaw).arg(direction.pitch);
    const QImage view = picture(QStringLiteral("one.png"),
                                {QStringLiteral("--size"), QStringLiteral("400x400"), QStringLiteral("--fov"),
                                 QStringLiteral("90"), QStringLiteral("--at"), at, QStringLiteral("--look"), look,
                                 QStringLiteral("--pvs"), QStringLiteral("off")});
    int far = 0;
    int compared = 0;
    for (int y = 20; y < 380; y += 3) {
      for (int x = 20; x < 380; x += 3) {
        // The direction of the pixel: of the camera, and turned up and around as the camera is.
        const double across = (x + 0.5) / 200 - 1;
        const double up = 1 - (y + 0.5) / 200;
        const double tilt = qDegreesToRadians(-static_cast<double>(direction.pitch));
        const double ahead = std::cos(tilt) - up * std::sin(tilt);
        const double above = std::sin(tilt) + up * std::cos(tilt);
        const double longitude = std::atan2(across, ahead) - qDegreesToRadians(static_cast<double>(direction.yaw - 30));
        const double latitude = std::atan2(above, std::hypot(across, ahead));
        const int column = static_cast<int>(std::floor((longitude / (2 * M_PI) + 0.5 + 2) * 1024)) % 1024;
        const int row = std::clamp(static_cast<int>((0.5 - latitude / M_PI) * 512), 0, 511);
        // Somewhere among the neighbours: either picture has its own pixels.
        int nearest = 255;
        for (const int dy : {-1, 0, 1}) {
          for (const int dx : {-1, 0, 1}) {
            nearest = std::min(nearest, apart(view.pixel(x, y), panorama.pixel((column + dx + 1024) % 1024,
                                                                               std::clamp(row + dy, 0, 511))));
          }
        }
        far += nearest > 24;
        ++compared;
      }
    }
    EXPECT_LT(far, compared / 40) << look.toStdString() << " of " << compared;
  }
}

TEST_F(RenderSeriesTest, ACubeHasSixFacesThatMeet) {
  const CliRun run =
      render(QStringLiteral("{view}.png"),
             {QStringLiteral("--views"), QStringLiteral("cube"), QStringLiteral("--size"), QStringLiteral("128x128"),
              QStringLiteral("--at"), QStringLiteral("0,0,64"), QStringLiteral("--pvs"), QStringLiteral("off")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const auto face = [this](const char* name) {
    return QImage(m_folder.path(QLatin1String(name) + QStringLiteral(".png")));
  };
  EXPECT_EQ(files().size(), 6);
  for (const auto& [left, right] : {std::pair("front", "right"), std::pair("right", "back"), std::pair("back", "left"),
                                    std::pair("left", "front")}) {
    int far = 0;
    for (int y = 0; y < 128; ++y) {
      far += apart(face(left).pixel(127, y), face(right).pixel(0, y)) > 40;
    }
    EXPECT_LT(far, 13) << left << " and " << right;
  }
  int far = 0;
  for (int x = 0; x < 128; ++x) {
    far += apart(face("up").pixel(x, 127), face("front").pixel(x, 0)) > 40;
    far += apart(face("down").pixel(x, 0), face("front").pixel(x, 127)) > 40;
  }
  EXPECT_LT(far, 26);
}

TEST_F(RenderSeriesTest, AnOverviewIsToScale) {
  const QStringList options{QStringLiteral("--background"), QStringLiteral("transparent")};
  const QImage fine =
      picture(QStringLiteral("fine.png"), options + QStringList{QStringLiteral("--overview"), QStringLiteral("0.05")});
  const QImage coarse =
      picture(QStringLiteral("coarse.png"), options + QStringList{QStringLiteral("--overview"), QStringLiteral("0.1")});
  const auto scene = runCli({kInfo, kJson, madeMap(kMap)}).json()["scene"];
  const auto& bounds = scene["bounds"];
  const double metres = scene["metresPerUnit"].get<double>();
  // Bounds are in scene axes, of all that could be shown.
  const double across = (bounds["max"][0].get<double>() - bounds["min"][0].get<double>()) * metres;
  const double along = (bounds["max"][2].get<double>() - bounds["min"][2].get<double>()) * metres;
  EXPECT_LE(fine.width(), std::ceil(across / 0.05) + 1);
  EXPECT_LE(fine.height(), std::ceil(along / 0.05) + 1);
  EXPECT_NEAR(fine.width(), coarse.width() * 2, 2);
  EXPECT_NEAR(fine.height(), coarse.height() * 2, 2);
  // What is there reaches all four sides.
  const auto reaches = [&fine](bool column, int at) {
    bool any = false;
    for (int i = 0; i < (column ? fine.height() : fine.width()); ++i) {
      any = any || qAlpha(column ? fine.pixel(at, i) : fine.pixel(i, at)) > 0;
    }
    return any;
  };
  EXPECT_TRUE(reaches(true, 1) && reaches(true, fine.width() - 2) && reaches(false, 1) &&
              reaches(false, fine.height() - 2));
  const CliRun huge = render(QStringLiteral("huge.png"), {QStringLiteral("--overview"), QStringLiteral("0.0001")});
  EXPECT_EQ(huge.status, 2);
  EXPECT_TRUE(huge.err.contains(QStringLiteral("pixels"))) << huge.err.toStdString();
}

TEST_F(RenderSeriesTest, AnOverviewTellsTheGameWhereItLies) {
  const QString text = m_folder.path(QStringLiteral("v20.txt"));
  const QImage image = picture(QStringLiteral("plan.png"), {QStringLiteral("--overview"), QStringLiteral("0.1"),
                                                            QStringLiteral("--overview-text"), text});
  EXPECT_EQ(image.width(), image.height());
  const QString words = QString::fromUtf8(contentOf(text));
  const auto number = [&words](const char* key) {
    return words.section(QLatin1Char('"') + QLatin1String(key) + QLatin1String("\"\t\""), 1)
        .section(QLatin1Char('"'), 0, 0)
        .toDouble();
  };
  const double side = image.width() * 0.1 / 0.0254; // units of the map
  EXPECT_NEAR(number("scale") * 1024, side, side * 1e-3);
  // The picture has the map in its middle.
  const viewing::ViewLink link = linkOf(image);
  EXPECT_NEAR(number("pos_x"), static_cast<double>(link.at->x()) - side / 2, 0.1);
  EXPECT_NEAR(number("pos_y"), static_cast<double>(link.at->y()) + side / 2, 0.1);
  EXPECT_TRUE(words.startsWith(QStringLiteral("\"v20\"\n{"))) << words.toStdString();
}

TEST_F(RenderSeriesTest, WhatDoesNotGoTogetherIsRefused) {
  for (const QStringList& options :
       {QStringList{QStringLiteral("--views"), QStringLiteral("walls")},
        QStringList{QStringLiteral("--views"), QStringLiteral("cube"), QStringLiteral("--panorama")},
        QStringList{QStringLiteral("--panorama"), QStringLiteral("--size"), QStringLiteral("100x100")},
        QStringList{QStringLiteral("--overview"), QStringLiteral("0")}}) {
    EXPECT_EQ(render(QStringLiteral("a.png"), options).status, 2) << options.join(QLatin1Char(' ')).toStdString();
  }
  EXPECT_EQ(runCli({QStringLiteral("render"), madeMap(kMap), QStringLiteral("-o"), QStringLiteral("-"),
                    QStringLiteral("--views"), QStringLiteral("cube")})
                .status,
            2);
  EXPECT_TRUE(files().isEmpty());
}

} // namespace
} // namespace vitrine::tests
