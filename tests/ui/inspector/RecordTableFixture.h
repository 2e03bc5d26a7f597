#pragma once

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/inspector/Inspected.h"
#include "ui/actions/RecordActions.h"
#include "ui/inspector/FilterEdit.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/settings/Settings.h"

#include <QHeaderView>
#include <QTableView>
#include <QTest>
#include <QtEndian>

#include <gtest/gtest.h>

#include <functional>

namespace vitrine::tests {

/// The record table of a file of squares, used by keys and mouse; judged by the bytes of the file.
class RecordTableTest : public testing::Test {
protected:
  static constexpr std::uint32_t kCount = 300;

  RecordTableTest() { open(kCount); }

  /// `mode`: BrokenScene is quick where there are many records.
  void open(std::uint32_t count, TestFormat::Mode mode = TestFormat::Mode::Good) {
    session.setDocument(loadTestDocument(mode, count));
    panel.resize(700, 300);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
    selection.selectSection(kQuads);
  }
  QTableView& table() { return *panel.findChild<QTableView*>(QStringLiteral("recordTable")); }
  QHeaderView& header() { return *table().horizontalHeader(); }
  ui::FilterEdit& edit() { return *panel.findChild<ui::FilterEdit*>(); }
  ui::RecordTableModel& model() { return static_cast<ui::RecordTableModel&>(*table().model()); }

  void type(const char* filter) {
    edit().setFocus();
    edit().selectAll();
    QTest::keyClick(&edit(), Qt::Key_Delete);
    QTest::keyClicks(&edit(), QString::fromLatin1(filter));
    QTest::keyClick(&edit(), Qt::Key_Escape); // closes a list of words, if one is open
    QTest::keyClick(&edit(), Qt::Key_Return);
  }
  bool waitForRows(std::size_t count) {
    return QTest::qWaitFor([&] { return static_cast<std::size_t>(model().rowCount()) == count; }, kWaitMs);
  }
  QPoint headingOf(int column) { return {header().sectionViewportPosition(column) + 8, header().height() / 2}; }
  void clickHeading(int column) { QTest::mouseClick(header().viewport(), Qt::LeftButton, {}, headingOf(column)); }
  void clickCell(int row, int column, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers,
                      table().visualRect(model().index(row, column)).center());
  }
  /// A place of a part of the panel in the panel's window, to which the window system sends its events.
  QPoint inWindow(const QWidget& part, QPoint place) const { return part.mapTo(&panel, place); }

  std::vector<std::uint64_t> recordsWhere(const std::function<bool(int row)>& holds) const {
    std::vector<std::uint64_t> rows;
    for (int row = 0; row < static_cast<int>(kCount); ++row) {
      if (holds(row)) {
        rows.push_back(static_cast<std::uint64_t>(row));
      }
    }
    return rows;
  }
  template <class T>
  T number(int row, int offset) const {
    return qFromLittleEndian<T>(m_bytes.constData() + TestFormat::kHeaderSize + row * TestFormat::kRecordSize + offset);
  }
  std::vector<std::uint64_t> shown() {
    std::vector<std::uint64_t> rows;
    for (int row = 0; row < model().rowCount(); ++row) {
      rows.push_back(model().headerData(row, Qt::Vertical, Qt::DisplayRole).toULongLong());
    }
    return rows;
  }

  const QByteArray m_bytes = TestFormat::file(TestFormat::Mode::Good, kCount);
  TempFolder folder;
  ui::Settings settings{folder.path(QStringLiteral("settings.ini"))};
  ui::Session session;
  ui::Selection selection{session};
  ui::ActionRegistry registry;
  ui::RecordActions actions{registry};
  ui::RecordPanel panel{session, selection, settings, actions};
};

} // namespace vitrine::tests
