#include "core/formats/source/mdl/records/MdlSections.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/ModelParts.h"
#include "core/formats/source/mdl/records/Textures.h"

namespace vitrine::formats::source {
namespace {

using base::translate;

void addList(RecordSections& sections, const MdlFile& mdl, MdlTable table, ModelRecords& records) {
  const MdlTableInfo& info = infoOf(table);
  const MdlSpan& span = mdl.header.table(table);
  if (span.fault) {
    sections.add(QString::fromLatin1(info.name), {base::kFileSpace, info.count.offset(), 8}, span.fault->message);
    return;
  }
  if (span.count == 0) {
    return;
  }
  const auto section = sections.addTable(info.name, info.layout, span.offset, span.count);
  records.tables[static_cast<std::size_t>(table)] = section;
  sections.addNames(section, info.names);
  if (table == MdlTable::IncludeModels) {
    sections.note(section, translate("formats", "their sequences are not shown"));
  }
}

void addKeyValues(RecordSections& sections, const MdlFile& mdl) {
  const MdlHeader& header = mdl.header;
  const auto size = static_cast<std::int64_t>(mdl.bytes.size());
  if (header.keyValueSize > 0 && header.keyValues > 0 && header.keyValues < size) {
    const std::int64_t length = std::min(header.keyValueSize, size - header.keyValues);
    sections.add(QStringLiteral("key values"),
                 {base::kFileSpace, static_cast<std::uint64_t>(header.keyValues), static_cast<std::uint64_t>(length)},
                 translate("formats", "text"));
  }
}

} // namespace

void ModelRecords::number(const structure::StructureBuilder& builder) {
  const auto toId = [&builder](SectionId& section) { section = builder.idOf(section); };
  std::ranges::for_each(tables, toId);
  for (SectionId* section : {&meshes, &models, &hitboxes, &stripGroups, &triangles}) {
    toId(*section);
  }
}

std::optional<RecordRef> ModelRecords::of(SectionId section, std::uint64_t row) {
  return section == structure::kRootSection ? std::nullopt : std::optional(RecordRef{section, row});
}

ModelRecords addModelSections(structure::StructureBuilder& builder, const ByteSpaces& spaces, const ModelParts& parts) {
  const MdlFile& mdl = parts.mdl;
  RecordSections sections(builder, spaces[base::kFileSpace].source, mdl.bytes);
  ModelRecords records;
  sections.addTable("header", mdlHeaderLayout(), 0, 1);
  for (std::size_t i = 0; i < kMdlTableCount; ++i) {
    addList(sections, mdl, static_cast<MdlTable>(i), records);
  }
  addSkinSection(sections, mdl);
  addPartSections(sections, mdl, records);
  addHitboxSection(sections, parts.hitboxes, records);
  addFlexSection(sections, mdl);
  addEventSection(sections, mdl, parts.sequences);
  addKeyValues(sections, mdl);
  if (parts.vvd) {
    addVertexSections(builder, spaces[parts.vvd->space].source, *parts.vvd);
  }
  if (parts.vtx) {
    addStripSections(builder, spaces[parts.vtx->space].source, *parts.vtx, parts.vvd ? &*parts.vvd : nullptr,
                     parts.groups, records);
  }
  if (parts.ani) {
    builder.add(builder.root(), QStringLiteral("ani"), *parts.ani);
  }
  builder.number();
  records.number(builder);
  return records;
}

void addBrokenHeader(structure::StructureBuilder& builder, const ByteSourcePtr& file, const Error& error) {
  const structure::LayoutPtr& layout = mdlHeaderLayout();
  const ByteRange range{base::kFileSpace, 0, std::min<std::uint64_t>(file->size(), layout->size)};
  const auto section = builder.add(builder.root(), QStringLiteral("header"), range);
  const auto decode = [layout](std::uint64_t, const Bytes& record) -> Result<structure::Row> {
    structure::Row row;
    for (const structure::Field& field : layout->fields) {
      row.cells.push_back(structure::decodeField(field, record.span()));
    }
    return row;
  };
  builder.at(section).table = structure::makeIndexedTable(layout, file, range, {0}, decode);
  builder.at(section).note = error.message;
}

} // namespace vitrine::formats::source
