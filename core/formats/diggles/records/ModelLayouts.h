#pragma once

#include "core/structure/Layout.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {

/// Text that files begin with.
inline constexpr std::string_view kKnownVersion = "3DDB 1.0";
/// Number of an absent material, shadow picture or cmap.
inline constexpr std::uint16_t kNoNumber = 0xffff;
inline constexpr std::size_t kAnchorSlots = 32;
inline constexpr std::uint32_t kShadowSide = 32;

} // namespace vitrine::formats::diggles

/// Layouts of the records of a .3db file: docs/formats/diggles-3db.md.
namespace vitrine::formats::diggles::layouts {

using namespace structure::fields;

inline constexpr std::array kNoneName{structure::FlagName{kNoNumber, "none"}};

constexpr structure::FieldSpec text(const char* name, const char* meaning = "") {
  return chars(name, meaning).counted(structure::FieldType::U32).encoding(bytes::TextEncoding::Cp1252);
}

inline constexpr auto kVersion = text("version", QT_TRANSLATE_NOOP("formats", "\"3DDB 1.0\" in every known file"));

/// A mesh behind its links.
inline constexpr auto kMeshTailFields = structure::group(
    vec3("boxMin", QT_TRANSLATE_NOOP("formats", "of the frame before its points were rounded")),
    vec3("boxMax", QT_TRANSLATE_NOOP("formats", "of the frame before its points were rounded")),
    u32("anchors", QT_TRANSLATE_NOOP("formats", "anchor record of each slot"), kAnchorSlots).to("arrays/anchors"),
    u16("shadow", QT_TRANSLATE_NOOP("formats", "shadow image")).values(kNoneName).to("shadows"),
    f32("shadowQuad",
        QT_TRANSLATE_NOOP("formats", "corners of the shadow on the ground: (-x,-z) (+x,-z) (-x,+z) (+x,+z)"), 12),
    u16("cmap").values(kNoneName).to("cmaps"));

/// A stored position: x to the animated model's left, y down, z forward.
inline constexpr auto kPosition =
    structure::group(u16("x", QT_TRANSLATE_NOOP("formats", "(x - 32768) / 4 units to the figure's left")),
                     u16("y", QT_TRANSLATE_NOOP("formats", "(y - 32768) / 4 units down")),
                     u16("z", QT_TRANSLATE_NOOP("formats", "(z - 32768) / 4 units forward, where the face looks")));

inline constexpr std::array<const char*, kShadowSide> kRowNames = {
    "row 0",  "row 1",  "row 2",  "row 3",  "row 4",  "row 5",  "row 6",  "row 7",  "row 8",  "row 9",  "row 10",
    "row 11", "row 12", "row 13", "row 14", "row 15", "row 16", "row 17", "row 18", "row 19", "row 20", "row 21",
    "row 22", "row 23", "row 24", "row 25", "row 26", "row 27", "row 28", "row 29", "row 30", "row 31"};

inline constexpr auto kShadowRows = [] {
  structure::FieldGroup<kShadowSide> rows;
  for (std::size_t i = 0; i < kShadowSide; ++i) {
    rows.specs[i] = u8(kRowNames[i], QT_TRANSLATE_NOOP("formats", "0 = no shadow; row 0 is the edge behind the figure"),
                       kShadowSide);
  }
  return rows;
}();

inline constexpr auto kHeader = structure::layout("header", structure::kVaryingSize, kVersion, text("name"));
/// A header that the file ends inside of.
inline constexpr auto kHeaderStart = structure::layout("header", structure::kVaryingSize, kVersion);

/// The number of records before a table; of meshes a long one.
inline constexpr auto kCount =
    structure::layout("count", 2, u16("count", QT_TRANSLATE_NOOP("formats", "number of records that follow")));
inline constexpr auto kLongCount =
    structure::layout("count", 4, u32("count", QT_TRANSLATE_NOOP("formats", "number of records that follow")));

inline constexpr auto kMaterial = structure::layout(
    "material", structure::kVaryingSize, text("name", QT_TRANSLATE_NOOP("formats", "the image's base name")),
    text("path", QT_TRANSLATE_NOOP("formats", "on the artist's computer")),
    u32("number", QT_TRANSLATE_NOOP("formats", "unknown; 1 in every known file")));

inline constexpr auto kMesh = structure::layout(
    "mesh", structure::kVaryingSize,
    u16("links", QT_TRANSLATE_NOOP("formats", "six numbers for each part of the mesh; see the links"), 6)
        .counted(structure::FieldType::U16),
    kMeshTailFields);
inline constexpr auto kMeshTail = structure::layout("mesh behind its links", 204, kMeshTailFields);

inline constexpr auto kLink = structure::layout(
    "link", 12, u16("material").values(kNoneName).to("materials"),
    u16("flag", QT_TRANSLATE_NOOP("formats", "unknown; 1 in nearly every link")),
    u16("triangles", QT_TRANSLATE_NOOP("formats", "number of the array")).toSection("arrays/triangles/%1"),
    u16("uvs", QT_TRANSLATE_NOOP("formats", "number of the array")).toSection("arrays/uvs/%1"),
    u16("points", QT_TRANSLATE_NOOP("formats", "number of the array")).toSection("arrays/points/%1"),
    u16("brightness", QT_TRANSLATE_NOOP("formats", "number of the array")).toSection("arrays/brightness/%1"));

inline constexpr auto kObject =
    structure::layout("object", structure::kVaryingSize, text("name"),
                      u32("animations").counted(structure::FieldType::U16).to("animations"));

inline constexpr auto kAnimation = structure::layout(
    "animation", structure::kVaryingSize, text("name"),
    u32("frames", QT_TRANSLATE_NOOP("formats", "one mesh per frame")).counted(structure::FieldType::U16).to("meshes"),
    u16("unset16", QT_TRANSLATE_NOOP("formats", "uninitialised memory of the exporter")),
    f32("unset32", QT_TRANSLATE_NOOP("formats", "uninitialised memory of the exporter")),
    text("source", QT_TRANSLATE_NOOP("formats", "the exporter's file")),
    vec3("move", QT_TRANSLATE_NOOP("formats", "of the whole figure at each frame: left, backward, up")),
    vec3("turn", QT_TRANSLATE_NOOP("formats", "of the whole figure at each frame, in radians about the axes of move")));

inline constexpr auto kShadow = structure::layout("shadow image", kShadowSide* kShadowSide, kShadowRows);

/// The numbers before the pixels of a cmap.
inline constexpr auto kCmap =
    structure::layout("cmap", 8, u16("width"), u16("height"), u16("extra1", QT_TRANSLATE_NOOP("formats", "unknown")),
                      u16("extra2", QT_TRANSLATE_NOOP("formats", "unknown")));

inline constexpr auto kArrayCounts =
    structure::layout("counts", 12, u16("triangles", QT_TRANSLATE_NOOP("formats", "number of arrays")),
                      u16("uvs", QT_TRANSLATE_NOOP("formats", "number of arrays")),
                      u16("points", QT_TRANSLATE_NOOP("formats", "number of arrays")),
                      u16("brightness", QT_TRANSLATE_NOOP("formats", "number of arrays")),
                      u32("anchors", QT_TRANSLATE_NOOP("formats", "number of records")));

inline constexpr auto kLength = structure::layout(
    "length", 2,
    u16("length", QT_TRANSLATE_NOOP("formats", "elements in the array of this number; for triangle arrays, indices")));

inline constexpr auto kAnchor = structure::layout(
    "anchor", 20, kPosition, u16("padding", QT_TRANSLATE_NOOP("formats", "uninitialised memory of the exporter")),
    vec3("angles", QT_TRANSLATE_NOOP("formats", "radians; their order is unknown")));

// Elements of the arrays; of triangle arrays three indices.
inline constexpr auto kTriangle = structure::layout(
    "triangle", 6,
    u16("vertices", QT_TRANSLATE_NOOP("formats", "into the point, uv and brightness arrays of the link"), 3));
inline constexpr auto kUv =
    structure::layout("uv", 8, f32("u"), f32("v", QT_TRANSLATE_NOOP("formats", "0 is the image's top row")));
inline constexpr auto kPoint = structure::layout("point", 6, kPosition);
inline constexpr auto kBrightness = structure::layout(
    "brightness", 1,
    u8("brightness", QT_TRANSLATE_NOOP("formats", "baked light: 0 is black, 255 the image's own colour")));

} // namespace vitrine::formats::diggles::layouts
