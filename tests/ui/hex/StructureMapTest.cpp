#include "core/structure/Layout.h"
#include "tests/ui/hex/MappedDocument.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/hex/MapPage.h"
#include "ui/hex/MapText.h"
#include "ui/hex/StringsPage.h"
#include "ui/hex/StructureMapPanel.h"
#include "ui/hex/UnclaimedPage.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::mappedDocument;
using vitrine::tests::SparseSource;

namespace {

constexpr int kMapWaitMs = 60'000;
constexpr std::uint64_t kMappedSize = 512;

/// 512 bytes: text in "head", one foreign byte in the first gap, more text behind everything.
QByteArray mappedContent() {
  QByteArray content(kMappedSize, '\0');
  content.replace(0, 10, "brick wall");
  content[40] = '\x2a';
  content.replace(400, 6, "mortar");
  content.replace(408, 4, "pond");
  return content;
}

class StructureMapTest : public testing::Test {
protected:
  StructureMapTest() {
    QObject::connect(&panel, &StructureMapPanel::chosen, [this](const MapPlace& place) { chosen = place; });
    panel.resize(600, 400);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }

  void show(const QByteArray& content = mappedContent()) {
    session.setDocument(mappedDocument(bytes::makeMemorySource(Bytes::adopt(content))));
  }
  void waitForMap() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return strip().map() != nullptr; }, kMapWaitMs));
  }
  MapSurface& strip() { return *panel.findChild<MapSurface*>(QStringLiteral("structureStrip")); }
  MapSurface& treemap() { return *panel.findChild<MapSurface*>(QStringLiteral("structureTreemap")); }
  QString line() { return panel.findChild<QLabel*>(QStringLiteral("mapLine"))->text(); }
  /// Goes to a tab by a click on it.
  void goToTab(int index) {
    QTabBar* bar = panel.findChild<QTabWidget*>(QStringLiteral("mapTabs"))->tabBar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(index).center());
  }
  template <class Page>
  Page& page() {
    return *panel.findChild<Page*>();
  }
  template <class Page>
  void waitForPage() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !page<Page>().running(); }, kMapWaitMs));
  }
  QString cell(FoundPage& of, int row, int column) { return of.found().index(row, column).data().toString(); }
  /// The pixel column over a byte of 512.
  QPoint pixelOf(std::uint64_t offset) {
    return {static_cast<int>((static_cast<double>(offset) + 0.5) / kMappedSize * strip().width()),
            strip().height() / 4};
  }

  Session session;
  StructureMapPanel panel{session};
  std::optional<MapPlace> chosen;
};

TEST_F(StructureMapTest, TilesAreTheBytesOfTheSections) {
  show();
  waitForMap();
  std::uint64_t sum = 0;
  std::uint64_t unclaimed = 0;
  for (const MapTile& tile : strip().map()->tiles) {
    sum += tile.bytes;
    unclaimed += tile.isUnclaimed() ? tile.bytes : 0;
  }
  EXPECT_EQ(sum, kMappedSize);
  EXPECT_EQ(unclaimed, 32u + (kMappedSize - 160)) << "between head and table, and behind copy";
  EXPECT_EQ(strip().map()->overlappingBytes, 32u) << "96 to 127 are of table and of copy";
}

TEST_F(StructureMapTest, AClickOnTheStripGoesToTheSection) {
  show();
  waitForMap();
  QTest::mouseClick(&strip(), Qt::LeftButton, {}, pixelOf(10));
  ASSERT_TRUE(chosen);
  ASSERT_TRUE(chosen->section);
  EXPECT_EQ(session.document()->structure[*chosen->section].name, QStringLiteral("head"));
  QTest::mouseClick(&strip(), Qt::LeftButton, {}, pixelOf(40));
  EXPECT_EQ(*chosen, (MapPlace{std::nullopt, {0, 32, 32}})) << "bytes that nothing points at";
}

TEST_F(StructureMapTest, TheMouseIsToldWhatIsBelowIt) {
  show();
  waitForMap();
  const QString summary = line();
  EXPECT_TRUE(summary.contains(QStringLiteral("512"))) << summary.toStdString();
  QTest::mouseMove(&strip(), pixelOf(80));
  ASSERT_TRUE(QTest::qWaitFor([this] { return line().contains(QStringLiteral("table")); }, kMapWaitMs))
      << line().toStdString();
  EXPECT_TRUE(line().contains(QStringLiteral("0x000040 to 0x00005f"))) << line().toStdString();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        QTest::mouseMove(&strip(), pixelOf(70));
        QTest::mouseMove(&strip(), pixelOf(40));
        return line().contains(QStringLiteral("Entropy"));
      },
      kMapWaitMs))
      << line().toStdString();
  EXPECT_TRUE(line().startsWith(QStringLiteral("Unreferenced"))) << line().toStdString();
}

TEST_F(StructureMapTest, ArrowsWalkAndEnterGoes) {
  show();
  waitForMap();
  strip().setFocus();
  QTest::keyClick(&strip(), Qt::Key_Home);
  QTest::keyClick(&strip(), Qt::Key_Right);
  EXPECT_TRUE(strip().accessibleDescription().startsWith(QStringLiteral("Unreferenced")))
      << strip().accessibleDescription().toStdString();
  EXPECT_FALSE(chosen) << "only looked at";
  QTest::keyClick(&strip(), Qt::Key_Return);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->bytes, (ByteRange{0, 32, 32}));
  QTest::keyClick(&strip(), Qt::Key_End);
  QTest::keyClick(&strip(), Qt::Key_Return);
  EXPECT_EQ(chosen->bytes, (ByteRange{0, 160, kMappedSize - 160}));
  QTest::keyClick(&strip(), Qt::Key_Right);
  EXPECT_EQ(strip().current(), strip().cellCount() - 1) << "not past the end";
}

TEST_F(StructureMapTest, EachTileOfTheTreemapIsReachedByArrows) {
  show();
  waitForMap();
  std::set<std::size_t> seen{0};
  std::vector<std::size_t> open{0};
  while (!open.empty()) {
    const std::size_t from = open.back();
    open.pop_back();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      QTest::mouseClick(&treemap(), Qt::LeftButton, {}, treemap().cellRect(from).center().toPoint());
      QTest::keyClick(&treemap(), key);
      if (seen.insert(*treemap().current()).second) {
        open.push_back(*treemap().current());
      }
    }
  }
  EXPECT_EQ(seen.size(), treemap().cellCount());
  QTest::mouseClick(&treemap(), Qt::LeftButton, {}, treemap().cellRect(0).center().toPoint());
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->bytes, (ByteRange{0, 160, kMappedSize - 160})) << "the largest";
}

TEST_F(StructureMapTest, OneOfStripAndTreemapStays) {
  show();
  waitForMap();
  auto* stripSwitch = panel.findChild<QToolButton*>(QStringLiteral("mapStrip"));
  auto* treemapSwitch = panel.findChild<QToolButton*>(QStringLiteral("mapTreemap"));
  QTest::mouseClick(stripSwitch, Qt::LeftButton);
  EXPECT_FALSE(strip().isVisible());
  EXPECT_TRUE(treemap().isVisible());
  QTest::mouseClick(treemapSwitch, Qt::LeftButton);
  EXPECT_TRUE(strip().isVisible());
  EXPECT_FALSE(treemap().isVisible());
  QTest::keyClick(treemapSwitch, Qt::Key_Space);
  EXPECT_TRUE(strip().isVisible() && treemap().isVisible());
}

TEST_F(StructureMapTest, BytesThatNothingPointsAtAreListed) {
  show();
  goToTab(1);
  auto& list = page<UnclaimedPage>();
  waitForPage<UnclaimedPage>();
  ASSERT_EQ(list.found().rowCount(), 2);
  EXPECT_EQ(list.found().at(0).range, (ByteRange{0, 32, 32}));
  EXPECT_EQ(cell(list, 0, 2), QStringLiteral("00 00 00 00 00 00 00 00 2a 00 00 00 00 00 00 00"));
  EXPECT_EQ(cell(list, 0, 3), QStringLiteral("no")) << "one byte of it is none";
  EXPECT_EQ(list.found().at(1).range, (ByteRange{0, 160, kMappedSize - 160}));
  list.list().setCurrentIndex(list.found().index(1, 0));
  QTest::keyClick(&list.list(), Qt::Key_Return);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->bytes, (ByteRange{0, 160, kMappedSize - 160}));
  // Largest first, by the heading.
  QHeaderView* header = list.list().header();
  const QPoint size(header->sectionPosition(1) + 20, header->height() / 2);
  QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, size);
  if (list.found().at(0).range.size == 32) {
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, size);
  }
  EXPECT_EQ(list.found().at(0).range.offset, 160u);
}

TEST_F(StructureMapTest, StringsAreFoundFilteredAndCopied) {
  show();
  goToTab(2);
  auto& strings = page<StringsPage>();
  waitForPage<StringsPage>();
  ASSERT_EQ(strings.found().rowCount(), 3);
  EXPECT_EQ(cell(strings, 0, 2), QStringLiteral("brick wall"));
  EXPECT_EQ(strings.found().at(1).range, (ByteRange{0, 400, 6}));
  auto* length = panel.findChild<QSpinBox*>(QStringLiteral("stringsLength"));
  length->setFocus();
  QTest::keyClick(length, Qt::Key_Up); // five characters
  ASSERT_TRUE(QTest::qWaitFor([&] { return strings.found().rowCount() == 2 && !strings.running(); }, kMapWaitMs));
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("stringsFilter"));
  QTest::keyClicks(filter, QStringLiteral("MORT"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return strings.found().rowCount() == 1 && !strings.running(); }, kMapWaitMs));
  EXPECT_EQ(cell(strings, 0, 2), QStringLiteral("mortar"));
  strings.list().setFocus();
  strings.list().setCurrentIndex(strings.found().index(0, 0));
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(&strings.list(), Qt::Key_C, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, kMapWaitMs));
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("0x000190\t6\tmortar\n"));
  QTest::keyClick(&strings.list(), Qt::Key_Return);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->bytes, (ByteRange{0, 400, 6}));
}

TEST_F(StructureMapTest, AnotherEncodingFindsOtherStrings) {
  QByteArray content(kMappedSize, '\xff');
  content.replace(200, 8, QByteArrayView("w\0o\0o\0d\0", 8));
  show(content);
  goToTab(2);
  waitForPage<StringsPage>();
  EXPECT_EQ(page<StringsPage>().found().rowCount(), 0);
  auto* encoding = panel.findChild<QComboBox*>(QStringLiteral("stringsEncoding"));
  QTest::keyClick(encoding, Qt::Key_Down);
  QTest::keyClick(encoding, Qt::Key_Down);
  EXPECT_EQ(encoding->currentText(), QStringLiteral("UTF-16 LE"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return page<StringsPage>().found().rowCount() == 1; }, kMapWaitMs));
  EXPECT_EQ(page<StringsPage>().found().at(0).text, QStringLiteral("wood"));
}

TEST_F(StructureMapTest, FilesInsideAreOpenedAndSaved) {
  QImage image(5, 3, QImage::Format_RGB32);
  image.fill(Qt::red);
  QByteArray picture;
  QBuffer buffer(&picture);
  buffer.open(QIODevice::WriteOnly);
  ASSERT_TRUE(image.save(&buffer, "PNG"));
  QByteArray content = mappedContent();
  content.replace(200, picture.size(), picture);
  show(content);
  goToTab(3);
  auto& files = page<EmbeddedPage>();
  waitForPage<EmbeddedPage>();
  ASSERT_EQ(files.found().rowCount(), 1);
  const ByteRange where{0, 200, static_cast<std::uint64_t>(picture.size())};
  EXPECT_EQ(files.found().at(0).range, where);
  EXPECT_EQ(cell(files, 0, 2), QStringLiteral("PNG image"));
  std::vector<ByteRange> opened;
  std::vector<ByteRange> saved;
  QObject::connect(&panel, &StructureMapPanel::openWanted,
                   [&](const FoundBytes& file) { opened.push_back(file.range); });
  QObject::connect(&panel, &StructureMapPanel::saveWanted,
                   [&](const FoundBytes& file) { saved.push_back(file.range); });
  auto* open = panel.findChild<QPushButton*>(QStringLiteral("embeddedOpen"));
  auto* save = panel.findChild<QPushButton*>(QStringLiteral("embeddedSave"));
  EXPECT_FALSE(open->isEnabled()) << "nothing is selected";
  QTest::mouseClick(files.list().viewport(), Qt::LeftButton, {},
                    files.list().visualRect(files.found().index(0, 0)).center());
  QTest::mouseClick(open, Qt::LeftButton);
  QTest::mouseClick(save, Qt::LeftButton);
  EXPECT_EQ(opened, std::vector{where});
  EXPECT_EQ(saved, std::vector{where});
}

TEST_F(StructureMapTest, PlacesInPlainPartsLeadToTheFile) {
  auto document = std::make_shared<Document>();
  const auto source = bytes::makeMemorySource(Bytes::adopt(QByteArray(100, 'x')));
  document->spaces = bytes::ByteSpaces(QStringLiteral("file"), source);
  const SpaceId part =
      document->spaces.add(QStringLiteral("part"), bytes::makeSubSource(source, 20, 50), ByteRange{0, 20, 50}, {});
  const SpaceId decoded =
      document->spaces.add(QStringLiteral("decoded"), source, ByteRange{0, 20, 50}, QStringLiteral("LZMA"));
  EXPECT_EQ(EmbeddedPage::rangeInFile(*document, {part, 5, 10}), (ByteRange{0, 25, 10}));
  EXPECT_EQ(EmbeddedPage::rangeInFile(*document, {decoded, 5, 10}), std::nullopt);
  EXPECT_EQ(EmbeddedPage::rangeInFile(*document, {0, 5, 10}), (ByteRange{0, 5, 10}));
}

TEST_F(StructureMapTest, DecodedBytesHaveAMapOfTheirOwn) {
  session.setDocument(tests::loadTestDocument(tests::TestFormat::Mode::Good));
  waitForMap();
  auto* spaces = panel.findChild<QComboBox*>(QStringLiteral("mapSpaces"));
  ASSERT_EQ(spaces->count(), 2);
  spaces->setFocus();
  QTest::keyClick(spaces, Qt::Key_Down);
  EXPECT_EQ(panel.space(), 1u);
  waitForMap();
  EXPECT_EQ(strip().map()->coverage.size, 4u) << "the rest, turned";
  goToTab(2);
  waitForPage<StringsPage>();
  ASSERT_EQ(page<StringsPage>().found().rowCount(), 1);
  EXPECT_EQ(page<StringsPage>().found().at(0).text, QStringLiteral("tser"));
  EXPECT_EQ(page<StringsPage>().found().at(0).range, (ByteRange{1, 0, 4}));
}

TEST_F(StructureMapTest, AnotherDocumentEmptiesAllLists) {
  show();
  goToTab(2);
  waitForPage<StringsPage>();
  ASSERT_GT(page<StringsPage>().found().rowCount(), 0);
  session.setDocument(nullptr);
  EXPECT_EQ(page<StringsPage>().found().rowCount(), 0);
  EXPECT_EQ(strip().map(), nullptr);
}

TEST_F(StructureMapTest, AnEmptySpaceIsShownEmpty) {
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("none"), bytes::makeMemorySource({}));
  document->structure = structure::StructureBuilder(QStringLiteral("none"), {0, 0, 0}).build();
  auto reading = std::make_shared<FileReading>();
  reading->document = document;
  session.setDocument(reading);
  waitForMap();
  strip().setFocus();
  QTest::keyClick(&strip(), Qt::Key_Right);
  QTest::keyClick(&treemap(), Qt::Key_Return);
  QTest::mouseClick(&strip(), Qt::LeftButton);
  for (int tab = 1; tab < 4; ++tab) {
    goToTab(tab);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] {
          const auto pages = panel.findChildren<FoundPage*>();
          return std::ranges::none_of(pages, [](const FoundPage* one) { return one->running(); });
        },
        kMapWaitMs));
  }
  EXPECT_FALSE(chosen);
}

TEST_F(StructureMapTest, FourGibibytesAreLookedAtInPiecesAndGivenUpAtOnce) {
  const auto source = std::make_shared<SparseSource>(4ull << 30);
  session.setDocument(mappedDocument(source));
  waitForMap();
  goToTab(1);
  goToTab(2);
  goToTab(3);
  QElapsedTimer clock;
  clock.start();
  QTest::qWait(300);
  EXPECT_TRUE(page<StringsPage>().running());
  EXPECT_LE(source->mostRead, 2ull << 20) << "never more than a page";
  clock.restart();
  QTest::mouseClick(panel.findChild<QToolButton*>(QStringLiteral("embeddedStop")), Qt::LeftButton);
  EXPECT_FALSE(page<EmbeddedPage>().running());
  session.setDocument(nullptr);
  EXPECT_LT(clock.elapsed(), 500) << "nobody waits for a worker";
  EXPECT_FALSE(page<StringsPage>().running());
}

TEST(SpaceMapTest, EntropyIsTheMeanOfTheBlocksARunLiesIn) {
  const bytes::EntropyCurve curve{.blockSize = 256, .sampled = false, .bits = {0, 8, 4}};
  EXPECT_DOUBLE_EQ(*entropyOf(&curve, 0, 256), 0);
  EXPECT_DOUBLE_EQ(*entropyOf(&curve, 200, 100), 4);
  EXPECT_DOUBLE_EQ(*entropyOf(&curve, 300, 1000), 6) << "cut to what was measured";
  EXPECT_FALSE(entropyOf(nullptr, 0, 1));
}

TEST(SpaceMapTest, ManySmallPartsAreOneTile) {
  const auto source = std::make_shared<SparseSource>(1 << 20);
  structure::StructureBuilder builder(QStringLiteral("many"), {0, 0, source->size()});
  constexpr std::uint64_t kSections = 5000;
  for (std::uint64_t i = 0; i < kSections; ++i) {
    builder.add(builder.root(), QStringLiteral("s%1").arg(i), {0, i * 100, 100});
  }
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("many"), source);
  document->structure = builder.build();
  base::Progress progress;
  const SpaceMapPtr map = makeSpaceMap(document, 0, progress);
  EXPECT_EQ(map->tiles.size(), kMostTiles);
  std::uint64_t sum = 0;
  std::size_t merged = 0;
  for (const MapTile& tile : map->tiles) {
    sum += tile.bytes;
    merged += tile.merged;
  }
  EXPECT_EQ(sum, source->size());
  EXPECT_EQ(merged, kSections + 1 - (kMostTiles - 1)) << "with the bytes behind the last section";
  EXPECT_TRUE(std::ranges::is_sorted(map->tiles, std::ranges::greater(), &MapTile::bytes));
}

} // namespace
