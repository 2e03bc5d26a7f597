#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Error.h"
#include "core/formats/vgo/file/Members.h"

#include <QtGlobal>

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

// Names are those of the reference implementation.
inline constexpr structure::FlagName kAccessorKindNames[] = {
    {0, "None"}, {1, "ImageData"}, {2, "NodeTransform"}, {3, "MeshData"}, {4, "SkinData"}, {5, "ClothCoefficient"}};

/// The numbers are those of the file: 0x1000 of a vector, 0x2000 of a matrix, 0x100 for each row; last the type of its
/// numbers.
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

inline constexpr structure::FlagName kDataTypeNames[] = {
    {0, "None"},
    {0x10, "UnsignedByte"},
    {0x11, "SignedByte"},
    {0x20, "UnsignedShort"},
    {0x21, "Short"},
    {0x30, "UnsignedInt"},
    {0x31, "SignedInt"},
    {0x50, "Float"},
    {0x1231, "Vector2Int32"},
    {0x1250, "Vector2Float"},
    {0x1331, "Vector3Int32"},
    {0x1350, "Vector3Float"},
    {0x1410, "Vector4UInt8"},
    {0x1420, "Vector4UInt16"},
    {0x1430, "Vector4UInt32"},
    {0x1431, "Vector4Int32"},
    {0x1450, "Vector4Float"},
    {0x2450, "Matrix4Float"},
};

/// "0x1350", as messages and counts name a type.
QString hexName(DataType type);
/// Type of the numbers in an element.
structure::FieldType numberType(DataType type);
/// Bytes of one element; 0 of None and of types that are not known.
std::uint32_t elementSize(DataType type);
/// Numbers in one element: 3 of Vector3Float; 0 as above.
std::uint32_t componentCount(DataType type);

/// True if elements can be indices: of vertices, of what a sparse accessor stores.
bool isIndexType(DataType type);

enum class SparseType : std::int64_t {
  None = 0,
  General = 1,  ///< an index names an element
  Powerful = 2, ///< an index names one number of an element
};

inline constexpr structure::FlagName kSparseTypeNames[] = {{0, "None"}, {1, "General"}, {2, "Powerful"}};

/// One accessor as the file has it; numbers are the file's own and may contradict each other, as `fault` then says.
struct Accessor {
  AccessorKind kind = AccessorKind::None;
  std::int64_t byteOffset = -1; ///< from the start of the resource; -1 where it is not told
  std::int64_t byteLength = 0;
  DataType dataType = DataType::None;
  std::int64_t count = -1; ///< likewise: elements, after those that a sparse one leaves out are put in
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

/// Reads the accessor list and checks each against a resource of so many bytes: nothing behind its end, sizes that add
/// up, types that are known. What does not fit has a fault. Sums are those of 64 bits.
std::vector<Accessor> readAccessors(const structure::JsonValueRef& list, std::uint64_t resourceBytes);

inline constexpr MemberColumn kAccessorColumns[] = {
    member<&Accessor::kind>("kind", "", nullptr, kAccessorKindNames),
    member<&Accessor::byteOffset>("byteOffset", QT_TRANSLATE_NOOP("formats", "from the start of the resource")),
    member<&Accessor::byteLength>("byteLength"),
    {"byteStride", QT_TRANSLATE_NOOP("formats", "not used: elements are contiguous")},
    member<&Accessor::dataType>("dataType", "", nullptr, kDataTypeNames),
    member<&Accessor::count>("count", QT_TRANSLATE_NOOP("formats", "elements")),
    member<&Accessor::sparseType>("sparseType", "", nullptr, kSparseTypeNames),
    member<&Accessor::sparseCount>("sparseCount", QT_TRANSLATE_NOOP("formats", "stored elements, or their indices")),
    member<&Accessor::sparseIndexType>("sparseIndexDataType", "", nullptr, kDataTypeNames),
    member<&Accessor::sparseValueType>("sparseValueDataType", "", nullptr, kDataTypeNames),
    member<&Accessor::sparseValueOffset>("sparseValueByteOffset", QT_TRANSLATE_NOOP("formats", "from byteOffset")),
    {kRowNumber, QT_TRANSLATE_NOOP("formats", "the bytes"), "resource/%1"},
};

} // namespace vitrine::formats::vgo
