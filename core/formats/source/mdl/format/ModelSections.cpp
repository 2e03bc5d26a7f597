#include "core/formats/source/mdl/format/ModelSections.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/Finite.h"
#include "core/formats/source/mdl/format/DerivedTable.h"
#include "core/formats/source/mdl/format/layouts/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using structure::Field;
using structure::FieldType;
using structure::StructureBuilder;
using structure::Value;
using Handle = StructureBuilder::Handle;

constexpr std::uint32_t kHitboxSize = 68;
constexpr std::uint32_t kFlexSize = 60;
constexpr std::uint32_t kEventSize = 80;

/// A text that a record leads to; `relative`: from its own start.
struct NameField {
  const char* name;
  std::uint32_t at; ///< of the number that leads there
  bool relative;
};

std::vector<NameField> namesOf(MdlTable table) {
  switch (table) {
  case MdlTable::Sequences:
    return {{"name", 4, true}, {"activity", 8, true}};
  case MdlTable::Animations:
    return {{"name", 4, true}};
  case MdlTable::TextureDirs:
    return {{"folder", 0, false}};
  case MdlTable::IncludeModels:
    return {{"label", 0, true}, {"file", 4, true}};
  case MdlTable::FlexControllers:
    return {{"name", 4, true}, {"type", 0, true}};
  case MdlTable::Bones:
  case MdlTable::HitboxSets:
  case MdlTable::Textures:
  case MdlTable::BodyParts:
  case MdlTable::Attachments:
  case MdlTable::FlexDescs:
  case MdlTable::IkChains:
  case MdlTable::PoseParameters:
  case MdlTable::FlexControllerUis:
    return {{"name", 0, true}};
  default:
    return {};
  }
}

Field textField(const char* name) {
  return {name, FieldType::Chars, structure::kVaryingOffset, 1,
          QT_TRANSLATE_NOOP("formats", "text that the record leads to")};
}

class Builder {
public:
  Builder(StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts)
      : m_builder(builder), m_file(spaces[base::kFileSpace].source), m_parts(parts), m_mdl(parts.mdl) {}

  ModelSections run() {
    addTable(QStringLiteral("header"), layouts::mdlHeader(), {base::kFileSpace, 0, kMdlHeaderSize});
    for (std::size_t i = 0; i < kMdlTableCount; ++i) {
      addList(static_cast<MdlTable>(i));
    }
    addSkins();
    addParts();
    addHitboxes();
    addFlexes();
    addEvents();
    addTexts();
    return std::move(m_sections);
  }

private:
  Handle addTable(const QString& name, const structure::LayoutPtr& layout, const ByteRange& range) {
    const Handle handle = m_builder.add(m_builder.root(), name, range);
    m_builder.at(handle).table = structure::makeFixedTable(layout, m_file, range);
    return handle;
  }

  void addList(MdlTable table) {
    const MdlTableInfo& info = infoOf(table);
    const MdlSpan& span = m_mdl.header.table(table);
    if (span.fault) {
      const Handle handle =
          m_builder.add(m_builder.root(), QString::fromLatin1(info.name), {base::kFileSpace, info.headerAt, 8});
      m_builder.at(handle).note = span.fault->message;
      return;
    }
    if (span.count == 0) {
      return;
    }
    const ByteRange range{base::kFileSpace, span.offset, std::uint64_t{span.count} * info.recordSize};
    const Handle handle = addTable(QString::fromLatin1(info.name), layouts::mdlTable(table), range);
    m_sections.tables[static_cast<std::size_t>(table)] = handle;
    if (const std::vector<NameField> names = namesOf(table); !names.empty()) {
      name(handle, names);
    }
    if (table == MdlTable::IncludeModels) {
      m_builder.at(handle).note = QStringLiteral("their sequences are not shown");
    }
  }

  /// Adds the texts that records lead to.
  void name(Handle handle, const std::vector<NameField>& names) {
    structure::RecordTablePtr& table = m_builder.at(handle).table;
    std::vector<Field> fields;
    std::ranges::transform(names, std::back_inserter(fields), [](const NameField& one) { return textField(one.name); });
    const auto meaning = [file = m_mdl.bytes, names, raw = table](std::uint64_t index, const structure::Row&) {
      const auto at = static_cast<std::int64_t>(raw->rangeOf(index).offset);
      std::vector<Value> texts;
      for (const NameField& one : names) {
        const std::int64_t told = bytes::loadI32(file.data() + at + one.at);
        texts.emplace_back(told == 0 ? QString() : mdlText(file, one.relative ? at + told : told));
      }
      return texts;
    };
    table = makeDerivedTable(table, std::move(fields), meaning);
  }

  void addSkins() {
    const MdlHeader& header = m_mdl.header;
    if (m_mdl.skinsAreStored) {
      const auto refs = static_cast<std::uint32_t>(header.skinRefs);
      addTable(QStringLiteral("skins"), layouts::mdlSkin(refs),
               {base::kFileSpace, static_cast<std::uint64_t>(header.skins), 2ULL * refs * m_mdl.skins.size()});
    }
  }

  /// Records of one kind that lie here and there.
  std::optional<Handle> addScattered(const QString& name, const structure::LayoutPtr& layout, FlatRows& rows) {
    if (rows.places.empty()) {
      return std::nullopt;
    }
    const std::uint32_t first = rows.places.front();
    const ByteRange range{base::kFileSpace, first, rows.places.back() - first + layout->size};
    std::vector<std::uint32_t> starts = rows.places;
    std::ranges::for_each(starts, [first](std::uint32_t& start) { start -= first; });
    const Handle handle = m_builder.add(m_builder.root(), name, range);
    m_builder.at(handle).table = structure::makeScatteredTable(layout, m_file, range, std::move(starts));
    return handle;
  }

  void addParts() {
    std::vector<std::uint64_t> models;
    std::vector<std::uint64_t> meshes;
    for (const MdlBodyPart& part : m_mdl.bodyParts) {
      for (const MdlModel& model : part.models) {
        models.push_back(model.offset);
        std::ranges::transform(model.meshes, std::back_inserter(meshes), &MdlMesh::offset);
      }
    }
    m_sections.modelRows = flatRows(models);
    m_sections.meshRows = flatRows(meshes);
    m_sections.models = addScattered(QStringLiteral("models"), layouts::mdlModel(), m_sections.modelRows);
    m_sections.meshes = addScattered(QStringLiteral("meshes"), layouts::mdlMesh(), m_sections.meshRows);
  }

  void addHitboxes() {
    std::vector<std::uint64_t> places;
    for (const MdlHitbox& box : readHitboxes(m_mdl)) {
      places.push_back(box.offset);
    }
    m_sections.hitboxRows = flatRows(places);
    m_sections.hitboxes = addScattered(QStringLiteral("hitboxes"), layouts::mdlHitbox(), m_sections.hitboxRows);
    if (m_sections.hitboxes) {
      name(*m_sections.hitboxes, {{"name", 32, true}});
    }
  }

  /// Places of lists that records tell of, as far as they fit in the file, each place once.
  void addPlaces(std::uint64_t first, std::uint64_t count, std::uint32_t size,
                 std::vector<std::uint64_t>& places) const {
    const std::uint64_t room = first < m_mdl.bytes.size() ? (m_mdl.bytes.size() - first) / size : 0;
    if (count <= room && places.size() + count <= m_mdl.bytes.size() / size) {
      for (std::uint64_t i = 0; i < count; ++i) {
        places.push_back(first + i * size);
      }
    }
  }

  void addFlexes() {
    std::vector<std::uint64_t> places;
    for (const MdlBodyPart& part : m_mdl.bodyParts) {
      for (const MdlModel& model : part.models) {
        for (const MdlMesh& mesh : model.meshes) {
          addPlaces(mesh.flexes, mesh.flexes == 0 ? 0 : mesh.flexCount, kFlexSize, places);
        }
      }
    }
    FlatRows rows = flatRows(places);
    addScattered(QStringLiteral("mesh flexes"), layouts::mdlFlex(), rows);
  }

  void addEvents() {
    std::vector<std::uint64_t> places;
    for (const MdlSequence& sequence : m_parts.sequences) {
      const std::byte* at = m_mdl.bytes.data() + sequence.offset;
      const std::int64_t first = static_cast<std::int64_t>(sequence.offset) + bytes::loadI32(at + 28);
      addPlaces(static_cast<std::uint64_t>(first), sequence.events.size(), kEventSize, places);
    }
    FlatRows rows = flatRows(places);
    if (const auto handle = addScattered(QStringLiteral("events"), layouts::mdlEvent(), rows)) {
      name(*handle, {{"name", 76, true}});
    }
  }

  void addTexts() {
    const MdlHeader& header = m_mdl.header;
    const auto size = static_cast<std::int64_t>(m_mdl.bytes.size());
    if (header.keyValueSize > 0 && header.keyValues > 0 && header.keyValues < size) {
      const std::int64_t length = std::min(header.keyValueSize, size - header.keyValues);
      const Handle handle = m_builder.add(
          m_builder.root(), QStringLiteral("key values"),
          {base::kFileSpace, static_cast<std::uint64_t>(header.keyValues), static_cast<std::uint64_t>(length)});
      m_builder.at(handle).note = QStringLiteral("text");
    }
  }

  StructureBuilder& m_builder;
  ByteSourcePtr m_file;
  const ModelParts& m_parts;
  const MdlFile& m_mdl;
  ModelSections m_sections;
};

} // namespace

ModelRecords::ModelRecords(const StructureBuilder& builder, ModelSections sections)
    : modelRows(std::move(sections.modelRows)), meshRows(std::move(sections.meshRows)),
      hitboxRows(std::move(sections.hitboxRows)), stripGroupRows(std::move(sections.stripGroupRows)),
      triangleRows(std::make_shared<const std::vector<std::uint32_t>>(std::move(sections.triangleRows.rowOf))) {
  const auto idOf = [&builder](const std::optional<Handle>& handle) {
    return handle ? builder.idOf(*handle) : structure::kRootSection;
  };
  std::ranges::transform(sections.tables, tables.begin(), idOf);
  meshes = idOf(sections.meshes);
  models = idOf(sections.models);
  hitboxes = idOf(sections.hitboxes);
  stripGroups = idOf(sections.stripGroups);
  triangles = idOf(sections.triangles);
}

std::optional<RecordRef> ModelRecords::of(SectionId section, std::uint64_t row) {
  return section == structure::kRootSection ? std::nullopt : std::optional(RecordRef{section, row});
}

std::vector<MdlHitbox> readHitboxes(const MdlFile& mdl) {
  const MdlSpan& sets = mdl.header.table(MdlTable::HitboxSets);
  std::vector<MdlHitbox> boxes;
  ByteReader reader(mdl.bytes);
  for (std::uint32_t i = 0; i < sets.count; ++i) {
    const std::uint64_t at = sets.at(i, infoOf(MdlTable::HitboxSets).recordSize);
    reader.seek(at + 4);
    const std::int64_t count = reader.i32();
    const std::int64_t first = static_cast<std::int64_t>(at) + reader.i32();
    const auto size = static_cast<std::int64_t>(mdl.bytes.size());
    const bool fits = count > 0 && first >= 0 && first <= size && count <= (size - first) / kHitboxSize;
    // Boxes of all sets lie apart.
    if (!fits || static_cast<std::uint64_t>(count) + boxes.size() > mdl.bytes.size() / kHitboxSize) {
      continue;
    }
    for (std::int64_t k = 0; k < count; ++k) {
      MdlHitbox box;
      box.offset = static_cast<std::uint64_t>(first + k * kHitboxSize);
      reader.seek(box.offset);
      box.bone = reader.i32();
      reader.skip(4);
      box.min = finite(reader.vec3());
      box.max = finite(reader.vec3());
      boxes.push_back(box);
    }
  }
  return boxes;
}

ModelSections addModelSections(StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts) {
  ModelSections sections = Builder(builder, spaces, parts).run();
  if (parts.vvd) {
    addVertexSections(builder, spaces, *parts.vvd);
  }
  if (parts.vtx) {
    addTriangleSections(builder, spaces, parts, sections);
  }
  if (parts.ani) {
    builder.add(builder.root(), QStringLiteral("ani"), *parts.ani);
  }
  return sections;
}

void addBrokenHeader(StructureBuilder& builder, const ByteSourcePtr& file, const Error& error) {
  const ByteRange range{base::kFileSpace, 0, std::min<std::uint64_t>(file->size(), kMdlHeaderSize)};
  const Handle handle = builder.add(builder.root(), QStringLiteral("header"), range);
  const auto decode = [](std::uint64_t, const Bytes& record) -> Result<structure::Row> {
    structure::Row row;
    for (const Field& field : layouts::mdlHeader()->fields) {
      row.cells.push_back(structure::decodeField(field, record.span()));
    }
    return row;
  };
  builder.at(handle).table = structure::makeIndexedTable(layouts::mdlHeader(), file, range, {0}, decode);
  builder.at(handle).note = error.message;
}

} // namespace vitrine::formats::source
