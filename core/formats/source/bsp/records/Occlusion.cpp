#include "core/formats/source/bsp/records/Occlusion.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/CountedRecords.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kOccluderFields =
    group(i32("flags", QT_TRANSLATE_NOOP("formats", "1 = inactive")), i32("firstpoly").to("lumps/OCCLUSION/polys"),
          i32("polycount"), vec3("mins"), vec3("maxs"));
constexpr auto kOccluder36 = layout("occluder", 36, kOccluderFields);
constexpr auto kOccluder40 = layout("occluder", 40, kOccluderFields, i32("area").to("lumps/AREAS"));
constexpr auto kOccluderPoly =
    layout("occluder polygon", 12, i32("firstvertexindex").to("lumps/OCCLUSION/vertexindices"), i32("vertexcount"),
           i32("planenum").to("lumps/PLANES"));
constexpr auto kOccluderVertexIndex = layout("occluder vertex", 4, i32("vertex").to("lumps/VERTEXES"));

} // namespace bsp

namespace {

constexpr int kVersionWithArea = 2;

/// True if the three lists, with occluders of this layout, end where the lump does.
bool endsWithLump(const Lump& lump, const LayoutPtr& occluder, Endian order) {
  ByteReader reader(lump.bytes(), lump.block.range, order);
  try {
    for (const LayoutPtr& layout : {occluder, LayoutPtr(bsp::kOccluderPoly), LayoutPtr(bsp::kOccluderVertexIndex)}) {
      takeCounted(reader, layout, order, {});
    }
    return reader.atEnd();
  } catch (const bytes::ReadError&) {
    return false;
  }
}

/// The layout that the lump's version asks for, or the other, where only that fits: Contagion's versions lie.
LayoutPtr occluderLayout(const Lump& lump, Endian order) {
  const LayoutPtr wider = bsp::kOccluder40;
  const LayoutPtr narrower = bsp::kOccluder36;
  const bool wide = lump.entry.version >= kVersionWithArea;
  const LayoutPtr& asked = wide ? wider : narrower;
  const LayoutPtr& other = wide ? narrower : wider;
  return !endsWithLump(lump, asked, order) && endsWithLump(lump, other, order) ? other : asked;
}

} // namespace

void addOcclusionSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                          const Lump& lump, Endian order, const ByteSourcePtr& source, Diagnostics& diagnostics) {
  if (lump.bytes().empty()) {
    return;
  }
  ByteReader reader(lump.bytes(), lump.block.range, order);
  const auto add = [&](const QString& name, const LayoutPtr& layout) {
    const ByteRange range = takeCounted(reader, layout, order, name).whole();
    builder.at(builder.add(section, name, range)).table =
        structure::makeFixedTable(inOrder(layout, order), source, range);
  };
  try {
    add(QStringLiteral("occluders"), occluderLayout(lump, order));
    add(QStringLiteral("polys"), bsp::kOccluderPoly);
    add(QStringLiteral("vertexindices"), bsp::kOccluderVertexIndex);
    if (!reader.atEnd()) {
      builder.at(section).note = base::translate("formats", "%1 bytes after the last list").arg(reader.remaining());
    }
  } catch (const bytes::ReadError& error) {
    builder.at(section).note = error.error().message;
    diagnostics.damage(base::translate("formats", "OCCLUSION: %1").arg(error.error().message),
                       ByteRange{reader.space(), error.error().offset.value_or(reader.spaceOffset()), 0});
  }
}

} // namespace vitrine::formats::source
