#include "tests/support/TestBytes.h"
#include "tests/ui/hex/HexPanelFixture.h"
#include "ui/hex/DataInspector.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <atomic>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::HexPanelTest;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

/// Bytes that are made when read; remembers how many were.
class EndlessSource final : public ByteSource {
public:
  explicit EndlessSource(std::uint64_t size) : m_size(size) {}
  std::uint64_t size() const override { return m_size; }
  Result<Bytes> read(std::uint64_t offset, std::uint64_t count) const override {
    if (count > m_size || offset > m_size - count) {
      return std::unexpected(Error::damaged(QStringLiteral("past the end"), m_size));
    }
    mostRead = std::max(mostRead, count);
    std::vector<std::byte> made(count);
    for (std::uint64_t i = 0; i < count; ++i) {
      made[i] = static_cast<std::byte>((offset + i) & 0xff);
    }
    return Bytes::adopt(std::move(made));
  }
  mutable std::uint64_t mostRead = 0;

private:
  std::uint64_t m_size;
};

TEST(HexLayoutTest, EveryCellLeadsBackToItsByte) {
  const HexLayout layout(7, 15, 8, 16);
  for (const auto area : {HexLayout::Area::Hex, HexLayout::Area::Text}) {
    for (int column = 0; column < 16; ++column) {
      const auto place = layout.cellAt(layout.cell(3, column, area).center());
      EXPECT_EQ(place.row, 3);
      EXPECT_EQ(place.column, column);
      EXPECT_EQ(place.area, area);
    }
  }
  EXPECT_EQ(layout.cellAt({0, 0}).column, 0);
  EXPECT_EQ(layout.cellAt({10'000, 0}).column, 15);
}

TEST(HexLayoutTest, AreasDoNotOverlap) {
  const HexLayout layout(7, 15, 8, 16);
  EXPECT_LT(layout.addressCell(0).right(), layout.cell(0, 0, HexLayout::Area::Hex).left());
  EXPECT_LT(layout.cell(0, 15, HexLayout::Area::Hex).right(), layout.cell(0, 0, HexLayout::Area::Text).left() + 1);
  EXPECT_LE(layout.cell(0, 15, HexLayout::Area::Text).right(), layout.width());
}

TEST(HexLayoutTest, TakesAsManyBytesAsFit) {
  for (const int bytes : {8, 16, 32}) {
    const int width = HexLayout(7, 15, 8, bytes).width();
    EXPECT_EQ(HexLayout::bytesPerRowFor(width, 7, 8), bytes);
    EXPECT_EQ(HexLayout::bytesPerRowFor(width - 1, 7, 8), std::max(bytes / 2, 8));
  }
}

class HexViewTest : public testing::Test {
protected:
  HexViewTest() {
    view.resize(view.sizeHint().width() + 20, 300);
    view.show();
    view.setSource(std::make_shared<EndlessSource>(1000));
  }
  QPoint byteAt(int row, int column) { return view.hexLayout().cell(row, column, HexLayout::Area::Hex).center(); }

  HexView view;
};

TEST_F(HexViewTest, HasRoomForSixteenBytesByItsHint) {
  EXPECT_EQ(view.hexLayout().bytesPerRow(), 16);
}

TEST_F(HexViewTest, MouseSelects) {
  QSignalSpy changes(&view, &HexView::selectionChanged);
  QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, byteAt(2, 3));
  EXPECT_EQ(view.selection(), (HexRange{35, 1}));
  QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, byteAt(3, 0));
  EXPECT_EQ(view.selection(), (HexRange{35, 14}));
  QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, byteAt(0, 1));
  EXPECT_EQ(view.selection(), (HexRange{1, 35})) << "backwards from the same anchor";
  EXPECT_EQ(changes.count(), 3);
}

TEST_F(HexViewTest, KeysMoveAndExtend) {
  view.select({100, 1});
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_EQ(view.cursor(), 101U);
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_EQ(view.cursor(), 117U);
  QTest::keyClick(&view, Qt::Key_Home);
  EXPECT_EQ(view.cursor(), 112U);
  QTest::keyClick(&view, Qt::Key_End, Qt::ShiftModifier);
  EXPECT_EQ(view.selection(), (HexRange{112, 16}));
  QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(view.cursor(), 999U);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_PageDown);
  EXPECT_EQ(view.cursor(), 999U) << "not past the end";
  QTest::keyClick(&view, Qt::Key_PageUp);
  EXPECT_LT(view.cursor(), 999U);
  QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
  QTest::keyClick(&view, Qt::Key_Left);
  QTest::keyClick(&view, Qt::Key_Up);
  EXPECT_EQ(view.cursor(), 0U) << "not before the start";
  QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(view.selection(), (HexRange{0, 1000}));
}

TEST_F(HexViewTest, CopiesAsHexAndText) {
  view.select({0x40, 4});
  QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("40 41 42 43"));
  EXPECT_EQ(view.selectionAs(bytes::ByteForm::Text), QStringLiteral("@ABC"));
}

TEST_F(HexViewTest, SelectingScrollsThereWithoutTellingItBack) {
  QSignalSpy changes(&view, &HexView::selectionChanged);
  view.select({900, 16});
  EXPECT_EQ(changes.count(), 0);
  EXPECT_LE(view.firstVisible(), 900U);
  const auto rows = static_cast<std::uint64_t>(view.viewport()->height() / view.hexLayout().rowHeight());
  EXPECT_GT(view.firstVisible() + rows * 16, 915U);
  view.select({990, 500});
  EXPECT_EQ(view.selection(), (HexRange{990, 10})) << "cut to what there is";
}

TEST_F(HexViewTest, ReadsOnlyWhatIsVisibleOfTheLargestFile) {
  const auto huge = std::make_shared<EndlessSource>(std::uint64_t{1} << 46);
  view.setSource(huge);
  view.select({(std::uint64_t{1} << 46) - 1, 1});
  EXPECT_EQ(view.cursor(), (std::uint64_t{1} << 46) - 1);
  view.grab();
  EXPECT_GT(huge->mostRead, 0U);
  EXPECT_LT(huge->mostRead, 4096U);
  EXPECT_GE(view.hexLayout().addressDigits(), 12);
  EXPECT_GT(view.firstVisible(), (std::uint64_t{1} << 46) - (1 << 24)) << "the scroll bar reaches the end";
}

TEST_F(HexViewTest, PaintsSelectionAndFrame) {
  const auto picture = [this] { return view.grab().toImage(); };
  const QImage plain = picture();
  view.setFrames(HexRange{32, 8}, {HexRange{34, 2}});
  const QImage framed = picture();
  EXPECT_NE(plain, framed);
  view.select({64, 4});
  EXPECT_NE(framed, picture());
  view.setSource(nullptr);
  EXPECT_EQ(view.size(), 0U);
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, byteAt(0, 0));
  EXPECT_EQ(view.cursor(), 0U) << "nothing to select, nothing to crash on";
}

TEST(DataInspectorTest, ReadsTheBytesAsEachType) {
  vitrine::tests::ByteMaker maker;
  maker.add(1.5F).add(std::uint32_t{7});
  const auto all = readings(maker.bytes());
  const auto value = [&](const char* type) {
    const auto found = std::ranges::find(all, QLatin1String(type), &Reading::type);
    return found == all.end() ? QString() : found->value;
  };
  EXPECT_EQ(value("f32"), QStringLiteral("1.5"));
  EXPECT_EQ(value("u32"), QString::number(0x3fc00000));
  EXPECT_EQ(value("u8"), QStringLiteral("0"));
  EXPECT_EQ(readings(maker.bytes().slice(0, 3)).size(), 4U) << "only what fits into three bytes";
  EXPECT_TRUE(readings({}).empty());
}

TEST_F(HexPanelTest, ShowsTheBytesOfTheSelection) {
  selection.selectRecord({2, 3});
  EXPECT_EQ(panel.view().selection(), (HexRange{16 + 3 * 16, 16}));
  selection.selectRecord({2, 3}, 3);
  EXPECT_EQ(panel.view().selection(), (HexRange{16 + 3 * 16 + 8, 4}));
}

TEST_F(HexPanelTest, AByteSelectsItsRecordAndKeepsItself) {
  panel.view().select({16, 1});
  QTest::keyClick(&panel.view(), Qt::Key_Down);
  EXPECT_EQ(selection.current().record, (RecordRef{2, 1}));
  EXPECT_EQ(selection.current().field, 0U);
  EXPECT_EQ(panel.view().selection(), (HexRange{32, 1}));
}

TEST_F(HexPanelTest, MarksTheFieldsOfThePickedSurface) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  selection.selectRecord({2, 3});
  const QImage whole = panel.view().grab().toImage();
  EXPECT_TRUE(panel.view().marks().empty());
  selection.selectHit({.item = 7});
  EXPECT_EQ(panel.view().selection(), (HexRange{16 + 3 * 16, 16})) << "the record is selected as ever";
  EXPECT_EQ(panel.view().marks(), (std::vector<HexRange>{{16 + 3 * 16 + 6, 2}, {16 + 3 * 16 + 12, 4}}));
  const QImage part = panel.view().grab().toImage();
  const auto color = [this](const QImage& image, int column) {
    // Left of the digits, where only the ground shows.
    const QRect cell = panel.view().hexLayout().cell(4, column, HexLayout::Area::Hex);
    const QPoint frame = panel.view().viewport()->pos();
    return image.pixelColor((cell.topLeft() + frame + QPoint(-1, cell.height() / 2)) * image.devicePixelRatio());
  };
  EXPECT_EQ(color(part, 7), color(whole, 7)) << "what was picked looks selected";
  EXPECT_NE(color(part, 1), color(whole, 1)) << "the rest of its record less so";
  EXPECT_NE(color(part, 1), panel.view().palette().color(QPalette::Base)) << "but not as if it were nothing";
}

TEST_F(HexPanelTest, ShowsTheMarkedPartOfALongRecord) {
  panel.resize(800, 120);
  const structure::SectionId quads = 2;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game, 300));
  selection.selectHit({.item = 401});
  const std::uint64_t mark = panel.view().marks().front().offset;
  EXPECT_EQ(mark, 16U + 200 * 16 + 6);
  const auto rows =
      static_cast<std::uint64_t>(panel.view().viewport()->height() / panel.view().hexLayout().rowHeight());
  EXPECT_LE(panel.view().firstVisible(), mark);
  EXPECT_GT(panel.view().firstVisible() + rows * static_cast<std::uint64_t>(panel.view().hexLayout().bytesPerRow()),
            mark);
  selection.selectRecord({quads, 200}, 2);
  EXPECT_EQ(panel.view().marks().size(), 2U) << "a field of the part marks the part";
  EXPECT_EQ(panel.view().selection(), (HexRange{16 + 200 * 16 + 8, 4}));
}

TEST_F(HexPanelTest, SwitchesSpacesAndGoesToCodedBytes) {
  auto* spaces = panel.findChild<QComboBox*>(QStringLiteral("hexSpaces"));
  auto* coded = panel.findChild<QToolButton*>(QStringLiteral("hexCoded"));
  ASSERT_EQ(spaces->count(), 2);
  EXPECT_TRUE(spaces->itemText(1).contains(QLatin1String("turn")));
  EXPECT_FALSE(coded->isEnabled()) << "the file itself was decoded from nothing";
  spaces->setCurrentIndex(1);
  EXPECT_EQ(panel.space(), 1U);
  EXPECT_EQ(panel.view().size(), 4U);
  ASSERT_TRUE(coded->isEnabled());
  QTest::mouseClick(coded, Qt::LeftButton);
  EXPECT_EQ(panel.space(), 0U);
  EXPECT_EQ(panel.view().selection(), (HexRange{96, 4}));
}

TEST_F(HexPanelTest, GoesToAnOffset) {
  auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("hexGoTo"));
  edit->setText(QStringLiteral("0x20"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(panel.view().cursor(), 32U);
  EXPECT_EQ(selection.current().record, (RecordRef{2, 1}));
  edit->setText(QStringLiteral("100000"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(panel.view().cursor(), 32U) << "past the end";
}

TEST_F(HexPanelTest, GoesToWhereAnExpressionLeads) {
  auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("hexGoTo"));
  const auto type = [&](const char* text) {
    edit->clear();
    QTest::keyClicks(edit, QLatin1String(text));
    QTest::keyClick(edit, Qt::Key_Return);
    return panel.view().selection();
  };
  EXPECT_EQ(type("0x10 + 16*2"), (HexRange{48, 1}));
  EXPECT_EQ(type("-0x10"), (HexRange{32, 1}));
  EXPECT_EQ(type("0x20:12"), (HexRange{32, 12}));
  EXPECT_EQ(type("0x20..0x30"), (HexRange{32, 16}));
  EXPECT_EQ(type("16*(2+)"), (HexRange{32, 16})) << "nothing was gone to";
  EXPECT_EQ(edit->cursorPosition(), 6) << "the place that is wrong";
}

TEST_F(HexPanelTest, CopiesInEveryForm) {
  selection.selectBytes({0, 96, 4});
  const auto copied = [this](const char* action) {
    registry.find(QLatin1String(action))->trigger();
    return QGuiApplication::clipboard()->text();
  };
  const QString hex = copied("bytes.copyHex");
  EXPECT_EQ(hex.size(), 11);
  const QByteArray raw = QByteArray::fromHex(hex.toLatin1());
  EXPECT_EQ(QByteArray::fromBase64(copied("bytes.copyBase64").toLatin1()), raw);
  EXPECT_TRUE(copied("bytes.copyC").startsWith(QLatin1String("const unsigned char data[4] = {")));
  EXPECT_TRUE(copied("bytes.copyPython").startsWith(QLatin1String("data = b\"")));
  EXPECT_EQ(copied("bytes.copyText").size(), 4);
}

TEST_F(HexPanelTest, ColoursBytesByStructure) {
  QAction* colors = actions.colors;
  ASSERT_TRUE(colors->isChecked());
  const QImage coloured = panel.view().grab().toImage();
  colors->trigger();
  EXPECT_NE(panel.view().grab().toImage(), coloured);
}

TEST_F(HexPanelTest, ShowsValuesOfEveryTypeInBothOrders) {
  auto* table = panel.findChild<QTableWidget*>(QStringLiteral("hexInspector"));
  EXPECT_TRUE(table->isHidden());
  actions.values->trigger();
  selection.selectRecord({2, 3}, 0);
  const auto found = table->findItems(QStringLiteral("u32"), Qt::MatchExactly);
  ASSERT_EQ(found.size(), 1);
  const std::uint32_t little = table->item(found[0]->row(), 1)->text().toUInt();
  EXPECT_EQ(table->item(found[0]->row(), 2)->text().toUInt(), __builtin_bswap32(little));
}

TEST_F(HexPanelTest, ValuesAtTheCursorWrapBetweenEachOther) {
  panel.resize(360, 300);
  selection.selectRecord({2, 3});
  const auto& readings = *panel.findChild<QLabel*>(QStringLiteral("hexReadings"));
  const QStringList parts = readings.text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  ASSERT_EQ(parts.size(), 9) << "the place, and a value of each type";
  for (const QString& part : parts) {
    EXPECT_TRUE(part.contains(QChar::Nbsp)) << part.toStdString();
    EXPECT_LE(readings.fontMetrics().horizontalAdvance(part), readings.contentsRect().width());
  }
  const int lines = readings.fontMetrics().horizontalAdvance(readings.text()) / readings.contentsRect().width() + 1;
  ASSERT_GT(lines, 1);
  EXPECT_TRUE(QTest::qWaitFor([&] { return readings.height() >= lines * readings.fontMetrics().height(); }));
  const int height = readings.height();
  selection.selectBytes({0, 120, 1}); // the end of the file: few types fit
  QCoreApplication::processEvents();
  EXPECT_EQ(readings.height(), height) << "the bytes above stay where they are";
}

TEST_F(HexPanelTest, IsEmptyWithoutADocument) {
  session.setDocument(nullptr);
  EXPECT_EQ(panel.view().size(), 0U);
  EXPECT_FALSE(panel.isEnabled());
}

} // namespace
