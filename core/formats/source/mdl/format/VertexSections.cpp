#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/format/DerivedTable.h"
#include "core/formats/source/mdl/format/ModelSections.h"
#include "core/formats/source/mdl/format/layouts/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using structure::Field;
using structure::FieldType;
using structure::StructureBuilder;
using structure::Value;
using Handle = StructureBuilder::Handle;

constexpr const char* kStoredVertex = QT_TRANSLATE_NOOP("formats", "where its vertex is stored");

Field vertexField(const char* name, std::uint32_t count) {
  Field field{name, FieldType::U32, structure::kVaryingOffset, count, kStoredVertex};
  field.reference = {structure::ReferenceKind::Index, "vvd/vertices", nullptr};
  return field;
}

/// Vertices that records of strip groups stand for.
struct Stored {
  VtxFile vtx;
  std::vector<std::uint32_t> rows;    ///< of VvdFile
  std::vector<VtxStripGroup> groups;  ///< without strips
  std::vector<std::uint32_t> firsts;  ///< first vertex of each group's mesh
  std::vector<std::uint32_t> groupOf; ///< by row of the table

  std::int64_t of(std::size_t group, std::uint32_t vertex) const {
    const VtxStripGroup& in = groups[group];
    const std::uint64_t number =
        vertex < in.vertexCount ? std::uint64_t{firsts[group]} + vtx.meshVertexAt(in, vertex) : rows.size();
    return number < rows.size() ? std::int64_t{rows[number]} : -1;
  }
};

class TriangleSections {
public:
  TriangleSections(StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts,
                   ModelSections& sections)
      : m_builder(builder), m_parts(parts), m_vtx(*parts.vtx), m_source(spaces[parts.vtx->space].source),
        m_sections(sections) {
    m_group = builder.add(builder.root(), QStringLiteral("vtx"), {m_vtx.space, 0, m_vtx.bytes.size()});
  }

  void add() {
    const ByteRange head{m_vtx.space, 0, kVtxHeaderSize};
    m_builder.at(m_builder.add(m_group, QStringLiteral("header"), head)).table =
        structure::makeFixedTable(layouts::vtxHeader(), m_source, head);
    addTree();
    if (!m_parts.groups.empty()) {
      addVertices();
      addTriangles();
    }
  }

private:
  std::optional<Handle> addScattered(const char* name, const structure::LayoutPtr& layout, const FlatRows& rows) {
    if (rows.places.empty()) {
      return std::nullopt;
    }
    const std::uint32_t first = rows.places.front();
    const ByteRange range{m_vtx.space, first, rows.places.back() - first + layout->size};
    std::vector<std::uint32_t> starts = rows.places;
    std::ranges::for_each(starts, [first](std::uint32_t& start) { start -= first; });
    const Handle handle = m_builder.add(m_group, QString::fromLatin1(name), range);
    m_builder.at(handle).table = structure::makeScatteredTable(layout, m_source, range, std::move(starts));
    return handle;
  }

  void addTree() {
    std::vector<std::uint64_t> parts;
    std::vector<std::uint64_t> models;
    std::vector<std::uint64_t> lods;
    std::vector<std::uint64_t> meshes;
    std::vector<std::uint64_t> groups;
    std::vector<std::uint64_t> strips;
    for (const VtxBodyPart& part : m_vtx.bodyParts) {
      parts.push_back(part.offset);
      for (const VtxModel& model : part.models) {
        models.push_back(model.offset);
        for (const VtxLod& lod : model.lods) {
          lods.push_back(lod.offset);
          for (const VtxMesh& mesh : lod.meshes) {
            meshes.push_back(mesh.offset);
            for (const VtxStripGroup& group : mesh.groups) {
              groups.push_back(group.offset);
              for (std::size_t i = 0; i < group.strips.size(); ++i) {
                strips.push_back(group.stripOffset + i * m_vtx.stripSize());
              }
            }
          }
        }
      }
    }
    addScattered("body parts", layouts::vtxBodyPart(), flatRows(parts));
    addScattered("models", layouts::vtxModel(), flatRows(models));
    addScattered("levels of detail", layouts::vtxLod(), flatRows(lods));
    addScattered("meshes", layouts::vtxMesh(), flatRows(meshes));
    m_sections.stripGroupRows = flatRows(groups);
    m_sections.stripGroups =
        addScattered("strip groups", layouts::vtxStripGroup(m_vtx.hasTopology), m_sections.stripGroupRows);
    addScattered("strips", layouts::vtxStrip(m_vtx.hasTopology), flatRows(strips));
  }

  /// Of a table whose records are those of groups, one after another: `places` of all, `owners` their groups.
  std::shared_ptr<Stored> storedFor(const FlatRows& rows, const std::vector<std::uint32_t>& owners) const {
    auto stored = std::make_shared<Stored>();
    stored->vtx.bytes = m_vtx.bytes;
    stored->rows = m_parts.vvd->rows;
    for (const ShownGroup& shown : m_parts.groups) {
      VtxStripGroup group = *shown.group;
      group.strips.clear();
      stored->groups.push_back(std::move(group));
      stored->firsts.push_back(shown.firstVertex);
    }
    stored->groupOf.resize(rows.places.size());
    for (std::size_t i = 0; i < owners.size(); ++i) {
      stored->groupOf[rows.rowOf[i]] = owners[i];
    }
    return stored;
  }

  void addVertices() {
    std::vector<std::uint64_t> places;
    std::vector<std::uint32_t> owners;
    for (std::uint32_t number = 0; number < m_parts.groups.size(); ++number) {
      const VtxStripGroup& group = *m_parts.groups[number].group;
      for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
        places.push_back(group.vertices + std::uint64_t{i} * kVtxVertexSize);
        owners.push_back(number);
      }
    }
    const FlatRows rows = flatRows(places);
    if (const auto handle = addScattered("vertices", layouts::vtxVertex(), rows)) {
      structure::RecordTablePtr& table = m_builder.at(*handle).table;
      const auto meaning = [stored = storedFor(rows, owners), raw = table](std::uint64_t index, const structure::Row&) {
        const std::size_t group = stored->groupOf[index];
        const std::uint64_t at = raw->rangeOf(index).offset - stored->groups[group].vertices;
        return std::vector<Value>{stored->of(group, static_cast<std::uint32_t>(at / kVtxVertexSize))};
      };
      table = makeDerivedTable(table, {vertexField("vertex", 1)}, meaning);
    }
  }

  void addTriangles() {
    std::vector<std::uint64_t> places;
    std::vector<std::uint32_t> owners;
    for (std::uint32_t number = 0; number < m_parts.groups.size(); ++number) {
      const VtxStripGroup& group = *m_parts.groups[number].group;
      forEachTriangle(m_vtx, group, [&](const VtxTriangle& triangle) {
        places.push_back(group.indices + std::uint64_t{2} * triangle.firstIndex);
        owners.push_back(number);
      });
    }
    m_sections.triangleRows = flatRows(places);
    m_sections.triangles = addScattered("triangles", layouts::vtxTriangle(), m_sections.triangleRows);
    if (m_sections.triangles) {
      structure::RecordTablePtr& table = m_builder.at(*m_sections.triangles).table;
      const auto meaning = [stored = storedFor(m_sections.triangleRows, owners), raw = table](std::uint64_t index,
                                                                                              const structure::Row&) {
        const std::size_t group = stored->groupOf[index];
        const std::byte* at = stored->vtx.bytes.data() + raw->rangeOf(index).offset;
        std::vector<std::int64_t> vertices;
        for (std::size_t corner = 0; corner < 3; ++corner) {
          vertices.push_back(stored->of(group, bytes::loadU16(at + 2 * corner)));
        }
        return std::vector<Value>{std::move(vertices)};
      };
      table = makeDerivedTable(table, {vertexField("vertices", 3)}, meaning);
    }
  }

  StructureBuilder& m_builder;
  const ModelParts& m_parts;
  const VtxFile& m_vtx;
  ByteSourcePtr m_source;
  ModelSections& m_sections;
  Handle m_group = 0;
};

} // namespace

void addVertexSections(StructureBuilder& builder, const ByteSpaces& spaces, const VvdFile& vvd) {
  const ByteSourcePtr& source = spaces[vvd.space].source;
  const Handle group = builder.add(builder.root(), QStringLiteral("vvd"), {vvd.space, 0, vvd.bytes.size()});
  const auto add = [&](const char* name, const structure::LayoutPtr& layout, std::uint64_t offset,
                       std::uint64_t count) {
    if (count > 0) {
      const ByteRange range{vvd.space, offset, count * layout->size};
      builder.at(builder.add(group, QString::fromLatin1(name), range)).table =
          structure::makeFixedTable(layout, source, range);
    }
  };
  add("header", layouts::vvdHeader(), 0, 1);
  add("fix-ups", layouts::vvdFixup(), vvd.fixupOffset, vvd.fixups.size());
  add("vertices", layouts::vvdVertex(), vvd.vertexOffset, vvd.stored);
  add("tangents", layouts::vvdTangent(), vvd.tangentOffset, vvd.tangents);
}

void addTriangleSections(StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts,
                         ModelSections& sections) {
  TriangleSections(builder, spaces, parts, sections).add();
}

} // namespace vitrine::formats::source
