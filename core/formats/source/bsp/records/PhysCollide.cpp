#include "core/formats/source/bsp/records/PhysCollide.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/PhysSolids.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using Cells = Result<std::vector<structure::PlacedCell>>;

constexpr auto kPhysText =
    structure::layout("text of a collision model", structure::kVaryingSize,
                      bsp::chars("keydata", QT_TRANSLATE_NOOP("formats", "description of its solids and materials")));
constexpr auto kPhysOpaque =
    structure::layout("opaque bytes", structure::kVaryingSize,
                      bsp::chars("reason", QT_TRANSLATE_NOOP("formats", "reason why there are no records")));

QString opaqueReason(PhysOpaque kind) {
  switch (kind) {
  case PhysOpaque::Mopp:
    return base::translate("formats", "MOPP: code of a bounding tree that only the engine runs");
  case PhysOpaque::OtherVersion:
    return base::translate("formats", "a surface of another version, whose ledge layout is unknown");
  case PhysOpaque::NoSurface:
    return base::translate("formats", "neither a compact surface nor MOPP");
  case PhysOpaque::AxisMap:
    return base::translate("formats", "areas by direction, in an unknown format");
  }
  return {};
}

/// Finds the places of all that the lump holds.
class PhysCollideWalk {
public:
  PhysCollideWalk(const Lump& lump, bytes::Endian order, Diagnostics& diagnostics)
      : m_bytes(lump.bytes().span()), m_whole(lump.block.range), m_order(order), m_diagnostics(diagnostics) {}

  void walk() {
    const Column model = physColumn(physLayouts(m_order).model, bsp::PhysModelLayouts::field("modelIndex"));
    while (m_at + kHead <= m_bytes.size()) {
      if (model.integer(m_bytes.data() + m_at) < 0) {
        terminator = m_at;
        return;
      }
      if (!addModel()) {
        return;
      }
    }
    if (const auto rest = static_cast<std::uint32_t>(m_bytes.size() - m_at); rest > 0) {
      damage(base::translate("formats", "PHYSCOLLIDE: the lump ends inside the header of record %1").arg(models.size()),
             {m_at, rest});
    }
  }

  std::vector<std::uint32_t> models;
  std::vector<std::uint32_t> solids;
  std::vector<RecordRun> texts;
  PhysPlaces parts;
  std::optional<std::uint32_t> terminator; ///< the head that closes the list

private:
  static constexpr std::uint32_t kHead = bsp::kPhysModel.size;

  void damage(const QString& message, const RecordRun& run) const {
    m_diagnostics.damage(message, ByteRange{m_whole.space, m_whole.offset + run.start, run.size});
  }

  bool addModel() {
    const LayoutPtr& layout = physLayouts(m_order).model;
    const std::byte* head = m_bytes.data() + m_at;
    const std::int64_t data = physColumn(layout, bsp::PhysModelLayouts::field("dataSize")).integer(head);
    const std::int64_t text = physColumn(layout, bsp::PhysModelLayouts::field("keydataSize")).integer(head);
    const std::int64_t left = static_cast<std::int64_t>(m_bytes.size()) - m_at - kHead;
    const bool fits = data >= 0 && text >= 0 && data + text <= left;
    if (!fits) {
      damage(base::translate("formats", "PHYSCOLLIDE: the sizes of record %1 do not fit; the rest is left out")
                 .arg(models.size()),
             {m_at, kHead});
    }
    if (data < 0 || text < 0) {
      return false;
    }
    // Of a lump that was cut off, what is there is read.
    const RecordRun solidData{m_at + kHead, static_cast<std::uint32_t>(std::min(data, left))};
    addSolids(solidData, physColumn(layout, bsp::PhysModelLayouts::field("solidCount")).integer(head));
    models.push_back(m_at);
    if (!fits) {
      return false;
    }
    m_at = solidData.start + solidData.size + static_cast<std::uint32_t>(text);
    if (text > 0) {
      texts.push_back({solidData.start + solidData.size, static_cast<std::uint32_t>(text)});
    }
    return true;
  }

  void addSolids(const RecordRun& data, std::int64_t count) {
    const Column sizeOf = physColumn(physLayouts(m_order).solid, bsp::PhysSolidLayouts::field("size"));
    std::uint32_t at = data.start;
    const std::uint32_t end = data.start + data.size;
    for (std::int64_t i = 0; i < count; ++i) {
      const std::int64_t size = end - at >= bsp::kPhysSolid.size ? sizeOf.integer(m_bytes.data() + at) : -1;
      if (size < 0 || size > std::int64_t{end} - at - bsp::kPhysSolid.size) {
        damage(base::translate("formats", "PHYSCOLLIDE: solid %1 of record %2 does not fit").arg(i).arg(models.size()),
               {at, std::min(end - at, bsp::kPhysSolid.size)});
        if (size >= 0) {
          solids.push_back(at);
          at += bsp::kPhysSolid.size;
          addSolid(m_bytes, {at, end - at}, m_order, parts);
        }
        return;
      }
      solids.push_back(at);
      at += bsp::kPhysSolid.size;
      const RecordRun solid{at, static_cast<std::uint32_t>(size)};
      if (const auto problem = addSolid(m_bytes, solid, m_order, parts)) {
        m_diagnostics.countedDamage(
            QStringLiteral("physcollide.solid"),
            base::translate("formats", "PHYSCOLLIDE: solid %1 of record %2: %3; the rest of it is left out")
                .arg(i)
                .arg(models.size())
                .arg(problem->message),
            ByteRange{m_whole.space, m_whole.offset + problem->at, 0});
      }
      at += solid.size;
    }
  }

  std::span<const std::byte> m_bytes;
  ByteRange m_whole;
  bytes::Endian m_order;
  Diagnostics& m_diagnostics;
  std::uint32_t m_at = 0;
};

/// Adds sections of records that lie here and there in one lump.
class PhysSections {
public:
  PhysSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
               const ByteSourcePtr& source)
      : m_builder(builder), m_parent(parent), m_source(source), m_whole(builder.at(parent).range) {}

  void add(const char* name, const LayoutPtr& layout, std::vector<std::uint32_t> starts) {
    const std::uint32_t first = starts.empty() ? 0 : starts.front();
    const ByteRange range = within(first, starts.empty() ? 0 : starts.back() + layout->size);
    std::ranges::for_each(starts, [first](std::uint32_t& start) { start -= first; });
    addTable(name, range, structure::makeScatteredTable(layout, m_source, range, std::move(starts)));
  }

  void add(const char* name, const LayoutPtr& layout, std::vector<RecordRun> runs, structure::CellDecoder decode) {
    const std::uint32_t first = runs.empty() ? 0 : runs.front().start;
    const ByteRange range = within(first, runs.empty() ? 0 : runs.back().start + runs.back().size);
    std::ranges::for_each(runs, [first](RecordRun& run) { run.start -= first; });
    addTable(name, range, makeScatteredRuns(layout, m_source, range, std::move(runs), std::move(decode)));
  }

private:
  ByteRange within(std::uint32_t start, std::uint32_t end) const {
    return {m_whole.space, m_whole.offset + start, end - start};
  }
  void addTable(const char* name, const ByteRange& range, structure::RecordTablePtr table) {
    m_builder.at(m_builder.add(m_parent, QString::fromLatin1(name), range)).table = std::move(table);
  }

  structure::StructureBuilder& m_builder;
  structure::StructureBuilder::Handle m_parent;
  ByteSourcePtr m_source;
  ByteRange m_whole;
};

} // namespace

void addPhysCollideSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                            const Lump& lump, bytes::Endian order, const ByteSourcePtr& source,
                            Diagnostics& diagnostics) {
  if (lump.bytes().empty()) {
    return;
  }
  PhysCollideWalk walk(lump, order, diagnostics);
  walk.walk();
  PhysSections sections(builder, section, source);
  const PhysLayoutSet& layouts = physLayouts(order);
  sections.add("models", layouts.model, std::move(walk.models));
  sections.add("solids", layouts.solid, std::move(walk.solids));
  sections.add("headers", layouts.head, std::move(walk.parts.heads));
  sections.add("surfaces", layouts.surface, std::move(walk.parts.surfaces));
  sections.add("nodes", layouts.node, std::move(walk.parts.nodes));
  sections.add("ledges", layouts.ledge, std::move(walk.parts.ledges));
  sections.add("triangles", layouts.triangle, std::move(walk.parts.triangles));
  sections.add("points", layouts.point, std::move(walk.parts.points));
  sections.add("keydata", kPhysText, std::move(walk.texts), [](std::uint64_t, const Bytes& record) -> Cells {
    return {{{bytes::cString(record.span(), 0), 0, record.size()}}};
  });
  sections.add("opaque", kPhysOpaque, std::move(walk.parts.opaque),
               [kinds = std::move(walk.parts.opaqueKinds)](std::uint64_t row, const Bytes&) -> Cells {
                 return {{{opaqueReason(kinds.at(static_cast<std::size_t>(row)))}}};
               });
  sections.add("terminator", layouts.model,
               walk.terminator ? std::vector<std::uint32_t>{*walk.terminator} : std::vector<std::uint32_t>());
}

} // namespace vitrine::formats::source
