#include "core/formats/diggles/records/DigglesSections.h"

#include "core/base/Translate.h"

#include <QAnyStringView>

#include <algorithm>
#include <utility>

namespace vitrine::formats::diggles {
namespace {

using base::translate;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

// Layouts refer to these paths, as to those of parts.
constexpr std::array<const char*, kArrayKinds.size()> kArrayNames = {"triangles", "uvs", "points", "brightness"};

class Builder {
public:
  Builder(StructureBuilder& builder, const ByteSourcePtr& source, const ModelFile& model)
      : m_builder(builder), m_source(source), m_model(model) {}

  ModelRecords addAll() {
    addHeader();
    addWalked(ModelPart::Materials, layouts::kMaterial, m_model.materials, m_records.materials);
    if (const auto meshes = addWalked(ModelPart::Meshes, layouts::kMesh, m_model.meshes, m_records.meshes)) {
      addLinks(*meshes);
    }
    addWalked(ModelPart::Objects, layouts::kObject, m_model.objects, m_records.objects);
    addWalked(ModelPart::Animations, layouts::kAnimation, m_model.animations, m_records.animations);
    addShadows();
    addCmaps();
    if (m_model.reached(ModelPart::Arrays)) {
      addArrays();
    }
    addRest();
    m_builder.number();
    for (const auto& [record, handle] : m_handles) {
      *record = m_builder.idOf(handle);
    }
    return std::move(m_records);
  }

private:
  Handle add(Handle parent, QAnyStringView name, const ByteRange& range) {
    return m_builder.add(parent, name.toString(), range);
  }

  Handle addTable(Handle parent, QAnyStringView name, const LayoutPtr& layout, const ByteRange& range) {
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

  /// The section of a part with its count, which is that of `records`; nothing when the file does not reach it.
  std::optional<Handle> addPart(ModelPart part, SectionId& records) {
    if (!m_model.reached(part)) {
      return std::nullopt;
    }
    const ByteRange range = m_model.span(part).range;
    const LayoutPtr count = countLayout(part);
    const Handle handle = add(m_builder.root(), partName(part), range);
    addTable(handle, "count", count, {range.space, range.offset, count->size});
    noteDamage(part, handle);
    m_handles.emplace_back(&records, handle);
    return handle;
  }

  template <class Records>
  std::optional<Handle> addWalked(ModelPart part, const LayoutPtr& layout, const Records& records, SectionId& section) {
    const auto handle = addPart(part, section);
    if (handle) {
      const ByteRange where = recordsOf(part);
      m_builder.at(*handle).table = structure::makeVariableSizeTable(layout, m_source, where, startsOf(records, where));
    }
    return handle;
  }

  void addLinks(Handle meshes) {
    const auto first = std::ranges::find_if(m_model.meshes, [](const ModelMesh& mesh) { return mesh.linkCount > 0; });
    if (first == m_model.meshes.end()) {
      return;
    }
    // To the end of the last mesh: links are only known when the mesh they are in is whole.
    const std::uint64_t start = first->linkRange(0).offset;
    const ByteRange range{m_model.space, start, m_model.meshes.back().where.end() - start};
    std::vector<std::uint32_t> starts;
    starts.reserve(m_model.links.size());
    for (const ModelMesh& mesh : m_model.meshes) {
      for (std::size_t i = 0; i < mesh.linkCount; ++i) {
        starts.push_back(static_cast<std::uint32_t>(mesh.linkRange(i).offset - start));
      }
    }
    const Handle links = add(meshes, "links", range);
    m_handles.emplace_back(&m_records.links, links);
    m_builder.at(links).table = structure::makeScatteredTable(layouts::kLink, m_source, range, std::move(starts));
    m_builder.at(links).note = translate("formats", "inside the meshes");
  }

  void addShadows() {
    if (const auto shadows = addPart(ModelPart::Shadows, m_records.shadows)) {
      m_builder.at(*shadows).table =
          structure::makeFixedTable(layouts::kShadow, m_source, recordsOf(ModelPart::Shadows));
    }
  }

  /// The numbers before each cmap are its record; its pixels are rows of a section of their own.
  void addCmaps() {
    const auto cmaps = addPart(ModelPart::Cmaps, m_records.cmaps);
    if (!cmaps) {
      return;
    }
    const ByteRange range = m_model.span(ModelPart::Cmaps).range;
    m_builder.at(*cmaps).table =
        structure::makeScatteredTable(layouts::kCmap, m_source, range, startsOf(m_model.cmaps, range));
    for (std::size_t i = 0; i < m_model.cmaps.size(); ++i) {
      const ModelCmap& cmap = m_model.cmaps[i];
      if (cmap.pixels.size > 0) {
        const structure::Field row{
            .name = "pixels", .type = structure::FieldType::U8, .offset = 0, .count = cmap.width};
        addTable(*cmaps, QString::number(i), LayoutPtr::make("row of pixels", cmap.width, {row}), cmap.pixels);
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
      m_handles.emplace_back(&m_records.anchors, addTable(all, "anchors", layouts::kAnchor, arrays.anchors));
    }
    for (const ArrayKind kind : kArrayKinds) {
      addElements(all, kind);
    }
  }

  void addLengths(Handle parent) {
    const auto& lengths = m_model.arrays.lengths;
    std::uint64_t size = 0;
    for (const ByteRange& range : lengths) {
      size += range.size;
    }
    if (size == 0) {
      return;
    }
    const Handle group = add(parent, "lengths", {m_model.space, lengths.front().offset, size});
    for (std::size_t kind = 0; kind < lengths.size(); ++kind) {
      if (lengths[kind].size > 0) {
        addTable(group, kArrayNames[kind], layouts::kLength, lengths[kind]);
      }
    }
  }

  void addElements(Handle parent, ArrayKind kind) {
    // Of triangle arrays the layout of a triangle, not of an index.
    static const std::array<LayoutPtr, kArrayKinds.size()> kElements{layouts::kTriangle, layouts::kUv, layouts::kPoint,
                                                                     layouts::kBrightness};
    const auto which = static_cast<std::size_t>(kind);
    const auto& arrays = m_model.arrays.of[which];
    auto& records = m_records.arrays[which];
    records.resize(arrays.size());
    const std::uint64_t start = arrays.empty() ? 0 : arrays.front().where.offset;
    const std::uint64_t size = arrays.empty() ? 0 : arrays.back().where.end() - start;
    if (size == 0) {
      return;
    }
    const Handle group = add(parent, kArrayNames[which], {m_model.space, start, size});
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (arrays[i].count > 0) {
        const Handle handle = addTable(group, QString::number(i), kElements[which], arrays[i].where);
        m_builder.at(handle).note = noteOf(kind, arrays[i]);
        m_handles.emplace_back(&records[i], handle);
      }
    }
  }

  static QString noteOf(ArrayKind kind, const ModelArray& array) {
    if (array.count < array.declared) {
      return translate("formats", "truncated: %1 of %2 elements").arg(array.count).arg(array.declared);
    }
    const std::uint32_t over = kind == ArrayKind::Triangles ? array.count % 3 : 0;
    return over == 0 ? QString() : translate("formats", "the last %1 indices do not form a triangle").arg(over);
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
  ModelRecords m_records;
  std::vector<std::pair<SectionId*, Handle>> m_handles; ///< of the sections in m_records
};

} // namespace

ModelRecords addModelSections(StructureBuilder& builder, const ByteSourcePtr& source, const ModelFile& model) {
  return Builder(builder, source, model).addAll();
}

} // namespace vitrine::formats::diggles
