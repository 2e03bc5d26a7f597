// Parts of a document are dragged out of this window by the pointer and dropped on another program's: the X server and
// both sides of XDND take part, under a window manager as users have one.
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/x11/Pointer.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/inspector/PropertiesPanel.h"

#include <QProcess>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>
#include <QtEndian>

#include <nlohmann/json.hpp>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::Pointer;
using vitrine::tests::TestFormat;
using vitrine::tests::UnderWindowManager;

namespace {

class DragOutTest : public UnderWindowManager<MainWindowTest> {
protected:
  void SetUp() override {
    if (!pointer.works()) {
      GTEST_SKIP() << "the X server has no XTEST";
    }
    UnderWindowManager::SetUp();
    if (IsSkipped()) {
      return;
    }
    window->setGeometry(QRect(QPoint(300, 80), window->screen()->availableGeometry().bottomRight() - QPoint(40, 40)));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->geometry().left() == 300; }, kWaitMs));
    QDir().mkpath(folder.path(QStringLiteral("taken")));
    target.start(QStringLiteral(VITRINE_DROP_TARGET),
                 {QStringLiteral("60"), QStringLiteral("200"), folder.path(QStringLiteral("taken"))});
    const QStringList ready = waitForLine(QStringLiteral("ready")).split(QLatin1Char(' '));
    ASSERT_EQ(ready.size(), 3);
    over = {ready[1].toInt(), ready[2].toInt()};
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
  }
  void TearDown() override {
    target.kill();
    target.waitForFinished();
  }

  /// Waits for a line of the target that begins with `word`; empty: it does not come.
  QString waitForLine(const QString& word) {
    QString line;
    const auto found = [&] {
      said += QString::fromUtf8(target.readAllStandardOutput());
      for (const QString& one : said.split(QLatin1Char('\n'))) {
        line = one.startsWith(word) ? one : line;
      }
      return !line.isEmpty();
    };
    EXPECT_TRUE(QTest::qWaitFor(found, kWaitMs)) << said.toStdString();
    return line;
  }
  /// Drags a row of a tree to where `over` is, and lets go there. The drag runs in a loop of its own until the button
  /// is up, so the hand moves by a timer.
  void drag(QTreeView& tree, const QModelIndex& row) {
    constexpr int kSteps = 12;
    constexpr int kRest = 6; ///< before letting go, until the other program has answered
    tree.scrollTo(row);
    const QRect cell = tree.visualRect(row);
    const QPoint from = tree.viewport()->mapToGlobal(QPoint(cell.left() + 20, cell.center().y()));
    pointer.moveTo(from);
    QTest::qWait(100);
    pointer.press();
    int step = 0;
    QTimer hand;
    hand.callOnTimeout(&hand, [&] {
      if (++step <= kSteps) {
        pointer.moveTo(from + (over - from) * step / kSteps);
      } else if (step == kSteps + kRest) {
        pointer.release();
      }
    });
    hand.start(50);
    ASSERT_TRUE(QTest::qWaitFor([&] { return step > kSteps + 2 * kRest; }, kWaitMs));
  }
  /// File that the other program has taken of a row that is dragged there: its name and size.
  QString dragOut(QTreeView& tree, const QModelIndex& row) {
    drag(tree, row);
    return waitForLine(QStringLiteral("took")).section(QLatin1Char(' '), 1);
  }
  static QModelIndex rowNamed(const QTreeView& tree, const QString& name) {
    const auto found =
        tree.model()->match(tree.model()->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
  }
  QTreeView& tree(const char* name) {
    auto& found = *window->findChild<QTreeView*>(QLatin1String(name));
    for (QWidget* page = &found; page; page = page->parentWidget()) {
      if (auto* tabs = qobject_cast<QTabWidget*>(page)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
          if (tabs->widget(tab)->isAncestorOf(&found)) {
            tabs->setCurrentIndex(tab);
          }
        }
      }
    }
    return found;
  }
  QByteArray taken(const QString& name) {
    QFile file(folder.path(QStringLiteral("taken/") + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  Pointer pointer;
  QProcess target;
  QPoint over;
  QString said;
};

TEST_F(DragOutTest, TheRecordsOfASectionBecomeATable) {
  openPicture();
  QTreeView& sections = tree("sectionTree");
  EXPECT_TRUE(dragOut(sections, rowNamed(sections, QStringLiteral("QUADS"))).startsWith(QLatin1String("QUADS.csv ")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !taken(QStringLiteral("QUADS.csv")).isEmpty(); }, kWaitMs));
  const QList<QByteArray> lines = taken(QStringLiteral("QUADS.csv")).trimmed().split('\n');
  ASSERT_EQ(lines.size(), 6);
  EXPECT_TRUE(lines[0].startsWith("row,next,"));
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
}

TEST_F(DragOutTest, ASectionWithoutRecordsBecomesItsBytes) {
  openPicture();
  QTreeView& sections = tree("sectionTree");
  EXPECT_EQ(dragOut(sections, rowNamed(sections, QStringLiteral("rest"))), QStringLiteral("rest.bin 4"));
}

TEST_F(DragOutTest, ANodeBecomesAModel) {
  openPicture();
  QTreeView& nodes = tree("sceneTree");
  EXPECT_TRUE(dragOut(nodes, rowNamed(nodes, QStringLiteral("Marker"))).startsWith(QLatin1String("Marker.glb ")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !taken(QStringLiteral("Marker.glb")).isEmpty(); }, kWaitMs));
  const QByteArray glb = taken(QStringLiteral("Marker.glb"));
  EXPECT_TRUE(glb.startsWith("glTF"));
  const auto json = nlohmann::json::parse(glb.mid(20, qFromLittleEndian<quint32>(glb.constData() + 12)).toStdString());
  ASSERT_EQ(json["meshes"].size(), 1U) << "the square of the marker alone";
}

TEST_F(DragOutTest, APictureOfThePropertiesBecomesAPng) {
  openPicture(TestFormat::Mode::Game);
  auto& panel = *window->findChild<PropertiesPanel*>();
  const auto& model = *static_cast<PropertyModel*>(panel.model());
  QModelIndex picture;
  for (const QModelIndex& row : model.match(model.index(0, 0), Qt::DisplayRole, QStringLiteral("*"), -1,
                                            Qt::MatchWildcard | Qt::MatchRecursive)) {
    if (const PropertyLine* line = model.lineOf(row); line && line->picture) {
      picture = row.siblingAtColumn(1);
    }
  }
  ASSERT_TRUE(picture.isValid());
  const image::Image& shown = *model.lineOf(picture)->picture;
  const QString name = dragOut(panel, picture).section(QLatin1Char(' '), 0, -2);
  EXPECT_TRUE(name.endsWith(QLatin1String(".png"))) << name.toStdString();
  const QImage png = QImage::fromData(taken(name), "PNG");
  EXPECT_EQ(png.size(), shown.toQImage(0, 0, 0).size());
}

TEST_F(DragOutTest, WhatIsDroppedOnTheWindowItselfOpensNothing) {
  openPicture();
  QTreeView& sections = tree("sectionTree");
  over = native()->mapToGlobal(QPoint(native()->width() / 2, native()->height() / 2));
  ASSERT_NO_FATAL_FAILURE(drag(sections, rowNamed(sections, QStringLiteral("QUADS"))));
  EXPECT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_FALSE(messages().isVisible());
}

} // namespace
