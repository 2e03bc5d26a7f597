#include "core/formats/x3/binary/BinaryTables.h"

#include "core/formats/x3/binary/CellWalk.h"
#include "core/formats/x3/binary/LevelReader.h"
#include "core/structure/LayoutBuilder.h"

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

constexpr FlagName kPointFlags[] = {{point_bits::kPosition, "position"},
                                    {point_bits::kUv, "uv"},
                                    {point_bits::kUv2, "uv2"},
                                    {point_bits::kNormal, "normal"},
                                    {point_bits::kSmoothing, "smoothing"}};

std::vector<PlacedCell> walkPoint(const RecordLayout& layout, Record record) {
  CellWalk walk(layout, record);
  const std::int64_t bits = walk.take().number();
  const auto has = [&](std::uint16_t bit) { return (bits & bit) != 0; };
  walk.takeIf(has(point_bits::kPosition)).takeIf(has(point_bits::kUv));
  walk.takeIf(has(point_bits::kUv) && has(point_bits::kUv2)).takeIf(has(point_bits::kNormal));
  return walk.takeIf(has(point_bits::kSmoothing)).cells();
}

std::vector<PlacedCell> walkBone(const RecordLayout& layout, Record record) {
  return CellWalk(layout, record).takeName().cells();
}

/// Bones and weights take turns: each cell is all of them.
std::vector<PlacedCell> walkWeights(const RecordLayout& layout, Record record) {
  constexpr std::size_t kPairBytes = 6;
  CellWalk walk(layout, record);
  const auto count = static_cast<std::size_t>(walk.take().number());
  if (walk.ended() || walk.rest().size() < count * kPairBytes) {
    return walk.cells();
  }
  std::vector<std::int64_t> bones;
  std::vector<double> weights;
  for (std::size_t i = 0; i < count; ++i) {
    const Record pair = walk.rest().subspan(i * kPairBytes, kPairBytes);
    bones.push_back(std::get<std::int64_t>(
        structure::decodeField({.name = "", .type = Type::U16, .offset = 0, .bigEndian = true}, pair)));
    weights.push_back(std::get<double>(
        structure::decodeField({.name = "", .type = Type::Fixed, .offset = 2, .bigEndian = true}, pair)));
  }
  return walk.put(std::move(bones), count * kPairBytes, false).put(std::move(weights), count * kPairBytes).cells();
}

} // namespace

RecordTablePtr boneTable(const ByteSourcePtr& source, const RecordRun& bones) {
  static const LayoutPtr layout = LayoutBuilder("bone").varying().add(Type::Chars, "name").doneVarying();
  return structure::makeScatteredTable(layout, source, bones.where, bones.starts, walkBone);
}

RecordTablePtr pointTable(const ByteSourcePtr& source, const RecordRun& points) {
  static const LayoutPtr layout =
      LayoutBuilder("point")
          .bigEndian()
          .add(Type::U16, "flags", QT_TRANSLATE_NOOP("formats", "what this point has"))
          .flags(kPointFlags)
          .add(Type::I32, "position",
               QT_TRANSLATE_NOOP("formats", "x right, y up, z forward; 65536 is the body's size"), 3)
          .varying()
          .add(Type::Fixed, "uv", QT_TRANSLATE_NOOP("formats", "place in the texture; v goes down"), 2)
          .add(Type::Fixed, "uv2", QT_TRANSLATE_NOOP("formats", "place in the light map"), 2)
          .add(Type::Fixed, "normal", "", 3)
          .add(Type::U32, "smoothing", QT_TRANSLATE_NOOP("formats", "smoothing group; 0 is flat"))
          .doneVarying();
  return structure::makeScatteredTable(layout, source, points.where, points.starts, walkPoint);
}

RecordTablePtr weightTable(const ByteSourcePtr& source, const RecordRun& weights) {
  static const LayoutPtr layout = LayoutBuilder("weights")
                                      .bigEndian()
                                      .add(Type::U16, "count")
                                      .varying()
                                      .add(Type::U16, "bones", QT_TRANSLATE_NOOP("formats", "rows of the bones"))
                                      .add(Type::Fixed, "weights")
                                      .doneVarying();
  return structure::makeScatteredTable(layout, source, weights.where, weights.starts, walkWeights);
}

RecordTablePtr faceTable(const ByteSourcePtr& source, const RecordRun& faces) {
  static const LayoutPtr layout =
      LayoutBuilder("face")
          .bigEndian()
          .add(Type::I32, "points", QT_TRANSLATE_NOOP("formats", "rows of the points of this level of detail"), 3)
          .add(Type::U32, "word", QT_TRANSLATE_NOOP("formats", "1 in nearly all files"))
          .done(kFaceBytes);
  const bool all = faces.count() == faces.where.size / kFaceBytes;
  return all ? structure::makeFixedTable(layout, source, faces.where)
             : structure::makeScatteredTable(layout, source, faces.where, faces.starts);
}

RecordTablePtr tangentTable(const ByteSourcePtr& source, const ByteRange& tangents) {
  static const LayoutPtr layout =
      LayoutBuilder("tangent")
          .bigEndian()
          .add(Type::I32, "point", QT_TRANSLATE_NOOP("formats", "row of the points of this level of detail"))
          .add(Type::Fixed, "tangent", QT_TRANSLATE_NOOP("formats", "the way u grows"), 3)
          .add(Type::Fixed, "binormal", QT_TRANSLATE_NOOP("formats", "the second vector"), 3)
          .done(kTangentBytes);
  return structure::makeFixedTable(layout, source, tangents);
}

RecordTablePtr boxTable(const ByteSourcePtr& source, const ByteRange& box) {
  static const LayoutPtr layout =
      LayoutBuilder("box")
          .bigEndian()
          .add(Type::Fixed, "pivot", QT_TRANSLATE_NOOP("formats", "1 is the body's size"), 3)
          .add(Type::Fixed, "radius")
          .add(Type::Fixed, "centre", "", 3)
          .add(Type::Fixed, "halfSize",
               QT_TRANSLATE_NOOP("formats", "not relied upon: bounds are made from the points"), 3)
          .done(kBoxBytes);
  return structure::makeFixedTable(layout, source, box);
}

} // namespace vitrine::formats::x3
