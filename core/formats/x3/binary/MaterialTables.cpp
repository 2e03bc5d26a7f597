#include "core/formats/x3/binary/BinaryTables.h"
#include "core/formats/x3/binary/CellWalk.h"
#include "core/structure/LayoutBuilder.h"

#include <array>

namespace vitrine::formats::x3 {
namespace {

using structure::FlagName;
using structure::LayoutBuilder;
using structure::LayoutPtr;
using structure::PlacedCell;
using structure::RecordLayout;
using structure::RecordTablePtr;
using Record = std::span<const std::byte>;
using Type = structure::FieldType;
using ValueType = EffectValue::Type;

constexpr FlagName kMaterialFlags[] = {{kMaterialDestBlend, "destination blend"},
                                       {kMaterialWire, "wire"},
                                       {kMaterialTwoSided, "two-sided"},
                                       {kMaterialEffect, "effect"}};
constexpr std::size_t kEffectFields = 3;
constexpr std::size_t kShadeFields = 7; ///< from the ambient colour to the strength
constexpr std::size_t kNamedMaps = 5;
constexpr std::size_t kNumberedMaps = 3;

const std::array<FlagName, 9>& typeNames() {
  static const std::array<FlagName, 9> names = [] {
    std::array<FlagName, 9> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i] = {i, typeName(static_cast<ValueType>(i))};
    }
    return made;
  }();
  return names;
}

LayoutBuilder& addShades(LayoutBuilder& builder) {
  return builder.add(Type::I16, "ambient", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full"), 3)
      .add(Type::I16, "diffuse", "", 3)
      .add(Type::I16, "specular", "", 3)
      .add(Type::I32, "transparency")
      .add(Type::I16, "selfIllumination")
      .add(Type::I16, "shininess")
      .add(Type::I16, "strength");
}

LayoutPtr namedLayout() {
  LayoutBuilder builder("material");
  builder.bigEndian().add(Type::U16, "index").add(Type::U32, "flags").flags(kMaterialFlags).varying();
  builder.add(Type::U16, "technique", QT_TRANSLATE_NOOP("formats", "of the effect"))
      .add(Type::Chars, "effect", QT_TRANSLATE_NOOP("formats", "the effect's file"))
      .add(Type::U16, "values", QT_TRANSLATE_NOOP("formats", "parameters of the effect, which follow"))
      .add(Type::Chars, "texture");
  addShades(builder).add(Type::I16, "textureValue");
  static constexpr std::array<const char*, kNamedMaps> kMaps = {"environmentMap", "bumpMap", "lightMap", "map4",
                                                                "map5"};
  static constexpr std::array<const char*, kNamedMaps> kValues = {"environmentValue", "bumpValue", "lightValue",
                                                                  "value4", "value5"};
  for (std::size_t i = 0; i < kNamedMaps; ++i) {
    builder.add(Type::Chars, kMaps[i]).add(Type::I16, kValues[i]);
  }
  return builder.doneVarying();
}

std::vector<PlacedCell> walkNamed(const RecordLayout& layout, Record record) {
  CellWalk walk(layout, record);
  const bool isEffect = (walk.take().take().number() & kMaterialEffect) != 0;
  if (isEffect) {
    walk.take().takeName().take();
    return walk.leaveOut(layout.fields.size() - 2 - kEffectFields).cells();
  }
  walk.leaveOut(kEffectFields).takeName();
  for (std::size_t i = 0; i < kShadeFields + 1; ++i) {
    walk.take();
  }
  for (std::size_t i = 0; i < kNamedMaps; ++i) {
    walk.takeName().take();
  }
  return walk.cells();
}

LayoutPtr numberedLayout() {
  LayoutBuilder builder("material");
  builder.bigEndian().add(Type::U16, "index").add(Type::I16, "texture", QT_TRANSLATE_NOOP("formats", "its number"));
  addShades(builder)
      .add(Type::U16, "switches")
      .flags(kMaterialFlags)
      .add(Type::I16, "textureValue")
      .add(Type::I16, "environmentMap")
      .add(Type::I16, "environmentValue")
      .add(Type::I16, "bumpMap")
      .add(Type::I16, "bumpValue")
      .add(Type::I16, "lightMap")
      .add(Type::I16, "lightValue");
  constexpr std::uint32_t kBytes = 2 + 2 + 28 + 2 + 2 + kNumberedMaps * 4;
  return builder.done(kBytes);
}

/// The type says what the value is, and how many numbers it has.
std::vector<PlacedCell> walkValue(const RecordLayout& layout, Record record) {
  CellWalk walk(layout, record);
  const std::int64_t number = walk.takeName().take().number();
  if (walk.ended() || number > static_cast<std::int64_t>(ValueType::String)) {
    return walk.cells();
  }
  const auto type = static_cast<ValueType>(number);
  if (type == ValueType::String) {
    return walk.takeName().cells();
  }
  if (type == ValueType::Long || type == ValueType::Bool) {
    constexpr std::size_t kBytes = 4;
    return walk
        .put(structure::decodeField({.name = "", .type = Type::I32, .offset = 0, .bigEndian = true}, walk.rest()),
             kBytes)
        .cells();
  }
  return walk.takeMany(static_cast<std::uint32_t>(numberCount(type))).cells();
}

} // namespace

RecordTablePtr materialTable(const ByteSourcePtr& source, const RecordRun& materials, bool named) {
  static const LayoutPtr kNamed = namedLayout();
  static const LayoutPtr kNumbered = numberedLayout();
  return named ? structure::makeScatteredTable(kNamed, source, materials.where, materials.starts, walkNamed)
               : structure::makeFixedTable(kNumbered, source, materials.where);
}

RecordTablePtr effectTable(const ByteSourcePtr& source, const BodyMaterial& material) {
  static const LayoutPtr layout = LayoutBuilder("parameter")
                                      .bigEndian()
                                      .varying()
                                      .add(Type::Chars, "name")
                                      .add(Type::U16, "type")
                                      .values(typeNames())
                                      .add(Type::Fixed, "value")
                                      .doneVarying();
  ByteRange where = material.values.front().where;
  where.size = material.values.back().where.end() - where.offset;
  std::vector<std::uint32_t> starts;
  for (const EffectValue& value : material.values) {
    starts.push_back(static_cast<std::uint32_t>(value.where.offset - where.offset));
  }
  return structure::makeScatteredTable(layout, source, where, std::move(starts), walkValue);
}

} // namespace vitrine::formats::x3
