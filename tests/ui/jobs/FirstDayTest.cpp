// Fifteen jobs of a first day, each with the mouse and by the keyboard alone. The table of their steps is
// docs/guide/jobs.md; with VITRINE_UPDATE_DOCS=1 the last test writes it.
#include "core/formats/registry/Registry.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/jobs/User.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/capture/FilmDialog.h"
#include "ui/comparing/CompareDialog.h"
#include "ui/comparing/DifferenceList.h"
#include "ui/exporting/ExportDialog.h"
#include "ui/measuring/MeasurementPanel.h"
#include "ui/outline/ConnectionModel.h"
#include "ui/outline/EntityPanel.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/Viewport.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPalette>
#include <QProgressBar>
#include <QSet>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace vitrine::tests {
namespace {

constexpr int kMostSteps = 6;
constexpr int kFollowing = 20; ///< files behind the map
constexpr int kJobs = 15;
constexpr int kDoubleClickMs = 3000; ///< a loaded machine takes its time between two presses
const QString kMap = QStringLiteral("harbour.bsp");
const QString kOlderMap = QStringLiteral("aged.bsp");
const QString kGate = QStringLiteral("cellar_gate");
const QString kBrick = QStringLiteral("vitrine/brick");

QByteArray demo(const QString& name) {
  QFile file(qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/") + name);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
  return file.readAll();
}

/// Rows of the guide's table that the tests have made.
QStringList& table() {
  static QStringList rows;
  return rows;
}

using Job = std::function<void(User&)>;

/// A new user's window with the page of a folder: two states of a map, and models that follow them.
class FirstDay : public UnderWindowManager<testing::Test> {
protected:
  void SetUp() override;
  void TearDown() override;

  /// Does a job in both ways, each in a window of its own, and takes down the steps. `isDone` is called on the window's
  /// thread.
  void does(const char* title, const Job& mouse, const Job& keys, const std::function<bool()>& isDone);

  // Members for the user's thread:
  void openByMouse(User& user) {
    user.doubleClickRow("browserGrid", kMap);
    awaitPicture(user);
  }
  void openByKeys(User& user) {
    user.type(QStringLiteral("har"));
    user.key(QStringLiteral("Return"));
    awaitPicture(user);
  }
  void awaitPicture(User& user) {
    user.await("the picture", [this] { return isOpen(kMap) && m_window->session().caster(); });
  }
  static void awaitDialog(User& user) {
    user.await("the dialog", [] { return qobject_cast<QDialog*>(QApplication::activeWindow()) != nullptr; });
  }

  // Members for the window's thread:
  bool isOpen(const QString& name) const {
    const Document* document = m_window->session().document();
    return document && QFileInfo(document->path).fileName() == name && m_window->viewport().view().framesDrawn() > 0;
  }
  QVector3D eye() const { return m_window->viewport().camera().rig().pose().position; }
  bool hasGate() const;
  /// True if the gate is selected and in the middle of the picture.
  bool seesGate() const;
  template <class Widget>
  Widget* shown() const {
    auto* widget = m_window->findChild<Widget*>();
    return widget && widget->isVisible() ? widget : nullptr;
  }
  /// The dialog's work has begun, and can be cancelled.
  static bool isUnderWay(const QWidget& dialog) {
    const auto* bar = dialog.findChild<QProgressBar*>();
    return bar && bar->isVisible();
  }
  QString inFolder(const char* name) const { return m_folder->path(QLatin1String(name)); }

  std::unique_ptr<TempFolder> m_folder;
  formats::Opener m_opener{formats::registry()};
  std::unique_ptr<ui::Settings> m_settings;
  std::unique_ptr<ui::MainWindow> m_window;

private:
  void makeFiles();
  void startAnew();

  int m_doubleClickMs = 0; ///< as it was before
};

void FirstDay::makeFiles() {
  m_folder = std::make_unique<TempFolder>();
  QByteArray map = demo(QStringLiteral("vitrine_museum.bsp"));
  m_folder->write(QStringLiteral("maps/") + kMap, map);
  EXPECT_TRUE(map.contains("\"speed\" \"60\"")) << "an entity that differs in the older map";
  m_folder->write(QStringLiteral("maps/") + kOlderMap, map.replace("\"speed\" \"60\"", "\"speed\" \"50\""));
  const QByteArray model = demo(QStringLiteral("x3/objects/vitrine/buoy.bob"));
  for (int i = 1; i <= kFollowing; ++i) {
    m_folder->write(QStringLiteral("maps/model_%1.bob").arg(i, 2, 10, QLatin1Char('0')), model);
  }
  QDir().mkpath(inFolder("maps/game/materials"));
}

void FirstDay::startAnew() {
  m_window.reset();
  makeFiles();
  ui::applyAppearance(ui::Appearance::Light);
  m_settings = std::make_unique<ui::Settings>(inFolder("settings.ini"));
  m_settings->set(ui::setting::kScreenshotFolder, inFolder("pictures"));
  m_settings->set(ui::setting::kExportFolder, m_folder->path());
  m_settings->set(ui::setting::kReducedMotion, true);
  m_window = std::make_unique<ui::MainWindow>(m_opener, *m_settings);
  m_window->resize(1280, 800);
  m_window->show();
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_window->open({inFolder("maps")});
  const auto* tiles = m_window->findChild<QAbstractItemView*>(QStringLiteral("browserGrid"));
  auto* page = m_window->findChild<ui::BrowserPanel*>(QStringLiteral("browserPage"));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        return tiles->isVisible() && tiles->hasFocus() && tiles->model()->rowCount() == kFollowing + 2 &&
               !page->files().busy();
      },
      kWaitMs));
}

void FirstDay::SetUp() {
  UnderWindowManager::SetUp();
  m_doubleClickMs = QApplication::doubleClickInterval();
  QApplication::setDoubleClickInterval(kDoubleClickMs);
  if (!IsSkipped()) {
    startAnew();
  }
}

void FirstDay::TearDown() {
  QApplication::setDoubleClickInterval(m_doubleClickMs);
  m_window.reset();
  ui::applyAppearance(ui::Appearance::System);
}

void FirstDay::does(const char* title, const Job& mouse, const Job& keys, const std::function<bool()>& isDone) {
  QStringList cells{QLatin1String(title)};
  for (const Job* job : {&mouse, &keys}) {
    SCOPED_TRACE(job == &mouse ? "mouse" : "keyboard");
    if (job == &keys) {
      ASSERT_NO_FATAL_FAILURE(startAnew());
    }
    User user(*m_window);
    User::atWork([&] {
      (*job)(user);
      user.await("the end of the job", isDone);
    });
    EXPECT_LE(user.steps().size(), kMostSteps) << user.steps().join(QStringLiteral(", ")).toStdString();
    cells << user.steps().join(QStringLiteral(", "));
  }
  if (!HasFailure()) {
    table() << QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | ")));
  }
}

bool FirstDay::hasGate() const {
  const NodeIndex node = m_window->selection().current().node;
  return node && m_window->session().scene()->nodes[node].name.startsWith(kGate);
}

bool FirstDay::seesGate() const {
  scene::Bounds bounds;
  for (const DrawItemIndex item : m_window->selection().current().items) {
    bounds.add(m_window->session().pose()->worldBounds(item));
  }
  const auto pixel = m_window->viewport().camera().rig().project(bounds.centre());
  const QSize size = m_window->viewport().size();
  const QRectF middle(size.width() * 0.25, size.height() * 0.25, size.width() * 0.5, size.height() * 0.5);
  return hasGate() && !bounds.empty() && pixel && middle.contains(*pixel);
}

TEST_F(FirstDay, OpenAFile) {
  does(
      "Open a file", [this](User& user) { openByMouse(user); }, [this](User& user) { openByKeys(user); },
      [this] { return isOpen(kMap); });
}

TEST_F(FirstDay, Fly) {
  QVector3D start;
  const auto hasFlown = [&] { return (eye() - start).length() > m_window->viewport().camera().rig().nearPlane(); };
  const auto fly = [&](User& user) {
    start = user.ask([this] { return eye(); });
    user.hold(QStringLiteral("W"), "the camera to move", hasFlown);
  };
  does(
      "Fly",
      [&](User& user) {
        openByMouse(user);
        user.dragPicture({60, 0});
        fly(user);
      },
      [&](User& user) {
        openByKeys(user);
        fly(user);
      },
      hasFlown);
}

TEST_F(FirstDay, FindAnEntity) {
  does(
      "Find an entity",
      [this](User& user) {
        openByMouse(user);
        user.clickTool("go.find");
        user.type(kGate);
        user.clickRow("searchMatches", kGate);
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+F"));
        user.type(kGate);
        user.key(QStringLiteral("Return"));
      },
      [this] { return hasGate(); });
}

TEST_F(FirstDay, FrameIt) {
  does(
      "Frame it",
      [this](User& user) {
        openByMouse(user);
        user.clickTool("go.find");
        user.type(kGate);
        user.clickRow("searchMatches", kGate);
        user.clickTool("selection.frame");
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+G"));
        user.type(kGate);
        user.key(QStringLiteral("Return"));
      },
      [this] { return seesGate(); });
}

TEST_F(FirstDay, SeeWhatTargetsIt) {
  const auto isListed = [this] {
    const auto* panel = shown<ui::EntityPanel>();
    const auto* others = panel ? panel->findChild<QAbstractItemView*>(QStringLiteral("entityConnections")) : nullptr;
    if (!others || !hasGate()) {
      return false;
    }
    QStringList names;
    for (int row = 0; row < others->model()->rowCount(); ++row) {
      names << others->model()->index(row, ui::ConnectionModel::Other).data().toString();
    }
    return names.contains(QStringLiteral("cellar_portal")) && names.contains(QStringLiteral("evening"));
  };
  const QString filter = QStringLiteral("targetname=") + kGate;
  does(
      "See what targets it",
      [&](User& user) {
        openByMouse(user);
        user.clickMenu("view.dock.entities");
        user.type(kGate);
        user.clickRow("entities", kGate);
      },
      [&](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Alt+;"));
        user.type(filter);
        user.key(QStringLiteral("Return"));
      },
      isListed);
}

TEST_F(FirstDay, FindAllFacesOfATexture) {
  const auto hasAll = [this] {
    const Scene& scene = *m_window->session().scene();
    std::size_t count = 0;
    for (const DrawItemIndex item : scene.drawItems().indices()) {
      const MaterialIndex material = scene.surfaceOf(item).material;
      count += material && scene.assets.materials[material].name == kBrick ? 1 : 0;
    }
    return count > 1 && m_window->selection().current().items.size() == count;
  };
  does(
      "Find all faces of a texture",
      [this](User& user) {
        openByMouse(user);
        user.clickTool("go.find");
        user.type(kBrick);
        user.clickRow("searchMatches", kBrick);
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+F"));
        user.type(kBrick);
        user.key(QStringLiteral("Return"));
      },
      hasAll);
}

TEST_F(FirstDay, MountAFolder) {
  does(
      "Mount a folder",
      [this](User& user) {
        openByMouse(user);
        user.clickMenu("content.mountFolder");
        user.clickRow("treeView", QStringLiteral("game"));
        user.clickAccept();
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+M"));
        user.type(QStringLiteral("game"));
        user.key(QStringLiteral("Return"));
      },
      [this] { return m_window->opening().shownRequest().options.addedPlaces.contains(inFolder("maps/game")); });
}

TEST_F(FirstDay, CompareTwoMaps) {
  does(
      "Compare two maps",
      [this](User& user) {
        openByMouse(user);
        user.clickMenu("file.compareWith");
        user.doubleClickRow("treeView", kOlderMap);
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+F5"));
        user.type(kOlderMap);
        user.key(QStringLiteral("Return"));
      },
      [this] {
        const auto* dialog = shown<ui::CompareDialog>();
        const auto* list = dialog ? dialog->findChild<ui::DifferenceList*>() : nullptr;
        const auto* tree = list ? list->findChild<QAbstractItemView*>() : nullptr;
        return tree && tree->model()->rowCount() > 0;
      });
}

TEST_F(FirstDay, Measure) {
  does(
      "Measure a distance",
      [this](User& user) {
        openByMouse(user);
        user.key(QStringLiteral("K"));
        user.clickPicture(0.4, 0.5);
        user.clickPicture(0.6, 0.5);
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("K"));
        user.key(QStringLiteral("Ctrl+."));
        const QVector3D start = user.ask([this] { return eye(); });
        user.hold(QStringLiteral("D"), "the camera to move", [this, start] {
          return (eye() - start).length() > 4 * m_window->viewport().camera().rig().nearPlane();
        });
        user.key(QStringLiteral("Ctrl+."));
      },
      [this] {
        const auto* panel = shown<ui::MeasurementPanel>();
        const auto* list = panel ? panel->findChild<QAbstractItemView*>() : nullptr;
        return list && list->model()->rowCount() == 1;
      });
}

TEST_F(FirstDay, ExportWithLight) {
  does(
      "Export with light",
      [this](User& user) {
        openByMouse(user);
        user.clickMenu("file.export");
        user.clickAccept();
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+Shift+E"));
        awaitDialog(user);
        user.key(QStringLiteral("Return"));
      },
      [this] {
        const auto* dialog = shown<ui::ExportDialog>();
        return (dialog && isUnderWay(*dialog)) || QFileInfo::exists(inFolder("harbour.glb"));
      });
}

TEST_F(FirstDay, Film) {
  does(
      "Save a video",
      [this](User& user) {
        openByMouse(user);
        user.clickMenu("file.saveFilm");
        user.clickAccept();
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+F12"));
        awaitDialog(user);
        user.key(QStringLiteral("Return"));
      },
      [this] {
        const auto* dialog = shown<ui::FilmDialog>();
        return dialog && isUnderWay(*dialog);
      });
}

TEST_F(FirstDay, Screenshot) {
  does(
      "Save a screenshot",
      [this](User& user) {
        openByMouse(user);
        user.clickTool("file.saveScreenshot");
      },
      [this](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("F12"));
      },
      [this] {
        const QStringList pictures = QDir(inFolder("pictures")).entryList(QDir::Files);
        return !pictures.empty() && !QImage(inFolder("pictures/") + pictures.front()).isNull();
      });
}

TEST_F(FirstDay, LookAtTheNextTwentyFiles) {
  QStringList seen;
  QObject watcher; // ends with `seen`, before the window
  const auto follow = [&](User& user) {
    user.ask([&] {
      seen.clear();
      QObject::connect(&m_window->session(), &ui::Session::documentChanged, &watcher, [&] {
        if (const Document* document = m_window->session().document()) {
          seen << QFileInfo(document->path).fileName();
        }
      });
      return 0;
    });
  };
  const auto isAtTheEnd = [this] { return isOpen(QStringLiteral("model_%1.bob").arg(kFollowing)); };
  does(
      "Look at the next twenty files",
      [&](User& user) {
        openByMouse(user);
        follow(user);
        user.pressTool("go.nextFile", "the last file", isAtTheEnd);
      },
      [&](User& user) {
        openByKeys(user);
        follow(user);
        user.hold(QStringLiteral("PgDown"), "the last file", isAtTheEnd);
      },
      [&] {
        return isAtTheEnd() && seen.size() >= kFollowing &&
               QSet<QString>(seen.begin(), seen.end()).size() == seen.size();
      });
}

TEST_F(FirstDay, ChangeTheTheme) {
  does(
      "Change the theme", [](User& user) { user.clickMenu("view.appearance.dark"); },
      [](User& user) {
        user.key(QStringLiteral("Ctrl+Shift+P"));
        user.type(QStringLiteral("dark"));
        user.key(QStringLiteral("Return"));
      },
      [this] { return m_window->palette().color(QPalette::Window).lightnessF() < 0.4; });
}

TEST_F(FirstDay, Undo) {
  const auto isWhole = [this] { return !m_window->session().anythingHidden(); };
  const auto isHidden = [this] { return m_window->session().anythingHidden(); };
  does(
      "Hide something, and undo that",
      [&](User& user) {
        openByMouse(user);
        user.clickPicture(0.4, 0.6);
        user.clickTool("selection.hide");
        user.await("something to be hidden", isHidden);
        user.clickMenu("edit.undo");
      },
      [&](User& user) {
        openByKeys(user);
        user.key(QStringLiteral("Ctrl+."));
        user.key(QStringLiteral("H"));
        user.await("something to be hidden", isHidden);
        user.key(QStringLiteral("Ctrl+Z"));
      },
      isWhole);
}

// The last of this file, which has what the others did.
TEST(TableOfJobs, IsInTheGuide) {
  ASSERT_EQ(table().size(), kJobs) << "all jobs were done, which needs openbox";
  QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/docs/guide/jobs.md"));
  const QString text =
      QStringLiteral("# Fifteen jobs of a first day\n\n"
                     "The steps from the page of a folder to the end of each job, with the mouse and by the "
                     "keyboard alone, as a test\n"
                     "does them in the window (`tests/ui/jobs`, which writes this table). A step is a click, a "
                     "key, a drag or one typed\ntext; none takes more than six.\n\n"
                     "| job | with the mouse | by the keyboard alone |\n|---|---|---|\n%1\n")
          .arg(table().join(u'\n'));
  if (qEnvironmentVariableIsSet("VITRINE_UPDATE_DOCS")) {
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
    return;
  }
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(QString::fromUtf8(file.readAll()).toStdString(), text.toStdString())
      << "run test_ui_jobs with VITRINE_UPDATE_DOCS=1";
}

} // namespace
} // namespace vitrine::tests
