#include "core/viewing/ViewLink.h"
#include "tests/app/cli/CliRunner.h"

#include <QColor>
#include <QCryptographicHash>
#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class RenderCommandTest : public testing::Test {
protected:
  /// One sample a pixel unless asked otherwise: antialiasing takes most of the time and changes little.
  CliRun render(const QStringList& options, const QString& map = madeMap(QStringLiteral("v20.bsp"))) const {
    QStringList all{QStringLiteral("render"), map, QStringLiteral("-o"), m_out};
    for (const auto& [option, value] : {std::pair("--size", "200x150"), std::pair("--supersample", "1")}) {
      if (!options.contains(QLatin1String(option))) {
        all << QLatin1String(option) << QLatin1String(value);
      }
    }
    return runCli(all + options);
  }

  /// The picture of a run that must succeed.
  QImage picture(const QStringList& options) const {
    const CliRun run = render(options);
    EXPECT_EQ(run.status, 0) << options.join(QLatin1Char(' ')).toStdString() << ": " << run.err.toStdString();
    EXPECT_EQ(run.out, QByteArray());
    return QImage(m_out);
  }

  QString complaint(const QStringList& options) const {
    const CliRun run = render(options);
    EXPECT_EQ(run.status, 2) << options.join(QLatin1Char(' ')).toStdString();
    EXPECT_FALSE(QFileInfo::exists(m_out));
    return run.err;
  }

  TempFolder m_folder;
  const QString m_out = m_folder.path(QStringLiteral("out.png"));
};

/// Colours that occur, more than a background alone would have.
int distinctColours(const QImage& image) {
  std::set<QRgb> seen;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      seen.insert(image.pixel(x, y));
    }
  }
  return static_cast<int>(seen.size());
}

/// Share of pixels whose channels differ by more than `tolerance`.
double difference(const QImage& a, const QImage& b, int tolerance = 2) {
  if (a.size() != b.size()) {
    return 1;
  }
  int different = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y);
      const QColor q = b.pixelColor(x, y);
      different += std::abs(p.red() - q.red()) > tolerance || std::abs(p.green() - q.green()) > tolerance ||
                           std::abs(p.blue() - q.blue()) > tolerance
                       ? 1
                       : 0;
    }
  }
  return static_cast<double>(different) / (a.width() * a.height());
}

TEST_F(RenderCommandTest, DrawsTheSceneInTheAskedSize) {
  const QImage image = picture({});
  EXPECT_EQ(image.size(), QSize(200, 150));
  EXPECT_GT(distinctColours(image), 50);
}

TEST_F(RenderCommandTest, WritesPngToStdout) {
  const CliRun run = runCli({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                             QStringLiteral("-"), QStringLiteral("--size"), QStringLiteral("64x32")});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(QImage::fromData(run.out, "PNG").size(), QSize(64, 32));
}

TEST_F(RenderCommandTest, OtherKindsAreWrittenByTheirEnding) {
  const QImage png = picture({});
  for (const char* name : {"out.jpg", "out.webp", "out.bmp"}) {
    const QString out = m_folder.path(QLatin1String(name));
    const CliRun run = runCli({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"), out,
                               QStringLiteral("--size"), QStringLiteral("200x150"), QStringLiteral("--supersample"),
                               QStringLiteral("1"), QStringLiteral("--quality"), QStringLiteral("100")});
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    EXPECT_LT(difference(png, QImage(out), 40), 0.02) << name;
  }
  const CliRun glass = runCli({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                               m_folder.path(QStringLiteral("glass.jpg")), QStringLiteral("--background"),
                               QStringLiteral("transparent")});
  EXPECT_EQ(glass.status, 2) << glass.err.toStdString();
  EXPECT_FALSE(QFileInfo::exists(m_folder.path(QStringLiteral("glass.jpg"))));
}

TEST_F(RenderCommandTest, APictureSaysWhatItShows) {
  const QString link = QStringLiteral("vitrine:view?at=0,0,64&look=30,10&fov=80&mode=normals");
  QImage image = picture({QStringLiteral("--view"), link});
  const auto shown = viewing::ViewLink::parse(image.text(QStringLiteral("Vitrine-View")));
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->file, QString()) << "folders have names of people in them";
  EXPECT_LT((*shown->at - QVector3D(0, 0, 64)).length(), 1e-3F);
  EXPECT_EQ(shown->mode, QStringLiteral("normals"));
  EXPECT_EQ(image.text(QStringLiteral("Vitrine-File")), QStringLiteral("v20.bsp"));
  QFile map(madeMap(QStringLiteral("v20.bsp")));
  ASSERT_TRUE(map.open(QIODevice::ReadOnly));
  EXPECT_EQ(image.text(QStringLiteral("Vitrine-SHA-256")).toLatin1(),
            QCryptographicHash::hash(map.readAll(), QCryptographicHash::Sha256).toHex());
  EXPECT_EQ(difference(image, picture({QStringLiteral("--view"), image.text(QStringLiteral("Vitrine-View"))})), 0);
  EXPECT_TRUE(picture({QStringLiteral("--no-notes")}).text(QStringLiteral("Vitrine-View")).isEmpty());
}

TEST_F(RenderCommandTest, ModesDiffer) {
  const QImage lit = picture({});
  for (const char* mode : {"unlit", "lightmap", "wireframe", "normals", "uv", "overdraw", "heat", "average", "leaf",
                           "cluster", "batch", "density"}) {
    const QImage other = picture({QStringLiteral("--mode"), QString::fromLatin1(mode)});
    EXPECT_GT(difference(lit, other), 0.02) << mode;
  }
  EXPECT_EQ(difference(lit, picture({QStringLiteral("--mode"), QStringLiteral("lit")})), 0);
}

TEST_F(RenderCommandTest, ThePlaceOfASpawnByNumbersIsTheSamePicture) {
  const QString text = QString::fromUtf8(runCli({QStringLiteral("info"), madeMap(QStringLiteral("v20.bsp"))}).out);
  const QString line = text.mid(text.indexOf(QStringLiteral("camera: "))).section(QLatin1Char('\n'), 0, 0);
  const QString at = line.section(QStringLiteral(" at "), 1).trimmed().replace(QLatin1Char(' '), QLatin1Char(','));
  ASSERT_EQ(at.count(QLatin1Char(',')), 2) << line.toStdString();
  const QImage spawn = picture({QStringLiteral("--camera"), QStringLiteral("spawn")});
  // The angles of the spawn are not printed: one of the sixteen compass directions must match.
  double best = 1;
  for (int step = 0; step < 16; ++step) {
    best = std::min(best, difference(spawn, picture({QStringLiteral("--at"), at, QStringLiteral("--look"),
                                                     QStringLiteral("%1,0").arg(22.5 * step)})));
  }
  EXPECT_LT(best, 0.01);
}

TEST_F(RenderCommandTest, AViewLinkIsItsOptions) {
  const QStringList options = {QStringLiteral("--at"),   QStringLiteral("0,0,64"), QStringLiteral("--look"),
                               QStringLiteral("30,10"),  QStringLiteral("--fov"),  QStringLiteral("80"),
                               QStringLiteral("--mode"), QStringLiteral("normals")};
  const QString link = QStringLiteral("vitrine:view?at=0,0,64&look=30,10&fov=80&mode=normals");
  EXPECT_EQ(difference(picture(options), picture({QStringLiteral("--view"), link})), 0);
  EXPECT_GT(difference(picture(options),
                       picture({QStringLiteral("--view"), link, QStringLiteral("--mode"), QStringLiteral("unlit")})),
            0.02)
      << "options win";
}

TEST_F(RenderCommandTest, ItPrintsALinkThatGivesTheSamePicture) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun first = render({QStringLiteral("--at"), QStringLiteral("0,0,64"), QStringLiteral("--look"),
                               QStringLiteral("30,10"), QStringLiteral("--fov"), QStringLiteral("80"),
                               QStringLiteral("--mode"), QStringLiteral("normals"), QStringLiteral("--print-view")});
  ASSERT_EQ(first.status, 0) << first.err.toStdString();
  const QImage before(m_out);
  const QString link = QString::fromUtf8(first.out);
  EXPECT_TRUE(link.startsWith(QLatin1String("vitrine:view?at=0,0,64&look="))) << first.out.toStdString();
  EXPECT_TRUE(link.endsWith(QStringLiteral("&file=%1\n").arg(map))) << first.out.toStdString();
  EXPECT_EQ(difference(before, picture({QStringLiteral("--view"), link.trimmed()})), 0);
  const CliRun both = runCli(
      {QStringLiteral("render"), map, QStringLiteral("-o"), QStringLiteral("-"), QStringLiteral("--print-view")});
  EXPECT_EQ(both.status, 2);
  EXPECT_TRUE(both.out.isEmpty());
}

TEST_F(RenderCommandTest, VisibilityCullsNothingThatIsSeen) {
  const QString rooms = madeMap(QStringLiteral("rooms.bsp"));
  ASSERT_EQ(render({QStringLiteral("--pvs"), QStringLiteral("off")}, rooms).status, 0);
  const QImage all(m_out);
  ASSERT_EQ(render({QStringLiteral("--pvs"), QStringLiteral("on")}, rooms).status, 0);
  const QImage seen(m_out);
  EXPECT_LT(difference(all, seen), 0.001);
  ASSERT_EQ(render({}, rooms).status, 0);
  EXPECT_EQ(QImage(m_out), seen) << "as in the window";
}

TEST_F(RenderCommandTest, ControlsAreSet) {
  const QImage lit = picture({});
  const QImage dark = picture({QStringLiteral("--set"), QStringLiteral("exposure=0.1")});
  EXPECT_GT(difference(lit, dark), 0.3);
  EXPECT_EQ(difference(lit, picture({QStringLiteral("--set"), QStringLiteral("exposure=0.1"), QStringLiteral("--set"),
                                     QStringLiteral("exposure=1")})),
            0)
      << "the last counts";
}

TEST_F(RenderCommandTest, ExposureIsAFactorOrAutomatic) {
  const QImage baked = picture({QStringLiteral("--exposure"), QStringLiteral("1")});
  const QImage dim = picture({QStringLiteral("--exposure"), QStringLiteral("0.1")});
  EXPECT_GT(difference(baked, dim), 0.3);
  EXPECT_EQ(difference(dim, picture({QStringLiteral("--set"), QStringLiteral("exposure=0.1")})), 0);
  EXPECT_EQ(difference(picture({}), picture({QStringLiteral("--exposure"), QStringLiteral("auto")})), 0);
}

TEST_F(RenderCommandTest, TheGamesViewBringsItsFieldOfView) {
  const auto seen = [this](const QStringList& options) {
    const CliRun run =
        render(QStringList({QStringLiteral("--camera"), QStringLiteral("spawn")}) + options, madeMission());
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return QImage(m_out);
  };
  const QStringList game{QStringLiteral("--set"), QStringLiteral("view.game=1")};
  const QStringList fov{QStringLiteral("--fov")};
  const QImage asInGame = seen(game);
  EXPECT_EQ(difference(asInGame, seen(game + fov + QStringList{QStringLiteral("65")})), 0);
  EXPECT_GT(difference(asInGame, seen(game + fov + QStringList{QStringLiteral("50")})), 0.05)
      << "what is asked for wins";
  EXPECT_GT(difference(asInGame, seen(fov + QStringList{QStringLiteral("65")})), 0.05) << "fog and background too";
}

TEST_F(RenderCommandTest, LabelsAreDrawnWhenAskedFor) {
  const auto seen = [this](const QStringList& options) {
    const CliRun run = render(QStringList({QStringLiteral("--camera"), QStringLiteral("iso"), QStringLiteral("--size"),
                                           QStringLiteral("800x600")}) +
                                  options,
                              madeMission());
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return QImage(m_out);
  };
  EXPECT_GT(difference(seen({}), seen({QStringLiteral("--labels")})), 0.001);
}

TEST_F(RenderCommandTest, ATransparentBackgroundHasHolesOnly) {
  const QImage image = picture({QStringLiteral("--camera"), QStringLiteral("iso"), QStringLiteral("--background"),
                                QStringLiteral("transparent")});
  EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(image.pixelColor(100, 75).alpha(), 255);
  const QImage red = picture({QStringLiteral("--camera"), QStringLiteral("iso"), QStringLiteral("--background"),
                              QStringLiteral("#ff0000"), QStringLiteral("--supersample"), QStringLiteral("2")});
  EXPECT_EQ(red.pixelColor(0, 0), QColor(255, 0, 0));
  EXPECT_EQ(red.size(), QSize(200, 150));
}

TEST_F(RenderCommandTest, EdgesAreSmoothUnlessOneSampleIsAskedFor) {
  const QStringList options{QStringLiteral("--camera"), QStringLiteral("iso"), QStringLiteral("--background"),
                            QStringLiteral("transparent")};
  const auto coverages = [](const QImage& image) {
    std::set<int> seen;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        seen.insert(qAlpha(image.pixel(x, y)));
      }
    }
    return seen;
  };
  EXPECT_EQ(coverages(picture(options)), (std::set<int>{0, 255}));
  const QStringList size{QStringLiteral("--size"), QStringLiteral("200x150")};
  ASSERT_EQ(
      runCli(QStringList{QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"), m_out} +
             size + options)
          .status,
      0);
  EXPECT_GE(coverages(QImage(m_out)).size(), 2U + 8U);
}

TEST_F(RenderCommandTest, TheUsualBackgroundIsAGradientAndAColourIsFlat) {
  const QStringList fromAbove{QStringLiteral("--camera"), QStringLiteral("iso")};
  const QImage usual = picture(fromAbove);
  EXPECT_GT(usual.pixelColor(3, 147).lightness(), usual.pixelColor(3, 3).lightness() + 10);
  const QImage flat = picture(fromAbove + QStringList{QStringLiteral("--background"), QStringLiteral("#336699")});
  for (const QPoint corner : {QPoint(3, 3), QPoint(196, 3), QPoint(3, 147)}) {
    EXPECT_EQ(flat.pixelColor(corner), QColor(0x33, 0x66, 0x99));
  }
}

TEST_F(RenderCommandTest, ModelsStandOnAShadowAndOnDemandOnAGrid) {
  const auto seen = [this](const QStringList& options) {
    const CliRun run = render(QStringList({QStringLiteral("--camera"), QStringLiteral("iso")}) + options,
                              madeSample(QStringLiteral("3db/data/3db/alles.3db")));
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return QImage(m_out);
  };
  const QStringList noShadow{QStringLiteral("--contact-shadow"), QStringLiteral("off")};
  const QStringList transparent{QStringLiteral("--background"), QStringLiteral("transparent")};
  EXPECT_GT(difference(seen({}), seen(noShadow)), 0.02);
  EXPECT_GT(difference(seen({QStringLiteral("--grid")}), seen({})), 0.02);
  EXPECT_EQ(seen(transparent), seen(transparent + noShadow)) << "not unless it is asked for";
  EXPECT_NE(seen(transparent + QStringList{QStringLiteral("--contact-shadow"), QStringLiteral("on")}),
            seen(transparent));
  EXPECT_EQ(picture(noShadow), picture({})) << "maps have none";
}

TEST_F(RenderCommandTest, WrongUsageSaysWhatIsWanted) {
  const auto says = [this](const char* option, const char* value, const char* words) {
    const QString err = complaint({QString::fromLatin1(option), QString::fromLatin1(value)});
    EXPECT_TRUE(err.contains(QString::fromLatin1(words))) << option << ' ' << value << ": " << err.toStdString();
  };
  says("--size", "big", "--size big: expected WxH");
  says("--mode", "shiny", "--mode shiny: expected lit, unlit");
  says("--camera", "nobody", "there is no camera \"nobody\"");
  says("--at", "1,2", "--at 1,2: expected X,Y,Z");
  says("--look", "north", "--look north: expected YAW,PITCH");
  says("--fov", "180", "--fov 180: expected 1 to 170");
  says("--pvs", "maybe", "--pvs maybe: expected on or off");
  says("--set", "nothing=1", "there is no control \"nothing\"");
  says("--set", "exposure=bright", "--set exposure=bright: expected a number");
  says("--set", "exposure", "ID=VALUE");
  says("--animation", "0", "there is no animation 0 (the scene has none)");
  says("--time", "soon", "--time soon: expected a number");
  says("--background", "reddish", "--background reddish: expected a colour");
  says("--exposure", "bright", "--exposure bright: expected auto, or 0 to 256");
  says("--exposure", "300", "--exposure 300: expected auto");
  says("--supersample", "9", "--supersample 9: expected 1 to 8");
  says("--supersample", "0", "--supersample 0: expected 1 to 8");
  says("--contact-shadow", "yes", "--contact-shadow yes: expected on or off");
  says("--view", "http://x", "a view link starts with");
  EXPECT_EQ(runCli({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                    m_folder.path(QStringLiteral("out.gif"))})
                .status,
            2);
}

TEST_F(RenderCommandTest, NothingToDrawIsAFailure) {
  const CliRun broken = render({}, cutMap(m_folder, QStringLiteral("v20.bsp"), 2000));
  EXPECT_EQ(broken.status, 1);
  EXPECT_TRUE(broken.err.contains(QStringLiteral("cut.bsp: "))) << broken.err.toStdString();
  EXPECT_FALSE(QFileInfo::exists(m_out));
  EXPECT_EQ(render({}, QStringLiteral("/no/such.bsp")).status, 1);
}

TEST_F(RenderCommandTest, WithoutADisplayItEndsWithThreeAndWords) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QString::fromLatin1(name));
  }
  const QStringList arguments = {QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                                 m_out};
  const CliRun none = runCli(arguments, environment);
  EXPECT_EQ(none.status, 3);
  EXPECT_EQ(
      none.err,
      QStringLiteral("vitrine-cli: no display: neither DISPLAY nor WAYLAND_DISPLAY is set (xvfb-run provides one)\n"));
  environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":9753"));
  const CliRun gone = runCli(arguments, environment);
  EXPECT_EQ(gone.status, 3);
  EXPECT_EQ(gone.err, QStringLiteral("vitrine-cli: no display: could not connect to display :9753\n"));
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  const CliRun noGl = runCli(arguments, environment);
  EXPECT_EQ(noGl.status, 3);
  EXPECT_TRUE(noGl.err.startsWith(QStringLiteral("vitrine-cli: no OpenGL"))) << noGl.err.toStdString();
  environment.remove(QStringLiteral("LIBGL_ALWAYS_SOFTWARE"));
  const CliRun advised = runCli(arguments, environment);
  EXPECT_TRUE(advised.err.contains(QStringLiteral("--software"))) << advised.err.toStdString();
  const CliRun tried = runCli(QStringList(arguments) << QStringLiteral("--software"), environment);
  EXPECT_EQ(tried.status, 3);
  EXPECT_FALSE(tried.err.contains(QStringLiteral("--software"))) << "it was tried: " << tried.err.toStdString();
  EXPECT_FALSE(QFileInfo::exists(m_out));
}

} // namespace
} // namespace vitrine::tests
