// Films: frames of turntables and animations, and the files they become.
#include "core/filming/FilmTarget.h"
#include "core/filming/FrameNames.h"
#include "core/viewing/ViewLink.h"
#include "render/FilmPlan.h"
#include "tests/app/cli/CliRunner.h"

#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QStandardPaths>
#include <QtMath>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

const QString kMapName = QStringLiteral("v20.bsp");

QString figure() {
  return madeSample(QStringLiteral("3db/generated/data/3db/kobold.3db"));
}

/// Largest difference of a channel. Of a single picture only what is in it is prepared: other texture atlases, which
/// may round otherwise.
int mostApart(const QImage& a, const QImage& b) {
  int most = a.size() == b.size() ? 0 : 255;
  for (int y = 0; y < a.height() && most < 255; ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb one = a.pixel(x, y);
      const QRgb other = b.pixel(x, y);
      most = std::max({most, std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                       std::abs(qBlue(one) - qBlue(other))});
    }
  }
  return most;
}

constexpr int kAlike = 2;

/// The alpha of a picture as its grey.
QImage opaqueness(const QImage& picture) {
  QImage alpha = picture.convertToFormat(QImage::Format_Alpha8);
  alpha.reinterpretAsFormat(QImage::Format_Grayscale8);
  return alpha;
}

class FilmCommandTest : public testing::Test {
protected:
  CliRun film(const QString& file, const QString& out, const QStringList& options) const {
    return runCli(QStringList{QStringLiteral("film"), file, m_folder.path(out)} + small() + options);
  }
  QImage rendered(const QString& file, const QStringList& options) const {
    const QString out = m_folder.path(QStringLiteral("rendered.png"));
    const CliRun run =
        runCli(QStringList{QStringLiteral("render"), file, QStringLiteral("-o"), out} + small() + options);
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return pixels(QStringLiteral("rendered.png"));
  }
  static QStringList small() {
    return {QStringLiteral("--size"), QStringLiteral("96x64"), QStringLiteral("--supersample"), QStringLiteral("1")};
  }
  QImage pixels(const QString& name) const { return QImage(m_folder.path(name)).convertToFormat(QImage::Format_RGB32); }
  viewing::ViewLink linkOf(const QString& name) const {
    const QString text = QImage(m_folder.path(name)).text(QStringLiteral("Vitrine-View"));
    return viewing::ViewLink::parse(text).value_or(viewing::ViewLink());
  }
  QStringList files(const QString& folder = {}) const {
    return QDir(m_folder.path(folder)).entryList(QDir::Files, QDir::Name);
  }

  TempFolder m_folder;
};

TEST_F(FilmCommandTest, ATurntableHasItsFramesAndTheSameBytesWhenRepeated) {
  const QStringList options{QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("8")};
  const CliRun run = film(madeMap(kMapName), QStringLiteral("a/"), options);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(run.out, QByteArray());
  QStringList expected;
  for (int i = 0; i < 8; ++i) {
    expected << QStringLiteral("frame_000%1.png").arg(i);
  }
  ASSERT_EQ(files(QStringLiteral("a")), expected);
  ASSERT_EQ(film(madeMap(kMapName), QStringLiteral("b/"), options).status, 0);
  for (const QString& name : expected) {
    EXPECT_EQ(contentOf(m_folder.path(QStringLiteral("a/") + name)),
              contentOf(m_folder.path(QStringLiteral("b/") + name)))
        << name.toStdString();
  }
  EXPECT_FALSE(pixels(QStringLiteral("a/frame_0000.png")) == pixels(QStringLiteral("a/frame_0004.png")));
}

TEST_F(FilmCommandTest, AFrameOfATurntableIsThePictureFromThere) {
  const QString map = madeMap(kMapName);
  const CliRun run = film(map, QStringLiteral("turn_#.png"),
                          {QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("4"),
                           QStringLiteral("--print-view"), QStringLiteral("--notes-path")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  ASSERT_EQ(run.out.count('\n'), 4);
  const viewing::ViewLink first = linkOf(QStringLiteral("turn_0.png"));
  const viewing::ViewLink quarter = linkOf(QStringLiteral("turn_1.png"));
  ASSERT_TRUE(first.look && first.at && quarter.look && quarter.at);
  EXPECT_NEAR(std::remainder(quarter.look->yaw - first.look->yaw - 90, 360), 0, 1e-3);
  EXPECT_NEAR(quarter.look->pitch, first.look->pitch, 1e-3);
  EXPECT_NEAR(quarter.at->z(), first.at->z(), 1e-2) << "the map's z is up";
  EXPECT_EQ(QString::fromUtf8(run.out.split('\n').value(1)), quarter.toText());
  const QImage view = rendered(map, {QStringLiteral("--view"), quarter.toText()});
  EXPECT_LE(mostApart(pixels(QStringLiteral("turn_1.png")), view), kAlike);
  EXPECT_GT(mostApart(pixels(QStringLiteral("turn_0.png")), view), 10 * kAlike);
}

TEST_F(FilmCommandTest, ACameraInItsPlaceGoesRoundWhatItLooksAt) {
  const CliRun run =
      film(madeMap(kMapName), QStringLiteral("turn_#.png"),
           {QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("2"), QStringLiteral("--at"),
            QStringLiteral("0,0,64"), QStringLiteral("--look"), QStringLiteral("30,10")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const viewing::ViewLink first = linkOf(QStringLiteral("turn_0.png"));
  ASSERT_TRUE(first.look && first.at);
  EXPECT_LT((*first.at - QVector3D(0, 0, 64)).length(), 1e-2F);
  EXPECT_NEAR(first.look->yaw, 30, 1e-3);
  EXPECT_NEAR(first.look->pitch, 10, 1e-3);
}

TEST_F(FilmCommandTest, FramesOfAnAnimationAreOfExactTimes) {
  // It lasts 0.8 s.
  const QString clip = QStringLiteral("kobold.laufen_loop");
  // At 20 frames a second half of the frames stand between two of the file, which has ten.
  const CliRun run = film(figure(), QStringLiteral("walk_##.png"),
                          {QStringLiteral("--animation"), clip, QStringLiteral("--fps"), QStringLiteral("20")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const QStringList names = files();
  ASSERT_EQ(names.size(), 16);
  EXPECT_EQ(names.front(), QStringLiteral("walk_00.png"));
  EXPECT_FALSE(pixels(names[2]) == pixels(names[3]));
  for (qsizetype i = 0; i < names.size(); ++i) {
    const QImage frame = pixels(names[i]);
    EXPECT_EQ(linkOf(names[i]).time, std::optional(static_cast<double>(i) / 20)) << i;
    EXPECT_EQ(frame, rendered(figure(), {QStringLiteral("--animation"), clip, QStringLiteral("--time"),
                                         QString::number(static_cast<double>(i) / 20, 'g', 17)}))
        << i;
  }
}

TEST_F(FilmCommandTest, ACameraOfTheSceneMovesAsItDoesThere) {
  const QString scene = madeSample(QStringLiteral("bod/objects/vitrine/small_scene.bod"));
  const QStringList ride{QStringLiteral("--animation"), QStringLiteral("0"), QStringLiteral("--set"),
                         QStringLiteral("camera=2")};
  const CliRun run = film(scene, QStringLiteral("ride_#.png"),
                          ride + QStringList{QStringLiteral("--frames"), QStringLiteral("3"), QStringLiteral("--fps"),
                                             QStringLiteral("2")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const QImage last = rendered(scene, ride + QStringList{QStringLiteral("--time"), QStringLiteral("1")});
  EXPECT_LE(mostApart(pixels(QStringLiteral("ride_2.png")), last), kAlike);
  EXPECT_GT(mostApart(pixels(QStringLiteral("ride_0.png")), last), 10 * kAlike);
  EXPECT_FALSE(linkOf(QStringLiteral("ride_2.png")).look == linkOf(QStringLiteral("ride_0.png")).look) << "it turns";
}

TEST_F(FilmCommandTest, APathLeadsThroughItsViews) {
  const QString map = madeMap(kMapName);
  const QString first = QStringLiteral("vitrine:view?at=0,0,64&look=30,10&fov=80");
  const QString last = QStringLiteral("vitrine:view?at=40,30,64&look=80,0&fov=60");
  const QString links = m_folder.write(
      QStringLiteral("walk.txt"),
      (QStringLiteral("# a walk\n\n") + first + QStringLiteral("\r\n") + last + QLatin1Char('\n')).toUtf8());
  const QStringList frames{QStringLiteral("--frames"), QStringLiteral("5")};
  const CliRun run = film(map, QStringLiteral("walk_#.png"), QStringList{QStringLiteral("--path"), links} + frames);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_LE(mostApart(pixels(QStringLiteral("walk_0.png")), rendered(map, {QStringLiteral("--view"), first})), kAlike);
  EXPECT_LE(mostApart(pixels(QStringLiteral("walk_4.png")), rendered(map, {QStringLiteral("--view"), last})), kAlike);
  const viewing::ViewLink middle = linkOf(QStringLiteral("walk_2.png"));
  ASSERT_TRUE(middle.at && middle.look && middle.fov);
  EXPECT_LT((*middle.at - QVector3D(20, 15, 64)).length(), 0.05F);
  EXPECT_NEAR(middle.look->yaw, 55, 1);
  EXPECT_NEAR(*middle.fov, 70, 0.1);
  // The same of bookmarks.
  const QString bookmarks =
      m_folder.write(QStringLiteral("walk.json"), QStringLiteral(R"({"version": 1, "file": "v20.bsp", "bookmarks": [
        {"name": "a", "view": "%1"}, {"name": "b", "view": "%2"}]})")
                                                      .arg(first, last)
                                                      .toUtf8());
  ASSERT_EQ(film(map, QStringLiteral("marks_#.png"), QStringList{QStringLiteral("--path"), bookmarks} + frames).status,
            0);
  EXPECT_EQ(contentOf(m_folder.path(QStringLiteral("marks_2.png"))),
            contentOf(m_folder.path(QStringLiteral("walk_2.png"))));
}

TEST_F(FilmCommandTest, APathThatLeadsNowhereIsWrongUsage) {
  const QByteArray view = "vitrine:view?at=0,0,64&look=30,10\n";
  const struct {
    QByteArray content;
    QString word;
  } cases[] = {{view, QStringLiteral("two views")},
               {view + "nonsense\n", QStringLiteral("line 2")},
               {view + "\nvitrine:view?look=30,10\n", QStringLiteral("line 3")},
               {view + "vitrine:view?at=0,0,64&look=30,10&ortho=100\n", QStringLiteral("line 2")}};
  for (const auto& wrong : cases) {
    const QString links = m_folder.write(QStringLiteral("walk.txt"), wrong.content);
    const CliRun run = film(madeMap(kMapName), QStringLiteral("a"), {QStringLiteral("--path"), links});
    EXPECT_EQ(run.status, 2) << wrong.content.constData();
    EXPECT_TRUE(run.err.contains(wrong.word)) << run.err.toStdString();
  }
}

TEST_F(FilmCommandTest, FilesThatAreThereStayUnlessForced) {
  const QStringList options{QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("3")};
  const QString kept = m_folder.write(QStringLiteral("a/frame_0002.png"), QByteArray("mine"));
  const CliRun refused = film(madeMap(kMapName), QStringLiteral("a"), options);
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(refused.err.contains(QStringLiteral("frame_0002.png"))) << refused.err.toStdString();
  EXPECT_EQ(files(QStringLiteral("a")), QStringList{QStringLiteral("frame_0002.png")}) << "nothing is begun";
  EXPECT_EQ(contentOf(kept), QByteArray("mine"));
  EXPECT_EQ(film(madeMap(kMapName), QStringLiteral("a"), options + QStringList{QStringLiteral("--force")}).status, 0);
  EXPECT_EQ(files(QStringLiteral("a")).size(), 3);
  EXPECT_EQ(pixels(QStringLiteral("a/frame_0002.png")).size(), QSize(96, 64));
}

TEST_F(FilmCommandTest, WhatMakesNoFilmIsWrongUsage) {
  const QString turntable = QStringLiteral("--turntable");
  const struct {
    QString out;
    QStringList options;
  } cases[] = {{QStringLiteral("a"), {}},
               {QStringLiteral("a.png"), {turntable}},
               {QStringLiteral("a_##.txt"), {turntable}},
               {QStringLiteral("a"), {turntable, QStringLiteral("--frames"), QStringLiteral("0")}},
               {QStringLiteral("a"), {turntable, QStringLiteral("--frames"), QStringLiteral("2.5")}},
               {QStringLiteral("a"), {turntable, QStringLiteral("--fps"), QStringLiteral("0")}},
               {QStringLiteral("a"), {QStringLiteral("--animation"), QStringLiteral("no such")}}};
  for (const auto& wrong : cases) {
    const CliRun run = film(madeMap(kMapName), wrong.out, wrong.options);
    EXPECT_EQ(run.status, 2) << wrong.out.toStdString() << ' ' << wrong.options.join(QLatin1Char(' ')).toStdString();
    EXPECT_EQ(run.err.count(QLatin1Char('\n')), 1) << run.err.toStdString();
  }
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

TEST_F(FilmCommandTest, AFolderThatHasTheNameWithItsEndingStaysEmpty) {
  for (const char* folder : {"walk.webp", "walk.mp4"}) {
    ASSERT_TRUE(QDir().mkpath(m_folder.path(QLatin1String(folder))));
  }
  const CliRun run = film(madeMap(kMapName), QStringLiteral("walk"), {QStringLiteral("--turntable")});
  EXPECT_EQ(run.status, 2) << run.err.toStdString();
  for (const char* folder : {"walk.webp", "walk.mp4"}) {
    EXPECT_TRUE(QDir(m_folder.path(QLatin1String(folder))).isEmpty()) << folder;
  }
}

TEST(FilmName, IsCompletedUnlessItSaysWhatIsWanted) {
  const auto nameOf = [](const char* out, bool hasFfmpeg) {
    filming::FilmOutput output;
    output.out = QString::fromLatin1(out);
    output.fps = 25;
    output.size = {64, 48};
    return filming::filmName(output, hasFfmpeg);
  };
  EXPECT_EQ(nameOf("walk", true), QStringLiteral("walk.mp4"));
  EXPECT_EQ(nameOf("walk", false), QStringLiteral("walk.webp"));
  EXPECT_EQ(nameOf("c#/walk", false), QStringLiteral("c#/walk.webp")) << "only the name counts";
  EXPECT_EQ(nameOf("walk.", false), QStringLiteral("walk.webp"));
  for (const char* whole : {"walk_##", "walk/", "walk.mkv", "walk_##.png"}) {
    EXPECT_EQ(nameOf(whole, true), QString::fromLatin1(whole));
  }
}

/// A folder with an ffmpeg of our own, and PATH with nothing but that and what a shell needs.
QProcessEnvironment withFfmpeg(const TempFolder& folder, const QByteArray& script) {
  const QString program = folder.write(QStringLiteral("bin/ffmpeg"), "#!/bin/sh\n" + script);
  QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner);
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("PATH"), folder.path(QStringLiteral("bin")));
  return environment;
}

class FilmVideoTest : public FilmCommandTest {
protected:
  CliRun video(const QString& out, const QStringList& options, const QProcessEnvironment& environment) const {
    return runCli(QStringList{QStringLiteral("film"), madeMap(kMapName), m_folder.path(out),
                              QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("3")} +
                      small() + options,
                  environment);
  }
  TempFolder m_programs;
};

TEST_F(FilmVideoTest, FramesAreGivenToFfmpegInTheirOrder) {
  // Its last argument is the file to write.
  const auto environment =
      withFfmpeg(m_programs, "for out; do :; done\necho \"$*\" >\"$0.said\"\n/bin/cat >\"$out\"\n");
  const CliRun run = video(QStringLiteral("turn.mp4"), {QStringLiteral("--fps"), QStringLiteral("25")}, environment);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList{QStringLiteral("turn.mp4")});
  EXPECT_TRUE(contentOf(m_programs.path(QStringLiteral("bin/ffmpeg.said"))).contains("-framerate 25 "));
  ASSERT_EQ(film(madeMap(kMapName), QStringLiteral("a/"),
                 {QStringLiteral("--turntable"), QStringLiteral("--frames"), QStringLiteral("3"),
                  QStringLiteral("--no-notes")})
                .status,
            0);
  QByteArray frames;
  for (const QString& name : files(QStringLiteral("a"))) {
    frames += contentOf(m_folder.path(QStringLiteral("a/") + name));
  }
  EXPECT_EQ(contentOf(m_folder.path(QStringLiteral("turn.mp4"))), frames);
  EXPECT_EQ(video(QStringLiteral("turn.mp4"), {}, environment).status, 1) << "it is there already";
  EXPECT_EQ(video(QStringLiteral("turn.mp4"), {QStringLiteral("--force")}, environment).status, 0);
}

TEST_F(FilmVideoTest, ANameWithoutAnEndingBecomesAVideo) {
  const auto environment = withFfmpeg(m_programs, "for out; do :; done\n/bin/cat >\"$out\"\n");
  const CliRun run = video(QStringLiteral("turn"), {}, environment);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_TRUE(run.err.contains(QStringLiteral("turn.mp4"))) << run.err.toStdString();
  EXPECT_EQ(files(), QStringList{QStringLiteral("turn.mp4")});
  const CliRun clear =
      video(QStringLiteral("clear"), {QStringLiteral("--background"), QStringLiteral("transparent")}, environment);
  ASSERT_EQ(clear.status, 0) << clear.err.toStdString();
  EXPECT_EQ(files(), (QStringList{QStringLiteral("clear.webp"), QStringLiteral("turn.mp4")})) << "videos are opaque";
}

TEST_F(FilmVideoTest, ANameWithoutAnEndingBecomesAnAnimatedPictureWithoutFfmpeg) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("PATH"), m_programs.path());
  const CliRun run = video(QStringLiteral("turn"), {}, environment);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(files(), QStringList{QStringLiteral("turn.webp")});
  EXPECT_EQ(QImageReader(m_folder.path(QStringLiteral("turn.webp"))).imageCount(), 3);
}

TEST_F(FilmVideoTest, WithoutFfmpegThereIsAReason) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("PATH"), m_programs.path());
  const CliRun run = video(QStringLiteral("turn.webm"), {}, environment);
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("ffmpeg, which is not installed"))) << run.err.toStdString();
  EXPECT_EQ(files(), QStringList());
}

TEST_F(FilmVideoTest, AFailureOfFfmpegLeavesNothingBehind) {
  for (const char* script :
       {"echo 'no such codec' >&2\nexit 1\n", "/bin/cat >/dev/null\necho 'no such codec' >&2\nexit 1\n"}) {
    const CliRun run = video(QStringLiteral("turn.mkv"), {}, withFfmpeg(m_programs, script));
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(run.err.contains(QStringLiteral("ffmpeg: no such codec"))) << run.err.toStdString();
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    QFile::remove(m_programs.path(QStringLiteral("bin/ffmpeg")));
  }
}

TEST_F(FilmVideoTest, WhatAVideoCannotHoldIsWrongUsage) {
  const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  EXPECT_EQ(video(QStringLiteral("a.mp4"), {QStringLiteral("--background"), QStringLiteral("transparent")}, environment)
                .status,
            2);
  const CliRun odd = runCli({QStringLiteral("film"), madeMap(kMapName), m_folder.path(QStringLiteral("a.mp4")),
                             QStringLiteral("--turntable"), QStringLiteral("--size"), QStringLiteral("95x64")});
  EXPECT_EQ(odd.status, 2);
}

TEST_F(FilmVideoTest, TheInstalledFfmpegMakesAVideoOfAllFrames) {
  const QString probe = QStandardPaths::findExecutable(QStringLiteral("ffprobe"));
  if (probe.isEmpty() || QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty()) {
    GTEST_SKIP() << "ffmpeg and ffprobe are not installed";
  }
  for (const QString& out : {QStringLiteral("turn.mp4"), QStringLiteral("turn.mkv"), QStringLiteral("turn.webm")}) {
    const CliRun run = video(out, {}, QProcessEnvironment::systemEnvironment());
    ASSERT_EQ(run.status, 0) << run.err.toStdString();
    const CliRun told = runShell(QStringLiteral("ffprobe -v error -count_frames -show_entries "
                                                "stream=width,height,r_frame_rate,nb_read_frames -of csv=p=0 \"$1\""),
                                 {m_folder.path(out)});
    EXPECT_EQ(told.out.trimmed(), QByteArray("96,64,30/1,3")) << out.toStdString();
  }
}

TEST_F(FilmCommandTest, AnAnimatedWebPHasAllFramesAndTheirTimes) {
  const QStringList options{
      QStringLiteral("--turntable"), QStringLiteral("--frames"),     QStringLiteral("4"),
      QStringLiteral("--fps"),       QStringLiteral("30"),           QStringLiteral("--quality"),
      QStringLiteral("100"),         QStringLiteral("--background"), QStringLiteral("transparent")};
  const CliRun run = film(figure(), QStringLiteral("turn.webp"), options);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  ASSERT_EQ(film(figure(), QStringLiteral("turn_#.png"), options).status, 0);
  QImageReader reader(m_folder.path(QStringLiteral("turn.webp")));
  ASSERT_TRUE(reader.supportsAnimation()) << reader.errorString().toStdString();
  ASSERT_EQ(reader.imageCount(), 4);
  EXPECT_EQ(reader.loopCount(), -1) << "it goes round without end";
  int lasts = 0;
  for (int i = 0; i < 4; ++i) {
    const QImage frame = reader.read();
    lasts += reader.nextImageDelay();
    const QImage alone(m_folder.path(QStringLiteral("turn_%1.png").arg(i)));
    ASSERT_EQ(frame.size(), alone.size());
    // Colours that nobody sees are not kept; a reader lays frames on those before, which rounds what is translucent.
    EXPECT_LE(mostApart(frame.convertToFormat(QImage::Format_ARGB32_Premultiplied),
                        alone.convertToFormat(QImage::Format_ARGB32_Premultiplied)),
              kAlike)
        << i;
    EXPECT_LE(mostApart(opaqueness(frame), opaqueness(alone)), kAlike) << i;
  }
  EXPECT_EQ(lasts, 133) << "4 / 30 s, and not four times 33 ms";
  EXPECT_EQ(film(figure(), QStringLiteral("turn.webp"), options).status, 1) << "it is there already";
  EXPECT_EQ(film(figure(), QStringLiteral("turn.webp"), options + QStringList{QStringLiteral("--force")}).status, 0);
  const CliRun large = runCli({QStringLiteral("film"), figure(), m_folder.path(QStringLiteral("large.webp")),
                               QStringLiteral("--turntable"), QStringLiteral("--size"), QStringLiteral("16384x16")});
  EXPECT_EQ(large.status, 1);
  EXPECT_TRUE(large.err.contains(QStringLiteral("16383"))) << large.err.toStdString();
}

TEST(FrameNames, NumbersTakeTheirPlaceOrStandInAFolder) {
  const auto nameOf = [](const char* out, int frame, int frames) {
    const auto names = filming::FrameNames::of(QString::fromLatin1(out));
    return names ? names->name(frame, frames) : names.error().message;
  };
  EXPECT_EQ(nameOf("/films/walk_###.png", 7, 10), QStringLiteral("/films/walk_007.png"));
  EXPECT_EQ(nameOf("take#2_##.jpg", 7, 10), QStringLiteral("take#2_07.jpg"));
  EXPECT_EQ(nameOf("walk_#.webp", 7, 120), QStringLiteral("walk_007.webp")) << "as many digits as the last one needs";
  EXPECT_EQ(nameOf("walk_#.png", 9, 10), QStringLiteral("walk_9.png"));
  EXPECT_EQ(nameOf("/no such/v1.2/", 0, 12345), QStringLiteral("/no such/v1.2/frame_00000.png"));
  EXPECT_EQ(nameOf("no such/walk", 3, 4), QStringLiteral("no such/walk/frame_0003.png"));
  for (const char* wrong : {"walk.png", "take#1/walk.png", "walk_##.xcf", "walk.2"}) {
    EXPECT_FALSE(filming::FrameNames::of(QString::fromLatin1(wrong))) << wrong;
  }
}

TEST(FramesIn, AreAsManyAsTheAnimationLasts) {
  EXPECT_EQ(render::FilmPlan::framesIn(0.8, 30), 24);
  EXPECT_EQ(render::FilmPlan::framesIn(0.3, 10), 3) << "0.3 is no number of tenths in binary";
  EXPECT_EQ(render::FilmPlan::framesIn(0.001, 30), 1);
  EXPECT_FALSE(render::FilmPlan::framesIn(1e6, 30));
}

} // namespace
} // namespace vitrine::tests
