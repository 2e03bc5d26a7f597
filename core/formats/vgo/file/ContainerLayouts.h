#pragma once

#include "core/formats/vgo/file/ChunkTypes.h"
#include "core/structure/Layout.h"

#include <QtGlobal>

/// Records of the container as they lie in the file: docs/formats/vgo.md, "Container".
namespace vitrine::formats::vgo {

using namespace structure::fields;

inline constexpr structure::FlagName kHandedness[] = {{1, "right-handed"}, {2, "left-handed"}};
inline constexpr structure::FlagName kUvOrigins[] = {{1, "top left"}, {2, "bottom left"}};

inline constexpr auto kHeader = structure::layout(
    "header", 16, chars("magic", QT_TRANSLATE_NOOP("formats", "VGO and a zero byte"), sizeof(ChunkType)),
    u32("dataLength", QT_TRANSLATE_NOOP("formats", "8")), u8("majorVersion"), u8("minorVersion"),
    u8("geometryCoordinate").values(kHandedness),
    u8("uvCoordinate", QT_TRANSLATE_NOOP("formats", "origin of texture coordinates")).values(kUvOrigins),
    u8("isCrypted", QT_TRANSLATE_NOOP("formats", "a hint: the composer decides")),
    u8("requiresExternalKey", QT_TRANSLATE_NOOP("formats", "also a hint")), u8("reserved", "", 2));

inline constexpr auto kIndexEntry = structure::layout(
    "entry", 16, chars("type", "", sizeof(ChunkType)),
    u32("byteOffset", QT_TRANSLATE_NOOP("formats", "from the start of the file")),
    u32("byteLength", QT_TRANSLATE_NOOP("formats", "with the header and padding of the chunk")),
    u8("bytePadding", QT_TRANSLATE_NOOP("formats", "padding bytes at the end")), u8("reserved", "", 3));

inline constexpr auto kChunkHead =
    structure::layout("chunk", 8, chars("type", "", sizeof(ChunkType)),
                      u32("dataLength", QT_TRANSLATE_NOOP("formats", "including padding")));

/// A field for each ChunkRole.
inline constexpr auto kComposer = structure::layout(
    "composer", sizeof(ChunkType) * kChunkRoles, chars("assetInfo", "", sizeof(ChunkType)),
    chars("assetInfoCrypt", "", sizeof(ChunkType)), chars("layout", "", sizeof(ChunkType)),
    chars("layoutCrypt", "", sizeof(ChunkType)), chars("resourceAccessor", "", sizeof(ChunkType)),
    chars("resourceAccessorCrypt", "", sizeof(ChunkType)), chars("resource", "", sizeof(ChunkType)),
    chars("resourceCrypt", QT_TRANSLATE_NOOP("formats", "not used: resources are not encrypted"), sizeof(ChunkType)));

inline constexpr auto kPaddingByte = structure::layout("byte", 1, u8("value"));

} // namespace vitrine::formats::vgo
