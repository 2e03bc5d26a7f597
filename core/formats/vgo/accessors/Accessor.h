#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Error.h"

#include <QString>

#include <cstdint>
#include <optional>

/// Accessors: how the numbers and pictures of a VGO lie in its resource (docs/formats/vgo.md, "Accessors").
namespace vitrine::formats::vgo {

enum class AccessorKind : std::int64_t {
  None = 0,
  ImageData = 1,
  NodeTransform = 2,
  MeshData = 3,
  SkinData = 4,
  ClothCoefficient = 5,
};

/// The numbers are those of the file.
enum class DataType : std::int64_t {
  None = 0,
  UnsignedByte = 0x10,
  SignedByte = 0x11,
  UnsignedShort = 0x20,
  Short = 0x21,
  UnsignedInt = 0x30,
  SignedInt = 0x31,
  Float = 0x50,
  Vector2Int32 = 0x1231,
  Vector2Float = 0x1250,
  Vector3Int32 = 0x1331,
  Vector3Float = 0x1350,
  Vector4UInt8 = 0x1410,
  Vector4UInt16 = 0x1420,
  Vector4UInt32 = 0x1430,
  Vector4Int32 = 0x1431,
  Vector4Float = 0x1450,
  Matrix4Float = 0x2450,
};

/// Bytes of one element; 0 of None and of types that are not known.
std::uint32_t elementSize(DataType type);
/// Numbers in one element: 3 of Vector3Float; 0 as above.
std::uint32_t componentCount(DataType type);

enum class SparseType : std::int64_t {
  None = 0,
  General = 1,  ///< an index names an element
  Powerful = 2, ///< an index names one number of an element
};

/// One accessor as the file has it; numbers are the file's own and may contradict each other, as `fault` then says.
struct Accessor {
  AccessorKind kind = AccessorKind::None;
  std::int64_t byteOffset = 0; ///< from the start of the resource
  std::int64_t byteLength = 0;
  std::int64_t byteStride = 0;
  DataType dataType = DataType::None;
  std::int64_t count = 0; ///< elements, after those that a sparse one leaves out are put in
  SparseType sparseType = SparseType::None;
  std::int64_t sparseCount = 0; ///< entries that are stored
  DataType sparseIndexType = DataType::None;
  DataType sparseValueType = DataType::None;
  std::int64_t sparseValueOffset = 0; ///< from byteOffset

  ByteRange where; ///< of what the file says of it
  /// Reason why nothing can be read through the accessor; all decoding answers with this error.
  std::optional<Error> fault;
  /// The fault is only that the resource ends inside of it: what is left of its bytes can be shown.
  bool cutShort = false;

  bool isSparse() const { return sparseType != SparseType::None; }
  /// Real type of the bytes: vertex colours are four floats under the label of four bytes in all files of UniVGO
  /// (docs/formats/vgo.md, "Vertex colours"). Else as the file says.
  DataType storedType() const;
};

} // namespace vitrine::formats::vgo
