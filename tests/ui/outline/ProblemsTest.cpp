#include "tests/ui/support/TestFormat.h"
#include "ui/outline/ProblemsPanel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

TEST(ProblemsModelTest, ListsDamageFirstAndMissingFilesInOneLineAtLast) {
  Session session;
  ProblemsModel model(session);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 0);
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.at(0).kind, Problem::Kind::Damage);
  EXPECT_TRUE(model.at(0).what.contains(QLatin1String("the squares have no corners")));
  EXPECT_EQ(model.at(0).bytes, (ByteRange{0, 16, 1}));
  EXPECT_EQ(model.index(1, ProblemsModel::Where).data().toString(), QStringLiteral("0x000060"));
  document::ResolveReport findings;
  findings.missing.push_back({QStringLiteral("wood.vmt"), QStringLiteral("quad 1"), 1});
  findings.missing.push_back({QStringLiteral("stone.vmt"), QStringLiteral("quad 2"), 4});
  findings.diagnostics.push_back({Severity::Warning, QStringLiteral("odd paint"), {}, 3});
  session.setFindings(findings);
  ASSERT_EQ(model.rowCount(), 4);
  EXPECT_EQ(model.at(1).kind, Problem::Kind::Warning);
  EXPECT_TRUE(model.at(1).what.contains(QLatin1Char('3'))) << "how often it was met";
  EXPECT_EQ(model.at(3).kind, Problem::Kind::Missing);
  EXPECT_TRUE(model.at(3).what.contains(QLatin1Char('2'))) << "two files, in one line";
}

TEST(ProblemsPanelTest, ActivatingGoesToTheBytes) {
  Session session;
  Selection selection(session);
  ProblemsPanel panel(session, selection);
  QSignalSpy counts(&panel, &ProblemsPanel::countChanged);
  panel.resize(500, 200);
  panel.show();
  session.setDocument(loadTestDocument());
  ASSERT_EQ(panel.count(), 1);
  EXPECT_EQ(counts.last()[0].toInt(), 1);
  const QPoint row = panel.visualRect(panel.model()->index(0, 0)).center();
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, row);
  QTest::mouseDClick(panel.viewport(), Qt::LeftButton, {}, row);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 96, 4}));
}

TEST(ProblemsPanelTest, ActivatingMissingFilesLeadsToTheirList) {
  Session session;
  Selection selection(session);
  ProblemsPanel panel(session, selection);
  session.setDocument(loadTestDocument(TestFormat::Mode::Wanting));
  QSignalSpy requests(&panel, &ProblemsPanel::missingRequested);
  panel.show();
  panel.setCurrentIndex(panel.model()->index(panel.count() - 1, 0));
  QTest::keyClick(&panel, Qt::Key_Return);
  EXPECT_EQ(requests.count(), 1);
  EXPECT_TRUE(selection.empty());
}

TEST(ProblemsPanelTest, CopiesTheWholeListAsText) {
  Session session;
  Selection selection(session);
  ProblemsPanel panel(session, selection);
  session.setDocument(loadTestDocument());
  QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(),
            QStringLiteral("Note: four bytes at the end mean nothing (0x000060)\n"));
}

} // namespace
