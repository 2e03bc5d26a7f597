#include "core/formats/vgo/accessors/Accessor.h"

namespace vitrine::formats::vgo {

std::uint32_t elementSize(DataType type) {
  switch (type) {
  case DataType::None:
    return 0;
  case DataType::UnsignedByte:
  case DataType::SignedByte:
    return 1;
  case DataType::UnsignedShort:
  case DataType::Short:
    return 2;
  case DataType::UnsignedInt:
  case DataType::SignedInt:
  case DataType::Float:
  case DataType::Vector4UInt8:
    return 4;
  case DataType::Vector2Int32:
  case DataType::Vector2Float:
  case DataType::Vector4UInt16:
    return 8;
  case DataType::Vector3Int32:
  case DataType::Vector3Float:
    return 12;
  case DataType::Vector4UInt32:
  case DataType::Vector4Int32:
  case DataType::Vector4Float:
    return 16;
  case DataType::Matrix4Float:
    return 64;
  }
  return 0;
}

std::uint32_t componentCount(DataType type) {
  switch (type) {
  case DataType::None:
    return 0;
  case DataType::UnsignedByte:
  case DataType::SignedByte:
  case DataType::UnsignedShort:
  case DataType::Short:
  case DataType::UnsignedInt:
  case DataType::SignedInt:
  case DataType::Float:
    return 1;
  case DataType::Vector2Int32:
  case DataType::Vector2Float:
    return 2;
  case DataType::Vector3Int32:
  case DataType::Vector3Float:
    return 3;
  case DataType::Vector4UInt8:
  case DataType::Vector4UInt16:
  case DataType::Vector4UInt32:
  case DataType::Vector4Int32:
  case DataType::Vector4Float:
    return 4;
  case DataType::Matrix4Float:
    return 16;
  }
  return 0;
}

DataType Accessor::storedType() const {
  const bool mislabelled = dataType == DataType::Vector4UInt8 && !isSparse() && count > 0 &&
                           byteLength == count * elementSize(DataType::Vector4Float);
  return mislabelled ? DataType::Vector4Float : dataType;
}

} // namespace vitrine::formats::vgo
