#pragma once

#include "core/structure/RecordLayout.h"

/// Names of the numbers in accessors, as the reference implementation spells them.
namespace vitrine::formats::vgo {

inline constexpr structure::FlagName kAccessorKindNames[] = {
    {0, "None"}, {1, "ImageData"}, {2, "NodeTransform"}, {3, "MeshData"}, {4, "SkinData"}, {5, "ClothCoefficient"}};

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

inline constexpr structure::FlagName kSparseTypeNames[] = {{0, "None"}, {1, "General"}, {2, "Powerful"}};

} // namespace vitrine::formats::vgo
