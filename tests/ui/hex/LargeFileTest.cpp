#include "core/bytes/FileBytes.h"
#include "tests/support/Waiting.h"
#include "tests/ui/hex/HexPanelFixture.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

constexpr std::uint64_t kLarge = std::uint64_t{5} << 30;
constexpr std::uint64_t kPatternAt = kLarge - 1000;
const QByteArray kPattern("needle");
/// For a system that first has to fill so many pages with zeros.
constexpr int kLongWaitMs = 4 * kWaitMs;

/// Memory of this process, bytes.
std::uint64_t residentBytes() {
  QFile file(QStringLiteral("/proc/self/statm"));
  const QByteArrayList fields = file.open(QIODevice::ReadOnly) ? file.readAll().split(' ') : QByteArrayList();
  return fields.value(1).toULongLong() * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// A file's bytes, counted.
class CountedFile final : public ByteSource {
public:
  explicit CountedFile(ByteSourcePtr file) : m_file(std::move(file)) {}
  std::uint64_t size() const override { return m_file->size(); }
  Result<Bytes> read(std::uint64_t offset, std::uint64_t count) const override {
    bytesRead += count;
    mostRead = std::max(mostRead.load(), count);
    return m_file->read(offset, count);
  }
  mutable std::atomic<std::uint64_t> bytesRead = 0;
  mutable std::atomic<std::uint64_t> mostRead = 0;

private:
  ByteSourcePtr m_file;
};

/// Five gigabytes of nothing with a word near their end, shown in the panel.
class LargeFileTest : public tests::HexPanelTest {
protected:
  void SetUp() override {
    const QString path = folder.path(QStringLiteral("large.bin"));
    QFile made(path);
    ASSERT_TRUE(made.open(QIODevice::WriteOnly));
    const bool hasHole = made.resize(static_cast<qint64>(kLarge));
    ASSERT_TRUE(!hasHole || (made.seek(static_cast<qint64>(kPatternAt)) && made.write(kPattern) == kPattern.size()));
    made.close();
    struct stat facts = {};
    if (!hasHole || stat(QFile::encodeName(path).constData(), &facts) != 0 || facts.st_blocks > (64 << 20) / 512) {
      GTEST_SKIP() << "this file system has no sparse files";
    }
    auto file = FileBytes::open(path);
    ASSERT_TRUE(file);
    ASSERT_FALSE((*file)->whole()) << "it would be in memory";
    source = std::make_shared<CountedFile>(*file);
    auto document = std::make_shared<Document>();
    document->path = path;
    document->size = kLarge;
    document->spaces = bytes::ByteSpaces(QStringLiteral("large.bin"), source);
    document->structure = structure::StructureBuilder(QStringLiteral("large.bin"), {0, 0, kLarge}).build();
    auto reading = std::make_shared<FileReading>();
    reading->document = std::move(document);
    session.setDocument(reading);
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.view().setFocus();
    memoryBefore = residentBytes();
  }
  void expectLittleMemory() const {
    constexpr std::uint64_t kMost = 128 << 20; // the pages that a file keeps are 32 MiB
    EXPECT_LT(residentBytes(), memoryBefore + kMost);
  }
  std::uint64_t shownBytes() {
    HexView& view = panel.view();
    const int rows = view.viewport()->height() / view.hexLayout().rowHeight() + 1;
    return static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(view.hexLayout().bytesPerRow());
  }
  HexRange selected() { return panel.view().selection(); }
  QString state() { return panel.findChild<QLabel*>(QStringLiteral("byteSearchState"))->text(); }
  void goTo(const QString& expression) {
    auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("hexGoTo"));
    edit->setText(expression);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void search(const QString& text) {
    QTest::keyClick(&panel.view(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    panel.findChild<QLineEdit*>(QStringLiteral("byteSearchText"))->setText(text);
  }

  std::shared_ptr<CountedFile> source;
  std::uint64_t memoryBefore = 0;
};

TEST_F(LargeFileTest, AnExpressionLeadsToItsEnd) {
  goTo(QStringLiteral("end - 1000:6"));
  EXPECT_EQ(selected(), (HexRange{kPatternAt, 6}));
  EXPECT_LE(panel.view().firstVisible(), kPatternAt);
  EXPECT_GT(panel.view().firstVisible() + shownBytes(), kPatternAt);
  actions.copyText->trigger();
  EXPECT_EQ(panel.view().selectionAs(bytes::ByteForm::Text), QString::fromLatin1(kPattern));
  goTo(QStringLiteral("end - 1"));
  EXPECT_EQ(selected(), (HexRange{kLarge - 1, 1}));
  QTest::keyClick(&panel.view(), Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(selected(), (HexRange{0, 1}));
  expectLittleMemory();
}

TEST_F(LargeFileTest, ScrollingReadsWhatIsShown) {
  QScrollBar& bar = *panel.view().verticalScrollBar();
  constexpr int kSteps = 200;
  for (int i = 0; i < kSteps; ++i) {
    source->bytesRead = 0;
    bar.setValue(static_cast<int>(static_cast<qint64>(bar.maximum()) * i / (kSteps - 1)));
    panel.view().viewport()->repaint();
    EXPECT_LE(source->bytesRead, shownBytes()) << "at step " << i;
  }
  EXPECT_LE(source->mostRead, FileBytes::kPageSize) << "one page at a time";
  EXPECT_GE(panel.view().firstVisible() + shownBytes(), kLarge) << "the bar reaches the end";
  expectLittleMemory();
}

TEST_F(LargeFileTest, TheWordNearItsEndIsFound) {
  search(QStringLiteral("6E 65 65 64 6C 65"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return state() == QStringLiteral("1 found"); }, kLongWaitMs))
      << state().toStdString();
  QTest::keyClick(panel.findChild<QLineEdit*>(QStringLiteral("byteSearchText")), Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{kPatternAt, 6}));
  EXPECT_LT(source->mostRead, 2U << 20) << "a piece at a time";
  expectLittleMemory();
}

TEST_F(LargeFileTest, ASearchLeavesTheWindowAliveAndIsGivenUpAtOnce) {
  search(QStringLiteral("6E 65 65 64 6C 65 73"));
  auto* progress = panel.findChild<QProgressBar*>(QStringLiteral("byteSearchProgress"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return source->bytesRead > (8U << 20); }, kWaitMs));
  EXPECT_TRUE(progress->isVisible());
  QTest::keyClick(&panel.view(), Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(selected(), (HexRange{kLarge - 1, 1})) << "while it is searched";
  QTest::mouseClick(panel.findChild<QToolButton*>(QStringLiteral("byteSearchStop")), Qt::LeftButton);
  EXPECT_TRUE(state().startsWith(QLatin1String("Stopped"))) << state().toStdString();
  EXPECT_FALSE(progress->isVisible());
  // The worker ends with the piece it is at.
  QTest::qWait(50);
  const std::uint64_t then = source->bytesRead;
  QTest::qWait(200);
  EXPECT_EQ(source->bytesRead, then);
}

TEST_F(LargeFileTest, StepsBackwardsFromItsEnd) {
  goTo(QStringLiteral("end-1"));
  search(QStringLiteral("6E 65 65 64 6C 65"));
  QTest::keyClick(panel.findChild<QLineEdit*>(QStringLiteral("byteSearchText")), Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return selected() == HexRange{kPatternAt, 6}; }, kWaitMs));
}

} // namespace
