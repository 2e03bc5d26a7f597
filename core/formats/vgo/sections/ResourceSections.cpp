#include "core/formats/vgo/sections/ResourceSections.h"

#include "core/formats/vgo/sections/ElementLayouts.h"
#include "core/formats/vgo/sections/TypeNames.h"
#include "core/formats/vgo/sections/VgoSections.h"
#include "core/image/PictureFile.h"
#include "core/structure/LayoutBuilder.h"

#include <map>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

/// By accessor: whether a mesh has it as the triangles of a part.
std::vector<bool> triangleLists(const JsonValueRef& layout, std::size_t accessors) {
  std::vector<bool> are(accessors);
  for (const JsonValueRef& mesh : layout["meshes"].children()) {
    for (const JsonValueRef& part : mesh["subMeshes"].children()) {
      const std::int64_t index = part.integer(-1);
      if (index >= 0 && static_cast<std::uint64_t>(index) < accessors) {
        are[static_cast<std::size_t>(index)] = true;
      }
    }
  }
  return are;
}

class Builder {
public:
  Builder(StructureBuilder& builder, Handle resource, const VgoFile& file, const ByteSourcePtr& source)
      : m_builder(builder), m_resource(resource), m_accessors(file.accessors), m_source(source),
        m_triangles(triangleLists(file.layoutRoot(), file.accessors.size())) {}

  std::vector<std::optional<Handle>> run() {
    const std::size_t count = std::min(m_accessors.size(), kMostElementSections);
    std::vector<std::optional<Handle>> handles(count);
    for (std::size_t i = 0; i < count; ++i) {
      const ByteRange place = placeOf(m_accessors.all()[i]);
      if (place.size > 0) {
        handles[i] = add(i, place);
      }
    }
    if (count < m_accessors.size()) {
      m_builder.at(m_resource).note = QStringLiteral("the elements of the first %1 accessors are listed").arg(count);
    }
    return handles;
  }

private:
  /// The bytes of an accessor that are there.
  ByteRange placeOf(const Accessor& accessor) const {
    const ByteRange& whole = m_accessors.resource().where;
    if (accessor.fault && !accessor.cutShort) {
      return {whole.space, whole.offset, 0};
    }
    const auto offset = static_cast<std::uint64_t>(accessor.byteOffset);
    return {whole.space, whole.offset + offset,
            std::min(static_cast<std::uint64_t>(accessor.byteLength), whole.size - offset)};
  }

  void setTable(Handle handle, const LayoutPtr& layout, const ByteRange& range) {
    m_builder.at(handle).table = layout ? structure::makeFixedTable(layout, m_source, range) : nullptr;
  }

  /// The handle where its rows are elements or triangles.
  std::optional<Handle> add(std::size_t index, const ByteRange& place) {
    const Accessor& accessor = m_accessors.all()[index];
    const Handle handle = m_builder.add(m_resource, QString::number(index), place);
    tell(m_builder.at(handle), accessor);
    if (accessor.isSparse()) {
      addSparse(handle, accessor, place);
      return std::nullopt;
    }
    if (accessor.kind == AccessorKind::ImageData) {
      addPicture(m_builder.at(handle), place);
      return std::nullopt;
    }
    const DataType type = accessor.storedType();
    setTable(handle, m_triangles[index] ? triangleLayout(type) : layoutOf(type), place);
    if (accessor.fault) {
      return std::nullopt;
    }
    if (m_triangles[index] && accessor.count % 3 != 0) {
      m_builder.at(handle).note = QStringLiteral("the last %1 indices make no triangle").arg(accessor.count % 3);
    }
    return m_builder.at(handle).table ? std::optional(handle) : std::nullopt;
  }

  void addSparse(Handle parent, const Accessor& accessor, const ByteRange& place) {
    const std::uint64_t valuesAt = std::min(static_cast<std::uint64_t>(accessor.sparseValueOffset), place.size);
    const ByteRange indices{place.space, place.offset, valuesAt};
    const ByteRange values{place.space, place.offset + valuesAt, place.size - valuesAt};
    setTable(m_builder.add(parent, QStringLiteral("indices"), indices), layoutOf(accessor.sparseIndexType), indices);
    setTable(m_builder.add(parent, QStringLiteral("values"), values), layoutOf(accessor.sparseValueType), values);
    if (!accessor.fault) {
      m_builder.at(parent).note = QStringLiteral("sparse: %1 of its values are stored").arg(accessor.sparseCount);
    }
  }

  const LayoutPtr& layoutOf(DataType type) {
    const auto [place, fresh] = m_layouts.try_emplace(type);
    if (fresh) {
      place->second = elementLayout(type);
    }
    return place->second;
  }

  static void tell(structure::Section& section, const Accessor& accessor) {
    const auto name = [](auto names, auto value) {
      return structure::Value(structure::enumName(names, static_cast<std::uint64_t>(value)));
    };
    section.attributes = {
        {QStringLiteral("kind"), name(std::span(kAccessorKindNames), accessor.kind)},
        {QStringLiteral("dataType"), name(std::span(kDataTypeNames), accessor.dataType)},
        {QStringLiteral("count"), structure::integer(accessor.count)},
    };
    if (accessor.fault) {
      section.note = accessor.fault->message;
    } else if (accessor.storedType() != accessor.dataType) {
      section.note = QStringLiteral("said to be %1, but four numbers of four bytes each")
                         .arg(structure::enumName(kDataTypeNames, static_cast<std::uint64_t>(accessor.dataType)));
    }
  }

  /// One record: the whole file.
  void addPicture(structure::Section& section, const ByteRange& place) {
    section.table =
        structure::makeIndexedTable(pictureLayout(), m_source, place, {0}, [](std::uint64_t, const Bytes& file) {
          const auto kind = image::sniffPicture(file.span());
          return Result<structure::Row>(structure::Row{
              {kind ? image::pictureKindName(*kind) : QStringLiteral("unknown"), structure::integer(file.size())}});
        });
    constexpr std::uint64_t kHead = 64; // all signatures but that of TGA are shorter, and TGA is none of VGO's
    const auto head = m_source->readClipped(place.offset, std::min(place.size, kHead));
    const auto kind = head ? image::sniffPicture(head->span()) : std::nullopt;
    if (!section.note.isEmpty()) {
      return; // it is cut short
    }
    section.note = kind ? QStringLiteral("a picture: %1").arg(image::pictureKindName(*kind))
                        : QStringLiteral("no picture of a known kind");
  }

  StructureBuilder& m_builder;
  Handle m_resource;
  const Accessors& m_accessors;
  const ByteSourcePtr& m_source;
  std::vector<bool> m_triangles;
  std::map<DataType, LayoutPtr> m_layouts;
};

} // namespace

std::vector<std::optional<Handle>> addElementSections(StructureBuilder& builder, Handle resource, const VgoFile& file,
                                                      const ByteSourcePtr& source) {
  return Builder(builder, resource, file, source).run();
}

} // namespace vitrine::formats::vgo
