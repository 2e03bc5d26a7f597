#include "core/formats/source/bsp/BspStructure.h"

#include "core/formats/source/bsp/LumpSections.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kLzmaPrefixSize = 17;
constexpr std::uint64_t kSmallestGap = 4; // lumps are aligned to 4 bytes; less than that between them says nothing

void appendNote(structure::Section& section, const QString& note) {
  if (!note.isEmpty()) {
    section.note = section.note.isEmpty() ? note : section.note + QStringLiteral("; ") + note;
  }
}

} // namespace

BspStructure::BspStructure(const QString& fileName, std::uint64_t fileSize, const MapParts& parts,
                           const ByteSpaces& spaces)
    : m_parts(parts), m_spaces(spaces), m_fileSize(fileSize), m_builder(fileName, {base::kFileSpace, 0, fileSize}) {
  addHeader();
  const std::uint64_t headerEnd = std::min(fileSize, parts.header.directoryOffset + kHeaderSize - 8);
  const Handle group =
      m_builder.add(m_builder.root(), QStringLiteral("lumps"), {base::kFileSpace, headerEnd, fileSize - headerEnd});
  for (int number = 0; number < kLumpCount; ++number) {
    addLump(group, number);
  }
  addGameLumps();
  addGaps();
}

void BspStructure::addHeader() {
  const ByteSourcePtr& file = m_spaces[base::kFileSpace].source;
  const std::uint64_t directoryAt = m_parts.header.directoryOffset;
  const ByteRange directory{base::kFileSpace, directoryAt, kLumpCount * 16};
  const Handle header =
      m_builder.add(m_builder.root(), QStringLiteral("header"), {base::kFileSpace, 0, directory.end() + 4});
  m_builder.at(header).table = structure::makeFixedTable(layouts::header(), file, {base::kFileSpace, 0, 8});
  const Handle entries = m_builder.add(header, QStringLiteral("directory"), directory);
  m_builder.at(entries).table = structure::makeFixedTable(
      m_parts.header.versionFirst() ? layouts::directoryVersionFirst() : layouts::directory(), file, directory);
  const ByteRange revision{base::kFileSpace, directory.end(), 4};
  m_builder.at(m_builder.add(header, QStringLiteral("revision"), revision)).table =
      structure::makeFixedTable(layouts::mapRevision(), file, revision);
}

BspStructure::Handle BspStructure::addTable(Handle parent, const QString& name, const RecordView& view) {
  const ByteRange range = view.layout() ? ByteRange{view.rangeOf(0).space, view.rangeOf(0).offset, view.bytes().size()}
                                        : m_builder.at(parent).range;
  const Handle handle = m_builder.add(parent, name, view.layout() ? range : ByteRange{range.space, range.offset, 0});
  if (view.layout()) {
    m_builder.at(handle).table = structure::makeFixedTable(view.layout(), m_spaces[range.space].source, range);
  }
  return handle;
}

/// The coded bytes of a compressed block; its decoded ones are another space.
void BspStructure::addStored(Handle parent, const Block& block) {
  if (!block.compressed) {
    return;
  }
  const Handle stored = m_builder.add(parent, QStringLiteral("stored"), block.stored);
  m_builder.at(stored).note = QStringLiteral("LZMA stream");
  if (block.stored.size >= kLzmaPrefixSize) {
    m_builder.at(stored).table = structure::makeFixedTable(layouts::lzmaPrefix(), m_spaces[block.stored.space].source,
                                                           {block.stored.space, block.stored.offset, kLzmaPrefixSize});
  }
}

void BspStructure::addLump(Handle parent, int number) {
  const auto id = static_cast<LumpId>(number);
  const Lump& lump = m_parts.lumps[id];
  const Handle handle = m_builder.add(parent, QString::fromLatin1(lumpName(number)), lump.block.range);
  m_lumps[static_cast<std::size_t>(number)] = handle;
  m_builder.at(handle).attributes = {
      {QStringLiteral("index"), structure::integer(number)},
      {QStringLiteral("version"), structure::integer(lump.entry.version)},
      {QStringLiteral("compression"), lump.block.compressed ? QStringLiteral("LZMA") : QStringLiteral("none")},
      {QStringLiteral("storedSize"), structure::integer(lump.block.stored.size)}};
  m_builder.at(handle).note = lump.block.note;
  const ByteSourcePtr& source = m_spaces[lump.block.range.space].source;
  const RecordView& view = m_parts.records.view(id);
  if (view.layout()) {
    m_builder.at(handle).table = structure::makeFixedTable(view.layout(), source, lump.block.range);
    if (const std::uint64_t rest = lump.block.range.size % view.layout()->size; rest != 0) {
      appendNote(m_builder.at(handle), QStringLiteral("%1 bytes after the last record").arg(rest));
    }
  } else {
    fillSpecialLump(m_builder, handle, id, m_parts, source);
  }
  addStored(handle, lump.block);
}

void BspStructure::addGameLumps() {
  const Handle group = handleOf(LumpId::GameLump);
  m_builder.at(group).table = structure::makeFixedTable(layouts::gameLumpEntry(), m_spaces[base::kFileSpace].source,
                                                        m_parts.gameLump.directory);
  for (const GameLumpEntry& entry : m_parts.gameLump.entries) {
    const Handle handle = m_builder.add(group, entry.name(), entry.block.range);
    m_builder.at(handle).attributes = {
        {QStringLiteral("version"), structure::integer(entry.version)},
        {QStringLiteral("compression"), entry.block.compressed ? QStringLiteral("LZMA") : QStringLiteral("none")},
        {QStringLiteral("storedSize"), structure::integer(entry.block.stored.size)}};
    m_builder.at(handle).note = entry.block.note;
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
  addTable(parent, QStringLiteral("leaves"), m_parts.staticProps.leaves);
  m_staticProps = addTable(parent, QStringLiteral("props"), m_parts.staticProps.props);
  if (!m_parts.staticProps.knownRecords) {
    m_builder.at(m_staticProps).note =
        QStringLiteral("a record size not known for this version; only its common part is read");
  }
}

void BspStructure::addDetailProps(Handle parent) {
  addTable(parent, QStringLiteral("dictionary"), m_parts.detailProps.dictionary);
  addTable(parent, QStringLiteral("sprites"), m_parts.detailProps.sprites);
  m_detailProps = addTable(parent, QStringLiteral("props"), m_parts.detailProps.props);
}

void BspStructure::addGaps() {
  std::vector<ByteRange> used;
  const auto use = [&used](const ByteRange& range) {
    if (range.space == base::kFileSpace && range.size > 0) {
      used.push_back(range);
    }
  };
  use({base::kFileSpace, 0, m_parts.header.directoryOffset + kHeaderSize - 8});
  for (int number = 0; number < kLumpCount; ++number) {
    use(m_parts.lumps.at(number).block.stored);
  }
  for (const GameLumpEntry& entry : m_parts.gameLump.entries) {
    use(entry.block.stored);
  }
  use({base::kFileSpace, m_fileSize, 1});
  std::ranges::sort(used, {}, &ByteRange::offset);
  std::uint64_t end = 0;
  for (const ByteRange& range : used) {
    if (range.offset >= end + kSmallestGap) {
      const Handle gap =
          m_builder.add(m_builder.root(), QStringLiteral("gap"), {base::kFileSpace, end, range.offset - end});
      m_builder.at(gap).note = QStringLiteral("unread rest: belongs to no lump");
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
