#include "core/formats/vgo/records/ResourceSections.h"

#include "core/base/Translate.h"
#include "core/image/PictureFile.h"

#include <array>
#include <map>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;
using structure::LayoutPtr;
using structure::StructureBuilder;
using ResourceHandle = StructureBuilder::Handle;

constexpr auto kPicture = structure::layout(
    "picture", structure::kVaryingSize, structure::fields::chars("kind").varying(), structure::fields::u32("bytes"));

/// Layout of `count` numbers of that type to each name.
LayoutPtr numbersLayout(const char* name, DataType type, std::span<const char* const> names, std::uint32_t count = 1,
                        const char* meaning = "") {
  std::vector<structure::Field> fields;
  std::uint32_t size = 0;
  for (const char* one : names) {
    fields.push_back({.name = one, .type = numberType(type), .offset = size, .count = count, .meaning = meaning});
    size += fields.back().byteSize();
  }
  return LayoutPtr::make(name, size, std::move(fields));
}

/// Layout of one element; null: unknown type.
LayoutPtr elementLayout(DataType type) {
  static constexpr const char* kValue[] = {"value"};
  static constexpr const char* kAxes[] = {"x", "y", "z", "w"};
  static constexpr const char* kMatrixColumns[] = {"column0", "column1", "column2", "column3"};
  switch (const std::uint32_t components = componentCount(type)) {
  case 0:
    return nullptr;
  case 1:
    return numbersLayout("number", type, kValue);
  case 16:
    return numbersLayout("matrix", type, kMatrixColumns, 4);
  default:
    return numbersLayout("vector", type, std::span(kAxes).first(components));
  }
}

/// Three indices of a triangle. Null: indices are not of that type.
LayoutPtr triangleLayout(DataType type) {
  static constexpr const char* kCorners[] = {"a", "b", "c"};
  return isIndexType(type) ? numbersLayout("triangle", type, kCorners, 1, QT_TRANSLATE_NOOP("formats", "a vertex"))
                           : nullptr;
}

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

class ResourceBuilder {
public:
  ResourceBuilder(StructureBuilder& builder, ResourceHandle resource, const VgoFile& file, const ByteSourcePtr& source)
      : m_builder(builder), m_resource(resource), m_accessors(file.accessors), m_source(source),
        m_triangles(triangleLists(file.layoutRoot(), file.accessors.size())) {}

  std::vector<std::optional<ResourceHandle>> run() {
    const std::size_t count = std::min(m_accessors.size(), kMostElementSections);
    std::vector<std::optional<ResourceHandle>> handles(count);
    for (std::size_t i = 0; i < count; ++i) {
      const ByteRange place = placeOf(m_accessors.all()[i]);
      if (place.size > 0) {
        handles[i] = add(i, place);
      }
    }
    if (count < m_accessors.size()) {
      m_builder.at(m_resource).note =
          base::translate("formats", "the elements of the first %1 accessors are listed").arg(count);
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

  void setTable(ResourceHandle handle, const LayoutPtr& layout, const ByteRange& range) {
    m_builder.at(handle).table = layout ? structure::makeFixedTable(layout, m_source, range) : nullptr;
  }

  /// The handle where its rows are elements or triangles.
  std::optional<ResourceHandle> add(std::size_t index, const ByteRange& place) {
    const Accessor& accessor = m_accessors.all()[index];
    const ResourceHandle handle = m_builder.add(m_resource, QString::number(index), place);
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
      m_builder.at(handle).note =
          base::translate("formats", "the last %1 indices do not form a triangle").arg(accessor.count % 3);
    }
    return m_builder.at(handle).table ? std::optional(handle) : std::nullopt;
  }

  void addSparse(ResourceHandle parent, const Accessor& accessor, const ByteRange& place) {
    const std::uint64_t valuesAt = std::min(static_cast<std::uint64_t>(accessor.sparseValueOffset), place.size);
    const ByteRange indices{place.space, place.offset, valuesAt};
    const ByteRange values{place.space, place.offset + valuesAt, place.size - valuesAt};
    setTable(m_builder.add(parent, QStringLiteral("indices"), indices), layoutOf(accessor.sparseIndexType), indices);
    setTable(m_builder.add(parent, QStringLiteral("values"), values), layoutOf(accessor.sparseValueType), values);
    if (!accessor.fault) {
      m_builder.at(parent).note =
          base::translate("formats", "sparse: %1 of its values are stored").arg(accessor.sparseCount);
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
      section.note = base::translate("formats", "declared as %1, but stored as four numbers of four bytes")
                         .arg(structure::enumName(kDataTypeNames, static_cast<std::uint64_t>(accessor.dataType)));
    }
  }

  /// One record: the whole file.
  void addPicture(structure::Section& section, const ByteRange& place) {
    section.table = structure::makeIndexedTable(kPicture, m_source, place, {0}, [](std::uint64_t, const Bytes& file) {
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
    section.note = kind ? base::translate("formats", "an image: %1").arg(image::pictureKindName(*kind))
                        : base::translate("formats", "not an image of a known format");
  }

  StructureBuilder& m_builder;
  ResourceHandle m_resource;
  const Accessors& m_accessors;
  const ByteSourcePtr& m_source;
  std::vector<bool> m_triangles;
  std::map<DataType, LayoutPtr> m_layouts;
};

} // namespace

std::vector<std::optional<ResourceHandle>> addElementSections(StructureBuilder& builder, ResourceHandle resource,
                                                              const VgoFile& file, const ByteSourcePtr& source) {
  return ResourceBuilder(builder, resource, file, source).run();
}

} // namespace vitrine::formats::vgo
