#pragma once

#include "core/formats/x3/records/BodyMaterial.h"
#include "core/formats/x3/records/RecordRun.h"

#include <QString>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::formats::x3 {

inline constexpr std::uint32_t kNoUvs = 0xFFFFFFFF;

/// A triangle or quad as the file says it. Indices were checked against the points of its record.
struct BodyFace {
  std::int32_t material = 0;
  std::array<std::uint32_t, 4> points{};
  std::uint32_t smoothing = 0;     ///< text: 0 is flat. Binary: each point has its own (BodyRecord::smoothing)
  std::uint32_t firstUv = kNoUvs;  ///< text: of its corners, into BodyRecord::uvs
  std::uint32_t firstUv2 = kNoUvs; ///< text: into BodyRecord::uvs2
  std::uint16_t bits = 0;          ///< text: its marker without the sign; binary: the low half of the face's word
  std::uint8_t corners = 3;        ///< 3 or 4
};

/// Faces of a part that lie together in the file: all of a text part, one material's of a binary one.
struct FaceGroup {
  std::uint32_t firstFace = 0; ///< into BodyRecord::faces
  std::uint32_t faceCount = 0;
  RecordRun records;         ///< one for each face
  std::int32_t material = 0; ///< binary: of all its faces
  ByteRange tangents;        ///< binary: its tangent records; empty: none
};

/// Box of binary parts with the bit 0x10000000, and of text with a comment ("PART_VALUES_RAW"), in fractions of the
/// body's size (numbers / 65536).
struct PartBox {
  QVector3D pivot;
  float radius = 0;
  QVector3D centre;
  QVector3D halfSize;
};

/// Meanings of a part's flags, as far as known.
inline constexpr std::uint32_t kPartHidden = 0x8000;
inline constexpr std::uint32_t kPartWithBox = 0x10000000;
inline constexpr auto kPartFlags = std::to_array<structure::FlagName>(
    {{0x1, "normal"}, {0x4, "pivot"}, {kPartHidden, "hidden"}, {kPartWithBox, "with box"}});

struct BodyPart {
  QString name; ///< from a comment; empty: none is known
  std::uint32_t flags = 0;
  std::vector<FaceGroup> groups;
  std::optional<PartBox> box;
  std::optional<QVector3D> pivot; ///< text: where flags & 4; the file's own numbers
  ByteRange where;
};

/// A level of detail. Points are the file's own numbers, file axes (x right, y up, z forward; left-handed).
struct BodyRecord {
  std::int32_t value = 0; ///< of the first record the body's size, of others the threshold
  std::uint32_t flags = 0;
  std::vector<QVector3D> points;
  float largest = 0;          ///< |coordinate|, of all points
  std::vector<QVector2D> uvs; ///< v down; text: by BodyFace::firstUv, binary: by point (empty: none)
  std::vector<QVector2D> uvs2;
  std::vector<QVector3D> normals;       ///< binary: by point, unit length or null; empty: none
  std::vector<std::uint32_t> smoothing; ///< binary: by point; empty: none
  bool uvsByPoint = false;              ///< binary
  std::vector<BodyFace> faces;
  std::vector<BodyPart> parts;
  RecordRun pointRecords;
  std::vector<QString> bones;
  RecordRun boneRecords;   ///< binary: one for each bone
  RecordRun weightRecords; ///< binary: one for each point, where it has any
  ByteRange where;
};

/// A collision box that an exporter left in a comment; file numbers.
struct CollisionBox {
  QVector3D min;
  QVector3D max;
  ByteRange where;
};

/// A run of a binary file under its tag: "MAT6", "BODY"; from the tag to its closer's end.
struct TaggedRun {
  QString name;
  ByteRange where;
};

/// A body as its file says it, up to where it could be read.
struct Body {
  QString info; ///< exporter and date; from INFO or a comment "/# …"
  QString name;
  QString sound; ///< of text SOUND, of binary the number of SND1
  std::vector<BodyMaterial> materials;
  std::vector<BodyRecord> records;
  std::vector<CollisionBox> collisionBoxes;
  RecordRun materialRecords;   ///< one for each material
  std::vector<TaggedRun> tags; ///< binary: what it is made of, in the order of the file
  ByteRange where;
  std::uint64_t trailing = 0; ///< binary: bytes after "/BOB"

  /// Scene units for each of the file's own, of one record: the first record's value is the half-extent of the body.
  /// 0: all points are at the origin.
  float scaleOf(std::size_t record) const {
    const float largest = records[record].largest;
    return largest > 0 ? static_cast<float>(records.front().value) / largest : 0.0F;
  }
};

} // namespace vitrine::formats::x3
