// A picture that the window saves is the one that vitrine-cli draws of its view link.
#include "core/formats/registry/Registry.h"
#include "core/image/PictureNotes.h"
#include "core/session/ViewLinkOf.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/capture/FilmDialog.h"
#include "ui/capture/SavePictureDialog.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/ExposureFollower.h"
#include "ui/viewport/Viewport.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

QString built(const QString& path) {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + path;
}

constexpr double kTwinScale = 0.25; ///< metres a pixel

class PictureTwinTest : public testing::TestWithParam<const char*> {
protected:
  void openDemo() {
    ui::applyAppearance(ui::Appearance::Light);
    m_settings.set(ui::setting::kReducedMotion, true);
    m_window = std::make_unique<ui::MainWindow>(m_opener, m_settings);
    m_window->resize(1000, 700);
    m_window->show();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({m_demo});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !m_window->opening().loader().busy(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->session().resolved(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !m_window->viewport().exposure().isAdapting() && m_window->viewport().view().isComplete(); },
        kWaitMs));
  }
  ~PictureTwinTest() override {
    m_window.reset();
    ui::applyAppearance(ui::Appearance::System);
  }

  /// A picture of a series by the dialog, of 2 x 2 points and the width that is given; 0: as the series needs.
  void saveSeries(render::Series series, int width, const QString& path) {
    m_window->findChild<QAction*>(QStringLiteral("file.savePictureAs"))->trigger();
    QPointer<ui::SavePictureDialog> dialog = m_window->findChild<ui::SavePictureDialog*>();
    ASSERT_TRUE(dialog);
    auto* list = dialog->findChild<QComboBox*>(QStringLiteral("picture.series"));
    list->setCurrentIndex(list->findData(static_cast<int>(series)));
    if (width > 0) {
      dialog->findChild<QSpinBox*>(QStringLiteral("picture.width"))->setValue(width);
    } else {
      dialog->findChild<QDoubleSpinBox*>(QStringLiteral("picture.scale"))->setValue(kTwinScale);
    }
    dialog->findChild<QLineEdit*>(QStringLiteral("picture.path"))->setText(path);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kWaitMs));
  }
  /// The link to the view, without its file, as the window copies it.
  QString copiedLink() {
    m_window->findChild<QAction*>(QStringLiteral("go.copyViewLink"))->trigger();
    return QGuiApplication::clipboard()->text();
  }
  void drawByCli(const QStringList& options) {
    QProcess cli;
    cli.start(built(QStringLiteral("/bin/vitrine-cli")),
              QStringList{QStringLiteral("render"), m_demo, QStringLiteral("--supersample"), QStringLiteral("2"),
                          QStringLiteral("--labels")} +
                  options);
    ASSERT_TRUE(cli.waitForFinished(kWaitMs));
    ASSERT_EQ(cli.exitCode(), 0) << cli.readAllStandardError().toStdString();
  }
  static int differing(const QImage& a, const QImage& b) {
    int different = a.size() == b.size() && !a.isNull() ? 0 : -1;
    for (int y = 0; different >= 0 && y < a.height(); ++y) {
      for (int x = 0; x < a.width(); ++x) {
        different += a.pixel(x, y) != b.pixel(x, y);
      }
    }
    return different;
  }
  int differing(const char* ours, const char* theirs) const {
    return differing(QImage(m_folder.path(QLatin1String(ours))), QImage(m_folder.path(QLatin1String(theirs))));
  }

  /// By the dialog, as 320 x 200 pixels of 2 x 2 points.
  void saveFromWindow(const QString& path) {
    m_window->findChild<QAction*>(QStringLiteral("file.savePictureAs"))->trigger();
    QPointer<ui::SavePictureDialog> dialog = m_window->findChild<ui::SavePictureDialog*>();
    ASSERT_TRUE(dialog);
    auto* preset = dialog->findChild<QComboBox*>(QStringLiteral("picture.preset"));
    preset->setCurrentIndex(preset->findData(QSize(1280, 720)));
    Q_EMIT preset->activated(preset->currentIndex());
    dialog->findChild<QSpinBox*>(QStringLiteral("picture.width"))->setValue(320);
    dialog->findChild<QSpinBox*>(QStringLiteral("picture.height"))->setValue(200);
    dialog->findChild<QLineEdit*>(QStringLiteral("picture.path"))->setText(path);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kWaitMs));
  }

  /// By the dialog, through the bookmarks: three frames of 160 x 100 pixels.
  void saveFilm(const QString& path) {
    m_window->findChild<QAction*>(QStringLiteral("file.saveFilm"))->trigger();
    QPointer<ui::FilmDialog> dialog = m_window->findChild<ui::FilmDialog*>();
    ASSERT_TRUE(dialog);
    auto* way = dialog->findChild<QComboBox*>(QStringLiteral("film.way"));
    way->setCurrentIndex(way->findData(static_cast<int>(ui::FilmWay::Views)));
    dialog->findChild<QCheckBox*>(QStringLiteral("film.runs"))->setChecked(true);
    const std::array<std::pair<const char*, int>, 3> numbers{
        {{"film.frames", 3}, {"picture.width", 160}, {"picture.height", 100}}};
    for (const auto& [name, number] : numbers) {
      dialog->findChild<QSpinBox*>(QLatin1String(name))->setValue(number);
    }
    dialog->findChild<QLineEdit*>(QStringLiteral("film.path"))->setText(path + QLatin1Char('/'));
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kWaitMs));
  }

  TempFolder m_folder;
  formats::Opener m_opener{formats::registry()};
  ui::Settings m_settings{m_folder.path(QStringLiteral("settings.ini"))};
  QString m_demo = built(QStringLiteral("/share/vitrine/demo/") + QLatin1String(GetParam()));
  std::unique_ptr<ui::MainWindow> m_window;
};

TEST_P(PictureTwinTest, TheWindowAndTheCommandLineDrawTheSameBitForBit) {
  ASSERT_NO_FATAL_FAILURE(openDemo());
  const QString ours = m_folder.path(QStringLiteral("window.png"));
  ASSERT_NO_FATAL_FAILURE(saveFromWindow(ours));
  const auto notes = image::readPictureNotes(ours);
  ASSERT_TRUE(notes);
  const QString theirs = m_folder.path(QStringLiteral("cli.png"));
  QProcess cli;
  cli.start(built(QStringLiteral("/bin/vitrine-cli")),
            {QStringLiteral("render"), m_demo, QStringLiteral("-o"), theirs, QStringLiteral("--size"),
             QStringLiteral("320x200"), QStringLiteral("--supersample"), QStringLiteral("2"),
             QStringLiteral("--labels"), QStringLiteral("--view"), notes->view});
  ASSERT_TRUE(cli.waitForFinished(kWaitMs));
  ASSERT_EQ(cli.exitCode(), 0) << cli.readAllStandardError().toStdString();
  EXPECT_EQ(differing(QImage(ours), QImage(theirs)), 0) << notes->view.toStdString();
}

TEST_P(PictureTwinTest, SoTheyDoFacesOfACubePanoramasAndOverviews) {
  ASSERT_NO_FATAL_FAILURE(openDemo());
  const QString view = copiedLink();
  ASSERT_TRUE(view.startsWith(QStringLiteral("vitrine:view?"))) << view.toStdString();
  const QStringList link{QStringLiteral("--view"), view};
  ASSERT_NO_FATAL_FAILURE(saveSeries(render::Series::Cube, 96, m_folder.path(QStringLiteral("w.png"))));
  ASSERT_NO_FATAL_FAILURE(drawByCli(link + QStringList{QStringLiteral("--views"), QStringLiteral("cube"),
                                                       QStringLiteral("--size"), QStringLiteral("96x96"),
                                                       QStringLiteral("-o"), m_folder.path(QStringLiteral("c.png"))}));
  for (const char* face : {"front", "right", "back", "left", "up", "down"}) {
    EXPECT_EQ(differing(("w-" + std::string(face) + ".png").c_str(), ("c-" + std::string(face) + ".png").c_str()), 0)
        << face << ' ' << view.toStdString();
  }
  ASSERT_NO_FATAL_FAILURE(saveSeries(render::Series::Panorama, 256, m_folder.path(QStringLiteral("wp.png"))));
  ASSERT_NO_FATAL_FAILURE(
      drawByCli(link + QStringList{QStringLiteral("--panorama"), QStringLiteral("--size"), QStringLiteral("256x128"),
                                   QStringLiteral("-o"), m_folder.path(QStringLiteral("cp.png"))}));
  EXPECT_EQ(differing("wp.png", "cp.png"), 0) << view.toStdString();
  ASSERT_NO_FATAL_FAILURE(saveSeries(render::Series::Overview, 0, m_folder.path(QStringLiteral("wo.png"))));
  ASSERT_NO_FATAL_FAILURE(drawByCli(link + QStringList{QStringLiteral("--overview"), QString::number(kTwinScale),
                                                       QStringLiteral("-o"), m_folder.path(QStringLiteral("co.png"))}));
  EXPECT_EQ(differing("wo.png", "co.png"), 0) << view.toStdString();
}

TEST_P(PictureTwinTest, AFilmIsTheSameInTheWindowAndFromTheCommandLine) {
  ASSERT_NO_FATAL_FAILURE(openDemo());
  const auto& pose = m_window->viewport().camera().rig().pose();
  viewing::ViewLink view = session::viewLinkOf(*m_window->session().scene(), m_window->session().state(), pose);
  auto* keep = m_window->findChild<QAction*>(QStringLiteral("bookmarks.add"));
  keep->trigger();
  view.look->yaw += 20;
  m_window->open({view.toText()});
  keep->trigger();
  const QDir bookmarks(m_settings.folder() + QStringLiteral("/bookmarks"));
  const auto kept = [&] {
    QFile file(bookmarks.filePath(bookmarks.entryList(QDir::Files).value(0)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return kept().count("vitrine:view?") == 2; }, kWaitMs));
  ASSERT_NO_FATAL_FAILURE(saveFilm(m_folder.path(QStringLiteral("window"))));
  const QString path = m_folder.write(QStringLiteral("walk.json"), kept());
  QProcess cli;
  cli.start(built(QStringLiteral("/bin/vitrine-cli")),
            {QStringLiteral("film"), m_demo, m_folder.path(QStringLiteral("cli/")), QStringLiteral("--path"), path,
             QStringLiteral("--view"), view.toText(), QStringLiteral("--frames"), QStringLiteral("3"),
             QStringLiteral("--size"), QStringLiteral("160x100"), QStringLiteral("--supersample"), QStringLiteral("2"),
             QStringLiteral("--labels")});
  ASSERT_TRUE(cli.waitForFinished(kWaitMs));
  ASSERT_EQ(cli.exitCode(), 0) << cli.readAllStandardError().toStdString();
  for (int i = 0; i < 3; ++i) {
    const QString name = QStringLiteral("/frame_000%1.png").arg(i);
    const QImage ours(m_folder.path(QStringLiteral("window") + name));
    const QImage theirs(m_folder.path(QStringLiteral("cli") + name));
    ASSERT_EQ(ours.size(), QSize(160, 100));
    EXPECT_EQ(ours.convertToFormat(QImage::Format_RGB32), theirs.convertToFormat(QImage::Format_RGB32)) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Demos, PictureTwinTest,
                         testing::Values("vitrine_museum.bsp", "addon/vitrine_courtyard.mif",
                                         "mine/data/3db/vitrine_gnome.3db", "vitrine_avatar.vgo"),
                         [](const auto& each) {
                           return QString::fromLatin1(each.param).section(QLatin1Char('.'), -1).toStdString();
                         });

} // namespace
} // namespace vitrine::tests
