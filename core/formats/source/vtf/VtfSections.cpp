#include "core/formats/source/vtf/VtfSections.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/VtfFlags.h"
#include "core/formats/source/vtf/VtfTexture.h"
#include "core/structure/LayoutBuilder.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using structure::LayoutBuilder;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Type = structure::FieldType;
using Handle = StructureBuilder::Handle;

constexpr std::uint64_t kOldHeaderBytes = 64;
constexpr std::uint64_t kHeaderBytes = 80;
constexpr std::uint64_t kResourceBytes = 8;
constexpr std::uint32_t kShownTexelBytes = 16;
constexpr std::uint64_t kMaxUnpacked = 256; ///< packed pictures with a space of their own

LayoutPtr makeHeaderLayout(std::uint32_t minor) {
  LayoutBuilder layout("header");
  layout.add(Type::Chars, "signature", "", 4)
      .add(Type::U32, "version", QT_TRANSLATE_NOOP("formats", "major, minor"), 2)
      .add(Type::U32, "headerSize")
      .add(Type::U16, "width")
      .add(Type::U16, "height")
      .add(Type::U32, "flags")
      .flags(kVtfFlagNames)
      .add(Type::U16, "frames")
      .add(Type::U16, "firstFrame", QT_TRANSLATE_NOOP("formats", "65535: cube maps have no sphere map"))
      .skip(4)
      .vec3("reflectivity", QT_TRANSLATE_NOOP("formats", "mean colour, linear"))
      .skip(4)
      .add(Type::F32, "bumpScale")
      .add(Type::I32, "highResImageFormat")
      .add(Type::U8, "mipmapCount")
      .add(Type::I32, "lowResImageFormat")
      .add(Type::U8, "lowResImageWidth")
      .add(Type::U8, "lowResImageHeight");
  if (minor < 2) {
    return layout.skip(1).done(kOldHeaderBytes);
  }
  layout.add(Type::U16, "depth", QT_TRANSLATE_NOOP("formats", "slices of a volume texture"));
  if (minor < 3) {
    return layout.skip(15).done(kHeaderBytes);
  }
  return layout.skip(3).add(Type::U32, "numResources").skip(8).done(kHeaderBytes);
}

const LayoutPtr& resourceLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("resource")
          .bits(Type::U32, "tag", "", 0, 24, false)
          .values(kVtfResourceNames)
          .bits(Type::U32, "flags", QT_TRANSLATE_NOOP("formats", "2: the value itself follows, no offset"), 24, 8, true)
          .add(Type::U32, "offset", QT_TRANSLATE_NOOP("formats", "from the file's start, or the value"))
          .done(kResourceBytes);
  return layout;
}

/// A picture of `size` bytes, of which the first are shown.
LayoutPtr pictureLayout(std::uint32_t size) {
  const std::uint32_t shown = std::min(size, kShownTexelBytes);
  LayoutBuilder layout("picture");
  layout.add(Type::Raw, "texels", QT_TRANSLATE_NOOP("formats", "the first of them"), shown);
  return layout.skip(size - shown).done(size);
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
    m_builder.at(handle).note = QStringLiteral("cut short");
  }
  return handle;
}

/// Size of a resource that has none of its own in the header and so begins with it.
std::uint64_t SectionMaker::sizeOf(const VtfResource& resource) const {
  const ByteRange head = clipped(resource.value, 4);
  return head.size < 4 ? head.size : 4 + std::uint64_t{bytes::loadU32(m_file.data() + head.offset)};
}

void SectionMaker::addResources() {
  const std::uint64_t count = m_header.resources.size();
  const ByteRange rows{base::kFileSpace, kHeaderBytes, count * kResourceBytes};
  const Handle table = add(m_builder.root(), QStringLiteral("resources"), rows);
  m_builder.at(table).table =
      structure::makeFixedTable(resourceLayout(), bytes::makeMemorySource(m_file), m_builder.at(table).range);
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
    m_builder.at(handle).note = QStringLiteral("%1 x %2, %3")
                                    .arg(m_header.thumbnailWidth)
                                    .arg(m_header.thumbnailHeight)
                                    .arg(vtfFormatName(m_header.thumbnailFormat, m_header.minor));
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
    m_builder.at(image).note = QStringLiteral("%1 packed pictures").arg(layout.pictureCount());
    return;
  }
  const QString decoder = layout.coding() == VtfCoding::Zstd ? QStringLiteral("zstd") : QStringLiteral("deflate");
  layout.visit([&](const VtfStoredPicture& stored) {
    const QString name =
        QStringLiteral("mip %1, frame %2, face %3").arg(stored.mip).arg(stored.frame).arg(stored.face);
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
  const ByteRange head{base::kFileSpace, 0, m_header.minor < 2 ? kOldHeaderBytes : kHeaderBytes};
  m_made.header = add(m_builder.root(), QStringLiteral("header"), head);
  m_builder.at(m_made.header).table = structure::makeFixedTable(
      makeHeaderLayout(m_header.minor), bytes::makeMemorySource(m_file), m_builder.at(m_made.header).range);
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
  constexpr std::size_t kMinorAt = 8;
  VtfHeader header;
  header.minor = file.size() >= kMinorAt + 4 ? bytes::loadU32(file.data() + kMinorAt) : 0;
  bytes::ByteSpaces none;
  SectionMaker(builder, none, file, header).addHeader();
}

VtfSections addVtfSections(StructureBuilder& builder, bytes::ByteSpaces& spaces, const Bytes& file,
                           const VtfHeader& header, const VtfLayout* layout, const Limits& limits) {
  return SectionMaker(builder, spaces, file, header).make(layout, limits);
}

} // namespace vitrine::formats::source
