#include "core/formats/diggles/model/ModelSections.h"

#include "core/formats/diggles/model/ModelLayouts.h"

namespace vitrine::formats::diggles {
namespace {

using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;
using Type = structure::FieldType;

// Layouts refer to these paths, as to those of parts.
constexpr std::array<const char*, kArrayKinds.size()> kArrayNames = {"triangles", "uvs", "points", "brightness"};

/// From the start of the first range to the end of the last.
template <class Ranges>
ByteRange spanOf(const Ranges& ranges) {
  const ByteRange& first = ranges.front();
  return {first.space, first.offset, ranges.back().end() - first.offset};
}

class Builder {
public:
  Builder(StructureBuilder& builder, const ByteSourcePtr& source, const ModelFile& model)
      : m_builder(builder), m_source(source), m_model(model) {}

  ModelSections addAll() {
    addHeader();
    m_sections.materials = addWalked(ModelPart::Materials, materialLayout(), m_model.materials);
    m_sections.meshes = addWalked(ModelPart::Meshes, meshLayout(), m_model.meshes);
    addLinks();
    m_sections.objects = addWalked(ModelPart::Objects, objectLayout(), m_model.objects);
    m_sections.animations = addWalked(ModelPart::Animations, animationLayout(), m_model.animations);
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
    const Handle handle = add(m_builder.root(), partName(ModelPart::Header), part.range);
    m_builder.at(handle).table = structure::makeVariableSizeTable(headerLayout(part.whole), m_source, part.range, {0});
    noteDamage(ModelPart::Header, handle);
  }

  void noteDamage(ModelPart part, Handle handle) {
    if (!m_model.span(part).whole) {
      m_builder.at(handle).note = m_model.damage->reason();
    }
  }

  /// The section of a part with its count; nothing when the file does not reach it.
  std::optional<Handle> addPart(ModelPart part, std::uint64_t counter) {
    if (!m_model.reached(part)) {
      return std::nullopt;
    }
    const ByteRange range = m_model.span(part).range;
    const Handle handle = add(m_builder.root(), partName(part), range);
    addTable(handle, "count", countLayout(counter == 2 ? Type::U16 : Type::U32), {range.space, range.offset, counter});
    noteDamage(part, handle);
    return handle;
  }

  template <class Records>
  std::optional<Handle> addWalked(ModelPart part, const LayoutPtr& layout, const Records& records) {
    const std::uint64_t counter = part == ModelPart::Meshes ? 4 : 2;
    const auto handle = addPart(part, counter);
    if (handle) {
      const ByteRange range = m_model.span(part).range;
      const ByteRange where{range.space, range.offset + counter, range.size - counter};
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
    section.table = structure::makeScatteredTable(linkLayout(), m_source, range, std::move(starts));
    section.note = QStringLiteral("inside the meshes");
  }

  void addShadows() {
    m_sections.shadows = addPart(ModelPart::Shadows, 2);
    if (m_sections.shadows) {
      const ByteRange range = m_model.span(ModelPart::Shadows).range;
      m_builder.at(*m_sections.shadows).table =
          structure::makeFixedTable(shadowLayout(), m_source, {range.space, range.offset + 2, range.size - 2});
    }
  }

  /// The numbers before each cmap are its record; its pixels are rows of a section of their own.
  void addCmaps() {
    m_sections.cmaps = addPart(ModelPart::Cmaps, 2);
    if (!m_sections.cmaps) {
      return;
    }
    const ByteRange range = m_model.span(ModelPart::Cmaps).range;
    m_builder.at(*m_sections.cmaps).table =
        structure::makeScatteredTable(cmapLayout(), m_source, range, startsOf(m_model.cmaps, range));
    for (std::size_t i = 0; i < m_model.cmaps.size(); ++i) {
      const ModelCmap& cmap = m_model.cmaps[i];
      if (cmap.pixels.size > 0) {
        addTable(*m_sections.cmaps, QString::number(i), cmapRowLayout(cmap.width), cmap.pixels);
      }
    }
  }

  void addArrays() {
    const ModelArrays& arrays = m_model.arrays;
    const Handle all = add(m_builder.root(), partName(ModelPart::Arrays), m_model.span(ModelPart::Arrays).range);
    noteDamage(ModelPart::Arrays, all);
    addTable(all, "counts", arrayCountsLayout(), arrays.counts);
    addLengths(all);
    if (arrays.anchors.size > 0) {
      m_sections.anchors = addTable(all, "anchors", anchorLayout(), arrays.anchors);
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
      addTable(group, kArrayNames[kind], lengthLayout(), lengths[kind]);
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
    const LayoutPtr layout = elementLayout(kind);
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (isThere(arrays[i])) {
        handles[i] = addTable(group, QString::number(i), layout, arrays[i].where);
        m_builder.at(*handles[i]).note = noteOf(kind, arrays[i]);
      }
    }
  }

  static QString noteOf(ArrayKind kind, const ModelArray& array) {
    if (array.count < array.declared) {
      return QStringLiteral("cut short: %1 of %2 elements").arg(array.count).arg(array.declared);
    }
    const std::uint32_t over = kind == ArrayKind::Triangles ? array.count % 3 : 0;
    return over == 0 ? QString() : QStringLiteral("the last %1 indices make no triangle").arg(over);
  }

  void addRest() {
    if (m_model.rest.size > 0) {
      const bool damaged = m_model.damage.has_value();
      const Handle rest = add(m_builder.root(), damaged ? "unread rest" : "trailing", m_model.rest);
      m_builder.at(rest).note = damaged ? m_model.damage->reason() : QStringLiteral("not used");
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
