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

} // namespace

void addOcclusionSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                          const Lump& lump, const ByteSourcePtr& source, Diagnostics& diagnostics) {
  if (lump.bytes().empty()) {
    return;
  }
  ByteReader reader(lump.bytes(), lump.block.range);
  std::vector<ByteRange> lists;
  const auto add = [&](const QString& name, const LayoutPtr& layout) {
    const ByteRange range = takeCounted(reader, layout, name).whole();
    lists.push_back(range);
    builder.at(builder.add(section, name, range)).table = structure::makeFixedTable(layout, source, range);
  };
  try {
    add(QStringLiteral("occluders"),
        lump.entry.version >= kVersionWithArea ? LayoutPtr(bsp::kOccluder40) : LayoutPtr(bsp::kOccluder36));
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
  addListCounts(builder, section, lists, bytes::Endian::Little, source);
}

} // namespace vitrine::formats::source
