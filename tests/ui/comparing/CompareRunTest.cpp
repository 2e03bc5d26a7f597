#include "ui/comparing/CompareRun.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/comparing/ComparedFilesForTests.h"
#include "ui/comparing/ValueModel.h"

#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using comparing::Area;
using comparing::Change;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;
using vitrine::tests::withOtherKind;

namespace {

class CompareRunTest : public testing::Test {
protected:
  OpenDocument sourceOf(const QByteArray& bytes, const QString& name) {
    LoadRequest request;
    request.path = folder.write(name, bytes);
    return {.request = request};
  }
  void start(const QByteArray& before, const QByteArray& after) {
    OfBoth<OpenDocument> sources;
    sources[Side::Before] = sourceOf(before, QStringLiteral("before.vtst"));
    sources[Side::After] = sourceOf(after, QStringLiteral("after.vtst"));
    run = std::make_unique<CompareRun>(testOpener(), sources);
    QObject::connect(run.get(), &CompareRun::compared, [this](const ComparedFiles& both, const ComparisonPtr& found) {
      files = both;
      comparison = found;
    });
    QObject::connect(run.get(), &CompareRun::failed, [this](const QString& reason) { failure = reason; });
    QObject::connect(run.get(), &CompareRun::cancelled, [this] { cancelled = true; });
    run->start();
  }
  bool ends() {
    return QTest::qWaitFor([this] { return comparison || !failure.isEmpty() || cancelled; }, kWaitMs);
  }

  TempFolder folder;
  std::unique_ptr<CompareRun> run;
  ComparedFiles files;
  ComparisonPtr comparison;
  QString failure;
  bool cancelled = false;
};

TEST_F(CompareRunTest, AFileWithItselfHasNoDifferences) {
  start(TestFormat::file(), TestFormat::file());
  ASSERT_TRUE(ends());
  ASSERT_TRUE(comparison) << failure.toStdString();
  EXPECT_TRUE(comparison->same());
  for (const Side side : kSides) {
    EXPECT_TRUE(files[side].isDrawable());
    EXPECT_TRUE(files[side].tints.empty());
  }
}

TEST_F(CompareRunTest, TellsWhatDiffersAndWhereItIs) {
  start(TestFormat::file(), withOtherKind(5, 2));
  ASSERT_TRUE(ends());
  ASSERT_TRUE(comparison) << failure.toStdString();
  const auto* records = comparison->find(Area::Records, QStringLiteral("QUADS"));
  ASSERT_TRUE(records);
  ASSERT_EQ(records->differences.size(), 1U);
  const comparing::Difference& square = records->differences[0];
  EXPECT_EQ(square.change, Change::Changed);
  EXPECT_EQ(square.after.record, (RecordRef{tests::kQuads, 2}));
  const std::vector<ComparedValue> values = valuesOf(square, files);
  ASSERT_EQ(values.size(), 1U);
  EXPECT_EQ(values[0].name, QStringLiteral("kind"));
  EXPECT_EQ(itemsOf(square, Side::Before, files[Side::Before]).size(), 1U) << "the square in the picture";
}

TEST_F(CompareRunTest, WhatOnlyOneHasIsTintedThereAndHasItsValuesThere) {
  start(TestFormat::file(TestFormat::Mode::Good, 5), TestFormat::file(TestFormat::Mode::Good, 6));
  ASSERT_TRUE(ends());
  ASSERT_TRUE(comparison) << failure.toStdString();
  const auto* surfaces = comparison->find(Area::Surfaces);
  ASSERT_TRUE(surfaces);
  EXPECT_EQ(surfaces->added, 1U);
  EXPECT_TRUE(files[Side::Before].tints.empty());
  ASSERT_EQ(files[Side::After].tints.size(), 1U);
  EXPECT_EQ(files[Side::After].tints[0].items.size(), 1U);
  const auto* records = comparison->find(Area::Records, QStringLiteral("QUADS"));
  ASSERT_TRUE(records);
  const auto added = std::ranges::find(records->differences, Change::Added, &comparing::Difference::change);
  ASSERT_NE(added, records->differences.end());
  const std::vector<ComparedValue> values = valuesOf(*added, files);
  const auto size = std::ranges::find(values, QStringLiteral("size"), &ComparedValue::name);
  ASSERT_NE(size, values.end());
  EXPECT_EQ(size->after, QStringLiteral("8"));
  EXPECT_TRUE(size->before.isEmpty());
}

TEST_F(CompareRunTest, SaysWhatCannotBeRead) {
  start(TestFormat::file(), QByteArray("nothing of this kind"));
  ASSERT_TRUE(ends());
  EXPECT_FALSE(comparison);
  EXPECT_TRUE(failure.startsWith(QStringLiteral("after.vtst cannot be opened"))) << failure.toStdString();
}

TEST_F(CompareRunTest, IsCancelledWhileItReads) {
  start(TestFormat::file(), TestFormat::file(TestFormat::Mode::Endless));
  QTest::qWait(20);
  run->cancel();
  ASSERT_TRUE(ends());
  EXPECT_TRUE(cancelled);
  EXPECT_FALSE(comparison);
}

TEST_F(CompareRunTest, EndsWithItsObjectWhileItReads) {
  const int before = TestFormat::loadsBegun;
  start(TestFormat::file(TestFormat::Mode::Endless), TestFormat::file(TestFormat::Mode::Endless));
  ASSERT_TRUE(QTest::qWaitFor([&] { return TestFormat::loadsBegun >= before + 2; }, kWaitMs));
  run.reset();
  EXPECT_FALSE(comparison || cancelled || !failure.isEmpty());
}

} // namespace
