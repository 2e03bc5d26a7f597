#include "tests/ui/support/TestFormat.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/inspector/RecordPanel.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
constexpr SectionId kQuads = 2;

const PropertyGroup* group(const std::vector<PropertyGroup>& groups, const QString& title) {
  const auto found = std::ranges::find(groups, title, &PropertyGroup::title);
  return found == groups.end() ? nullptr : &*found;
}

QString value(const std::vector<PropertyGroup>& groups, const QString& title, const QString& key) {
  if (const PropertyGroup* found = group(groups, title)) {
    const auto line = std::ranges::find(found->lines, key, &PropertyLine::key);
    return line == found->lines.end() ? QString() : line->value;
  }
  return {};
}

TEST(FieldTextTest, NamesFlagsAndValues) {
  static constexpr std::array kFlags{structure::FlagName{1, "A"}, structure::FlagName{4, "C"}};
  static constexpr std::array kValues{structure::FlagName{7, "seven"}};
  const structure::Field flags{.name = "f", .type = structure::FieldType::I16, .offset = 0, .flags = kFlags};
  const structure::Field named{.name = "v", .type = structure::FieldType::U8, .offset = 0, .values = kValues};
  EXPECT_EQ(fieldText(flags, structure::integer(5)), QStringLiteral("5  A | C"));
  EXPECT_EQ(fieldText(flags, structure::integer(9)), QStringLiteral("9  A | 0x8"));
  EXPECT_EQ(fieldText(flags, structure::integer(-1)), QStringLiteral("-1  A | C | 0xfffa"))
      << "sixteen bits, not sixty-four";
  EXPECT_EQ(fieldText(flags, structure::integer(0)), QStringLiteral("0"));
  EXPECT_EQ(fieldText(named, structure::integer(7)), QStringLiteral("7  seven"));
  EXPECT_EQ(fieldText(named, structure::integer(8)), QStringLiteral("8"));
}

TEST(CoordinatesTextTest, IsShortAndWithoutMinusZero) {
  EXPECT_EQ(coordinatesText({1.5F, -0.0001F, 64}), QStringLiteral("1.5, 0, 64"));
}

TEST(DescribeTest, ASurfaceTellsRecordNodeAndMaterial) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  selection.selectHit({.item = 3, .position = {0, 6, 0}});
  const auto groups = describe(session, selection.current());
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].title, QStringLiteral("QUADS [3]")) << "what was clicked comes first";
  EXPECT_EQ(value(groups, QStringLiteral("QUADS [3]"), QStringLiteral("flags")), QStringLiteral("3  SHINY | SOFT"));
  EXPECT_EQ(value(groups, QStringLiteral("QUADS [3]"), QStringLiteral("kind")), QStringLiteral("1  floor"));
  EXPECT_EQ(value(groups, QStringLiteral("Node"), QStringLiteral("Name")), QStringLiteral("Squares"));
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("Name")), QStringLiteral("test/paint"));
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("$finish")), QStringLiteral("matt"));
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Triangles")), QStringLiteral("2"));
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Size")), QStringLiteral("8, 0, 8"))
      << "in file axes";
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Clicked at")), QStringLiteral("0, 0, 6"));
}

TEST(DescribeTest, AnEntityTellsItsPropertiesFirst) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  selection.selectNode(2);
  const auto groups = describe(session, selection.current());
  ASSERT_GE(groups.size(), 2U);
  EXPECT_EQ(groups[0].title, QStringLiteral("Node"));
  EXPECT_EQ(value(groups, QStringLiteral("Properties"), QStringLiteral("classname")), QStringLiteral("marker"));
  EXPECT_EQ(value(groups, QStringLiteral("Node"), QStringLiteral("Position")), QStringLiteral("0, 0, 12"));
}

TEST(DescribeTest, NothingSelectedTellsOfTheDocument) {
  Session session;
  EXPECT_TRUE(describe(session, {}).empty());
  session.setDocument(loadTestDocument());
  const auto groups = describe(session, {});
  EXPECT_EQ(value(groups, QStringLiteral("File"), QStringLiteral("Format")), QStringLiteral("Test squares"));
  EXPECT_EQ(value(groups, QStringLiteral("Counts"), QStringLiteral("squares")), QStringLiteral("5"));
}

TEST(PropertyModelTest, HoldsGroupsOfLines) {
  PropertyModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  Session session;
  session.setDocument(loadTestDocument());
  model.setGroups(describe(session, {}));
  const QModelIndex file = model.index(0, 0);
  EXPECT_FALSE(model.lineOf(file));
  ASSERT_GT(model.rowCount(file), 2);
  const QModelIndex path = model.index(0, 1, file);
  EXPECT_EQ(path.data().toString(), QStringLiteral("/somewhere/squares.vtst"));
  EXPECT_EQ(path.parent(), file);
  model.setGroups({});
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(PropertiesPanelTest, AValueThatNamesARecordIsFollowed) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  PropertiesPanel panel(session, selection);
  panel.resize(400, 600);
  panel.show();
  selection.selectRecord({kQuads, 2});
  const QModelIndex next = panel.model()->index(0, 1, panel.model()->index(0, 0));
  ASSERT_EQ(next.data().toString(), QStringLiteral("3"));
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, Qt::ControlModifier, panel.visualRect(next).center());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
}

TEST(RecordTableModelTest, DecodesRowsOnDemand) {
  RecordTableModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  const LoadedDocumentPtr loaded = loadTestDocument();
  model.setSection(loaded->opened.document, kQuads);
  ASSERT_EQ(model.rowCount(), 5);
  ASSERT_EQ(model.columnCount(), 5);
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("next"));
  EXPECT_TRUE(
      model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QLatin1String("the square after")));
  EXPECT_EQ(model.index(3, 1).data().toString(), QStringLiteral("3  SHINY | SOFT"));
  EXPECT_EQ(model.index(4, 3).data().toString(), QStringLiteral("40"));
  EXPECT_EQ(model.leadsTo(model.index(4, 0)), (RecordRef{kQuads, 0}));
  EXPECT_FALSE(model.leadsTo(model.index(4, 3)));
  model.setSection(loaded->opened.document, 1);
  EXPECT_EQ(model.rowCount(), 0) << "the header has no records";
}

class RecordPanelTest : public testing::Test {
protected:
  RecordPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Good, 300));
    panel.resize(600, 300);
    panel.show();
    table = panel.findChild<QTableView*>();
  }
  QPoint centre(int row, int column) const { return table->visualRect(table->model()->index(row, column)).center(); }

  Session session;
  Selection selection{session};
  RecordPanel panel{session, selection};
  QTableView* table;
};

TEST_F(RecordPanelTest, ShowsTheTableOfTheSelectedSection) {
  EXPECT_EQ(table->model()->rowCount(), 0);
  selection.selectSection(kQuads);
  EXPECT_EQ(table->model()->rowCount(), 300);
}

TEST_F(RecordPanelTest, GoesToTheSelectedRecordAndField) {
  selection.selectRecord({kQuads, 250}, 3);
  EXPECT_EQ(table->currentIndex(), table->model()->index(250, 3));
  EXPECT_TRUE(table->viewport()->rect().contains(centre(250, 3)));
  EXPECT_EQ(selection.current().field, 3U) << "showing does not select anew";
}

TEST_F(RecordPanelTest, ClickingACellSelectsRecordAndField) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, centre(2, 1));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().field, 1U);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16 + 2 * 16 + 4, 2}));
}

TEST_F(RecordPanelTest, CtrlClickAndEnterFollowAReference) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier, centre(2, 0));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
  table->setCurrentIndex(table->model()->index(5, 0));
  QTest::keyClick(table, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 6}));
}

TEST_F(RecordPanelTest, GoesToARecordByNumber) {
  selection.selectSection(kQuads);
  auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("recordGoTo"));
  edit->setText(QStringLiteral("0x10"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16}));
  edit->setText(QStringLiteral("9999"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16})) << "there is no such record";
}

} // namespace
