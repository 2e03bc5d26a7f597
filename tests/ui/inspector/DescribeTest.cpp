#include "tests/ui/inspector/Inspected.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::group;
using vitrine::tests::kQuads;
using vitrine::tests::listDocument;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;
using vitrine::tests::value;

namespace {

TEST(DescribeTest, ASurfaceTellsRecordNodeAndMaterial) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  selection.selectHit({.item = 3, .position = {0, 6, 0}});
  const auto groups = describe(session, selection.current());
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].title, QStringLiteral("Material")) << "above the fields of what was clicked";
  EXPECT_EQ(groups[1].title, QStringLiteral("QUADS [3]"));
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
  EXPECT_EQ(value(groups, QStringLiteral("Counts"), QStringLiteral("QUADS")), QStringLiteral("5"));
}

TEST(DescribeTest, NumbersOfAListLeadOnOneByOne) {
  Session session;
  session.setDocument(listDocument());
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const PropertyGroup* record = group(groups, QStringLiteral("lists [0]"));
  ASSERT_TRUE(record);
  ASSERT_EQ(record->lines.size(), 2U);
  const PropertyLine& others = record->lines[0];
  EXPECT_EQ(others.value, QStringLiteral("0 1 0"));
  EXPECT_FALSE(others.leadsTo) << "its lines do";
  ASSERT_EQ(others.lines.size(), 3U);
  EXPECT_EQ(others.lines[1].key, QStringLiteral("[1]"));
  EXPECT_EQ(others.lines[1].value, QStringLiteral("1"));
  EXPECT_FALSE(others.lines[1].leadsTo) << "there is no such record";
  EXPECT_EQ(others.lines[2].leadsTo, (RecordRef{1, 0}));
  EXPECT_EQ(others.lines[2].bytes, (ByteRange{0, 0, 8}));
  EXPECT_TRUE(record->lines[1].lines.empty());
  EXPECT_EQ(record->lines[1].bytes, (ByteRange{0, 8, 2}));
}

TEST(DescribeTest, LongListsAreCut) {
  Session session;
  session.setDocument(listDocument(5000));
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const auto& lines = group(groups, QStringLiteral("lists [0]"))->lines[0].lines;
  ASSERT_EQ(lines.size(), 257U);
  EXPECT_EQ(lines.back().key, QStringLiteral("…"));
  EXPECT_FALSE(lines.back().leadsTo);
}

TEST(DescribeTest, FieldsStandUnderTheirParts) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  Selection selection(session);
  selection.selectHit({.item = 7});
  const auto groups = describe(session, selection.current());
  const PropertyGroup* record = group(groups, QStringLiteral("QUADS [3]"));
  ASSERT_TRUE(record);
  ASSERT_EQ(record->lines.size(), 4U) << "next, flags, x, and the part";
  EXPECT_FALSE(record->lines[1].marked);
  const PropertyLine& part = record->lines[3];
  EXPECT_EQ(part.key, QStringLiteral("Shape"));
  EXPECT_TRUE(part.marked);
  ASSERT_EQ(part.lines.size(), 2U);
  EXPECT_EQ(part.lines[0].key, QStringLiteral("kind"));
  EXPECT_TRUE(part.lines[0].marked && part.lines[1].marked);
  EXPECT_TRUE(part.lines[1].toolTip.startsWith(QLatin1String("Shape\n")));
  selection.selectHit({.item = 6});
  const auto other = describe(session, selection.current());
  EXPECT_TRUE(group(other, QStringLiteral("QUADS [3]"))->lines[1].marked);
  EXPECT_FALSE(group(other, QStringLiteral("QUADS [3]"))->lines[3].marked);
}

TEST(DescribeTest, WhatADocumentSaysOfItselfComesFirst) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  const auto groups = describe(session, {});
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].title, QStringLiteral("Document"));
  EXPECT_EQ(value(groups, QStringLiteral("Document"), QStringLiteral("Title")), QStringLiteral("The <b>Squares</b>"));
  EXPECT_EQ(value(groups, QStringLiteral("Document"), QStringLiteral("Picture A")),
            QStringLiteral("brief.bmp  600×300"));
  EXPECT_TRUE(groups[0].lines[3].picture);
  EXPECT_EQ(groups[0].lines[2].leadsTo, (RecordRef{kQuads, 1}));
}

TEST(DescribeTest, ANodeOfAFigureTellsItsFrameAndWhereItStands) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  const auto told = [&](const QString& title, const QString& key) {
    return value(describe(session, selection.current()), title, key);
  };
  const QString node = QStringLiteral("Node");
  selection.selectNode(1);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("1 of 3, hopper.hop"));
  EXPECT_EQ(told(node, QStringLiteral("Position")), QStringLiteral("0, 0, 0"));
  session.setControl(QStringLiteral("root"), 1);
  session.setAnimation(1);
  session.setTime(0.25);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("3 of 3, hopper.hop_loop"));
  EXPECT_EQ(told(node, QStringLiteral("Position")), QStringLiteral("12.5, 0, 0")) << "two and a half steps on";
  selection.selectNode(3);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("at rest"));
  session.setDocument(loadTestDocument());
  selection.selectNode(0);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QString()) << "it does not move";
}

TEST(DescribeTest, TheRecordOfAnAnimationTellsOfIt) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const QString animation = QStringLiteral("Animation");
  EXPECT_EQ(value(groups, animation, QStringLiteral("Name")), QStringLiteral("sitter.nod"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Frames")), QStringLiteral("2"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Duration")), QStringLiteral("0.20 s"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Pace")), QStringLiteral("slow")) << "and what the file says of it";
}

TEST(DescribeTest, SlotsOfAMaterialShowTheirPictures) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
  links::Pick surface;
  surface.items = {0};
  const auto groups = describe(session, surface);
  const PropertyGroup* material = group(groups, QStringLiteral("Material"));
  ASSERT_TRUE(material);
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("Shade")), QStringLiteral("fur  128×64"));
  const auto shade = std::ranges::find(material->lines, QStringLiteral("Shade"), &PropertyLine::key);
  ASSERT_TRUE(shade->picture);
  PropertyModel model;
  model.setGroups({*material});
  const QModelIndex cell = model.index(static_cast<int>(shade - material->lines.begin()), 1, model.index(0, 0));
  EXPECT_EQ(cell.data(Qt::DecorationRole).value<QPixmap>().size(), QSize(56, 28)) << "to be told apart by";
}

} // namespace
