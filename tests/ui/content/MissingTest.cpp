#include "tests/support/QtPrinters.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/content/ContentReport.h"
#include "ui/content/MissingPanel.h"
#include "ui/content/MissingSummary.h"
#include "ui/content/SuggestionList.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestContent;
using vitrine::tests::TestFormat;

namespace {

/// Report on a wanting document of which nothing is found anywhere.
document::ResolveReport nothingFound(const Session& session) {
  document::ResolveReport findings;
  findings.assets = session.assets();
  findings.missing = {{QStringLiteral("paints/test/paint.paint"),
                       QStringLiteral("quad 0"),
                       1,
                       files::MissingKind::Material,
                       {{.material = 0}}}};
  return findings;
}

scene::ScenePatch missingPaint(const Session& session) {
  scene::ScenePatch patch;
  scene::Material material = session.assets().materials[0];
  material.state = scene::AssetState::Missing;
  patch.materials.emplace_back(MaterialIndex(0), material);
  return patch;
}

TEST(MissingModelTest, ListsWhatIsWantedMostFirst) {
  Session session;
  MissingModel model(session);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 0);
  session.setDocument(loadTestDocument(TestFormat::Mode::Wanting));
  ASSERT_EQ(model.rowCount(), 2) << "models, at once";
  session.applyPatch(missingPaint(session));
  session.setFindings(nothingFound(session));
  ASSERT_EQ(model.rowCount(), 3);
  const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
  EXPECT_EQ(cell(0, MissingModel::File), QStringLiteral("models/crate.model"));
  EXPECT_EQ(cell(0, MissingModel::Kind), QStringLiteral("Model"));
  EXPECT_EQ(cell(0, MissingModel::WantedBy), QStringLiteral("prop 1"));
  EXPECT_EQ(cell(0, MissingModel::Times), QStringLiteral("2"));
  EXPECT_EQ(cell(2, MissingModel::Kind), QStringLiteral("Material"));
  EXPECT_EQ(model.asText({2}), QStringLiteral("paints/test/paint.paint\tMaterial\tquad 0\t1\n"));
  session.setDocument(loadTestDocument());
  EXPECT_EQ(model.rowCount(), 0);
}

/// The panel with a document that misses two models and a paint, as a user works with it.
class MissingPanelTest : public testing::Test {
protected:
  MissingPanelTest() {
    panel.resize(800, 300);
    panel.show();
    session.setDocument(loadTestDocument(TestFormat::Mode::Wanting));
    session.applyPatch(missingPaint(session));
    session.setFindings(nothingFound(session));
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }
  ~MissingPanelTest() override { TestContent::suggested.clear(); }

  QTreeView& tree() { return *panel.findChild<QTreeView*>(QStringLiteral("missingFiles")); }
  QString shown(int row) { return tree().model()->index(row, MissingModel::File).data().toString(); }
  void goToRow(int row) { tree().setCurrentIndex(tree().model()->index(row, 0)); }

  ActionRegistry registry;
  ContentActions actions{registry};
  Session session;
  Selection selection{session};
  SuggestionFinder offers{session};
  MissingPanel panel{session, selection, actions, offers};
};

TEST_F(MissingPanelTest, EnterGoesThroughAllThatWantAFile) {
  goToRow(0);
  ASSERT_EQ(shown(0), QStringLiteral("models/crate.model"));
  QSignalSpy places(&panel, &MissingPanel::wanterShown);
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(selection.current().node, NodeIndex(3));
  EXPECT_EQ(selection.current().record, (RecordRef{2, 1}));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(selection.current().node, NodeIndex(4));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(selection.current().node, NodeIndex(3));
  EXPECT_EQ(places.count(), 3);
}

TEST_F(MissingPanelTest, ADoubleClickShowsWhereAMaterialIs) {
  int row = 0;
  while (!shown(row).startsWith(QLatin1String("paints"))) {
    ++row;
  }
  const QPoint place = tree().visualRect(tree().model()->index(row, 0)).center();
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, place);
  QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(selection.current().items.size(), 9U);
}

TEST_F(MissingPanelTest, AFileThatBytesNameLeadsToTheirRecord) {
  document::ResolveReport findings = nothingFound(session);
  const auto bytes = ByteRange{0, TestFormat::kHeaderSize + 2 * TestFormat::kRecordSize, 4};
  findings.missing.push_back(
      {QStringLiteral("all.other"), QStringLiteral("a line"), 9, files::MissingKind::Other, {{.bytes = bytes}}});
  session.setFindings(findings);
  goToRow(0);
  ASSERT_EQ(shown(0), QStringLiteral("all.other"));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{2, 2}));
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{2, 7})) << "the square, and the stand-in of a prop";
}

TEST_F(MissingPanelTest, CopiesWhatIsSelectedOrAll) {
  goToRow(0);
  QTest::keyClick(&tree(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("models/crate.model\tModel\tprop 1\t2\n"));
  QTest::keyClick(&tree(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&tree(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
  QGuiApplication::clipboard()->clear();
  actions.copyMissing->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
}

TEST_F(MissingPanelTest, TheFilterLooksInAllColumns) {
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("missingFilesFilter"));
  QTest::keyClicks(filter, QStringLiteral("PROP 3"));
  ASSERT_EQ(tree().model()->rowCount(), 1);
  EXPECT_EQ(shown(0), QStringLiteral("models/barrel.model"));
  ASSERT_TRUE(panel.current());
  EXPECT_EQ(panel.current()->path, QStringLiteral("models/barrel.model"));
}

TEST_F(MissingPanelTest, ActionsAreThereWhileThereIsSomethingToDo) {
  EXPECT_TRUE(actions.locate->isEnabled());
  QSignalSpy counts(&panel, &MissingPanel::countChanged);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(counts.last()[0].toInt(), 0);
  EXPECT_FALSE(actions.locate->isEnabled());
  EXPECT_FALSE(actions.copyMissing->isEnabled());
  EXPECT_TRUE(actions.mountFolder->isEnabled());
  EXPECT_FALSE(panel.current());
}

TEST_F(MissingPanelTest, OffersWhatGamesHave) {
  auto* list = panel.findChild<SuggestionList*>();
  EXPECT_FALSE(list->isVisible());
  TestContent::suggested = {{QStringLiteral("Squares 2"), QStringLiteral("/games/squares2"), 2},
                            {QStringLiteral("Rounds"), QStringLiteral("/games/rounds"), 1}};
  session.setFindings(nothingFound(session));
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->isVisible(); }, kWaitMs));
  EXPECT_EQ(list->findChildren<QLabel*>().first()->text(), QStringLiteral("Squares 2 contains 2 of 3 missing files."));
  QSignalSpy chosen(&panel, &MissingPanel::offerChosen);
  QTest::mouseClick(list->findChildren<QPushButton*>().at(1), Qt::LeftButton);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("/games/rounds"));
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(list->isVisible());
}

TEST_F(MissingPanelTest, EverythingHasANameForThoseWhoDoNotSeeIt) {
  EXPECT_FALSE(tree().accessibleName().isEmpty());
  EXPECT_FALSE(panel.findChild<QLineEdit*>(QStringLiteral("missingFilesFilter"))->accessibleName().isEmpty());
}

files::MissingFile missingOf(files::MissingKind kind) {
  return {QStringLiteral("file"), {}, 1, kind};
}

TEST(MissingSummaryTest, CountsWhatThePictureLacks) {
  using enum files::MissingKind;
  EXPECT_FALSE(MissingSummary({missingOf(Other)}).any());
  const MissingSummary textures(
      {missingOf(Sky), missingOf(Texture), missingOf(Material), missingOf(Other), missingOf(Material)});
  EXPECT_TRUE(textures.any());
  EXPECT_EQ(textures.text(), QStringLiteral("2 material(s) and 2 texture(s) are missing."));
  EXPECT_EQ(MissingSummary({missingOf(Sky), missingOf(Texture)}).text(), QStringLiteral("2 texture(s) are missing."));
  EXPECT_EQ(MissingSummary({missingOf(Material)}).text(), QStringLiteral("1 material(s) are missing."));
  EXPECT_EQ(MissingSummary({missingOf(Material), missingOf(Model)}).text(),
            QStringLiteral("1 material(s) and 1 model(s) are missing."));
  EXPECT_EQ(MissingSummary({missingOf(Material), missingOf(Texture), missingOf(Model)}).text(),
            QStringLiteral("1 material(s), 1 texture(s) and 1 model(s) are missing."));
  EXPECT_EQ(MissingSummary({missingOf(Model)}).text(), QStringLiteral("1 model(s) are missing."));
  const MissingSummary both({missingOf(Model), missingOf(Texture), missingOf(Model)});
  EXPECT_EQ(both.text(), QStringLiteral("1 texture(s) and 2 model(s) are missing."));
  EXPECT_EQ(both.textWith({QStringLiteral("Squares 2"), {}, 2}),
            QStringLiteral("1 texture(s) and 2 model(s) are missing. Squares 2 contains 2 of them."));
  EXPECT_EQ(both.textWith({QStringLiteral("Squares 2"), {}, 3}),
            QStringLiteral("1 texture(s) and 2 model(s) are missing. Squares 2 contains them."));
}

TEST(ContentReportTest, SaysWhereWasLookedAndWhatIsMissing) {
  Session session;
  EXPECT_TRUE(contentReport(session).isEmpty());
  auto reading = std::make_shared<FileReading>(*loadTestDocument(TestFormat::Mode::Wanting));
  reading->searchPaths = {{QDir::homePath() + QStringLiteral("/games/hl2"), QStringLiteral("gameinfo.txt: game")}};
  session.setDocument(reading);
  document::ResolveReport findings;
  for (int i = 0; i < 250; ++i) {
    findings.missing.push_back({QStringLiteral("m%1.vmt").arg(i), QStringLiteral("texdata %1").arg(i), 7});
  }
  session.setFindings(findings);
  const QStringList lines = contentReport(session);
  EXPECT_TRUE(lines.contains(QStringLiteral("  ~/games/hl2 (gameinfo.txt: game)"))) << lines[1].toStdString();
  EXPECT_TRUE(lines.contains(QStringLiteral("Missing: 252 files")));
  EXPECT_TRUE(lines.contains(QStringLiteral("  m3.vmt (used by texdata 3, 7 times)")));
  EXPECT_EQ(lines.last(), QStringLiteral("  and 52 more"));
}

} // namespace
