#include "core/formats/source/bsp/format/BspStructure.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/CountedRecords.h"
#include "core/formats/source/bsp/records/Occlusion.h"
#include "core/formats/source/bsp/records/PhysCollide.h"
#include "core/formats/source/bsp/records/Visibility.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kSmallestGap = 4; // lumps are aligned to 4 bytes; less than that between them says nothing

void appendNote(structure::Section& section, const QString& note) {
  if (!note.isEmpty()) {
    section.note = section.note.isEmpty() ? note : section.note + QStringLiteral("; ") + note;
  }
}

} // namespace

BspStructure::BspStructure(const QString& fileName, std::uint64_t fileSize, const MapParts& parts,
                           const ByteSpaces& spaces, Diagnostics& diagnostics)
    : m_parts(parts), m_spaces(spaces), m_diagnostics(diagnostics), m_fileSize(fileSize),
      m_builder(fileName, {base::kFileSpace, 0, fileSize}) {
  addHeader();
  const std::uint64_t headerEnd = std::min(fileSize, parts.header.end());
  const Handle group =
      m_builder.add(m_builder.root(), QStringLiteral("lumps"), {space(), headerEnd, fileSize - headerEnd});
  for (int number = 0; number < kLumpCount; ++number) {
    addLump(group, number);
  }
  m_builder.pair(handleOf(LumpId::Faces), handleOf(LumpId::FacesHdr));
  addGameLumps();
  addGaps();
}

void BspStructure::addHeader() {
  const ByteRange directory = m_parts.header.directory();
  const ByteRange ident{space(), 0, bsp::kFileHeader.size};
  const Handle header = m_builder.add(m_builder.root(), QStringLiteral("header"), {space(), 0, m_parts.header.end()});
  m_builder.at(header).table = tableOf(bsp::kFileHeader, ident);
  addTable(header, QStringLiteral("directory"), directory,
           m_parts.header.versionFirst() ? LayoutPtr(bsp::kLumpEntryVersionFirst) : LayoutPtr(bsp::kLumpEntry));
  addTable(header, QStringLiteral("revision"), {space(), directory.end(), bsp::kMapRevision.size}, bsp::kMapRevision);
}

structure::RecordTablePtr BspStructure::tableOf(const LayoutPtr& layout, const ByteRange& range) const {
  return structure::makeFixedTable(inOrder(layout, order()), m_spaces[range.space].source, range);
}

BspStructure::Handle BspStructure::addTable(Handle parent, const QString& name, const ByteRange& range,
                                            const LayoutPtr& layout) {
  const Handle handle = m_builder.add(parent, name, range);
  m_builder.at(handle).table = tableOf(layout, range);
  return handle;
}

BspStructure::Handle BspStructure::addTable(Handle parent, const QString& name, const RecordView& view) {
  const ByteRange& above = m_builder.at(parent).range;
  return view.layout() ? addTable(parent, name, view.whole(), view.layout())
                       : m_builder.add(parent, name, {above.space, above.offset, 0});
}

/// Attributes that lumps and parts of the game lump have alike.
void BspStructure::describe(Handle section, int version, const Block& block) {
  std::vector<structure::Attribute>& attributes = m_builder.at(section).attributes;
  attributes.push_back({QStringLiteral("version"), structure::integer(version)});
  attributes.push_back(
      {QStringLiteral("compression"), block.compressed ? QStringLiteral("LZMA") : QStringLiteral("none")});
  attributes.push_back({QStringLiteral("storedSize"), structure::integer(block.stored.size)});
  m_builder.at(section).note = block.note;
}

/// The coded bytes of a compressed block; its decoded ones are another space.
void BspStructure::addStored(Handle parent, const Block& block) {
  if (!block.compressed) {
    return;
  }
  const Handle stored = m_builder.add(parent, QStringLiteral("stored"), block.stored);
  m_builder.at(stored).note = base::translate("formats", "LZMA stream");
  if (block.stored.size >= bsp::kLzmaPrefix.size) {
    const ByteRange prefix{block.stored.space, block.stored.offset, bsp::kLzmaPrefix.size};
    // Its numbers are little-endian in all maps.
    m_builder.at(stored).table = structure::makeFixedTable(bsp::kLzmaPrefix, m_spaces[prefix.space].source, prefix);
  }
}

void BspStructure::addLump(Handle parent, int number) {
  const auto id = static_cast<LumpId>(number);
  const Lump& lump = m_parts.lumps[id];
  const Handle handle = m_builder.add(parent, QString::fromLatin1(lumpName(number)), lump.block.range);
  m_lumps[static_cast<std::size_t>(number)] = handle;
  m_builder.at(handle).attributes = {{QStringLiteral("index"), structure::integer(number)}};
  describe(handle, lump.entry.version, lump.block);
  const ByteSourcePtr& source = m_spaces[lump.block.range.space].source;
  const RecordView& view = m_parts.records.view(id);
  if (view.layout()) {
    m_builder.at(handle).table = tableOf(view.layout(), lump.block.range);
    if (const std::uint64_t rest = lump.block.range.size % view.layout()->size; rest != 0) {
      appendNote(m_builder.at(handle), base::translate("formats", "%1 bytes after the last record").arg(rest));
    }
  } else {
    fillSpecialLump(handle, id, source);
  }
  addStored(handle, lump.block);
}

/// Fills the section of a lump whose bytes are not simply equal records. Others are left alone.
void BspStructure::fillSpecialLump(Handle handle, LumpId id, const ByteSourcePtr& source) {
  structure::Section& section = m_builder.at(handle);
  const Lump& lump = m_parts.lumps[id];
  switch (id) {
  case LumpId::Entities:
    section.table = entityTable(m_parts.entities, m_parts.header.escapesQuotes(), source, section.range);
    break;
  case LumpId::TexDataStringData:
    section.table = textureNameTable(lump.bytes(), source, section.range);
    break;
  case LumpId::TexDataStringTable:
    section.table = textureOffsetTable(m_parts.records.textureNames, order(), source, section.range);
    break;
  case LumpId::Visibility:
    addVisibilitySections(m_builder, handle, lump.bytes(), order(), source);
    break;
  case LumpId::Occlusion:
    addOcclusionSections(m_builder, handle, lump, order(), source, m_diagnostics);
    break;
  case LumpId::PhysCollide:
    fillPhysCollide(section, lump, order(), source, m_diagnostics);
    break;
  case LumpId::Lighting:
  case LumpId::LightingHdr:
    section.note =
        base::translate("formats", "lightmaps and mean colours; lightofs of the faces leads here, 4 bytes per luxel");
    break;
  default:
    break;
  }
}

void BspStructure::addGameLumps() {
  const Handle group = handleOf(LumpId::GameLump);
  m_builder.at(group).table = tableOf(m_parts.gameLump.directory.layout(), m_parts.gameLump.directory.whole());
  for (const GameLumpEntry& entry : m_parts.gameLump.entries) {
    const Handle handle = m_builder.add(group, entry.name(), entry.block.range);
    describe(handle, entry.version, entry.block);
    if (&entry == m_parts.gameLump.find(kStaticProps)) {
      addStaticProps(handle);
    } else if (&entry == m_parts.gameLump.find(kDetailProps)) {
      addDetailProps(handle);
    }
    addStored(handle, entry.block);
  }
}

void BspStructure::addStaticProps(Handle parent) {
  addTable(parent, QStringLiteral("dictionary"), m_parts.staticProps.dictionary);
  for (const auto& [name, view] :
       {std::pair("names", &m_parts.staticProps.otherNames), std::pair("scales", &m_parts.staticProps.scales)}) {
    if (view->layout()) {
      addTable(parent, QString::fromLatin1(name), *view);
    }
  }
  addTable(parent, QStringLiteral("leaves"), m_parts.staticProps.leaves);
  m_staticProps = addTable(parent, QStringLiteral("props"), m_parts.staticProps.props);
  if (!m_parts.staticProps.knownRecords) {
    m_builder.at(m_staticProps).note =
        base::translate("formats", "a record size not known for this version; only its common part is read");
  }
}

void BspStructure::addDetailProps(Handle parent) {
  addTable(parent, QStringLiteral("dictionary"), m_parts.detailProps.dictionary);
  addTable(parent, QStringLiteral("sprites"), m_parts.detailProps.sprites);
  m_detailProps = addTable(parent, QStringLiteral("props"), m_parts.detailProps.props);
}

void BspStructure::addGaps() {
  std::vector<ByteRange> used;
  const auto use = [this, &used](const ByteRange& range) {
    if (range.space == space() && range.size > 0) {
      used.push_back(range);
    }
  };
  use({space(), 0, m_parts.header.end()});
  for (int number = 0; number < kLumpCount; ++number) {
    use(m_parts.lumps.at(number).block.stored);
  }
  for (const GameLumpEntry& entry : m_parts.gameLump.entries) {
    use(entry.block.stored);
  }
  use({space(), m_fileSize, 1});
  std::ranges::sort(used, {}, &ByteRange::offset);
  std::uint64_t end = 0;
  for (const ByteRange& range : used) {
    if (range.offset >= end + kSmallestGap) {
      const Handle gap = m_builder.add(m_builder.root(), QStringLiteral("gap"), {space(), end, range.offset - end});
      m_builder.at(gap).note = base::translate("formats", "unread rest: belongs to no lump");
    }
    end = std::max(end, range.end());
  }
}

SectionIds BspStructure::number() {
  m_builder.number();
  SectionIds ids;
  for (std::size_t i = 0; i < m_lumps.size(); ++i) {
    ids.lumps[i] = m_builder.idOf(m_lumps[i]);
  }
  if (m_staticProps != 0) {
    ids.staticProps = m_builder.idOf(m_staticProps);
  }
  if (m_detailProps != 0) {
    ids.detailProps = m_builder.idOf(m_detailProps);
  }
  return ids;
}

} // namespace vitrine::formats::source
