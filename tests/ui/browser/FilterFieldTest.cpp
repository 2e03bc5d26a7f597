// The filter of the browser, typed with its completions and its help.
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/ui/support/QueryFieldDriver.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::QueryFieldDriver;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;

namespace {

class FilterFieldTest : public testing::Test {
protected:
  FilterFieldTest() {
    folder.write(QStringLiteral("good.vtst"), TestFormat::file());
    folder.write(QStringLiteral("bad.vtst"), QByteArray("not a square"));
    panel.resize(700, 400);
    panel.show();
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    files.showFolder(folder.path());
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 2; }, kWaitMs));
  }
  QStringList shown() {
    QStringList names;
    for (int row = 0; row < files.order().rowCount(); ++row) {
      names << files.order().index(row, BrowserModel::Name).data().toString();
    }
    return names;
  }

  TempFolder folder;
  FileList files{tests::testOpener()};
  BrowserPanel panel{files};
  QueryEdit& filter = *panel.findChild<QueryEdit*>(QStringLiteral("browserFilter"));
  QueryFieldDriver keys{filter};
};

TEST_F(FilterFieldTest, ABeginningIsCompletedAndTheListIsFiltered) {
  keys.type("is:b");
  EXPECT_EQ(keys.offered(), QStringList{QStringLiteral("broken")});
  keys.press(Qt::Key_Return);
  EXPECT_EQ(filter.text(), QStringLiteral("is:broken"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("bad.vtst")});
  EXPECT_EQ(keys.offered(), QStringList());
}

TEST_F(FilterFieldTest, EveryKeyOfTheParserIsInTheHelpAndCompleted) {
  keys.press(Qt::Key_Space, Qt::ControlModifier);
  const QStringList offered = keys.offered();
  keys.press(Qt::Key_Escape);
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  const QStringList forms = keys.helpColumn(0).join(u' ').split(u' ');
  for (const FileQuery::KeyName& key : FileQuery::keyNames()) {
    const QString name = key.name;
    EXPECT_TRUE(forms.contains(name + u':')) << name.toStdString();
    EXPECT_TRUE(offered.contains(name + (FileQuery::isCompared(key.key) ? u'>' : u':'))) << name.toStdString();
  }
}

TEST_F(FilterFieldTest, AnExampleOfTheHelpGoesIntoTheField) {
  keys.press(Qt::Key_F1);
  keys.type("broken");
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(2).value(0), QStringLiteral("is:broken"));
  keys.press(Qt::Key_Return);
  EXPECT_EQ(filter.text(), QStringLiteral("is:broken"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("bad.vtst")});
}

TEST_F(FilterFieldTest, FormatsOfTheProgramAreOffered) {
  keys.type("format:");
  EXPECT_TRUE(keys.offered().contains(QStringLiteral("test"))) << keys.offered().join(u' ').toStdString();
  keys.type("es");
  keys.press(Qt::Key_Tab);
  EXPECT_EQ(filter.text(), QStringLiteral("format:test"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("good.vtst")});
}

} // namespace
