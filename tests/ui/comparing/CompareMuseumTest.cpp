// Two builds of the demo map in the window. Expectations are those of tests/samples/source/ChangedMuseum.h, by hand:
// one door moved, one room added, one texture changed.
#include "core/formats/registry/Registry.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/ViewAtRest.h"
#include "ui/comparing/DifferenceList.h"
#include "ui/mainwindow/CompareController.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/Settings.h"

#include <QLabel>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using comparing::Area;
using comparing::Change;

QString museumIn(const char* folder) {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QLatin1String(folder) + QStringLiteral("/vitrine_museum.bsp");
}

class CompareMuseumTest : public testing::Test {
protected:
  CompareMuseumTest() {
    settings.set(ui::setting::kReducedMotion, true);
    window = std::make_unique<ui::MainWindow>(opener, settings);
    window->resize(900, 600);
    window->show();
  }
  ui::CompareDialog* dialog() { return window->findChild<ui::CompareDialog*>(); }
  void compareWith(const QString& other) {
    window->open({museumIn("/share/vitrine/demo")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->opening().loader().busy(); }, kWaitMs));
    ASSERT_TRUE(window->session().document());
    window->findChild<ui::CompareController*>()->compareWithFile(other);
    ASSERT_TRUE(dialog());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog()->isComparing() && !dialog()->list().isFiltering(); }, kWaitMs));
  }
  /// "~ name" of all that is listed of an area.
  std::multiset<QString> listed(const QString& title) {
    const ui::DifferenceModel& model = dialog()->list().model();
    std::multiset<QString> names;
    for (int group = 0; group < model.rowCount(); ++group) {
      const QModelIndex at = model.index(group, 0);
      for (int row = 0; at.data().toString().startsWith(title + QLatin1Char(':')) && row < model.rowCount(at); ++row) {
        names.insert(model.index(row, 0, at).data().toString());
      }
    }
    return names;
  }
  const comparing::Difference* difference(Area area, const QString& start) {
    const ui::DifferenceModel& model = dialog()->list().model();
    for (int group = 0; group < model.rowCount(); ++group) {
      const QModelIndex at = model.index(group, 0);
      for (int row = 0; model.groupAt(at)->area == area && row < model.rowCount(at); ++row) {
        const comparing::Difference* one = model.differenceAt(model.index(row, 0, at));
        if (one->name.startsWith(start)) {
          return one;
        }
      }
    }
    return nullptr;
  }

  TempFolder folder;
  formats::Opener opener{formats::registry()};
  ui::Settings settings{folder.path(QStringLiteral("settings.ini"))};
  std::unique_ptr<ui::MainWindow> window;
};

TEST_F(CompareMuseumTest, ListsTheDoorTheRoomAndTheTexture) {
  compareWith(museumIn("/changed-demo"));
  using Names = std::multiset<QString>;
  EXPECT_EQ(listed(QStringLiteral("Entities")), Names{QStringLiteral("~ func_door_rotating library_door")});
  EXPECT_EQ(listed(QStringLiteral("Textures")), Names{QStringLiteral("~ vitrine/rooftiles")});
  EXPECT_EQ(listed(QStringLiteral("Materials")), Names{});
  Names walls;
  for (const QString& name : listed(QStringLiteral("Surfaces"))) {
    if (name.startsWith(QLatin1String("+ World: "))) {
      walls.insert(name);
    } else if (name != QLatin1String("+ Ambient light: ambient light")) { // the light in the room
      EXPECT_TRUE(name.startsWith(QLatin1String("~ library_door"))) << name.toStdString();
    }
  }
  const QString wallpaper = QStringLiteral("+ World: vitrine/wallpaper");
  EXPECT_EQ(walls, (Names{QStringLiteral("+ World: vitrine/parquet"), QStringLiteral("+ World: vitrine/plaster"),
                          wallpaper, wallpaper, wallpaper, wallpaper}));
  for (const QString& name : listed(QStringLiteral("Nodes"))) {
    EXPECT_TRUE(name == QLatin1String("~ library_door (func_door_rotating)") ||
                name.startsWith(QLatin1String("+ light ")))
        << name.toStdString();
  }
}

TEST_F(CompareMuseumTest, TheMovedDoorIsAmberAndFramed) {
  compareWith(museumIn("/changed-demo"));
  const comparing::Difference* door = difference(Area::Nodes, QStringLiteral("library_door"));
  ASSERT_TRUE(door);
  dialog()->list().choose(door);
  ui::ComparedPictures& pictures = dialog()->pictures();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog()));
  const auto shown = [&](ui::Side side) {
    EXPECT_TRUE(comesToRest(pictures.view(side)));
    QWindow* native = pictures.view(side).window();
    return native->screen()->grabWindow(native->winId()).toImage();
  };
  pictures.setMode(ui::CompareMode::SideBySide);
  pictures.setMarked({});
  for (const ui::Side side : ui::kSides) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return pictures.view(side).window()->isExposed(); }, kWaitMs));
    pictures.setTinted(true);
    const QImage tinted = shown(side);
    pictures.setTinted(false);
    const QImage plain = shown(side);
    ASSERT_EQ(tinted.size(), plain.size());
    int amber = 0;
    int other = 0;
    for (int y = 0; y < plain.height(); ++y) {
      for (int x = 0; x < plain.width(); ++x) {
        const QColor a(tinted.pixel(x, y));
        const QColor b(plain.pixel(x, y));
        if (a != b) {
          // A tint of (255, 174, 0): red goes up, blue down.
          const bool isAmber = a.red() >= b.red() && a.blue() <= b.blue();
          amber += isAmber ? 1 : 0;
          other += isAmber ? 0 : 1;
        }
      }
    }
    EXPECT_GT(amber, 500) << static_cast<int>(side);
    EXPECT_LT(other, amber / 20) << static_cast<int>(side);
  }
}

TEST_F(CompareMuseumTest, TheMuseumWithItselfHasNoDifferences) {
  compareWith(museumIn("/share/vitrine/demo"));
  EXPECT_EQ(dialog()->list().model().rowCount(), 0);
  EXPECT_EQ(dialog()->findChild<QLabel*>(QStringLiteral("differenceState"))->text(), QStringLiteral("No differences"));
}

} // namespace
} // namespace vitrine::tests
