#include "core/formats/vgo/records/VgoSections.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/file/ContainerLayouts.h"
#include "core/formats/vgo/records/ResourceSections.h"
#include "core/formats/vgo/records/VgoLayout.h"

namespace vitrine::formats::vgo {
namespace {

using structure::JsonTreePtr;
using structure::JsonValueRef;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

class Builder {
public:
  Builder(StructureBuilder& builder, const bytes::ByteSpaces& spaces, VgoFile& file)
      : m_builder(builder), m_spaces(spaces), m_file(file) {}

  LayoutSections run() {
    addHeader();
    addIndex();
    addHeads();
    addChunk(ChunkRole::Asset, m_file.asset);
    addLayout();
    addAccessors();
    addChunk(ChunkRole::AccessorCrypt, m_file.crypt);
    addResource();
    addOthers();
    addPadding();
    m_builder.number();
    tellAccessors();
    return layoutSections();
  }

private:
  Handle add(Handle parent, const QString& name, const ByteRange& range) { return m_builder.add(parent, name, range); }
  Handle add(const char* name, const ByteRange& range) {
    return add(m_builder.root(), QString::fromLatin1(name), range);
  }
  const ByteSourcePtr& source(const ByteRange& range) const { return m_spaces[range.space].source; }

  void addFixed(const char* name, const structure::LayoutPtr& layout, const ByteRange& range,
                const ByteRange& records) {
    const Handle handle = add(name, range);
    m_builder.at(handle).table = structure::makeFixedTable(layout, source(range), records);
  }

  void addHeader() {
    if (m_file.container.header) {
      const ByteRange range{base::kFileSpace, 0, kHeader.size};
      addFixed("header", kHeader, range, range);
    }
  }

  void addIndex() {
    if (m_file.container.index) {
      ByteRange entries = *m_file.container.index;
      entries.offset += kChunkHead.size;
      entries.size -= kChunkHead.size;
      addFixed("IDX", kIndexEntry, *m_file.container.index, entries);
    }
  }

  /// Records that lie apart in the file, by their ascending offsets.
  void addScattered(const char* name, const structure::LayoutPtr& layout, std::vector<std::uint64_t> offsets) {
    if (offsets.empty()) {
      return;
    }
    std::ranges::sort(offsets);
    offsets.erase(std::ranges::unique(offsets).begin(), offsets.end()); // a damaged index names some twice
    const ByteRange range{base::kFileSpace, offsets.front(), offsets.back() - offsets.front() + layout->size};
    std::vector<std::uint32_t> starts(offsets.size());
    std::ranges::transform(offsets, starts.begin(),
                           [&](std::uint64_t offset) { return static_cast<std::uint32_t>(offset - offsets.front()); });
    m_builder.at(add(name, range)).table =
        structure::makeScatteredTable(layout, source(range), range, std::move(starts));
  }

  void addHeads() {
    std::vector<std::uint64_t> offsets;
    for (const Chunk& chunk : m_file.container.chunks) {
      if (chunk.data.offset > 0) { // even where the file ends behind it
        offsets.push_back(chunk.offset);
      }
    }
    addScattered("chunks", kChunkHead, std::move(offsets));
    const Chunk* composer = m_file.container.chunk(kComposerChunk);
    if (composer && composer->data.size > 0) {
      addFixed("COMP", kComposer, composer->data, composer->data);
    }
  }

  /// Chunks that have no role.
  void addOthers() {
    const auto& composer = m_file.container.composer;
    for (const Chunk& chunk : m_file.container.chunks) {
      const bool known = chunk.type == kComposerChunk || std::ranges::find(composer, chunk.type) != composer.end();
      if (!known && chunk.data.size > 0) {
        const Handle handle = add(m_builder.root(), chunkName(chunk.type), chunk.data);
        m_builder.at(handle).note = base::translate("formats", "the composer does not refer to it");
      }
    }
  }

  void addPadding() {
    std::vector<std::uint64_t> offsets;
    for (const Chunk& chunk : m_file.container.chunks) {
      for (std::uint64_t i = 0; i < chunk.padding && !chunk.fault; ++i) {
        offsets.push_back(chunk.data.end() + i);
      }
    }
    addScattered("padding", kPaddingByte, std::move(offsets));
  }

  /// The section of a chunk without its head and padding; nothing where it has no bytes.
  std::optional<Handle> addChunk(ChunkRole role, const JsonTreePtr& members, const char* name = nullptr) {
    const Chunk* chunk = m_file.container.chunk(role);
    if (!chunk || chunk->data.size == 0) {
      return std::nullopt;
    }
    const Handle handle = add(name ? name : roleName(role), chunk->data);
    structure::Section& section = m_builder.at(handle);
    section.attributes.push_back({QStringLiteral("chunk"), chunkName(chunk->type)});
    if (members && !members->empty()) {
      section.members = members;
    }
    if (chunk->fault) {
      section.note = chunk->fault->reason();
    }
    return handle;
  }

  void addLayout() {
    const auto parent = addChunk(ChunkRole::Layout, m_file.layout);
    for (std::size_t i = 0; parent && i < kListCount; ++i) {
      const layout::ListInfo& list = layout::infoOf(static_cast<List>(i));
      const JsonValueRef member = memberAt(m_file.layoutRoot(), list.path);
      if (member.isArray()) {
        m_lists[i] = add(*parent, QString::fromLatin1(list.section), member.member().range);
        m_builder.at(*m_lists[i]).table = makeMemberTable(list.element, list.columns, m_file.layout, member.index());
      }
    }
  }

  void addAccessors() {
    const bool stored = m_file.accessorText && m_file.accessorText->space == base::kFileSpace;
    if (stored) {
      m_accessors = addChunk(ChunkRole::Accessors, m_file.accessorList);
    } else {
      addChunk(ChunkRole::Accessors, nullptr, "encrypted accessors");
    }
    if (!stored && m_file.accessorText) {
      m_accessors = add(roleName(ChunkRole::Accessors), *m_file.accessorText);
      m_builder.at(*m_accessors).members = m_file.accessorList;
    }
    if (m_accessors && JsonValueRef(*m_file.accessorList).isArray()) {
      m_builder.at(*m_accessors).table = makeMemberTable("accessor", kAccessorColumns, m_file.accessorList, 0);
    }
  }

  void addResource() {
    const Resource& resource = m_file.accessors.resource();
    const bool inFile = m_file.container.typeOf(ChunkRole::Resource) == kResourceBytes;
    const auto chunk = addChunk(ChunkRole::Resource, m_file.pointer, inFile ? nullptr : "resource file");
    if (!resource.bytes) {
      return;
    }
    const Handle handle = inFile ? *chunk : add(roleName(ChunkRole::Resource), resource.where);
    m_elements = addElementSections(m_builder, handle, m_file, source(resource.where));
  }

  SectionId idOf(const std::optional<Handle>& handle) const {
    return handle ? m_builder.idOf(*handle) : structure::kRootSection;
  }

  void tellAccessors() {
    std::vector<SectionId> elements(m_elements.size());
    std::ranges::transform(m_elements, elements.begin(), [this](const auto& handle) { return idOf(handle); });
    const bool listed = m_accessors && m_builder.at(*m_accessors).table;
    m_file.accessors.setSections(listed ? idOf(m_accessors) : structure::kRootSection, std::move(elements));
  }

  LayoutSections layoutSections() const {
    LayoutSections sections;
    for (std::size_t i = 0; i < kListCount; ++i) {
      sections[static_cast<List>(i)] = idOf(m_lists[i]);
    }
    return sections;
  }

  StructureBuilder& m_builder;
  const bytes::ByteSpaces& m_spaces;
  VgoFile& m_file;
  std::array<std::optional<Handle>, kListCount> m_lists; ///< by List
  std::optional<Handle> m_accessors;
  std::vector<std::optional<Handle>> m_elements; ///< by accessor, of those with rows
};

} // namespace

LayoutSections addSections(StructureBuilder& builder, const bytes::ByteSpaces& spaces, VgoFile& file) {
  return Builder(builder, spaces, file).run();
}

} // namespace vitrine::formats::vgo
