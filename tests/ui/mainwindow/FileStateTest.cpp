#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/FileWatch.h"

#include <QAbstractButton>
#include <QFile>
#include <QTimer>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Every title that a window has.
class TitleWatch : public QObject {
public:
  explicit TitleWatch(QWidget& window) : m_window(window) { window.installEventFilter(this); }

  QStringList titles;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == &m_window && event->type() == QEvent::WindowTitleChange) {
      titles << m_window.windowTitle();
    }
    return QObject::eventFilter(watched, event);
  }

private:
  QWidget& m_window;
};

class FileStateTest : public MainWindowTest {
protected:
  FileStateTest() {
    openPicture();
    path = folder.path(QStringLiteral("squares.vtst"));
  }

  bool titleBecomes(const QString& title) {
    return QTest::qWaitFor([&] { return window->windowTitle() == title; }, kWaitMs);
  }
  bool says(const char* words) { return messages().isVisible() && messages().text().contains(QLatin1String(words)); }
  /// Longer than a file has to be at rest to be looked at twice.
  void rest() { QTest::qWait(FileWatch::kRestMs * 3); }

  QString path;
  const QString kUsual = QStringLiteral("squares.vtst - Vitrine");
};

TEST_F(FileStateTest, ADeletedFileIsNamedUntilItIsBack) {
  rest();
  const TitleWatch watch(*window);
  const QString away = folder.path(QStringLiteral("elsewhere"));
  ASSERT_TRUE(QFile::rename(path, away));
  ASSERT_TRUE(titleBecomes(QStringLiteral("squares.vtst (deleted) - Vitrine"))) << window->windowTitle().toStdString();
  EXPECT_TRUE(says("squares.vtst was deleted or moved"));
  EXPECT_TRUE(window->session().scene()) << "it is still shown";
  rest();
  ASSERT_TRUE(QFile::rename(away, path));
  ASSERT_TRUE(titleBecomes(kUsual));
  EXPECT_FALSE(messages().isVisible());
  EXPECT_EQ(watch.titles.size(), 2) << watch.titles.join(QLatin1Char('|')).toStdString();
}

TEST_F(FileStateTest, AShortAbsenceIsNotNamed) {
  rest();
  const TitleWatch watch(*window);
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(QFile::rename(path, path + QLatin1Char('~')));
    QTest::qWait(100);
    ASSERT_TRUE(QFile::rename(path + QLatin1Char('~'), path));
    QTest::qWait(100);
  }
  rest();
  EXPECT_TRUE(watch.titles.isEmpty()) << watch.titles.join(QLatin1Char('|')).toStdString();
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(FileStateTest, AFileThatIsWrittenForLongIsNamedAndThenReadAgain) {
  rest();
  const TitleWatch watch(*window);
  const QByteArray whole = TestFormat::file(TestFormat::Mode::Good, 7);
  qsizetype written = 0;
  QTimer writer;
  QObject::connect(&writer, &QTimer::timeout, window.get(), [&] {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | (written == 0 ? QIODevice::Truncate : QIODevice::Append)));
    file.write(whole.mid(written, 1));
    ++written;
  });
  writer.start(FileWatch::kRestMs / 5);
  EXPECT_TRUE(titleBecomes(QStringLiteral("squares.vtst (being written) - Vitrine")));
  EXPECT_TRUE(says("squares.vtst is being written"));
  writer.stop();
  folder.write(QStringLiteral("squares.vtst"), whole);
  ASSERT_TRUE(titleBecomes(kUsual));
  EXPECT_FALSE(messages().isVisible());
  EXPECT_EQ(window->session().document()->counts["squares"], 7);
  EXPECT_EQ(watch.titles.size(), 2) << watch.titles.join(QLatin1Char('|')).toStdString();
}

TEST_F(FileStateTest, AFileThatIsCutShortIsNamedWhileTheOldPictureStays) {
  rest();
  const TitleWatch watch(*window);
  QFile cut(path);
  ASSERT_TRUE(cut.open(QIODevice::ReadWrite));
  ASSERT_TRUE(cut.resize(TestFormat::kHeaderSize + 4));
  cut.close();
  ASSERT_TRUE(titleBecomes(QStringLiteral("squares.vtst (truncated) - Vitrine")))
      << window->windowTitle().toStdString();
  EXPECT_TRUE(says("squares.vtst was truncated on disk"));
  EXPECT_TRUE(window->session().scene());
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 6);
  ASSERT_TRUE(titleBecomes(kUsual));
  EXPECT_FALSE(messages().isVisible());
  EXPECT_EQ(watch.titles.size(), 2) << watch.titles.join(QLatin1Char('|')).toStdString();
}

TEST_F(FileStateTest, WithoutReadingAgainAChangeIsNamedWithAButtonForIt) {
  action("file.reloadWhenChanged")->setChecked(false);
  rest();
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  ASSERT_TRUE(titleBecomes(QStringLiteral("squares.vtst (changed on disk) - Vitrine")));
  EXPECT_TRUE(says("squares.vtst has changed on disk"));
  QTest::mouseClick(messages().findChild<QAbstractButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
  ASSERT_TRUE(titleBecomes(kUsual));
  EXPECT_EQ(window->session().document()->counts["squares"], 7);
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(FileStateTest, ReadingAChangedFileAgainFlickersNowhere) {
  rest();
  const TitleWatch watch(*window);
  for (std::uint32_t count = 6; count < 9; ++count) {
    file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), count);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->session().document()->counts["squares"] == count; }, kWaitMs));
    EXPECT_FALSE(messages().isVisible());
  }
  EXPECT_FALSE(watch.titles.contains(QStringLiteral("squares.vtst (changed on disk) - Vitrine")));
  EXPECT_EQ(window->windowTitle(), kUsual);
}

} // namespace
