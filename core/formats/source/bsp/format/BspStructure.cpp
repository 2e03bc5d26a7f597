#include "core/formats/source/bsp/format/BspStructure.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/LumpAlignment.h"
#include "core/formats/source/bsp/file/LumpUse.h"
#include "core/formats/source/bsp/records/BspVisibility.h"
#include "core/formats/source/bsp/records/CountedRecords.h"
#include "core/formats/source/bsp/records/Occlusion.h"
#include "core/formats/source/bsp/records/PhysCollide.h"
#include "core/formats/source/bsp/records/PhysDisp.h"
#include "core/formats/source/bsp/scene/light/LightmapReader.h"
#include "core/formats/source/file/tables/ScatteredRuns.h"

namespace vitrine::formats::source {
namespace {

constexpr auto kAlignmentBytes = structure::layout("alignment", structure::kVaryingSize, bsp::raw("zeros").varying());

/// Of Contagion, whose directory begins later.
constexpr auto kLongFileHeader =
    structure::layout("header", 12, bsp::chars("ident", "", 4), bsp::i32("version"), bsp::i32("unknown"));

constexpr int kVersionWithSun = 21;

constexpr std::uint64_t kSampleBytes = bsp::kDispSamplePosition.size;

const RecordView& faceRecords(const MapRecords& records) {
  const RecordView& faces = records.view(LumpId::Faces);
  return faces.empty() ? records.view(LumpId::FacesHdr) : faces;
}

/// True if a byte per luxel lies behind the luxels of each face, as in CS:GO: those are not records one after another.
bool hasBytesOfSun(const MapParts& map, LumpId lump) {
  const bool ldr = lump == LumpId::Lighting;
  if ((!ldr && lump != LumpId::LightingHdr) || map.header.version != kVersionWithSun) {
    return false;
  }
  const Bytes& lighting = map.lumps[lump].bytes();
  const LumpId faces = ldr ? LumpId::Faces : LumpId::FacesHdr;
  const LightingSum sum = sumLighting(LightmapReader(lighting, map.records.texInfos), map.records.faces(faces));
  return sum.luxels != 0 && lighting.size() == sum.baseBytes + sum.luxels;
}

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
  addSideLumps();
  if (m_parts.nav) {
    addNavSections(m_builder, *m_parts.nav, m_spaces[m_parts.nav->space].source);
  }
  addGaps();
  if (space() != base::kFileSpace) {
    const Handle coded = m_builder.add(m_builder.root(), QStringLiteral("coded"), {base::kFileSpace, 0, fileSize});
    m_builder.at(coded).note = base::translate(
        "formats", "every byte is XORed with one of 32 key bytes, stored at 384 where other maps have zeros");
  }
}

void BspStructure::addHeader() {
  const ByteRange directory = m_parts.header.directory();
  const bool isLong = directory.offset == kLongFileHeader.size;
  const ByteRange ident{space(), 0, isLong ? kLongFileHeader.size : bsp::kFileHeader.size};
  const Handle header = m_builder.add(m_builder.root(), QStringLiteral("header"), {space(), 0, m_parts.header.end()});
  m_builder.at(header).table = tableOf(isLong ? LayoutPtr(kLongFileHeader) : LayoutPtr(bsp::kFileHeader), ident);
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
  const Handle handle = m_builder.add(parent, QString::fromLatin1(lumpName(number, m_parts.header)), lump.block.range);
  m_lumps[static_cast<std::size_t>(number)] = handle;
  m_builder.at(handle).attributes = {{QStringLiteral("index"), structure::integer(number)}};
  describe(handle, lump.entry.version, lump.block);
  const ByteSourcePtr& source = m_spaces[lump.block.range.space].source;
  const RecordView& view = m_parts.records.view(id);
  if (view.layout() && hasBytesOfSun(m_parts, id)) {
    appendNote(m_builder.at(handle),
               base::translate("formats", "after the luxels of each face, one byte per luxel: amount of sunlight"));
  } else if (view.layout()) {
    m_builder.at(handle).table = tableOf(view.layout(), lump.block.range);
    if (const std::uint64_t rest = lump.block.range.size % view.layout()->size; rest != 0) {
      appendNote(m_builder.at(handle), base::translate("formats", "%1 bytes after the last record").arg(rest));
    }
  } else {
    fillSpecialLump(handle, id, source);
  }
  noteSpecialLump(m_builder.at(handle), id);
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
  case LumpId::PhysDisp:
    addPhysDispSections(m_builder, handle, lump, m_parts.header.wide(), order(), source, m_diagnostics);
    break;
  case LumpId::DispLightmapSamplePositions:
    // Samples of displacements with more triangles take more bytes, in a way not known.
    if (section.range.size == kSampleBytes * dispLuxels(m_parts.records.dispInfos, faceRecords(m_parts.records))) {
      section.table = tableOf(bsp::kDispSamplePosition, section.range);
    }
    break;
  case LumpId::PhysCollide:
    addPhysCollideSections(m_builder, handle, lump, order(), source, m_diagnostics);
    break;
  case LumpId::PhysCollideSurface:
    addPhysCollideSurface(handle, source);
    break;
  default:
    break;
  }
}

/// Remarks on lumps that tables alone do not explain, and on those that have none.
void BspStructure::noteSpecialLump(structure::Section& section, LumpId id) const {
  if (section.range.size == 0) {
    return;
  }
  switch (id) {
  case LumpId::Lighting:
  case LumpId::LightingHdr:
    appendNote(
        section,
        base::translate("formats", "lightmaps and mean colours; lightofs of the faces points here, 4 bytes per luxel"));
    break;
  case LumpId::PhysCollideSurface:
    if (!section.note.isEmpty()) {
      break;
    }
    [[fallthrough]];
  case LumpId::FaceBrushList:
  case LumpId::FaceBrushes:
  case LumpId::Unnamed24:
  case LumpId::Unnamed25:
  case LumpId::DispLightmapSamplePositions:
  case LumpId::PhysLevel:
    if (!section.table) {
      appendNote(section, base::translate("formats", "opaque: unknown format"));
    }
    break;
  case LumpId::XzipPakFile:
    appendNote(section, base::translate("formats", "opaque: a pakfile in an Xbox format"));
    break;
  default:
    break;
  }
}

/// Compilers of versions up to 19 write the collision models twice.
void BspStructure::addPhysCollideSurface(Handle handle, const ByteSourcePtr& source) {
  const Lump& lump = m_parts.lumps[LumpId::PhysCollideSurface];
  if (lump.empty()) {
    return;
  }
  if (std::ranges::equal(lump.bytes().span(), m_parts.lumps[LumpId::PhysCollide].bytes().span())) {
    Diagnostics toldOfTheOther;
    addPhysCollideSections(m_builder, handle, lump, order(), source, toldOfTheOther);
    appendNote(m_builder.at(handle), base::translate("formats", "the same bytes as PHYSCOLLIDE"));
  }
}

void BspStructure::addGameLumps() {
  const Handle group = handleOf(LumpId::GameLump);
  m_builder.at(group).table = tableOf(m_parts.gameLump.directory.layout(), m_parts.gameLump.directory.whole());
  const ByteRange directory = m_parts.gameLump.directory.whole();
  if (directory.offset == m_builder.at(group).range.offset + bsp::kListCount.size) {
    addListCounts(m_builder, group, {directory}, order(), m_spaces[directory.space].source);
  }
  for (const GameLumpEntry& entry : m_parts.gameLump.entries) {
    const Handle handle = m_builder.add(group, entry.name(), entry.block.range);
    describe(handle, entry.version, entry.block);
    if (&entry == m_parts.gameLump.find(kStaticProps)) {
      addStaticProps(handle);
    } else if (&entry == m_parts.gameLump.find(kDetailProps)) {
      addDetailProps(handle);
    } else if (entry.block.range.size > 0) {
      appendNote(m_builder.at(handle), base::translate("formats", "opaque: unknown format"));
    }
    addStored(handle, entry.block);
  }
}

void BspStructure::addStaticProps(Handle parent) {
  const StaticProps& props = m_parts.staticProps;
  const RecordView& last = props.scales.layout() ? props.scales : props.leaves;
  // Without props there is only their count.
  const ByteRange noProps{last.whole().space, last.whole().end() + bsp::kListCount.size, 0};
  const bool counted = last.layout() && noProps.offset <= m_builder.at(parent).range.end();
  addCounts(parent, {&props.dictionary, &props.otherNames, &props.leaves, &props.scales, &props.props},
            counted && !props.props.layout() ? std::optional(noProps) : std::nullopt);
  addTable(parent, QStringLiteral("dictionary"), props.dictionary);
  for (const auto& [name, view] : {std::pair("names", &props.otherNames), std::pair("scales", &props.scales)}) {
    if (view->layout()) {
      addTable(parent, QString::fromLatin1(name), *view);
    }
  }
  addTable(parent, QStringLiteral("leaves"), props.leaves);
  m_staticProps = addTable(parent, QStringLiteral("props"), props.props);
  if (!props.knownRecords) {
    m_builder.at(m_staticProps).note =
        base::translate("formats", "the record size is unknown for this version; only the common part is read");
  }
}

/// Counts before the lists that were read, and before one more.
void BspStructure::addCounts(Handle parent, std::initializer_list<const RecordView*> views,
                             const std::optional<ByteRange>& more) {
  std::vector<ByteRange> lists;
  for (const RecordView* view : views) {
    if (view->layout()) {
      lists.push_back(view->whole());
    }
  }
  if (more) {
    lists.push_back(*more);
  }
  addListCounts(m_builder, parent, lists, order(), m_spaces[m_builder.at(parent).range.space].source);
}

void BspStructure::addDetailProps(Handle parent) {
  addCounts(parent, {&m_parts.detailProps.dictionary, &m_parts.detailProps.sprites, &m_parts.detailProps.props}, {});
  addTable(parent, QStringLiteral("dictionary"), m_parts.detailProps.dictionary);
  addTable(parent, QStringLiteral("sprites"), m_parts.detailProps.sprites);
  m_detailProps = addTable(parent, QStringLiteral("props"), m_parts.detailProps.props);
}

/// The files beside the map, and what their lumps stand for.
void BspStructure::addSideLumps() {
  for (const SideLump& side : m_parts.sideLumps) {
    const Handle file = m_builder.add(m_builder.root(), side.name, side.whole);
    m_builder.at(file).note = base::translate("formats", "replaces %1").arg(QLatin1StringView(lumpName(side.lump)));
    addTable(file, QStringLiteral("header"), {side.whole.space, 0, bsp::kSideLumpHeader.size}, bsp::kSideLumpHeader);
    if (side.replaced) {
      const Handle replaced = m_builder.add(handleOf(side.lump), QStringLiteral("replaced"), *side.replaced);
      m_builder.at(replaced).note = base::translate("formats", "not used: replaced by %1").arg(side.name);
    }
  }
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
  for (const SideLump& side : m_parts.sideLumps) {
    use(side.replaced.value_or(ByteRange{}));
  }
  use({space(), m_fileSize, 1});
  std::ranges::sort(used, {}, &ByteRange::offset);
  std::uint64_t end = 0;
  std::vector<ByteRange> padding;
  for (const ByteRange& range : used) {
    const ByteRange between{space(), end, range.offset > end ? range.offset - end : 0};
    if (isAlignment(between)) {
      padding.push_back(between);
    } else if (between.size > 0) {
      const Handle gap = m_builder.add(m_builder.root(), QStringLiteral("gap"), between);
      m_builder.at(gap).note = base::translate("formats", "unread rest that belongs to no lump");
      m_diagnostics.countedNote(QStringLiteral("bsp.gap"),
                                base::translate("formats", "%1 bytes belong to no lump").arg(between.size), between);
    }
    end = std::max(end, range.end());
  }
  addPadding(padding);
}

/// True for zeros that bring what follows to the power of two that its offset is a multiple of.
bool BspStructure::isAlignment(const ByteRange& between) const {
  const std::uint64_t alignment = lumpAlignmentAt(between.end());
  if (between.size == 0 || between.size >= alignment || between.end() % alignment != 0) {
    return false;
  }
  const auto bytes = m_spaces[between.space].source->read(between.offset, between.size);
  return bytes && std::ranges::all_of(bytes->span(), [](std::byte byte) { return byte == std::byte{}; });
}

void BspStructure::addPadding(const std::vector<ByteRange>& places) {
  if (places.empty()) {
    return;
  }
  const ByteRange whole{places.front().space, places.front().offset, places.back().end() - places.front().offset};
  std::vector<RecordRun> runs;
  for (const ByteRange& place : places) {
    runs.push_back({static_cast<std::uint32_t>(place.offset - whole.offset), static_cast<std::uint32_t>(place.size)});
  }
  const Handle handle = m_builder.add(m_builder.root(), QStringLiteral("padding"), whole);
  m_builder.at(handle).note = base::translate("formats", "padding zeros between lumps");
  const auto decode = [](std::uint64_t, const Bytes& record) -> Result<std::vector<structure::PlacedCell>> {
    return {{{std::vector<std::int64_t>(record.size()), 0, record.size()}}};
  };
  m_builder.at(handle).table =
      makeScatteredRuns(kAlignmentBytes, m_spaces[whole.space].source, whole, std::move(runs), decode);
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
