#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/hex/HexView.h"
#include "ui/outline/SectionTreeModel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTimer>
#include <QTreeView>
#include <QtEndian>

#include <nlohmann/json.hpp>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Data taken out of the window, as a user does it; judged by the bytes of the file.
class DataTest : public MainWindowTest {
protected:
  QTableView& table() { return *window->findChild<QTableView*>(QStringLiteral("recordTable")); }
  HexView& hex() { return *window->findChild<HexView*>(); }

  QByteArray contentOf(const QString& name) {
    QFile file(folder.path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// Gives the name of a file to the dialog that an action opens, and accepts.
  void saveBy(const char* name, const QString& fileName) {
    ASSERT_TRUE(action(name)->isEnabled()) << name;
    action(name)->trigger();
    accept(fileName);
  }
  void accept(const QString& fileName) {
    auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("dataDialog"));
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    proposed = edit->text();
    // A proposed file that exists is selected, and proposed again once the folder is listed on a thread.
    for (auto* view : dialog->findChildren<QAbstractItemView*>()) {
      if (view->selectionModel()) {
        view->selectionModel()->clear();
      }
    }
    edit->setText(folder.path(fileName)); // typed, it would be completed
    // Whatever it asks is asked for nothing, and would be waited for without end.
    QTimer::singleShot(kWaitMs / 4, dialog, [] {
      if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
        ADD_FAILURE() << box->text().toStdString();
        box->reject();
      }
    });
    QTest::keyClick(edit, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->findChild<QFileDialog*>(); }, kWaitMs));
  }
  bool waitForFile(const QString& name) {
    return QTest::qWaitFor([&] { return QFile::exists(folder.path(name)); }, kWaitMs);
  }
  bool waitForClipboard() {
    return QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, kWaitMs);
  }
  /// A number of a record of the opened file.
  template <class T>
  T numberOf(int row, int offset) {
    const QByteArray bytes = contentOf(QStringLiteral("squares.vtst"));
    return qFromLittleEndian<T>(bytes.constData() + TestFormat::kHeaderSize + row * TestFormat::kRecordSize + offset);
  }
  void clickRowHeading(int row, Qt::KeyboardModifiers modifiers = {}) {
    QHeaderView* rows = table().verticalHeader();
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, modifiers,
                      QPoint(5, rows->sectionViewportPosition(row) + rows->sectionSize(row) / 2));
  }

  QString proposed;
};

TEST_F(DataTest, TheWholeTableAsCsvAndJson) {
  EXPECT_FALSE(action("data.saveRecords")->isEnabled()) << "nothing is opened";
  open();
  EXPECT_FALSE(action("data.saveRecords")->isEnabled()) << "no table is shown";
  selection().selectSection(kQuads);
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveRecords", QStringLiteral("out.csv")));
  EXPECT_EQ(proposed, QStringLiteral("squares_QUADS.csv"));
  ASSERT_TRUE(waitForFile(QStringLiteral("out.csv")));
  const QList<QByteArray> lines = contentOf(QStringLiteral("out.csv")).split('\n');
  ASSERT_EQ(lines.size(), 7);
  EXPECT_EQ(lines[0], QByteArray("row,next,flags,kind,x,size"));
  for (int row = 0; row < 5; ++row) {
    const QList<QByteArray> cells = lines[row + 1].split(',');
    ASSERT_EQ(cells.size(), 6);
    EXPECT_EQ(cells[0].toInt(), row);
    EXPECT_EQ(cells[1].toInt(), numberOf<qint32>(row, 0));
    EXPECT_EQ(cells[2].toInt(), numberOf<quint16>(row, 4));
    EXPECT_FLOAT_EQ(cells[4].toFloat(), numberOf<float>(row, 8));
  }
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveRecords", QStringLiteral("out.json")));
  ASSERT_TRUE(waitForFile(QStringLiteral("out.json")));
  const auto json = nlohmann::json::parse(contentOf(QStringLiteral("out.json")).toStdString());
  ASSERT_EQ(json.size(), 5U);
  EXPECT_EQ(json[3]["next"], numberOf<qint32>(3, 0));
  EXPECT_TRUE(QTest::qWaitFor(
      [this] { return window->statusBar()->currentMessage().contains(QLatin1String("out.json")); }, kWaitMs));
}

TEST_F(DataTest, SelectedRowsIntoAFileAndOntoTheClipboard) {
  open();
  selection().selectSection(kQuads);
  clickRowHeading(1);
  clickRowHeading(2, Qt::ShiftModifier);
  clickRowHeading(4, Qt::ControlModifier);
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveRows", QStringLiteral("rows.csv")));
  ASSERT_TRUE(waitForFile(QStringLiteral("rows.csv")));
  const QList<QByteArray> lines = contentOf(QStringLiteral("rows.csv")).trimmed().split('\n');
  ASSERT_EQ(lines.size(), 4);
  EXPECT_TRUE(lines[1].startsWith("1,"));
  EXPECT_TRUE(lines[2].startsWith("2,"));
  EXPECT_TRUE(lines[3].startsWith("4,"));
  for (const auto& [name, start] :
       {std::pair{"data.copyAsTsv", "row\tnext\t"}, std::pair{"data.copyAsCsv", "row,next,"},
        std::pair{"data.copyAsJson", "[\n{\"row\":1,"}}) {
    QGuiApplication::clipboard()->clear();
    action(name)->trigger();
    ASSERT_TRUE(waitForClipboard());
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QLatin1String(start))) << name;
    EXPECT_FALSE(QGuiApplication::clipboard()->text().endsWith(QLatin1Char('\n')));
  }
}

TEST_F(DataTest, CtrlCInTheTableCopiesTheCells) {
  open();
  selection().selectSection(kQuads);
  const auto centre = [this](int row, int column) {
    return table().visualRect(table().model()->index(row, column)).center();
  };
  QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, centre(1, 3));
  QTest::mouseClick(table().viewport(), Qt::LeftButton, Qt::ShiftModifier, centre(2, 4));
  EXPECT_EQ(table().selectionModel()->selectedIndexes().size(), 4) << "selecting cells is no click on one";
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
  ASSERT_TRUE(waitForClipboard());
  const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 2);
  for (int i = 0; i < 2; ++i) {
    const QStringList cells = lines[i].split(QLatin1Char('\t'));
    ASSERT_EQ(cells.size(), 2);
    EXPECT_FLOAT_EQ(cells[0].toFloat(), numberOf<float>(i + 1, 8));
    EXPECT_FLOAT_EQ(cells[1].toFloat(), numberOf<float>(i + 1, 12));
  }
}

TEST_F(DataTest, BytesOfASectionOfASelectionAndOfTheFile) {
  open();
  const QByteArray whole = contentOf(QStringLiteral("squares.vtst"));
  selection().selectSection(kQuads);
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveSection", QStringLiteral("section.bin")));
  EXPECT_EQ(proposed, QStringLiteral("squares_QUADS.bin"));
  ASSERT_TRUE(waitForFile(QStringLiteral("section.bin")));
  EXPECT_EQ(contentOf(QStringLiteral("section.bin")),
            whole.mid(TestFormat::kHeaderSize, 5 * qsizetype{TestFormat::kRecordSize}));
  selection().selectBytes({0, 3, 9});
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveSelectedBytes", QStringLiteral("some.bin")));
  ASSERT_TRUE(waitForFile(QStringLiteral("some.bin")));
  EXPECT_EQ(contentOf(QStringLiteral("some.bin")), whole.mid(3, 9));
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveSpace", QStringLiteral("copy.vtst")));
  EXPECT_EQ(proposed, QStringLiteral("squares.vtst"));
  ASSERT_TRUE(waitForFile(QStringLiteral("copy.vtst")));
  EXPECT_EQ(contentOf(QStringLiteral("copy.vtst")), whole);
}

TEST_F(DataTest, WhatCannotBeWrittenIsToldAndNothingIsLeft) {
  open();
  selection().selectSection(kQuads);
  action("data.saveSection")->trigger();
  auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("dataDialog"));
  ASSERT_TRUE(dialog);
  Q_EMIT dialog->fileSelected(folder.path(QStringLiteral("squares.vtst"))); // the user said that it may be replaced
  dialog->close();
  ASSERT_TRUE(QTest::qWaitFor([this] { return messages().isVisible(); }, kWaitMs));
  EXPECT_TRUE(messages().text().contains(QLatin1String("squares.vtst: this is the opened file itself")))
      << messages().text().toStdString();
  EXPECT_EQ(contentOf(QStringLiteral("squares.vtst")), TestFormat::file());
}

TEST_F(DataTest, ALongTableCanBeGivenUp) {
  constexpr std::uint32_t kRows = 1'000'000;
  window->open({file(TestFormat::Mode::BrokenScene, QStringLiteral("squares.vtst"), kRows)});
  ASSERT_TRUE(waitUntilIdle());
  selection().selectSection(kQuads);
  ASSERT_NO_FATAL_FAILURE(saveBy("data.saveRecords", QStringLiteral("long.json")));
  QProgressDialog* progress = nullptr;
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        progress = window->findChild<QProgressDialog*>(QStringLiteral("dataProgress"));
        return progress && progress->isVisible();
      },
      kWaitMs));
  EXPECT_FALSE(QFile::exists(folder.path(QStringLiteral("long.json"))));
  QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !window->findChild<QProgressDialog*>(); }, kWaitMs));
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).filter(QStringLiteral("long")), QStringList());
  EXPECT_FALSE(messages().isVisible()) << "giving up is no failure";
}

TEST_F(DataTest, TheMenuOfASectionSavesWhatItHas) {
  open();
  auto* tree = window->findChild<QTreeView*>(QStringLiteral("sectionTree"));
  ASSERT_TRUE(tree);
  QStringList offered;
  const auto rightClick = [&](const QString& name) {
    offered.clear();
    const QModelIndex root = tree->model()->index(0, 0);
    for (int row = 0; row < tree->model()->rowCount(root); ++row) {
      const QModelIndex index = tree->model()->index(row, 0, root);
      if (index.data().toString() == name) {
        selection().selectSection(static_cast<SectionId>(row + 1));
        tree->scrollTo(index);
        QTimer::singleShot(0, window.get(), [&] {
          auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
          for (const QAction* one : menu ? menu->actions() : QList<QAction*>()) {
            offered << one->objectName();
          }
          if (menu) {
            menu->close();
          }
        });
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(index).center());
      }
    }
  };
  rightClick(QStringLiteral("QUADS"));
  EXPECT_TRUE(offered.contains(QLatin1String("data.saveRecords")));
  EXPECT_TRUE(offered.contains(QLatin1String("data.saveSection")));
  rightClick(QStringLiteral("rest"));
  EXPECT_FALSE(offered.contains(QLatin1String("data.saveRecords"))) << "it has no table";
  EXPECT_TRUE(offered.contains(QLatin1String("data.saveSection")));
}

} // namespace
