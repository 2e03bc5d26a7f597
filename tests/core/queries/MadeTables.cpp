#include "tests/core/queries/MadeTables.h"

namespace vitrine::tests {
namespace {

using namespace structure;
using structure::fields::chars;
using structure::fields::f32;
using structure::fields::i32;
using structure::fields::u16;
using structure::fields::u32;
using structure::fields::u8;
using structure::fields::vec3;

constexpr auto kFace =
    structure::layout("face", 32, i32("info").to("lumps/INFOS"), u16("flags").flags(kMadeFlags),
                      u8("kind").values(kMadeKinds), u8("small"), f32("area"), vec3("origin"), chars("name", "", 8));
constexpr auto kInfo = structure::layout("info", 8, u32("flags").flags(kMadeFlags), i32("data").to("lumps/DATA"));
constexpr auto kData = structure::layout("data", 4, i32("width"));
constexpr auto kNode = structure::layout("node", 4, i32("child").toNodeOrLeaf("lumps/NODES", "lumps/LEAVES"));
constexpr auto kLeaf = structure::layout("leaf", 2, u16("cluster"));
constexpr auto kEdge = structure::layout("edge", 4, i32("point").toEdge("lumps/POINTS"));
constexpr auto kPoint = structure::layout("point", 4, f32("height"));
constexpr auto kPick = structure::layout("pick", 4, i32("part").toSection("parts/%1"));
constexpr auto kPart = structure::layout("part", 4, i32("weight"));
constexpr auto kWord = structure::layout("word", structure::kVaryingSize, u8("id"),
                                         chars("text").counted(FieldType::U8), u16("numbers").counted(FieldType::U8));

} // namespace

MadeTables::MadeTables(const std::vector<Face>& faces) {
  StructureBuilder builder(QStringLiteral("made"), {0, 0, 1});
  const auto lumps = builder.add(builder.root(), QStringLiteral("lumps"), {0, 0, 1});
  const auto parts = builder.add(builder.root(), QStringLiteral("parts"), {0, 0, 1});
  base::SpaceId space = 0;
  const auto add = [&](auto parent, const char* name, const auto& layout, const Bytes& content) {
    const ByteRange range{++space, 0, content.size()};
    const auto section = builder.add(parent, QString::fromLatin1(name), range);
    builder.at(section).table = makeFixedTable(layout, bytes::makeMemorySource(content), range);
    return section;
  };
  const auto numbers = [](std::initializer_list<std::int32_t> values) {
    ByteMaker made;
    for (const std::int32_t value : values) {
      made.add(value);
    }
    return made.bytes();
  };
  ByteMaker made;
  for (const Face& face : faces) {
    made.add(face.info).add(face.flags).add(face.kind).add(std::uint8_t{0}).add(face.area);
    made.add(face.origin[0]).add(face.origin[1]).add(face.origin[2]);
    made.text(face.name + std::string(8 - face.name.size(), '\0'));
  }
  add(lumps, "FACES", kFace, made.bytes());
  add(lumps, "INFOS", kInfo, numbers({1, 0, 2, 1, 5, 9}));
  add(lumps, "DATA", kData, numbers({256, 512}));
  add(lumps, "NODES", kNode, numbers({1, -1, -3, 99}));
  add(lumps, "LEAVES", kLeaf, ByteMaker().add(std::uint16_t{10}).add(std::uint16_t{20}).add(std::uint16_t{30}).bytes());
  add(lumps, "EDGES", kEdge, numbers({2, -2, 1, -9}));
  const auto points = add(lumps, "POINTS", kPoint, ByteMaker().add(0.5F).add(1.5F).add(2.5F).bytes());
  builder.pair(points, add(lumps, "POINTS_HDR", kPoint, ByteMaker().add(5.0F).add(15.0F).add(25.0F).bytes()));
  add(lumps, "PICKS", kPick, numbers({1, 0, 7}));
  add(parts, "0", kPart, numbers({100}));
  add(parts, "1", kPart, numbers({200, 201}));
  ByteMaker words;
  words.add(std::uint8_t{1}).add(std::uint8_t{3}).text("sky").add(std::uint8_t{1}).add(std::uint16_t{7});
  words.add(std::uint8_t{2}).add(std::uint8_t{5}).text("water").add(std::uint8_t{0});
  const Bytes all = words.bytes();
  const ByteRange range{++space, 0, all.size()};
  builder.at(builder.add(lumps, QStringLiteral("WORDS"), range)).table =
      makeVariableSizeTable(kWord, bytes::makeMemorySource(all), range, {0, 8});
  structure = builder.build();
}

} // namespace vitrine::tests
