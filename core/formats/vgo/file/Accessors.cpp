#include "core/formats/vgo/file/Accessors.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <algorithm>
#include <cstring>

namespace vitrine::formats::vgo {
namespace {

// Real avatars decode to three times what they store; sparse lists and bytes that many accessors name are what remains.
constexpr std::uint64_t kFreeBytes = 16ULL << 20;
constexpr std::uint64_t kDecodedPerByte = 32;

/// A value that a sparse accessor stores: of an element, or of one number of it (SparseType).
struct SparseEntry {
  std::size_t index = 0;            ///< of the element; of the number among all numbers
  const std::byte* value = nullptr; ///< into the accessor's bytes
};

/// The result of `read`, or the error that it throws.
template <class Read>
auto caught(Read read) -> Result<decltype(read())> {
  try {
    return read();
  } catch (const bytes::ReadError& thrown) {
    return std::unexpected(thrown.error());
  }
}

[[noreturn]] void fail(std::int64_t index, const ByteRange& where, const QString& message,
                       ErrorCode code = ErrorCode::Damaged) {
  Error error =
      Error::damaged(base::translate("formats", "accessor %1: %2").arg(index).arg(message), where.offset, where.space);
  error.code = code;
  throw bytes::ReadError(std::move(error));
}

void requireType(std::int64_t index, const Accessor& accessor, bool fits) {
  if (!fits) {
    fail(index, accessor.where,
         base::translate("formats", "its data type %1 does not fit its use").arg(hexName(accessor.dataType)));
  }
}

/// Elements whose bytes are those of the file.
template <class Element>
std::vector<Element> copied(const Bytes& bytes) {
  assert(bytes.size() % sizeof(Element) == 0);
  std::vector<Element> elements(bytes.size() / sizeof(Element));
  if (!elements.empty()) {
    std::memcpy(static_cast<void*>(elements.data()), bytes.data(), bytes.size());
  }
  return elements;
}

/// Bytes become the numbers of `Element` one by one, each put in its place by `place(element, component, value)`.
template <class Stored, class Element, class Target>
std::vector<Element> converted(const Bytes& bytes, std::size_t components, Target place) {
  std::vector<Element> elements(bytes.size() / (sizeof(Stored) * components));
  for (std::size_t i = 0; i < elements.size(); ++i) {
    for (std::size_t c = 0; c < components; ++c) {
      place(elements[i], c, bytes::loadAs<Stored>(bytes.data() + (i * components + c) * sizeof(Stored)));
    }
  }
  return elements;
}

std::size_t indexAt(DataType type, const std::byte* at) {
  switch (type) {
  case DataType::UnsignedByte:
    return bytes::loadAs<std::uint8_t>(at);
  case DataType::UnsignedShort:
    return bytes::loadU16(at);
  default:
    return bytes::loadU32(at);
  }
}

/// The entries in the order they are stored, none beyond the accessor's elements. `bytes` are those of the accessor, at
/// `place`, and must outlive the result.
std::vector<SparseEntry> sparseEntries(std::int64_t index, const Accessor& accessor, const Bytes& bytes,
                                       const ByteRange& place) {
  const std::size_t indexSize = elementSize(accessor.sparseIndexType);
  const std::size_t valueSize = elementSize(accessor.sparseValueType);
  const bool powerful = accessor.sparseType == SparseType::Powerful;
  const std::size_t places =
      static_cast<std::size_t>(accessor.count) * (powerful ? componentCount(accessor.dataType) : 1);
  std::vector<SparseEntry> entries(static_cast<std::size_t>(accessor.sparseCount));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::size_t target = indexAt(accessor.sparseIndexType, bytes.data() + i * indexSize);
    if (target >= places) {
      fail(index, {place.space, place.offset + i * indexSize, indexSize},
           base::translate("formats", "its sparse index %1 exceeds its %2 elements").arg(target).arg(places));
    }
    entries[i] = {target, bytes.data() + accessor.sparseValueOffset + i * valueSize};
  }
  return entries;
}

/// Entries of an accessor of Vector3Float as whole vectors by element, ascending; of entries for one place the last
/// counts.
void gatherVectors(bool powerful, std::vector<SparseEntry> entries, VectorDeltas& deltas) {
  std::ranges::stable_sort(entries, {}, &SparseEntry::index);
  for (const SparseEntry& entry : entries) {
    const auto element = static_cast<std::uint32_t>(powerful ? entry.index / 3 : entry.index);
    if (deltas.elements.empty() || deltas.elements.back() != element) {
      deltas.elements.push_back(element);
      deltas.values.emplace_back();
    }
    if (powerful) {
      deltas.values.back()[static_cast<int>(entry.index % 3)] = bytes::loadF32(entry.value);
    } else {
      deltas.values.back() = bytes::loadVec3(entry.value);
    }
  }
}

} // namespace

Accessors::Accessors(const structure::JsonValueRef& list, Resource resource, const Limits& limits)
    : m_accessors(readAccessors(list, resource.bytes ? resource.bytes->size() : 0)), m_resource(std::move(resource)) {
  const std::uint64_t stored = m_resource.bytes ? m_resource.bytes->size() : 0;
  m_budget = std::min(limits.maxTotalDecodedBytes, kFreeBytes + kDecodedPerByte * stored);
}

const Accessor* Accessors::at(std::int64_t index) const {
  const bool exists = index >= 0 && static_cast<std::uint64_t>(index) < m_accessors.size();
  return exists ? &m_accessors[static_cast<std::size_t>(index)] : nullptr;
}

std::vector<int> Accessors::ofKind(AccessorKind kind) const {
  std::vector<int> found;
  for (std::size_t i = 0; i < m_accessors.size(); ++i) {
    if (m_accessors[i].kind == kind) {
      found.push_back(static_cast<int>(i));
    }
  }
  return found;
}

std::uint64_t Accessors::count(std::int64_t index) const {
  const Accessor* accessor = usable(index);
  return accessor ? static_cast<std::uint64_t>(accessor->count) : 0;
}

const Accessor* Accessors::usable(std::int64_t index) const {
  const Accessor* accessor = at(index);
  return accessor && !accessor->fault ? accessor : nullptr;
}

const Accessor& Accessors::sound(std::int64_t index) const {
  const Accessor* accessor = at(index);
  if (!accessor) {
    throw bytes::ReadError(Error::of(
        ErrorCode::NotFound,
        base::translate("formats", "there is no accessor %1 (%2 accessors)").arg(index).arg(m_accessors.size())));
  }
  if (accessor->fault) {
    throw bytes::ReadError(*accessor->fault);
  }
  return *accessor;
}

void Accessors::spend(std::int64_t index, std::uint64_t size) const {
  if (size > m_budget - m_spent) {
    fail(index, m_accessors[static_cast<std::size_t>(index)].where,
         base::translate("formats", "it takes %1 bytes more than the %2 that a resource of %3 may decode to")
             .arg(size)
             .arg(m_budget)
             .arg(m_resource.bytes->size()),
         ErrorCode::LimitReached);
  }
  m_spent += size;
}

std::optional<ByteRange> Accessors::placeOf(std::int64_t index) const {
  const Accessor* accessor = usable(index);
  if (!accessor) {
    return std::nullopt;
  }
  return ByteRange{m_resource.where.space, m_resource.where.offset + static_cast<std::uint64_t>(accessor->byteOffset),
                   static_cast<std::uint64_t>(accessor->byteLength)};
}

ByteRange Accessors::placeOf(std::int64_t index, const ByteRange& namedAt) const {
  const Accessor* accessor = at(index);
  return placeOf(index).value_or(accessor ? accessor->where : namedAt);
}

Bytes Accessors::stored(const Accessor& accessor) const {
  if (accessor.byteLength == 0) {
    return {};
  }
  auto bytes = m_resource.bytes->read(static_cast<std::uint64_t>(accessor.byteOffset),
                                      static_cast<std::uint64_t>(accessor.byteLength));
  if (!bytes) {
    throw bytes::ReadError(bytes.error());
  }
  return std::move(*bytes);
}

Result<ByteSourcePtr> Accessors::file(std::int64_t index) const {
  return caught([&] {
    const Accessor& accessor = sound(index);
    if (accessor.isSparse() || accessor.byteLength == 0) {
      fail(index, accessor.where, base::translate("formats", "it contains no file"));
    }
    return bytes::makeSubSource(m_resource.bytes, static_cast<std::uint64_t>(accessor.byteOffset),
                                static_cast<std::uint64_t>(accessor.byteLength));
  });
}

Bytes Accessors::elements(std::int64_t index, DataType type) const {
  const Accessor& accessor = sound(index);
  requireType(index, accessor, accessor.dataType == type && accessor.storedType() == type);
  spend(index, static_cast<std::uint64_t>(accessor.count) * elementSize(type));
  return accessor.isSparse() ? expanded(index, accessor) : stored(accessor);
}

Bytes Accessors::expanded(std::int64_t index, const Accessor& accessor) const {
  const Bytes bytes = stored(accessor);
  std::vector<std::byte> elements(static_cast<std::size_t>(accessor.count) * elementSize(accessor.dataType));
  const std::size_t size = elementSize(accessor.sparseValueType);
  for (const SparseEntry& entry : sparseEntries(index, accessor, bytes, *placeOf(index))) {
    std::memcpy(elements.data() + entry.index * size, entry.value, size);
  }
  return Bytes::adopt(std::move(elements));
}

Result<std::vector<QVector2D>> Accessors::vec2(std::int64_t index) const {
  return caught([&] { return copied<QVector2D>(elements(index, DataType::Vector2Float)); });
}

Result<std::vector<QVector3D>> Accessors::vec3(std::int64_t index) const {
  return caught([&] { return copied<QVector3D>(elements(index, DataType::Vector3Float)); });
}

Result<std::vector<QVector4D>> Accessors::vec4(std::int64_t index) const {
  return caught([&] { return copied<QVector4D>(elements(index, DataType::Vector4Float)); });
}

Result<std::vector<QVector4D>> Accessors::colors(std::int64_t index) const {
  return caught([&] {
    const Accessor& accessor = sound(index);
    if (accessor.dataType == DataType::Vector4Float) {
      return copied<QVector4D>(elements(index, DataType::Vector4Float));
    }
    requireType(index, accessor, accessor.dataType == DataType::Vector4UInt8);
    spend(index, static_cast<std::uint64_t>(accessor.count) * sizeof(QVector4D));
    const auto put = [](QVector4D& color, std::size_t at, std::uint8_t value) {
      color[static_cast<int>(at)] = static_cast<float>(value) / 255.0F;
    };
    return accessor.storedType() == DataType::Vector4Float
               ? copied<QVector4D>(stored(accessor))
               : converted<std::uint8_t, QVector4D>(stored(accessor), 4, put);
  });
}

Result<std::vector<std::array<std::uint16_t, 4>>> Accessors::joints(std::int64_t index) const {
  using Joints = std::array<std::uint16_t, 4>;
  return caught([&] {
    const Accessor* accessor = at(index);
    const auto put = [](Joints& joints, std::size_t at, std::uint8_t joint) { joints[at] = joint; };
    return accessor && accessor->dataType == DataType::Vector4UInt8
               ? converted<std::uint8_t, Joints>(elements(index, DataType::Vector4UInt8), 4, put)
               : copied<Joints>(elements(index, DataType::Vector4UInt16));
  });
}

Result<std::vector<std::uint32_t>> Accessors::indices(std::int64_t index) const {
  return caught([&] {
    const Accessor* accessor = at(index);
    const auto put = [](std::uint32_t& to, std::size_t, std::uint32_t value) { to = value; };
    switch (accessor ? accessor->dataType : DataType::None) {
    case DataType::UnsignedByte:
      return converted<std::uint8_t, std::uint32_t>(elements(index, DataType::UnsignedByte), 1, put);
    case DataType::UnsignedShort:
      return converted<std::uint16_t, std::uint32_t>(elements(index, DataType::UnsignedShort), 1, put);
    default:
      return copied<std::uint32_t>(elements(index, DataType::UnsignedInt));
    }
  });
}

Result<std::vector<QMatrix4x4>> Accessors::matrices(std::int64_t index) const {
  constexpr std::size_t kNumbers = 16;
  return caught([&] {
    const auto put = [](QMatrix4x4& matrix, std::size_t at, float value) {
      matrix(static_cast<int>(at % 4), static_cast<int>(at / 4)) = value;
    };
    return converted<float, QMatrix4x4>(elements(index, DataType::Matrix4Float), kNumbers, put);
  });
}

VectorDeltas Accessors::readDeltas(std::int64_t index) const {
  const Accessor& accessor = sound(index);
  requireType(index, accessor, accessor.dataType == DataType::Vector3Float);
  spend(index, static_cast<std::uint64_t>(accessor.byteLength));
  VectorDeltas deltas{static_cast<std::uint64_t>(accessor.count), {}, {}};
  const Bytes bytes = stored(accessor);
  if (accessor.isSparse()) {
    gatherVectors(accessor.sparseType == SparseType::Powerful, sparseEntries(index, accessor, bytes, *placeOf(index)),
                  deltas);
    return deltas;
  }
  for (std::uint32_t i = 0; i < deltas.count; ++i) {
    const QVector3D value = bytes::loadVec3(bytes.data() + std::size_t{i} * sizeof(QVector3D));
    if (value.x() != 0 || value.y() != 0 || value.z() != 0) {
      deltas.elements.push_back(i);
      deltas.values.push_back(value);
    }
  }
  return deltas;
}

Result<VectorDeltas> Accessors::deltas(std::int64_t index) const {
  return caught([&] { return readDeltas(index); });
}

void Accessors::setSections(SectionId list, std::vector<SectionId> elements) {
  m_list = list;
  m_elements = std::move(elements);
}

std::optional<RecordRef> Accessors::recordOf(std::int64_t index) const {
  return at(index) && m_list != structure::kRootSection
             ? std::optional(RecordRef{m_list, static_cast<std::uint64_t>(index)})
             : std::nullopt;
}

SectionId Accessors::elementsOf(std::int64_t index) const {
  const bool known = index >= 0 && static_cast<std::uint64_t>(index) < m_elements.size();
  return known ? m_elements[static_cast<std::size_t>(index)] : structure::kRootSection;
}

} // namespace vitrine::formats::vgo
