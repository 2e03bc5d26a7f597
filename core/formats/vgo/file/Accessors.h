#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/formats/vgo/file/Accessor.h"
#include "core/structure/JsonTree.h"
#include "core/structure/Structure.h"

#include <QMatrix4x4>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <memory>
#include <vector>

namespace vitrine::formats::vgo {

/// Bytes behind all accessors: a chunk of the file or a file beside it. Null `bytes`: there are none.
struct Resource {
  ByteSourcePtr bytes; ///< offset 0 is the first byte of the resource
  ByteRange where;     ///< of all of it, in its space
};

/// A sparse or plain list of vectors as the elements that are not zero: what a blend shape moves.
struct VectorDeltas {
  std::uint64_t count = 0;             ///< of all elements
  std::vector<std::uint32_t> elements; ///< ascending, each once
  std::vector<QVector3D> values;       ///< as many
};

/// The accessors of a file and everything that can be read through them. Indices may be any number a file holds: no
/// such accessor is an Error, as is one of another type than asked for, whose bytes are not there, or whose numbers
/// contradict each other. Errors name the accessor and carry a byte. Nothing is allocated for bytes that are not there,
/// and all that is decoded together is bounded in proportion to the resource: many accessors may name the same bytes.
/// Values are as stored: axes, handedness and UV origin of the file. For the loading thread.
class Accessors {
public:
  Accessors() = default;
  /// `list`: the accessor list (an array, or a BSON document of numbered members; anything else has none). Its tree
  /// need not outlive the call.
  Accessors(const structure::JsonValueRef& list, Resource resource, const Limits& limits);

  std::size_t size() const { return m_accessors.size(); }
  /// nullptr: no such accessor.
  const Accessor* at(std::int64_t index) const;
  const std::vector<Accessor>& all() const { return m_accessors; }
  const Resource& resource() const { return m_resource; }
  /// Numbers of the accessors of a kind, in order; those with a fault too.
  std::vector<int> ofKind(AccessorKind kind) const;
  /// Elements of an accessor; 0: no such accessor, or one with a fault.
  std::uint64_t count(std::int64_t index) const;

  Result<std::vector<QVector2D>> vec2(std::int64_t index) const;
  Result<std::vector<QVector3D>> vec3(std::int64_t index) const;
  Result<std::vector<QVector4D>> vec4(std::int64_t index) const;
  /// 0…1 of bytes, as they are of floats; a type label that the sizes prove wrong is seen through.
  Result<std::vector<QVector4D>> colors(std::int64_t index) const;
  /// Joint numbers from Vector4UInt8 and Vector4UInt16.
  Result<std::vector<std::array<std::uint16_t, 4>>> joints(std::int64_t index) const;
  /// Indices from UnsignedByte, UnsignedShort, UnsignedInt.
  Result<std::vector<std::uint32_t>> indices(std::int64_t index) const;
  /// Matrices as stored: columns of four.
  Result<std::vector<QMatrix4x4>> matrices(std::int64_t index) const;
  /// Deltas from Vector3Float, sparse or not; only stored elements take memory.
  Result<VectorDeltas> deltas(std::int64_t index) const;
  /// The bytes as they are (a picture file), for use after the accessors are gone. Not counted as decoded.
  Result<ByteSourcePtr> file(std::int64_t index) const;
  /// Byte range of an accessor; nullopt: no such accessor, or one with a fault.
  std::optional<ByteRange> placeOf(std::int64_t index) const;
  /// The same for diagnostics: of one with a fault what the list says of it, of none `namedAt`.
  ByteRange placeOf(std::int64_t index, const ByteRange& namedAt) const;

  /// Sections in which the inspector shows accessors; set once, when the structure is numbered.
  void setSections(SectionId list, std::vector<SectionId> elements);
  /// Record of an accessor; nullopt: no such accessor.
  std::optional<RecordRef> recordOf(std::int64_t index) const;
  /// The section with the elements of a plain accessor, a row each (of triangle indices: three a row, a triangle); the
  /// root section when there is none: no such accessor, a sparse one, one of bytes, one with a fault.
  SectionId elementsOf(std::int64_t index) const;

private:
  /// nullptr: no such accessor, or one with a fault.
  const Accessor* usable(std::int64_t index) const;
  // All of these throw bytes::ReadError.
  const Accessor& sound(std::int64_t index) const;
  /// Counts bytes that are about to be decoded; they may be more than the resource may decode to.
  void spend(std::int64_t index, std::uint64_t size) const;
  Bytes stored(const Accessor& accessor) const;
  /// All elements of an accessor of this type, zeros put in.
  Bytes elements(std::int64_t index, DataType type) const;
  Bytes expanded(std::int64_t index, const Accessor& accessor) const;
  VectorDeltas readDeltas(std::int64_t index) const;

  std::vector<Accessor> m_accessors;
  Resource m_resource;
  SectionId m_list = structure::kRootSection;
  std::vector<SectionId> m_elements; ///< by accessor
  std::uint64_t m_budget = 0;
  mutable std::uint64_t m_spent = 0;
};

} // namespace vitrine::formats::vgo
