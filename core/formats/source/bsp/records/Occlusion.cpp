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

using OccluderLayouts = LayoutFamily<kOccluder36, kOccluder40>;

} // namespace bsp

namespace {

using structure::columnOf;

constexpr int kVersionWithArea = 2;
constexpr std::int32_t kInactive = 1;

/// The rows of a list that a record asks for, as far as the list has them: first and end.
std::pair<std::size_t, std::size_t> listedRows(std::int32_t first, std::int32_t count, const RecordView& list) {
  if (first < 0 || count < 0 || static_cast<std::size_t>(first) >= list.count()) {
    return {0, 0};
  }
  const auto from = static_cast<std::size_t>(first);
  return {from, from + std::min(static_cast<std::size_t>(count), list.count() - from)};
}

/// Follows occluders to their polygons and these to their vertices.
class OccluderLists {
public:
  OccluderLists(RecordView polygons, RecordView vertices)
      : m_polygons(std::move(polygons)), m_vertices(std::move(vertices)), m_taken(m_polygons.count(), false),
        m_vertexBudget(m_vertices.count()) {}

  std::vector<OccluderPolygon> polygonsOf(std::int32_t first, std::int32_t count) {
    std::vector<OccluderPolygon> polygons;
    const auto [from, end] = listedRows(first, count, m_polygons);
    for (std::size_t row = from; row < end; ++row) {
      if (!m_taken[row]) {
        m_taken[row] = true;
        polygons.push_back(polygonAt(row));
      }
    }
    return polygons;
  }

private:
  OccluderPolygon polygonAt(std::size_t row) {
    constexpr Column kFirst = columnOf<bsp::kOccluderPoly>("firstvertexindex");
    constexpr Column kCount = columnOf<bsp::kOccluderPoly>("vertexcount");
    constexpr Column kPlane = columnOf<bsp::kOccluderPoly>("planenum");
    constexpr Column kVertex = columnOf<bsp::kOccluderVertexIndex>("vertex");
    const std::byte* record = m_polygons.at(row);
    OccluderPolygon polygon{row, kPlane.integer(record), {}};
    const auto [from, end] = listedRows(kFirst.integer(record), kCount.integer(record), m_vertices);
    for (std::size_t i = from; i < end && m_vertexBudget > 0; ++i, --m_vertexBudget) {
      polygon.vertices.push_back(static_cast<std::uint32_t>(kVertex.integer(m_vertices.at(i))));
    }
    return polygon;
  }

  RecordView m_polygons;
  RecordView m_vertices;
  std::vector<bool> m_taken;
  std::size_t m_vertexBudget;
};

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

std::vector<Occluder> readOccluders(const Lump& lump, Endian order) {
  using Fields = bsp::OccluderLayouts;
  std::vector<Occluder> occluders;
  if (lump.bytes().empty()) {
    return occluders;
  }
  try {
    ByteReader reader(lump.bytes(), lump.block.range, order);
    const RecordView view = takeCounted(reader, occluderLayout(lump, order), order, {});
    RecordView polygons = takeCounted(reader, bsp::kOccluderPoly, order, {});
    OccluderLists lists(std::move(polygons), takeCounted(reader, bsp::kOccluderVertexIndex, order, {}));
    const Column flags(view, Fields::field("flags")), first(view, Fields::field("firstpoly"));
    const Column count(view, Fields::field("polycount"));
    for (std::size_t row = 0; row < view.count(); ++row) {
      const std::byte* record = view.at(row);
      occluders.push_back({row, (flags.integer(record) & kInactive) == 0,
                           lists.polygonsOf(first.integer(record), count.integer(record))});
    }
  } catch (const bytes::ReadError&) {
    // Lists that do not fit are told where the sections are made.
    return {};
  }
  return occluders;
}

} // namespace vitrine::formats::source
