#include "core/formats/x3/records/BinaryLevels.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"
#include "core/structure/RecordStream.h"

#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using structure::FlagName;
using structure::PlacedCell;
using structure::RecordStream;
using namespace structure::fields;

/// Bits of a point: the fields it has.
namespace point_bits {
constexpr std::uint16_t kPosition = 1;
constexpr std::uint16_t kUv = 2;
constexpr std::uint16_t kUv2 = 4; ///< only with kUv
constexpr std::uint16_t kNormal = 8;
constexpr std::uint16_t kSmoothing = 16;
} // namespace point_bits

constexpr auto kPointFlags = std::to_array<FlagName>({{point_bits::kPosition, "position"},
                                                      {point_bits::kUv, "uv"},
                                                      {point_bits::kUv2, "uv2"},
                                                      {point_bits::kNormal, "normal"},
                                                      {point_bits::kSmoothing, "smoothing"}});

constexpr auto kBobBone = structure::layout("bone", structure::kVaryingSize,
                                            chars("name").encoding(bytes::TextEncoding::Latin1).varying().terminated());

constexpr auto kBobPoint = structure::layout(
    "point", structure::kVaryingSize,
    structure::group(
        u16("flags", QT_TRANSLATE_NOOP("formats", "fields of this point")).flags(kPointFlags),
        i32("position", QT_TRANSLATE_NOOP("formats", "x right, y up, z forward; 65536 is the body's size"), 3)
            .onlyWith("flags", point_bits::kPosition),
        fixed("uv", QT_TRANSLATE_NOOP("formats", "position in the texture; v points down"), 2)
            .onlyWith("flags", point_bits::kUv),
        fixed("uv2", QT_TRANSLATE_NOOP("formats", "position in the light map"), 2)
            .onlyWith("flags", point_bits::kUv | point_bits::kUv2),
        fixed("normal", "", 3).onlyWith("flags", point_bits::kNormal),
        u32("smoothing", QT_TRANSLATE_NOOP("formats", "smoothing group; 0 is flat"))
            .onlyWith("flags", point_bits::kSmoothing))
        .bigEndian());

/// So many pairs of a bone and a weight, which take turns.
constexpr auto kBobWeights = structure::layout(
    "weights", structure::kVaryingSize,
    structure::group(u16("count"), u16("bones", QT_TRANSLATE_NOOP("formats", "rows of the bones")).varying(),
                     fixed("weights"))
        .bigEndian());
constexpr auto kBobWeight = structure::layout("weight", 6, structure::group(u16("bone"), fixed("weight")).bigEndian());

constexpr auto kBobFace = structure::layout(
    "face", 16,
    structure::group(i32("points", QT_TRANSLATE_NOOP("formats", "rows of the points of this level of detail"), 3),
                     u32("word", QT_TRANSLATE_NOOP("formats", "1 in nearly all files")))
        .bigEndian());

constexpr auto kBobTangent = structure::layout(
    "tangent", 28,
    structure::group(i32("point", QT_TRANSLATE_NOOP("formats", "row of the points of this level of detail")),
                     fixed("tangent", QT_TRANSLATE_NOOP("formats", "direction in which u increases"), 3),
                     fixed("binormal", QT_TRANSLATE_NOOP("formats", "binormal"), 3))
        .bigEndian());

constexpr auto kBobBox = structure::layout(
    "box", 40,
    structure::group(
        fixed("pivot", QT_TRANSLATE_NOOP("formats", "1 is the body's size"), 3), fixed("radius"),
        fixed("centre", "", 3),
        fixed("halfSize", QT_TRANSLATE_NOOP("formats", "not used: bounds are computed from the points"), 3))
        .bigEndian());

// Limits of what costs more memory than bytes, by what 16 bits can count; the game itself stops at 200 parts.
constexpr std::uint64_t kMaxParts = 65536;
constexpr std::uint64_t kMaxBones = 65536;
constexpr std::size_t kMaxGroups = 1'000'000;
/// One with a position alone.
constexpr std::size_t kLeastPoint =
    kBobPoint.fields[kBobPoint["flags"]].byteSize() + kBobPoint.fields[kBobPoint["position"]].byteSize();

/// A list that only some points have gets as long as the points that came before.
template <class T>
T& ofLastPoint(std::vector<T>& list, const std::vector<QVector3D>& points) {
  list.resize(points.size());
  return list.back();
}

template <class T>
void fill(std::vector<T>& list, std::size_t count) {
  if (!list.empty()) {
    list.resize(count);
  }
}

/// Each cell of the pairs is all of them.
std::vector<PlacedCell> weightCells(const structure::RecordLayout& layout, std::span<const std::byte> record) {
  std::vector<PlacedCell> cells;
  constexpr structure::Column kCount = structure::columnOf<kBobWeights>("count");
  const std::size_t countBytes = layout.fields[kBobWeights["count"]].byteSize();
  if (record.size() < countBytes) {
    return cells;
  }
  const auto count = kCount.as<std::size_t>(record.data());
  const std::size_t size = count * kBobWeight.size;
  cells.push_back({structure::integer(count), 0, countBytes});
  if (record.size() - countBytes < size) {
    return cells;
  }
  std::vector<std::int64_t> bones(count);
  std::vector<double> weights(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto pair = record.subspan(countBytes + i * kBobWeight.size, kBobWeight.size);
    bones[i] = std::get<std::int64_t>(structure::decodeField(kBobWeight.fields[kBobWeight["bone"]], pair));
    weights[i] = std::get<double>(structure::decodeField(kBobWeight.fields[kBobWeight["weight"]], pair));
  }
  cells.push_back({std::move(bones), countBytes, size});
  cells.push_back({std::move(weights), countBytes, size});
  return cells;
}

class LevelReader {
public:
  LevelReader(TagReader& reader, BodyRecord& out, QString& place, const Limits& limits, Diagnostics& diagnostics)
      : m_reader(reader), m_out(out), m_place(place), m_name(place), m_limits(limits), m_diagnostics(diagnostics) {}

  void run() {
    m_out.value = m_reader.i32();
    m_out.flags = m_reader.u32();
    if (m_reader.takeTag("BONE")) {
      readBones();
    }
    m_reader.expectTag("POIN");
    readPoints();
    if (m_reader.takeTag("WEIG")) {
      readWeights();
    }
    m_reader.expectTag("PART");
    readParts();
  }

private:
  RecordRun runHere() const { return {{m_reader.space(), m_reader.spaceOffset(), 0}, {}}; }
  void grow(ByteRange& range) const { range.size = m_reader.spaceOffset() - range.offset; }
  std::uint32_t since(const RecordRun& run) const {
    return static_cast<std::uint32_t>(m_reader.spaceOffset() - run.where.offset);
  }

  void expectEndOf(const QString& tag) {
    m_place = QStringLiteral("%1, %2").arg(m_name, tag);
    m_reader.expectEndOf(tag);
    m_place = m_name;
  }

  /// Lists that only some points have become as long as that of the points.
  void fillPoints() {
    fill(m_out.uvs, m_out.points.size());
    fill(m_out.uvs2, m_out.points.size());
    fill(m_out.normals, m_out.points.size());
    fill(m_out.smoothing, m_out.points.size());
  }

  void readBones() {
    const std::size_t count = m_reader.count(kMaxBones, base::translate("formats", "bones"));
    m_out.boneRecords = runHere();
    for (std::size_t i = 0; i < count; ++i) {
      m_place = base::translate("formats", "%1, BONE, bone %2 of %3").arg(m_name).arg(i).arg(count);
      const std::uint32_t start = since(m_out.boneRecords);
      m_out.bones.push_back(RecordStream(kBobBone, m_reader).text(kBobBone["name"]));
      m_out.boneRecords.starts.push_back(start);
      grow(m_out.boneRecords.where);
    }
    expectEndOf(QStringLiteral("BONE"));
  }

  void readPoints() {
    const std::size_t count = m_reader.count(m_limits.maxRecords, base::translate("formats", "points"));
    m_out.pointRecords = runHere();
    m_out.points.reserve(m_reader.room(count, kLeastPoint));
    m_out.pointRecords.starts.reserve(m_reader.room(count, kLeastPoint));
    try {
      while (m_out.points.size() < count) {
        readPoint();
      }
    } catch (const bytes::ReadError&) {
      m_place = base::translate("formats", "%1, POIN, point %2 of %3").arg(m_name).arg(m_out.points.size()).arg(count);
      m_out.points.resize(m_out.pointRecords.starts.size());
      fillPoints();
      throw;
    }
    fillPoints();
    expectEndOf(QStringLiteral("POIN"));
  }

  void readPoint() {
    const std::uint32_t start = since(m_out.pointRecords);
    RecordStream point(kBobPoint, m_reader);
    const auto bits = point.as<std::uint16_t>(kBobPoint["flags"]);
    if (!point.has(kBobPoint["position"])) {
      m_reader.fail(base::translate("formats", "a point without a position (0x%1)").arg(bits, 0, 16));
    }
    const QVector3D place = point.vec3(kBobPoint["position"]);
    m_out.points.push_back(place);
    if (point.has(kBobPoint["uv"])) {
      ofLastPoint(m_out.uvs, m_out.points) = point.vec2(kBobPoint["uv"]);
      m_out.uvsByPoint = true;
    }
    if (point.has(kBobPoint["uv2"])) {
      ofLastPoint(m_out.uvs2, m_out.points) = point.vec2(kBobPoint["uv2"]);
    }
    if (point.has(kBobPoint["normal"])) {
      ofLastPoint(m_out.normals, m_out.points) = point.vec3(kBobPoint["normal"]).normalized();
    }
    if (point.has(kBobPoint["smoothing"])) {
      ofLastPoint(m_out.smoothing, m_out.points) = point.as<std::uint32_t>(kBobPoint["smoothing"]);
    }
    m_out.largest = std::max({m_out.largest, std::abs(place.x()), std::abs(place.y()), std::abs(place.z())});
    m_out.pointRecords.starts.push_back(start);
    grow(m_out.pointRecords.where);
  }

  void readWeights() {
    const std::size_t count = m_reader.count(m_limits.maxRecords, base::translate("formats", "points with weights"));
    m_out.weightRecords = runHere();
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint32_t start = since(m_out.weightRecords);
      RecordStream weights(kBobWeights, m_reader);
      m_reader.skip(weights.as<std::uint64_t>(kBobWeights["count"]) * kBobWeight.size);
      m_out.weightRecords.starts.push_back(start);
      grow(m_out.weightRecords.where);
    }
    expectEndOf(QStringLiteral("WEIG"));
  }

  void readParts() {
    const std::size_t count = m_reader.count(kMaxParts, base::translate("formats", "parts"));
    for (std::size_t i = 0; i < count; ++i) {
      m_place = base::translate("formats", "%1, PART, part %2 of %3").arg(m_name).arg(i).arg(count);
      readPart();
    }
    expectEndOf(QStringLiteral("PART"));
  }

  void readPart() {
    BodyPart& part = m_out.parts.emplace_back();
    part.where = {m_reader.space(), m_reader.spaceOffset(), 0};
    part.flags = m_reader.u32();
    const std::size_t groups = m_reader.u16();
    m_groups += groups;
    if (m_groups > kMaxGroups) {
      m_reader.fail(base::translate("formats", "more than %1 groups of faces").arg(kMaxGroups));
    }
    for (std::size_t i = 0; i < groups; ++i) {
      readGroup(part);
      grow(part.where);
    }
    if ((part.flags & kPartWithBox) != 0) {
      readBox(part);
      grow(part.where);
    }
  }

  void readGroup(BodyPart& part) {
    const std::int32_t material = m_reader.i32();
    const std::size_t count = m_reader.count(m_limits.maxTriangles, base::translate("formats", "faces"));
    FaceGroup& group = part.groups.emplace_back();
    group.material = material;
    group.firstFace = static_cast<std::uint32_t>(m_out.faces.size());
    group.records = runHere();
    group.records.starts.reserve(m_reader.room(count, kBobFace.size));
    for (std::size_t i = 0; i < count; ++i) {
      readFace(group);
    }
    if ((part.flags & kPartWithBox) != 0) {
      readTangents(group);
    }
  }

  void readFace(FaceGroup& group) {
    const std::uint32_t start = since(group.records);
    RecordStream record(kBobFace, m_reader);
    BodyFace face;
    std::ranges::copy(record.array<std::uint32_t, 3>(kBobFace["points"]), face.points.begin());
    face.material = group.material;
    face.bits = record.as<std::uint16_t>(kBobFace["word"]);
    const bool inside = std::ranges::all_of(std::span(face.points).first(3),
                                            [this](std::uint32_t point) { return point < m_out.points.size(); });
    grow(group.records.where);
    if (!inside) {
      m_diagnostics.countedDamage(
          QStringLiteral("x3 point of a face"),
          base::translate("formats", "%1: a face refers to a point that does not exist; it is left out").arg(m_place),
          ByteRange{m_reader.space(), m_reader.spaceOffset() - kBobFace.size, kBobFace.size});
      return;
    }
    m_out.faces.push_back(face);
    ++group.faceCount;
    group.records.starts.push_back(start);
  }

  void readTangents(FaceGroup& group) {
    const std::size_t count = m_reader.count(m_limits.maxRecords, base::translate("formats", "tangents"));
    group.tangents = {m_reader.space(), m_reader.spaceOffset(), 0};
    m_reader.skip(count * kBobTangent.size);
    grow(group.tangents);
  }

  void readBox(BodyPart& part) {
    RecordStream record(kBobBox, m_reader);
    PartBox box;
    box.pivot = record.vec3(kBobBox["pivot"]);
    box.radius = record.real(kBobBox["radius"]);
    box.centre = record.vec3(kBobBox["centre"]);
    box.halfSize = record.vec3(kBobBox["halfSize"]);
    part.box = box;
  }

  TagReader& m_reader;
  BodyRecord& m_out;
  QString& m_place;
  QString m_name;
  const Limits& m_limits;
  Diagnostics& m_diagnostics;
  std::size_t m_groups = 0;
};

} // namespace

void readLevel(TagReader& reader, BodyRecord& out, QString& place, const Limits& limits, Diagnostics& diagnostics) {
  out.where = {reader.space(), reader.spaceOffset(), 0};
  const auto grow = [&] { out.where.size = reader.spaceOffset() - out.where.offset; };
  try {
    LevelReader(reader, out, place, limits, diagnostics).run();
  } catch (const bytes::ReadError&) {
    grow();
    throw;
  }
  grow();
}

Handle LevelSections::addTable(Handle parent, const QString& name, const ByteRange& where,
                               structure::RecordTablePtr table) {
  const Handle section = m_builder.add(parent, name, where);
  m_builder.at(section).table = std::move(table);
  return section;
}

BodySections::Parts LevelSections::add(Handle section, const BodyRecord& record) {
  if (const RecordRun& bones = record.boneRecords; bones.count() > 0) {
    addTable(section, QStringLiteral("bones"), bones.where,
             structure::makeVariableSizeTable(kBobBone, m_source, bones.where, bones.starts));
  }
  const RecordRun& points = record.pointRecords;
  addTable(section, QStringLiteral("points"), points.where,
           structure::makeVariableSizeTable(kBobPoint, m_source, points.where, points.starts));
  if (const RecordRun& weights = record.weightRecords; weights.count() > 0) {
    addTable(section, QStringLiteral("weights"), weights.where,
             structure::makeScatteredTable(kBobWeights, m_source, weights.where, weights.starts, weightCells));
  }
  BodySections::Parts out;
  for (std::size_t i = 0; i < record.parts.size(); ++i) {
    out.push_back(addPart(section, i, record.parts[i]));
  }
  return out;
}

std::vector<Handle> LevelSections::addPart(Handle parent, std::size_t number, const BodyPart& part) {
  if (m_parts++ >= m_most) {
    return std::vector<Handle>(part.groups.size(), parent);
  }
  const Handle section = m_builder.add(parent, QStringLiteral("part %1").arg(number), part.where);
  m_builder.at(section).attributes.push_back({QStringLiteral("flags"), hexText(part.flags)});
  std::vector<Handle> groups;
  for (std::size_t i = 0; i < part.groups.size(); ++i) {
    groups.push_back(m_groups++ < m_most ? addGroup(section, i, part.groups[i]) : section);
  }
  if (part.box) {
    const ByteRange where{part.where.space, part.where.end() - kBobBox.size, kBobBox.size};
    addTable(section, QStringLiteral("box"), where, structure::makeFixedTable(kBobBox, m_source, where));
  }
  return groups;
}

Handle LevelSections::addGroup(Handle parent, std::size_t number, const FaceGroup& group) {
  const RecordRun& run = group.records;
  const bool all = run.count() == run.where.size / kBobFace.size; // else some were left out
  const Handle faces = addTable(parent, QStringLiteral("faces %1").arg(number), run.where,
                                all ? structure::makeFixedTable(kBobFace, m_source, run.where)
                                    : structure::makeScatteredTable(kBobFace, m_source, run.where, run.starts));
  m_builder.at(faces).attributes.push_back({QStringLiteral("material"), structure::integer(group.material)});
  if (group.tangents.size > 0) {
    addTable(parent, QStringLiteral("tangents %1").arg(number), group.tangents,
             structure::makeFixedTable(kBobTangent, m_source, group.tangents));
  }
  return faces;
}

} // namespace vitrine::formats::x3
