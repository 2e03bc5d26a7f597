#include "core/formats/x3/binary/LevelReader.h"

#include <cmath>

namespace vitrine::formats::x3 {
namespace {

// Limits of what costs more memory than bytes, by what 16 bits can count; the game itself stops at 200 parts.
constexpr std::uint64_t kMaxParts = 65536;
constexpr std::uint64_t kMaxBones = 65536;
constexpr std::size_t kMaxGroups = 1'000'000;
constexpr std::size_t kMinPointBytes = 14;

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

} // namespace

void LevelReader::run() {
  m_out.where = {m_reader.space(), m_reader.spaceOffset(), 0};
  try {
    read();
  } catch (const bytes::ReadError&) {
    grow(m_out.where);
    throw;
  }
  grow(m_out.where);
}

void LevelReader::read() {
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

void LevelReader::readBones() {
  const std::size_t count = m_reader.count(kMaxBones, QStringLiteral("bones"));
  m_out.boneRecords = runHere();
  for (std::size_t i = 0; i < count; ++i) {
    m_place = QStringLiteral("%1, BONE, bone %2 of %3").arg(m_name).arg(i).arg(count);
    const std::uint32_t start = since(m_out.boneRecords);
    m_out.bones.push_back(m_reader.name());
    m_out.boneRecords.starts.push_back(start);
    grow(m_out.boneRecords.where);
  }
  m_place = m_name + QStringLiteral(", BONE");
  m_reader.expectTag("/BON");
  m_place = m_name;
}

void LevelReader::readPoints() {
  const std::size_t count = m_reader.count(m_limits.maxRecords, QStringLiteral("points"));
  m_out.pointRecords = runHere();
  m_out.points.reserve(m_reader.room(count, kMinPointBytes));
  m_out.pointRecords.starts.reserve(m_reader.room(count, kMinPointBytes));
  try {
    while (m_out.points.size() < count) {
      readPoint();
    }
  } catch (const bytes::ReadError&) {
    m_place = QStringLiteral("%1, POIN, point %2 of %3").arg(m_name).arg(m_out.points.size()).arg(count);
    const std::size_t whole = m_out.pointRecords.starts.size();
    m_out.points.resize(whole);
    fill(m_out.uvs, whole);
    fill(m_out.uvs2, whole);
    fill(m_out.normals, whole);
    fill(m_out.smoothing, whole);
    throw;
  }
  fill(m_out.uvs, count);
  fill(m_out.uvs2, count);
  fill(m_out.normals, count);
  fill(m_out.smoothing, count);
  m_place = m_name + QStringLiteral(", POIN");
  m_reader.expectTag("/POI");
  m_place = m_name;
}

void LevelReader::readPoint() {
  const std::uint32_t start = since(m_out.pointRecords);
  const std::uint16_t bits = m_reader.u16();
  if ((bits & point_bits::kPosition) == 0) {
    m_reader.fail(QStringLiteral("a point without a position (0x%1)").arg(bits, 0, 16));
  }
  const auto x = static_cast<float>(m_reader.i32());
  const auto y = static_cast<float>(m_reader.i32());
  const auto z = static_cast<float>(m_reader.i32());
  m_out.points.emplace_back(x, y, z);
  if ((bits & point_bits::kUv) != 0) {
    const float u = m_reader.fixed();
    ofLastPoint(m_out.uvs, m_out.points) = {u, m_reader.fixed()};
    m_out.uvsByPoint = true;
    if ((bits & point_bits::kUv2) != 0) {
      const float u2 = m_reader.fixed();
      ofLastPoint(m_out.uvs2, m_out.points) = {u2, m_reader.fixed()};
    }
  }
  if ((bits & point_bits::kNormal) != 0) {
    ofLastPoint(m_out.normals, m_out.points) = m_reader.fixedVector().normalized();
  }
  if ((bits & point_bits::kSmoothing) != 0) {
    ofLastPoint(m_out.smoothing, m_out.points) = m_reader.u32();
  }
  m_out.largest = std::max({m_out.largest, std::abs(x), std::abs(y), std::abs(z)});
  m_out.pointRecords.starts.push_back(start);
  grow(m_out.pointRecords.where);
}

void LevelReader::readWeights() {
  constexpr std::uint64_t kWeightBytes = 6;
  const std::size_t count = m_reader.count(m_limits.maxRecords, QStringLiteral("points with weights"));
  m_out.weightRecords = runHere();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t start = since(m_out.weightRecords);
    m_reader.skip(m_reader.u16() * kWeightBytes);
    m_out.weightRecords.starts.push_back(start);
    grow(m_out.weightRecords.where);
  }
  m_place = m_name + QStringLiteral(", WEIG");
  m_reader.expectTag("/WEI");
  m_place = m_name;
}

void LevelReader::readParts() {
  const std::size_t count = m_reader.count(kMaxParts, QStringLiteral("parts"));
  for (std::size_t i = 0; i < count; ++i) {
    m_place = QStringLiteral("%1, PART, part %2 of %3").arg(m_name).arg(i).arg(count);
    readPart();
  }
  m_place = m_name + QStringLiteral(", PART");
  m_reader.expectTag("/PAR");
}

void LevelReader::readPart() {
  BodyPart& part = m_out.parts.emplace_back();
  part.where = {m_reader.space(), m_reader.spaceOffset(), 0};
  part.flags = m_reader.u32();
  const std::size_t groups = m_reader.u16();
  m_groups += groups;
  if (m_groups > kMaxGroups) {
    m_reader.fail(QStringLiteral("more than %1 groups of faces").arg(kMaxGroups));
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

void LevelReader::readGroup(BodyPart& part) {
  const std::int32_t material = m_reader.i32();
  const std::size_t count = m_reader.count(m_limits.maxTriangles, QStringLiteral("faces"));
  FaceGroup& group = part.groups.emplace_back();
  group.material = material;
  group.firstFace = static_cast<std::uint32_t>(m_out.faces.size());
  group.records = runHere();
  group.records.starts.reserve(m_reader.room(count, kFaceBytes));
  for (std::size_t i = 0; i < count; ++i) {
    readFace(group);
  }
  if ((part.flags & kPartWithBox) != 0) {
    readTangents(group);
  }
}

void LevelReader::readFace(FaceGroup& group) {
  const std::uint32_t start = since(group.records);
  BodyFace face;
  bool inside = true;
  for (std::size_t corner = 0; corner < 3; ++corner) {
    face.points[corner] = m_reader.u32();
    inside = inside && face.points[corner] < m_out.points.size();
  }
  face.material = group.material;
  face.bits = static_cast<std::uint16_t>(m_reader.u32());
  grow(group.records.where);
  if (!inside) {
    m_diagnostics.countedDamage(
        QStringLiteral("x3 point of a face"),
        QStringLiteral("%1: a face names a point that is not there; it is left out").arg(m_place),
        ByteRange{m_reader.space(), m_reader.spaceOffset() - kFaceBytes, kFaceBytes});
    return;
  }
  m_out.faces.push_back(face);
  ++group.faceCount;
  group.records.starts.push_back(start);
}

void LevelReader::readTangents(FaceGroup& group) {
  const std::size_t count = m_reader.count(m_limits.maxRecords, QStringLiteral("tangents"));
  group.tangents = {m_reader.space(), m_reader.spaceOffset(), 0};
  m_reader.skip(count * kTangentBytes);
  grow(group.tangents);
}

void LevelReader::readBox(BodyPart& part) {
  PartBox box;
  box.pivot = m_reader.fixedVector();
  box.radius = m_reader.fixed();
  box.centre = m_reader.fixedVector();
  box.halfSize = m_reader.fixedVector();
  part.box = box;
}

} // namespace vitrine::formats::x3
