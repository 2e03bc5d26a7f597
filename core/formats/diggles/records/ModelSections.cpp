#include "core/formats/diggles/records/ModelSections.h"

#include "core/base/Translate.h"

namespace vitrine::formats::diggles {
namespace {

using base::translate;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

// Layouts refer to these paths, as to those of parts.
constexpr std::array<const char*, kArrayKinds.size()> kArrayNames = {"triangles", "uvs", "points", "brightness"};

/// From the start of the first range to the end of the last.
template <class Ranges>
ByteRange spanOf(const Ranges& ranges) {
  const ByteRange& first = ranges.front();
  return {first.space, first.offset, ranges.back().end() - first.offset};
}

/// By kind of array; of triangle arrays that of a triangle, not of an index.
const std::array<LayoutPtr, kArrayKinds.size()>& elementLayouts() {
  static const std::array<LayoutPtr, kArrayKinds.size()> kElements = {layouts::kTriangle, layouts::kUv, layouts::kPoint,
                                                                      layouts::kBrightness};
  return kElements;
}

class Builder {
public:
  Builder(StructureBuilder& builder, const ByteSourcePtr& source, const ModelFile& model)
      : m_builder(builder), m_source(source), m_model(model) {}

  ModelSections addAll() {
    addHeader();
    m_sections.materials = addWalked(ModelPart::Materials, layouts::kMaterial, m_model.materials);
    m_sections.meshes = addWalked(ModelPart::Meshes, layouts::kMesh, m_model.meshes);
    addLinks();
    m_sections.objects = addWalked(ModelPart::Objects, layouts::kObject, m_model.objects);
    m_sections.animations = addWalked(ModelPart::Animations, layouts::kAnimation, m_model.animations);
    addShadows();
    addCmaps();
    if (m_model.reached(ModelPart::Arrays)) {
      addArrays();
    }
    addRest();
    return std::move(m_sections);
  }

private:
  Handle add(Handle parent, const QString& name, const ByteRange& range) { return m_builder.add(parent, name, range); }

  Handle add(Handle parent, const char* name, const ByteRange& range) {
    return add(parent, QString::fromLatin1(name), range);
  }

  template <class Name>
  Handle addTable(Handle parent, const Name& name, const LayoutPtr& layout, const ByteRange& range) {
    const Handle handle = add(parent, name, range);
    m_builder.at(handle).table = structure::makeFixedTable(layout, m_source, range);
    return handle;
  }

  /// Offset of each record, from the start of `within`.
  template <class Records>
  static std::vector<std::uint32_t> startsOf(const Records& records, const ByteRange& within) {
    std::vector<std::uint32_t> starts(records.size());
    std::ranges::transform(records, starts.begin(), [&](const auto& record) {
      return static_cast<std::uint32_t>(record.where.offset - within.offset);
    });
    return starts;
  }

  void addHeader() {
    if (!m_model.reached(ModelPart::Header)) {
      return;
    }
    const ModelPartSpan& part = m_model.span(ModelPart::Header);
    const LayoutPtr layout = part.whole ? LayoutPtr(layouts::kHeader) : LayoutPtr(layouts::kHeaderStart);
    const Handle handle = add(m_builder.root(), partName(ModelPart::Header), part.range);
    m_builder.at(handle).table = structure::makeVariableSizeTable(layout, m_source, part.range, {0});
    noteDamage(ModelPart::Header, handle);
  }

  void noteDamage(ModelPart part, Handle handle) {
    if (!m_model.span(part).whole) {
      m_builder.at(handle).note = m_model.damage->reason();
    }
  }

  /// The bytes of a part behind its count.
  ByteRange recordsOf(ModelPart part) const {
    const ByteRange range = m_model.span(part).range;
    const std::uint32_t counter = countLayout(part)->size;
    return {range.space, range.offset + counter, range.size - counter};
  }

  /// The section of a part with its count; nothing when the file does not reach it.
  std::optional<Handle> addPart(ModelPart part) {
    if (!m_model.reached(part)) {
      return std::nullopt;
    }
    const ByteRange range = m_model.span(part).range;
    const LayoutPtr count = countLayout(part);
    const Handle handle = add(m_builder.root(), partName(part), range);
    addTable(handle, "count", count, {range.space, range.offset, count->size});
    noteDamage(part, handle);
    return handle;
  }

  template <class Records>
  std::optional<Handle> addWalked(ModelPart part, const LayoutPtr& layout, const Records& records) {
    const auto handle = addPart(part);
    if (handle) {
      const ByteRange where = recordsOf(part);
      m_builder.at(*handle).table = structure::makeVariableSizeTable(layout, m_source, where, startsOf(records, where));
    }
    return handle;
  }

  void addLinks() {
    if (m_model.links.empty()) {
      return;
    }
    std::vector<std::uint64_t> offsets;
    offsets.reserve(m_model.links.size());
    for (const ModelMesh& mesh : m_model.meshes) {
      for (std::size_t i = 0; i < mesh.linkCount; ++i) {
        offsets.push_back(mesh.linkRange(i).offset);
      }
    }
    // To the end of the last mesh: links are only known when the mesh they are in is whole.
    const ByteRange range{m_model.space, offsets.front(), m_model.meshes.back().where.end() - offsets.front()};
    std::vector<std::uint32_t> starts(offsets.size());
    std::ranges::transform(offsets, starts.begin(),
                           [&](std::uint64_t offset) { return static_cast<std::uint32_t>(offset - range.offset); });
    m_sections.links = add(*m_sections.meshes, "links", range);
    structure::Section& section = m_builder.at(*m_sections.links);
    section.table = structure::makeScatteredTable(layouts::kLink, m_source, range, std::move(starts));
    section.note = translate("formats", "inside the meshes");
  }

  void addShadows() {
    m_sections.shadows = addPart(ModelPart::Shadows);
    if (m_sections.shadows) {
      m_builder.at(*m_sections.shadows).table =
          structure::makeFixedTable(layouts::kShadow, m_source, recordsOf(ModelPart::Shadows));
    }
  }

  /// The numbers before each cmap are its record; its pixels are rows of a section of their own.
  void addCmaps() {
    m_sections.cmaps = addPart(ModelPart::Cmaps);
    if (!m_sections.cmaps) {
      return;
    }
    const ByteRange range = m_model.span(ModelPart::Cmaps).range;
    m_builder.at(*m_sections.cmaps).table =
        structure::makeScatteredTable(layouts::kCmap, m_source, range, startsOf(m_model.cmaps, range));
    for (std::size_t i = 0; i < m_model.cmaps.size(); ++i) {
      const ModelCmap& cmap = m_model.cmaps[i];
      if (cmap.pixels.size > 0) {
        const structure::Field row{
            .name = "pixels", .type = structure::FieldType::U8, .offset = 0, .count = cmap.width};
        addTable(*m_sections.cmaps, QString::number(i), LayoutPtr::make("row of pixels", cmap.width, {row}),
                 cmap.pixels);
      }
    }
  }

  void addArrays() {
    const ModelArrays& arrays = m_model.arrays;
    const Handle all = add(m_builder.root(), partName(ModelPart::Arrays), m_model.span(ModelPart::Arrays).range);
    noteDamage(ModelPart::Arrays, all);
    addTable(all, "counts", layouts::kArrayCounts, arrays.counts);
    addLengths(all);
    if (arrays.anchors.size > 0) {
      m_sections.anchors = addTable(all, "anchors", layouts::kAnchor, arrays.anchors);
    }
    for (const ArrayKind kind : kArrayKinds) {
      addElements(all, kind);
    }
  }

  void addLengths(Handle parent) {
    const auto& lengths = m_model.arrays.lengths;
    std::vector<std::size_t> kinds;
    for (std::size_t kind = 0; kind < lengths.size(); ++kind) {
      if (lengths[kind].size > 0) {
        kinds.push_back(kind);
      }
    }
    if (kinds.empty()) {
      return;
    }
    const Handle group = add(parent, "lengths", spanOf(std::array{lengths[kinds.front()], lengths[kinds.back()]}));
    for (const std::size_t kind : kinds) {
      addTable(group, kArrayNames[kind], layouts::kLength, lengths[kind]);
    }
  }

  void addElements(Handle parent, ArrayKind kind) {
    const auto which = static_cast<std::size_t>(kind);
    const auto& arrays = m_model.arrays.of[which];
    auto& handles = m_sections.arrays[which];
    handles.resize(arrays.size());
    const auto isThere = [](const ModelArray& array) { return array.count > 0; };
    const auto first = std::ranges::find_if(arrays, isThere);
    if (first == arrays.end()) {
      return;
    }
    const auto last = std::ranges::find_if(arrays.rbegin(), arrays.rend(), isThere);
    const Handle group = add(parent, kArrayNames[which], spanOf(std::array{first->where, last->where}));
    const LayoutPtr& layout = elementLayouts()[which];
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (isThere(arrays[i])) {
        handles[i] = addTable(group, QString::number(i), layout, arrays[i].where);
        m_builder.at(*handles[i]).note = noteOf(kind, arrays[i]);
      }
    }
  }

  static QString noteOf(ArrayKind kind, const ModelArray& array) {
    if (array.count < array.declared) {
      return translate("formats", "cut short: %1 of %2 elements").arg(array.count).arg(array.declared);
    }
    const std::uint32_t over = kind == ArrayKind::Triangles ? array.count % 3 : 0;
    return over == 0 ? QString() : translate("formats", "the last %1 indices make no triangle").arg(over);
  }

  void addRest() {
    if (m_model.rest.size > 0) {
      const bool damaged = m_model.damage.has_value();
      const Handle rest = add(m_builder.root(), damaged ? "unread rest" : "trailing", m_model.rest);
      m_builder.at(rest).note = damaged ? m_model.damage->reason() : translate("formats", "not used");
    }
  }

  StructureBuilder& m_builder;
  const ByteSourcePtr& m_source;
  const ModelFile& m_model;
  ModelSections m_sections;
};

} // namespace

ModelSections addModelSections(StructureBuilder& builder, const ByteSourcePtr& source, const ModelFile& model) {
  return Builder(builder, source, model).addAll();
}

} // namespace vitrine::formats::diggles
