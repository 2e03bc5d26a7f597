#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Error.h"
#include "core/bytes/Bytes.h"
#include "core/formats/diggles/records/ModelLayouts.h"
#include "core/structure/Column.h"

#include <QString>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <optional>
#include <span>
#include <vector>

/// The contents of a .3db file as plain data: docs/formats/diggles-3db.md. Vectors are in FILE axes, which are
/// left-handed: x = the animated model's left, y = down, z = forward.
namespace vitrine::formats::diggles {

/// Real models have some megabytes. What lies beyond this is not read.
inline constexpr std::uint64_t kMostModelBytes = 1ull << 30;
/// The stored number of coordinate 0.
inline constexpr float kRawMiddle = 32768;
/// The unit of stored positions, where the boxes do not say otherwise.
inline constexpr float kStandardStep = 0.25F;

/// The parts of the file in their order.
enum class ModelPart { Header, Materials, Meshes, Objects, Animations, Shadows, Cmaps, Arrays };
inline constexpr std::size_t kModelParts = 8;

/// "meshes": the path of its section, and what messages call it.
const char* partName(ModelPart part);

/// Layout of the number of records that a part begins with; Header and Arrays have none.
inline structure::LayoutPtr countLayout(ModelPart part) {
  return part == ModelPart::Meshes ? structure::LayoutPtr(layouts::kLongCount) : structure::LayoutPtr(layouts::kCount);
}

/// Byte range of a part: from its count to the end of its last whole record.
struct ModelPartSpan {
  ByteRange range;
  std::uint64_t declared = 0; ///< records by its own count; Header and Arrays: 0
  bool whole = false;         ///< false only of the last part that was reached
};

struct ModelMaterial {
  QString name; ///< base name of the picture, without extension
  QString path; ///< on the artist's machine
  std::uint32_t number = 1;
  ByteRange where;
};

/// The four kinds of arrays, in file order.
enum class ArrayKind { Triangles, Uvs, Points, Brightness };
inline constexpr std::array kArrayKinds = {ArrayKind::Triangles, ArrayKind::Uvs, ArrayKind::Points,
                                           ArrayKind::Brightness};

/// A part of a mesh with one material. Numbers may lead nowhere; see ModelFile::array.
struct ModelLink {
  std::uint16_t material = kNoNumber;
  std::uint16_t flag = 1;
  std::uint16_t triangles = 0; ///< array numbers, each within its own kind
  std::uint16_t uvs = 0;
  std::uint16_t points = 0;
  std::uint16_t brightness = 0;

  bool operator==(const ModelLink&) const = default;
};

/// The number that a link has of an array of each kind.
inline constexpr std::array kLinkArrays = {&ModelLink::triangles, &ModelLink::uvs, &ModelLink::points,
                                           &ModelLink::brightness};

/// One frame of an animated model. Its links are those from `firstLink` in ModelFile::links.
struct ModelMesh {
  std::uint32_t firstLink = 0;
  std::uint16_t linkCount = 0;
  std::uint16_t shadow = kNoNumber;
  std::uint16_t cmap = kNoNumber;
  QVector3D boxMin; ///< as stored: of the frame before its points were rounded; not used to decode them
  QVector3D boxMax;
  std::array<std::uint32_t, kAnchorSlots> anchors{}; ///< anchor records by slot
  std::array<QVector3D, 4> shadowQuad; ///< (-x,-z) (+x,-z) (-x,+z) (+x,+z); row 0 of the picture is the -z edge
  ByteRange where;

  /// The bytes behind its links, of layouts::kMeshTail.
  ByteRange tailRange() const { return {where.space, where.end() - layouts::kMeshTail.size, layouts::kMeshTail.size}; }
  /// The bytes of both corners of its box.
  ByteRange boxRange() const;
  /// The bytes of the link `number`, counted within the mesh.
  ByteRange linkRange(std::size_t number) const {
    const std::uint64_t links = where.size - layouts::kMeshTail.size - linkCount * layouts::kLink.size;
    return {where.space, where.offset + links + number * layouts::kLink.size, layouts::kLink.size};
  }
};

struct ModelObject {
  QString name; ///< may be empty, may repeat
  std::vector<std::uint32_t> animations;
  ByteRange where;
};

struct ModelAnimation {
  QString name;
  std::vector<std::uint32_t> frames; ///< mesh numbers, one per frame
  std::uint64_t framesAt = 0;        ///< offset of the first of them
  QString source;                    ///< of the exporter; never opened
  QVector3D move;                    ///< root displacement per frame step, in 3ds Max axes: stored = (X, -Z, -Y)
  QVector3D turn;                    ///< root rotation per frame step, radians, about the same axes
  ByteRange where;
};

/// A picture of one byte per pixel, rows from the top.
struct ModelShadow {
  ByteRange where; ///< 32 x 32 pixels: 0 = no shadow
};

struct ModelCmap {
  std::uint16_t width = 0;
  std::uint16_t height = 0;
  std::array<std::uint16_t, 2> extra{}; ///< of unknown meaning
  ByteRange where;                      ///< with the four numbers before the pixels
  ByteRange pixels;
};

/// "triangle array", for messages.
const char* arrayName(ArrayKind kind);

/// Bytes of one element: an index, a pair of coordinates, a point, a brightness.
std::uint32_t elementBytes(ArrayKind kind);

/// Position of an array. Its `count` elements are all there; a file that ends early has less than `declared`.
struct ModelArray {
  ByteRange where;
  std::uint32_t declared = 0;
  std::uint32_t count = 0;
};

struct ModelAnchor {
  QVector3D position;
  QVector3D angles; ///< radians; their order is not known

  /// True for a slot that holds nothing.
  bool isNone() const { return position.isNull() && angles.isNull(); }
};

/// The last part of the file: how many arrays there are, how long each is, the anchor records, the arrays.
struct ModelArrays {
  std::array<std::uint16_t, kArrayKinds.size()> declared{}; ///< arrays of each kind
  std::uint32_t declaredAnchors = 0;
  ByteRange counts;                                  ///< of the five numbers above
  std::array<ByteRange, kArrayKinds.size()> lengths; ///< u16 per array; cut to whole ones
  ByteRange anchors;                                 ///< whole records
  /// Every array whose length could be read, by kind; those behind the end of the file with a count of 0.
  std::array<std::vector<ModelArray>, kArrayKinds.size()> of;
  /// Largest index of the whole triangles, by triangle array; 0 for arrays without any.
  std::vector<std::uint16_t> largestIndex;
};

/// Contents of a .3db file. Arrays stay in the file's bytes and are decoded on demand, each call anew: decode each
/// once. Immutable after reading, so that it may be read from many threads.
struct ModelFile {
  Bytes bytes;
  SpaceId space = base::kFileSpace;
  QString version;
  QString name;
  ByteRange versionText; ///< with its length
  ByteRange nameText;
  std::vector<ModelMaterial> materials;
  std::vector<ModelMesh> meshes;
  std::vector<ModelLink> links; ///< of all meshes
  std::vector<ModelObject> objects;
  std::vector<ModelAnimation> animations;
  std::vector<ModelShadow> shadows;
  std::vector<ModelCmap> cmaps;
  ModelArrays arrays;
  /// Parts that were reached, in file order: parts[n] is ModelPart n.
  std::vector<ModelPartSpan> parts;
  /// Bytes behind the last part understood: behind a damage, or at the end of a whole file.
  ByteRange rest;
  /// Reason and place of the end of reading; also in the diagnostics. nullopt: nothing was missing.
  std::optional<Error> damage;
  /// coordinate = (raw - 32768) * step. Another than kStandardStep when the boxes agree on it.
  float step = kStandardStep;

  bool reached(ModelPart part) const { return static_cast<std::size_t>(part) < parts.size(); }
  const ModelPartSpan& span(ModelPart part) const { return parts.at(static_cast<std::size_t>(part)); }

  std::span<const ModelLink> linksOf(const ModelMesh& mesh) const {
    return std::span(links).subspan(mesh.firstLink, mesh.linkCount);
  }
  /// nullptr when there is no array of that number.
  const ModelArray* array(ArrayKind kind, std::uint32_t number) const;
  /// Whole elements of an array; 0 when there is none of that number.
  std::uint32_t count(ArrayKind kind, std::uint32_t number) const;
  /// True if all four arrays of the link exist.
  bool hasArrays(const ModelLink& link) const;
  /// True if no index of the link's triangles is beyond its points.
  bool indicesFit(const ModelLink& link) const;

  /// The whole elements; empty when there is no array of that number.
  std::vector<std::uint16_t> indices(std::uint32_t number) const; ///< whole triangles: a multiple of three
  std::vector<QVector2D> uvs(std::uint32_t number) const;         ///< v = 0 is the top row of the picture
  std::vector<QVector3D> points(std::uint32_t number) const;
  std::vector<std::uint8_t> brightness(std::uint32_t number) const;
  /// The bytes of whole elements, for those who decode by themselves.
  std::span<const std::byte> elements(ArrayKind kind, std::uint32_t number) const;

  std::uint32_t anchorCount() const { return static_cast<std::uint32_t>(arrays.anchors.size / layouts::kAnchor.size); }
  /// Anchor by record number; nullopt when there is no such record.
  std::optional<ModelAnchor> anchor(std::uint32_t number) const;
  /// Coordinates of three raw numbers.
  QVector3D place(const std::byte* raw) const;
  /// One byte per pixel.
  std::span<const std::byte> pixels(const ByteRange& range) const;
};

/// Reads as much as is there; never fails. Stops at the first impossible value, which is told as damage with its part
/// and place, and keeps what was whole. Numbers that lead nowhere and other oddities become warnings.
ModelFile readModel(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

} // namespace vitrine::formats::diggles
