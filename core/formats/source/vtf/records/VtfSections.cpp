#include "core/formats/source/vtf/records/VtfSections.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/file/VtfTexture.h"
#include "core/formats/source/vtf/records/VtfFlags.h"

namespace vitrine::formats::source {
namespace {

using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

constexpr std::uint32_t kShownTexelBytes = 16;
constexpr std::uint64_t kMaxUnpacked = 256; ///< packed pictures with a space of their own

/// A picture of `size` bytes, of which the first are shown.
LayoutPtr pictureLayout(std::uint32_t size) {
  const structure::FieldSpec texels = structure::fields::raw(
      "texels", QT_TRANSLATE_NOOP("formats", "the first of them"), std::min(size, kShownTexelBytes));
  return LayoutPtr::make("picture", size, {texels.field});
}

class SectionMaker {
public:
  SectionMaker(StructureBuilder& builder, bytes::ByteSpaces& spaces, const Bytes& file, const VtfHeader& header)
      : m_builder(builder), m_spaces(spaces), m_file(file), m_header(header) {}

  VtfSections make(const VtfLayout* layout, const Limits& limits);
  void addHeader();

private:
  ByteRange clipped(std::uint64_t offset, std::uint64_t size) const;
  Handle add(Handle parent, const QString& name, const ByteRange& wanted);
  void addResources();
  void addThumbnail();
  void addLevels(const VtfLayout& layout);
  void addPacked(const VtfLayout& layout, const Limits& limits);
  std::uint64_t sizeOf(const VtfResource& resource) const;

  StructureBuilder& m_builder;
  bytes::ByteSpaces& m_spaces;
  const Bytes& m_file;
  const VtfHeader& m_header;
  VtfSections m_made;
};

ByteRange SectionMaker::clipped(std::uint64_t offset, std::uint64_t size) const {
  const std::uint64_t from = std::min<std::uint64_t>(offset, m_file.size());
  return {base::kFileSpace, from, std::min<std::uint64_t>(size, m_file.size() - from)};
}

Handle SectionMaker::add(Handle parent, const QString& name, const ByteRange& wanted) {
  const ByteRange range = clipped(wanted.offset, wanted.size);
  const Handle handle = m_builder.add(parent, name, range);
  if (range.size < wanted.size) {
    m_builder.at(handle).note = base::translate("formats", "truncated");
  }
  return handle;
}

/// Size of a resource that has none of its own in the header and so begins with it.
std::uint64_t SectionMaker::sizeOf(const VtfResource& resource) const {
  constexpr structure::Column kSize = structure::columnOf<vtf::kLength>("size");
  const ByteRange head = clipped(resource.value, vtf::kLength.size);
  return head.size < vtf::kLength.size ? head.size : head.size + kSize.as<std::uint64_t>(m_file.data() + head.offset);
}

void SectionMaker::addResources() {
  const std::uint64_t count = m_header.resources.size();
  const ByteRange rows{base::kFileSpace, vtf::kHeader73.size, count * vtf::kResource.size};
  const Handle table = add(m_builder.root(), QStringLiteral("resources"), rows);
  m_builder.at(table).table =
      structure::makeFixedTable(vtf::kResource, bytes::makeMemorySource(m_file), m_builder.at(table).range);
  for (const VtfResource& resource : m_header.resources) {
    const bool known = resource.tag == VtfResource::kThumbnail || resource.tag == VtfResource::kImage;
    if (resource.local() || known) {
      continue;
    }
    const QString name = structure::enumName(kVtfResourceNames, resource.tag);
    add(m_builder.root(), name.isEmpty() ? QStringLiteral("resource") : name,
        {base::kFileSpace, resource.value, sizeOf(resource)});
  }
}

void SectionMaker::addThumbnail() {
  if (const auto range = vtfThumbnailRange(m_header)) {
    const Handle handle = add(m_builder.root(), QStringLiteral("thumbnail"), *range);
    m_builder.at(handle).note = vtfThumbnailText(m_header);
  }
}

/// A section for each level; its pictures have one size, and are its records.
void SectionMaker::addLevels(const VtfLayout& layout) {
  const Handle image =
      add(m_builder.root(), QStringLiteral("image"), {base::kFileSpace, layout.imageOffset(), layout.imageBytes()});
  m_made.levels.resize(m_header.mips);
  m_made.levelsHaveRecords = true;
  std::uint64_t at = layout.imageOffset();
  for (std::uint32_t mip = m_header.mips; mip-- > 0;) {
    const std::uint64_t each = layout.mipBytes(mip);
    const std::uint64_t size = each * m_header.frames * layout.faces();
    const Handle level = add(image, QStringLiteral("mip %1").arg(mip), {base::kFileSpace, at, size});
    structure::Section& section = m_builder.at(level);
    if (section.note.isEmpty()) {
      section.note = QStringLiteral("%1 x %2").arg(m_header.mipWidth(mip)).arg(m_header.mipHeight(mip));
    }
    if (each <= std::numeric_limits<std::uint32_t>::max()) {
      section.table = structure::makeFixedTable(pictureLayout(static_cast<std::uint32_t>(each)),
                                                bytes::makeMemorySource(m_file), section.range);
    } else {
      m_made.levelsHaveRecords = false;
    }
    m_made.levels[mip] = level;
    at += size;
  }
}

/// Packed pictures: each a section, and what is in it a space of its own.
void SectionMaker::addPacked(const VtfLayout& layout, const Limits& limits) {
  const Handle image =
      add(m_builder.root(), QStringLiteral("image"), {base::kFileSpace, layout.imageOffset(), layout.imageAvailable()});
  if (layout.pictureCount() > kMaxUnpacked || layout.imageBytes() > limits.maxDecodedBytes) {
    m_builder.at(image).note = base::translate("formats", "%1 packed images").arg(layout.pictureCount());
    return;
  }
  const QString decoder = layout.codingName();
  layout.visit([&](const VtfStoredPicture& stored) {
    const QString name = QStringLiteral("mip %1, frame %2, face %3").arg(stored.mip).arg(stored.frame).arg(stored.face);
    const Handle handle = add(image, name, {base::kFileSpace, stored.offset, stored.size});
    if (const auto plain = decodeVtfPicture(m_file, layout, stored)) {
      m_spaces.add(name, bytes::makeMemorySource(*plain), m_builder.at(handle).range, decoder);
      m_builder.at(handle).attributes.push_back({QStringLiteral("compression"), decoder});
    } else {
      m_builder.at(handle).note = plain.error().message;
    }
    return true;
  });
}

void SectionMaker::addHeader() {
  const LayoutPtr layout = vtfHeaderLayout(m_header.minor);
  m_made.header = add(m_builder.root(), QStringLiteral("header"), {base::kFileSpace, 0, layout->size});
  m_builder.at(m_made.header).table =
      structure::makeFixedTable(layout, bytes::makeMemorySource(m_file), m_builder.at(m_made.header).range);
}

VtfSections SectionMaker::make(const VtfLayout* layout, const Limits& limits) {
  addHeader();
  if (m_header.minor >= 3) {
    addResources();
  }
  addThumbnail();
  if (layout != nullptr && layout->coding() == VtfCoding::None) {
    addLevels(*layout);
  } else if (layout != nullptr) {
    addPacked(*layout, limits);
  }
  return std::move(m_made);
}

} // namespace

void addVtfHeaderSection(StructureBuilder& builder, const Bytes& file) {
  VtfHeader header;
  header.minor = vtfMinorOf(file);
  bytes::ByteSpaces none;
  SectionMaker(builder, none, file, header).addHeader();
}

VtfSections addVtfSections(StructureBuilder& builder, bytes::ByteSpaces& spaces, const Bytes& file,
                           const VtfHeader& header, const VtfLayout* layout, const Limits& limits) {
  return SectionMaker(builder, spaces, file, header).make(layout, limits);
}

} // namespace vitrine::formats::source
