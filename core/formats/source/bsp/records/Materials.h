#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/structure/Structure.h"

#include <QVector4D>
#include <QtGlobal>

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kTexVectors =
    group(f32("textureVecS", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to texel column"), 4),
          f32("textureVecT", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to texel row"), 4),
          f32("lightmapVecS", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to luxel column"), 4),
          f32("lightmapVecT", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to luxel row"), 4));
inline constexpr auto kTexFlagsAndData =
    group(i32("flags").flags(kSurfaceFlagNames), i32("texdata").to("lumps/TEXDATA"));
inline constexpr auto kTexInfo72 = layout("texture info", 72, kTexVectors, kTexFlagsAndData);
inline constexpr auto kTexInfo96 = layout("texture info", 96, kTexVectors, raw("unknown", "", 24), kTexFlagsAndData);

inline constexpr auto kTexData =
    layout("texture", 32, vec3("reflectivity", QT_TRANSLATE_NOOP("formats", "mean colour, linear")),
           i32("nameStringTableID", QT_TRANSLATE_NOOP("formats", "its name")).to("lumps/TEXDATA_STRING_TABLE"),
           i32("width", QT_TRANSLATE_NOOP("formats", "texels")), i32("height", QT_TRANSLATE_NOOP("formats", "texels")),
           i32("view_width"), i32("view_height"));

inline constexpr auto kNameOffset =
    i32("offset", QT_TRANSLATE_NOOP("formats", "offset of the name in TEXDATA_STRING_DATA"));
/// A record as it is stored; tables show the name besides.
inline constexpr auto kTexNameOffset = layout("texture name", 4, kNameOffset);

using TexInfoLayouts = LayoutFamily<kTexInfo72, kTexInfo96>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// Lay of a texture on faces. File axes and units; `texData` is as stored.
struct TexInfo {
  std::array<QVector4D, 2> texture;  ///< xyz and offset: position to texel
  std::array<QVector4D, 2> lightmap; ///< xyz and offset: position to luxel
  std::int32_t flags = 0;
  std::int32_t texData = -1;
};

struct TexData {
  QVector3D reflectivity;
  QString name;
  std::int32_t width = 0;
  std::int32_t height = 0;
};

/// Surface flags the reader acts on.
inline constexpr std::int32_t kSurfSky2D = 0x2;
inline constexpr std::int32_t kSurfSky = 0x4;
inline constexpr std::int32_t kSurfWarp = 0x8;
inline constexpr std::int32_t kSurfTranslucent = 0x10;
inline constexpr std::int32_t kSurfTrigger = 0x40;
inline constexpr std::int32_t kSurfNoDraw = 0x80;
inline constexpr std::int32_t kSurfHint = 0x100;
inline constexpr std::int32_t kSurfSkip = 0x200;
inline constexpr std::int32_t kSurfBumpLight = 0x800;

/// The lumps of texture names: offsets into text, each up to a NUL.
struct TextureNames {
  RecordView offsets;
  Bytes text;

  /// Empty: there is none.
  QString at(std::int32_t number) const;
  /// False for a name that runs to the end of the text without a NUL.
  bool isClosed(std::int32_t number) const;
};

std::vector<TexInfo> readTexInfos(const RecordView& view);
/// Textures without a name are called "missing", and told.
std::vector<TexData> readTexDatas(const RecordView& view, const TextureNames& names, Diagnostics& diagnostics);

/// The names of TEXDATA_STRING_DATA, as the text at `section` has them.
structure::RecordTablePtr textureNameTable(const Bytes& text, const ByteSourcePtr& source, const ByteRange& where);
/// The offsets of TEXDATA_STRING_TABLE with the names that they lead to.
structure::RecordTablePtr textureOffsetTable(const TextureNames& names, Endian order, const ByteSourcePtr& source,
                                             const ByteRange& where);

} // namespace vitrine::formats::source
