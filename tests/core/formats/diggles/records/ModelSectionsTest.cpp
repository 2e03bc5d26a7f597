#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;
using structure::Structure;

QStringList pathsOf(const Structure& tree) {
  QStringList paths;
  for (const structure::Section& section : tree.sections()) {
    paths << section.path;
  }
  return paths;
}

const structure::RecordTable& tableOf(const Structure& tree, const char* path) {
  const auto found = tree.find(QString::fromLatin1(path));
  EXPECT_TRUE(found) << path;
  EXPECT_TRUE(tree[found.value()].table) << path;
  return *tree[found.value()].table;
}

std::size_t fieldOf(const structure::RecordTable& table, const char* name) {
  return static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(name)));
}

QString text(const Structure& tree, const char* path, std::uint64_t row, const char* field) {
  const structure::RecordTable& table = tableOf(tree, path);
  const auto decoded = table.row(row);
  EXPECT_TRUE(decoded) << path << ' ' << row;
  return decoded ? structure::toText(decoded->cells.at(fieldOf(table, field))) : QString();
}

/// Record that a field leads to, as "path [row]".
QString target(const Structure& tree, const char* path, std::uint64_t row, const char* field, std::size_t element = 0) {
  const structure::RecordTable& table = tableOf(tree, path);
  const std::size_t index = fieldOf(table, field);
  const auto led = tree.follow(table.layout().fields[index], table.row(row)->cells[index], element);
  return led ? QStringLiteral("%1 [%2]").arg(tree[led->section].path).arg(led->row) : QString();
}

TEST(ModelSections, everythingHasItsName) {
  const auto sections = sectionsOf(read(smallModel().pack()).file);
  EXPECT_EQ(pathsOf(sections.tree), (QStringList{QString(),
                                                 QStringLiteral("header"),
                                                 QStringLiteral("materials"),
                                                 QStringLiteral("materials/count"),
                                                 QStringLiteral("meshes"),
                                                 QStringLiteral("meshes/count"),
                                                 QStringLiteral("meshes/links"),
                                                 QStringLiteral("objects"),
                                                 QStringLiteral("objects/count"),
                                                 QStringLiteral("animations"),
                                                 QStringLiteral("animations/count"),
                                                 QStringLiteral("shadows"),
                                                 QStringLiteral("shadows/count"),
                                                 QStringLiteral("cmaps"),
                                                 QStringLiteral("cmaps/count"),
                                                 QStringLiteral("cmaps/0"),
                                                 QStringLiteral("cmaps/2"),
                                                 QStringLiteral("arrays"),
                                                 QStringLiteral("arrays/counts"),
                                                 QStringLiteral("arrays/lengths"),
                                                 QStringLiteral("arrays/lengths/triangles"),
                                                 QStringLiteral("arrays/lengths/uvs"),
                                                 QStringLiteral("arrays/lengths/points"),
                                                 QStringLiteral("arrays/lengths/brightness"),
                                                 QStringLiteral("arrays/anchors"),
                                                 QStringLiteral("arrays/triangles"),
                                                 QStringLiteral("arrays/triangles/0"),
                                                 QStringLiteral("arrays/triangles/1"),
                                                 QStringLiteral("arrays/uvs"),
                                                 QStringLiteral("arrays/uvs/0"),
                                                 QStringLiteral("arrays/points"),
                                                 QStringLiteral("arrays/points/0"),
                                                 QStringLiteral("arrays/points/1"),
                                                 QStringLiteral("arrays/brightness"),
                                                 QStringLiteral("arrays/brightness/0"),
                                                 QStringLiteral("arrays/brightness/1")}));
}

TEST(ModelSections, everyByteHasItsPlace) {
  EXPECT_EQ(firstGap(sectionsOf(read(smallModel().pack()).file).tree), QString());
  EXPECT_EQ(firstGap(sectionsOf(read(triangleModel().pack()).file).tree), QString());
  EXPECT_EQ(firstGap(sectionsOf(read(TestModel().pack()).file).tree), QString());
}

TEST(ModelSections, everyByteHasItsPlaceHoweverTheFileIsCut) {
  const Bytes whole = smallModel().pack();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto sections = sectionsOf(read(whole.slice(0, size)).file);
    ASSERT_EQ(firstGap(sections.tree), QString()) << size;
    ASSERT_EQ(sections.tree.find(QStringLiteral("trailing")), std::nullopt);
  }
}

TEST(ModelSections, everyByteOfTheSamplesHasItsPlace) {
  int checked = 0;
  for (const QString& path : sampleFiles(QStringLiteral("3db"))) {
    const Bytes bytes = fileBytes(samplePath(path).value());
    if (path.endsWith(QStringLiteral(".3db")) &&
        bytes.size() < 100'000) { // asking for each byte of a large file takes a while
      EXPECT_EQ(firstGap(sectionsOf(read(bytes).file).tree), QString()) << path.toStdString();
      ++checked;
    }
  }
  EXPECT_GE(checked, 20);
}

/// Every cell of every record, put together again, is the file.
TEST(ModelSections, fieldsFillTheirRecords) {
  const auto sections = sectionsOf(read(smallModel().pack()).file);
  for (const structure::Section& section : sections.tree.sections()) {
    for (std::uint64_t row = 0; section.table && row < section.table->rowCount(); ++row) {
      const ByteRange record = section.table->rangeOf(row);
      std::uint64_t at = record.offset;
      for (std::size_t field = 0; field < section.table->layout().fields.size(); ++field) {
        const ByteRange cell = section.table->rangeOf(row, field);
        EXPECT_EQ(cell.offset, at) << section.path.toStdString() << ' ' << row << ' ' << field;
        at = cell.end();
      }
      EXPECT_EQ(at, record.end()) << section.path.toStdString() << ' ' << row;
      EXPECT_EQ(section.table->rowAt(record.offset), row) << section.path.toStdString();
    }
  }
}

TEST(ModelSections, recordsSayWhatIsInTheFile) {
  const auto& tree = sectionsOf(read(smallModel().pack()).file).tree;
  EXPECT_EQ(text(tree, "header", 0, "version"), QStringLiteral("3DDB 1.0"));
  EXPECT_EQ(text(tree, "header", 0, "name"), QStringLiteral("käntchen"));
  EXPECT_EQ(text(tree, "materials/count", 0, "count"), QStringLiteral("2"));
  EXPECT_EQ(text(tree, "materials", 1, "name"), QStringLiteral("tür"));
  EXPECT_EQ(text(tree, "materials", 0, "path"), QStringLiteral("C:\\art\\skin.tga"));
  EXPECT_EQ(text(tree, "materials", 0, "number"), QStringLiteral("1"));
  EXPECT_EQ(text(tree, "meshes/count", 0, "count"), QStringLiteral("3"));
  EXPECT_EQ(text(tree, "meshes", 0, "links"), QStringLiteral("0 1 0 0 0 0 1 1 1 0 1 1"));
  EXPECT_EQ(text(tree, "meshes", 0, "boxMin"), QStringLiteral("0 -100 0"));
  EXPECT_EQ(text(tree, "meshes", 0, "shadow"), QStringLiteral("1"));
  EXPECT_EQ(text(tree, "meshes", 1, "cmap"), QStringLiteral("65535"));
  EXPECT_EQ(text(tree, "meshes/links", 2, "flag"), QStringLiteral("3"));
  EXPECT_EQ(text(tree, "objects", 0, "animations"), QStringLiteral("0 2"));
  EXPECT_EQ(text(tree, "animations", 2, "frames"), QStringLiteral("1 0 1"));
  EXPECT_EQ(text(tree, "animations", 0, "unset16"), QStringLiteral("26981"));
  EXPECT_EQ(text(tree, "animations", 0, "source"), QStringLiteral("C:\\work\\thing.sex"));
  EXPECT_EQ(text(tree, "animations", 0, "move"), QStringLiteral("1 2 3"));
  EXPECT_EQ(text(tree, "animations", 0, "turn"), QStringLiteral("0 0 0.5"));
}

TEST(ModelSections, picturesAndArraysAreRows) {
  const auto& tree = sectionsOf(read(smallModel().pack()).file).tree;
  EXPECT_EQ(tableOf(tree, "shadows").rowCount(), 2U);
  EXPECT_TRUE(text(tree, "shadows", 1, "row 31").startsWith(QStringLiteral("1 1 1 ")));
  EXPECT_EQ(text(tree, "cmaps", 0, "extra2"), QStringLiteral("8"));
  EXPECT_EQ(text(tree, "cmaps/0", 1, "pixels"), QStringLiteral("3 4 5"));
  EXPECT_EQ(tableOf(tree, "cmaps/2").rowCount(), 1U);
  EXPECT_EQ(text(tree, "arrays/counts", 0, "triangles"), QStringLiteral("3"));
  EXPECT_EQ(text(tree, "arrays/counts", 0, "anchors"), QStringLiteral("2"));
  EXPECT_EQ(text(tree, "arrays/lengths/triangles", 1, "length"), QStringLiteral("6"));
  EXPECT_EQ(text(tree, "arrays/anchors", 1, "z"), QStringLiteral("33168"));
  EXPECT_EQ(text(tree, "arrays/anchors", 1, "angles"), QStringLiteral("1 2 3"));
  EXPECT_EQ(text(tree, "arrays/triangles/1", 1, "vertices"), QStringLiteral("2 1 0"));
  EXPECT_EQ(text(tree, "arrays/uvs/0", 2, "u"), QStringLiteral("0.5"));
  EXPECT_EQ(text(tree, "arrays/points/1", 1, "x"), QStringLiteral("65535"));
  EXPECT_EQ(text(tree, "arrays/brightness/1", 2, "brightness"), QStringLiteral("3"));
}

TEST(ModelSections, numbersLeadOn) {
  const auto& tree = sectionsOf(read(smallModel().pack()).file).tree;
  EXPECT_EQ(target(tree, "meshes/links", 1, "material"), QStringLiteral("materials [1]"));
  EXPECT_EQ(target(tree, "meshes/links", 2, "material"), QString()) << "none";
  EXPECT_EQ(target(tree, "meshes/links", 1, "triangles"), QStringLiteral("arrays/triangles/1 [0]"));
  EXPECT_EQ(target(tree, "meshes/links", 1, "uvs"), QStringLiteral("arrays/uvs/0 [0]"));
  EXPECT_EQ(target(tree, "meshes/links", 1, "points"), QStringLiteral("arrays/points/1 [0]"));
  EXPECT_EQ(target(tree, "meshes/links", 1, "brightness"), QStringLiteral("arrays/brightness/1 [0]"));
  EXPECT_EQ(target(tree, "meshes", 0, "shadow"), QStringLiteral("shadows [1]"));
  EXPECT_EQ(target(tree, "meshes", 0, "cmap"), QStringLiteral("cmaps [2]"));
  EXPECT_EQ(target(tree, "meshes", 1, "cmap"), QString()) << "none";
  EXPECT_EQ(target(tree, "meshes", 0, "anchors", 31), QStringLiteral("arrays/anchors [1]"));
  EXPECT_EQ(target(tree, "objects", 0, "animations", 1), QStringLiteral("animations [2]"));
  EXPECT_EQ(target(tree, "animations", 2, "frames"), QStringLiteral("meshes [1]"));
}

TEST(ModelSections, linksAreFoundInsideTheMeshes) {
  const ModelFile file = read(smallModel().pack()).file;
  const auto sections = sectionsOf(file);
  const ByteRange second = file.meshes[0].linkRange(1);
  const ByteRange third = file.meshes[1].linkRange(0);
  EXPECT_EQ(sections.tree.recordAt(0, second.offset), (RecordRef{sections.records.links, 1}));
  EXPECT_EQ(sections.tree.recordAt(0, second.end() - 1), (RecordRef{sections.records.links, 1}));
  EXPECT_EQ(sections.tree.recordAt(0, second.end()), (RecordRef{sections.records.meshes, 0}));
  EXPECT_EQ(sections.tree.recordAt(0, third.offset - 1), (RecordRef{sections.records.meshes, 1}));
  EXPECT_EQ(sections.tree.recordAt(0, third.offset), (RecordRef{sections.records.links, 2}));
  EXPECT_EQ(sections.tree.sectionAt(0, second.offset), sections.records.links);
  EXPECT_EQ(sections.tree.sectionAt(0, second.end()), sections.records.meshes);
  EXPECT_EQ(sections.tree.rangeOf({sections.records.links, 2}), third);
}

TEST(ModelSections, recordsLeadToTheirSections) {
  const auto sections = sectionsOf(read(smallModel().pack()).file);
  const auto path = [&](SectionId section) { return sections.tree[section].path; };
  const ModelRecords& records = sections.records;
  EXPECT_EQ(path(records.materials), QStringLiteral("materials"));
  EXPECT_EQ(path(records.meshes), QStringLiteral("meshes"));
  EXPECT_EQ(path(records.links), QStringLiteral("meshes/links"));
  EXPECT_EQ(path(records.objects), QStringLiteral("objects"));
  EXPECT_EQ(path(records.animations), QStringLiteral("animations"));
  EXPECT_EQ(path(records.shadows), QStringLiteral("shadows"));
  EXPECT_EQ(path(records.cmaps), QStringLiteral("cmaps"));
  EXPECT_EQ(path(records.anchors), QStringLiteral("arrays/anchors"));
  EXPECT_EQ(path(records.array(ArrayKind::Triangles, 1)), QStringLiteral("arrays/triangles/1"));
  EXPECT_EQ(path(records.array(ArrayKind::Brightness, 0)), QStringLiteral("arrays/brightness/0"));
  EXPECT_EQ(records.array(ArrayKind::Triangles, 2), structure::kRootSection) << "an empty array";
}

TEST(ModelSections, whatIsLeftOverIsSaid) {
  TestModel model = triangleModel();
  model.triangles[0] = {0, 1, 2, 0, 1};
  const Bytes whole = model.pack();
  const auto& odd = sectionsOf(read(whole).file).tree;
  EXPECT_EQ(odd[*odd.find(QStringLiteral("arrays/triangles/0"))].note,
            QStringLiteral("the last 2 indices do not form a triangle"));
  EXPECT_EQ(tableOf(odd, "arrays/triangles/0").rowCount(), 1U);
  const auto& cut = sectionsOf(read(whole.slice(0, whole.size() - 1)).file).tree;
  EXPECT_EQ(cut[*cut.find(QStringLiteral("arrays/brightness/0"))].note, QStringLiteral("truncated: 2 of 3 elements"));
  const QString reason =
      QStringLiteral("arrays: brightness array 0: the data ends after 2 of 3 elements (at byte 0x%1)")
          .arg(whole.size() - 1, 0, 16);
  EXPECT_EQ(cut[*cut.find(QStringLiteral("arrays"))].note, reason);
  EXPECT_FALSE(cut.find(QStringLiteral("unread rest"))) << "nothing is left of it";
  const auto& rest = sectionsOf(read(whole.slice(0, 40)).file).tree;
  EXPECT_TRUE(rest.find(QStringLiteral("unread rest")));
}

TEST(ModelSections, bytesAtTheEndAreASection) {
  const Bytes whole = triangleModel().pack();
  ByteMaker longer;
  longer.text({reinterpret_cast<const char*>(whole.data()), whole.size()}).text("tail");
  const auto& tree = sectionsOf(read(longer.bytes()).file).tree;
  const structure::Section& trailing = tree[*tree.find(QStringLiteral("trailing"))];
  EXPECT_EQ(trailing.range, (ByteRange{0, whole.size(), 4}));
  EXPECT_EQ(trailing.note, QStringLiteral("not used"));
  EXPECT_EQ(firstGap(tree), QString());
}

} // namespace
} // namespace vitrine::tests
