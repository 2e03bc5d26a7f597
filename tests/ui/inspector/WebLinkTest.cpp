#include "ui/inspector/WebLink.h"

#include "tests/ui/inspector/DocumentPanelFixture.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QMessageBox>
#include <QTextBrowser>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::DocumentPanelTest;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

TEST(WebLinkTest, OnlyWholeAddressesOfPagesAreLinks) {
  EXPECT_TRUE(webLink(QStringLiteral("https://example.org/by?x=1#y")));
  EXPECT_TRUE(webLink(QStringLiteral(" http://example.org ")));
  for (const char* other : {"example.org", "see https://example.org", "file:///etc/passwd", "javascript:alert(1)",
                            "ftp://example.org/a", "https://", "https:///a", "mailto:a@example.org", ""}) {
    EXPECT_FALSE(webLink(QString::fromLatin1(other))) << other;
  }
  EXPECT_FALSE(webLink(QStringLiteral("https://example.org/") + QString(5000, u'a')));
  EXPECT_TRUE(linkText(*webLink(QStringLiteral("https://ex\u0430mple.org"))).startsWith(QLatin1String("https://xn--")))
      << "letters that look like others are told apart";
}

/// A stand-in for the browser.
class Browser : public QTextBrowser {
public:
  Browser() { QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "setSource"); }
  ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("https")); }

  QList<QUrl> opened;

protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType) override { opened << url; }
};

class LinkTest : public DocumentPanelTest {
protected:
  LinkTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Avatar)); }
  QMessageBox* question() { return panel.window()->findChild<QMessageBox*>(QStringLiteral("linkQuestion")); }

  Browser browser;
};

TEST_F(LinkTest, ALinkIsOpenedOnlyAfterItsTargetWasShown) {
  ASSERT_EQ(cell(1, 0).data().toString(), QStringLiteral("License"));
  EXPECT_EQ(cell(1).data(Qt::ForegroundRole).value<QColor>(), QGuiApplication::palette().color(QPalette::Link));
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(cell(1)).center());
  EXPECT_FALSE(question()) << "a click selects the line";
  QTest::keyClick(&panel, Qt::Key_Return);
  ASSERT_TRUE(question());
  EXPECT_EQ(question()->informativeText(), QStringLiteral("https://example.org/by"));
  EXPECT_TRUE(browser.opened.isEmpty());
  QTest::keyClick(question(), Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !question(); }));
  EXPECT_TRUE(browser.opened.isEmpty());
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, Qt::ControlModifier, panel.visualRect(cell(1)).center());
  ASSERT_TRUE(question());
  for (QAbstractButton* button : question()->buttons()) {
    if (question()->buttonRole(button) == QMessageBox::AcceptRole) {
      QTest::mouseClick(button, Qt::LeftButton);
      break;
    }
  }
  EXPECT_EQ(browser.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/by"))});
}

} // namespace
