#include "core/formats/vgo/file/Accessors.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/vgo/file/SparseEntries.h"

#include <algorithm>
#include <cstring>

namespace vitrine::formats::vgo {
namespace {

// Real avatars decode to three times what they store; sparse lists and bytes that many accessors name are what remains.
constexpr std::uint64_t kFreeBytes = 16ULL << 20;
constexpr std::uint64_t kDecodedPerByte = 32;

Error about(std::int64_t index, const Accessor& accessor, const QString& message, ErrorCode code = ErrorCode::Damaged) {
  Error error = Error::damaged(base::translate("formats", "accessor %1: %2").arg(index).arg(message),
                               accessor.where.offset, accessor.where.space);
  error.code = code;
  return error;
}

Error wrongType(std::int64_t index, const Accessor& accessor) {
  return about(index, accessor,
               base::translate("formats", "its data type %1 does not fit its use").arg(hexName(accessor.dataType)));
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

void putJoint(std::array<std::uint16_t, 4>& joints, std::size_t at, std::uint16_t joint) {
  joints[at] = joint;
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
  const auto accessor = sound(index);
  return accessor ? static_cast<std::uint64_t>((*accessor)->count) : 0;
}

Result<const Accessor*> Accessors::sound(std::int64_t index) const {
  const Accessor* accessor = at(index);
  if (!accessor) {
    return std::unexpected(Error::of(
        ErrorCode::NotFound,
        base::translate("formats", "there is no accessor %1 (%2 accessors)").arg(index).arg(m_accessors.size())));
  }
  if (accessor->fault) {
    return std::unexpected(*accessor->fault);
  }
  return accessor;
}

Result<void> Accessors::spend(std::int64_t index, std::uint64_t size) const {
  if (size > m_budget - m_spent) {
    return std::unexpected(
        about(index, m_accessors[static_cast<std::size_t>(index)],
              base::translate("formats", "it takes %1 bytes more than the %2 that a resource of %3 may decode to")
                  .arg(size)
                  .arg(m_budget)
                  .arg(m_resource.bytes->size()),
              ErrorCode::LimitReached));
  }
  m_spent += size;
  return {};
}

std::optional<ByteRange> Accessors::placeOf(std::int64_t index) const {
  const auto accessor = sound(index);
  if (!accessor) {
    return std::nullopt;
  }
  return ByteRange{m_resource.where.space,
                   m_resource.where.offset + static_cast<std::uint64_t>((*accessor)->byteOffset),
                   static_cast<std::uint64_t>((*accessor)->byteLength)};
}

ByteRange Accessors::placeOf(std::int64_t index, const ByteRange& namedAt) const {
  const Accessor* accessor = at(index);
  return placeOf(index).value_or(accessor ? accessor->where : namedAt);
}

Result<Bytes> Accessors::stored(const Accessor& accessor) const {
  if (accessor.byteLength == 0) {
    return Bytes();
  }
  return m_resource.bytes->read(static_cast<std::uint64_t>(accessor.byteOffset),
                                static_cast<std::uint64_t>(accessor.byteLength));
}

Result<ByteSourcePtr> Accessors::file(std::int64_t index) const {
  const auto accessor = sound(index);
  if (!accessor) {
    return std::unexpected(accessor.error());
  }
  if ((*accessor)->isSparse() || (*accessor)->byteLength == 0) {
    return std::unexpected(about(index, **accessor, base::translate("formats", "it holds no file")));
  }
  return bytes::makeSubSource(m_resource.bytes, static_cast<std::uint64_t>((*accessor)->byteOffset),
                              static_cast<std::uint64_t>((*accessor)->byteLength));
}

Result<Bytes> Accessors::elements(std::int64_t index, DataType type) const {
  const auto accessor = sound(index);
  if (!accessor) {
    return std::unexpected(accessor.error());
  }
  if ((*accessor)->dataType != type || (*accessor)->storedType() != type) {
    return std::unexpected(wrongType(index, **accessor));
  }
  const std::uint64_t size = static_cast<std::uint64_t>((*accessor)->count) * elementSize(type);
  if (const auto spent = spend(index, size); !spent) {
    return std::unexpected(spent.error());
  }
  return (*accessor)->isSparse() ? expanded(index, **accessor) : stored(**accessor);
}

Result<std::vector<SparseEntry>> Accessors::entries(std::int64_t index, const Accessor& accessor) const {
  const auto bytes = stored(accessor);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  auto entries = sparseEntries(accessor, *bytes);
  if (!entries) {
    const ByteRange place = *placeOf(index);
    return std::unexpected(
        Error::damaged(base::translate("formats", "accessor %1: %2").arg(index).arg(entries.error().message),
                       place.offset + entries.error().offset.value_or(0), place.space));
  }
  return entries;
}

Result<Bytes> Accessors::expanded(std::int64_t index, const Accessor& accessor) const {
  const auto entries = this->entries(index, accessor);
  if (!entries) {
    return std::unexpected(entries.error());
  }
  std::vector<std::byte> elements(static_cast<std::size_t>(accessor.count) * elementSize(accessor.dataType));
  const std::size_t size = elementSize(accessor.sparseValueType);
  for (const SparseEntry& entry : *entries) {
    std::memcpy(elements.data() + entry.index * size, entry.value, size);
  }
  return Bytes::adopt(std::move(elements));
}

template <class Element>
Result<std::vector<Element>> Accessors::decode(std::int64_t index, DataType type) const {
  const auto bytes = elements(index, type);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  assert(bytes->size() % sizeof(Element) == 0);
  std::vector<Element> out(bytes->size() / sizeof(Element));
  if (!out.empty()) {
    std::memcpy(static_cast<void*>(out.data()), bytes->data(), bytes->size());
  }
  return out;
}

Result<std::vector<QVector2D>> Accessors::vec2(std::int64_t index) const {
  return decode<QVector2D>(index, DataType::Vector2Float);
}

Result<std::vector<QVector3D>> Accessors::vec3(std::int64_t index) const {
  return decode<QVector3D>(index, DataType::Vector3Float);
}

Result<std::vector<QVector4D>> Accessors::vec4(std::int64_t index) const {
  return decode<QVector4D>(index, DataType::Vector4Float);
}

Result<std::vector<QVector4D>> Accessors::colors(std::int64_t index) const {
  const auto accessor = sound(index);
  if (!accessor) {
    return std::unexpected(accessor.error());
  }
  if ((*accessor)->dataType == DataType::Vector4Float) {
    return vec4(index);
  }
  if ((*accessor)->dataType != DataType::Vector4UInt8) {
    return std::unexpected(wrongType(index, **accessor));
  }
  const std::uint64_t size = static_cast<std::uint64_t>((*accessor)->count) * sizeof(QVector4D);
  if (const auto spent = spend(index, size); !spent) {
    return std::unexpected(spent.error());
  }
  const auto bytes = stored(**accessor);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  if ((*accessor)->storedType() == DataType::Vector4Float) {
    return converted<float, QVector4D>(
        *bytes, 4, [](QVector4D& color, std::size_t at, float value) { color[static_cast<int>(at)] = value; });
  }
  return converted<std::uint8_t, QVector4D>(*bytes, 4, [](QVector4D& color, std::size_t at, std::uint8_t value) {
    color[static_cast<int>(at)] = static_cast<float>(value) / 255.0F;
  });
}

Result<std::vector<std::array<std::uint16_t, 4>>> Accessors::joints(std::int64_t index) const {
  using Joints = std::array<std::uint16_t, 4>;
  const Accessor* accessor = at(index);
  if (!accessor || accessor->dataType != DataType::Vector4UInt8) {
    return decode<Joints>(index, DataType::Vector4UInt16);
  }
  const auto bytes = elements(index, DataType::Vector4UInt8);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  return converted<std::uint8_t, Joints>(*bytes, 4, putJoint);
}

Result<std::vector<std::uint32_t>> Accessors::indices(std::int64_t index) const {
  const Accessor* accessor = at(index);
  const DataType type = accessor ? accessor->dataType : DataType::UnsignedInt;
  if (type != DataType::UnsignedByte && type != DataType::UnsignedShort) {
    return decode<std::uint32_t>(index, DataType::UnsignedInt);
  }
  const auto bytes = elements(index, type);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  const auto put = [](std::uint32_t& to, std::size_t, std::uint32_t value) { to = value; };
  return type == DataType::UnsignedByte ? converted<std::uint8_t, std::uint32_t>(*bytes, 1, put)
                                        : converted<std::uint16_t, std::uint32_t>(*bytes, 1, put);
}

Result<std::vector<QMatrix4x4>> Accessors::matrices(std::int64_t index) const {
  const auto bytes = elements(index, DataType::Matrix4Float);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  constexpr std::size_t kNumbers = 16;
  return converted<float, QMatrix4x4>(*bytes, kNumbers, [](QMatrix4x4& matrix, std::size_t at, float value) {
    matrix(static_cast<int>(at % 4), static_cast<int>(at / 4)) = value;
  });
}

Result<VectorDeltas> Accessors::deltas(std::int64_t index) const {
  const auto accessor = sound(index);
  if (!accessor) {
    return std::unexpected(accessor.error());
  }
  if ((*accessor)->dataType != DataType::Vector3Float) {
    return std::unexpected(wrongType(index, **accessor));
  }
  const auto spent = spend(index, static_cast<std::uint64_t>((*accessor)->byteLength));
  if (!spent) {
    return std::unexpected(spent.error());
  }
  VectorDeltas deltas{static_cast<std::uint64_t>((*accessor)->count), {}, {}};
  if ((*accessor)->isSparse()) {
    auto entries = this->entries(index, **accessor);
    if (!entries) {
      return std::unexpected(entries.error());
    }
    gatherVectors(**accessor, std::move(*entries), deltas.elements, deltas.values);
    return deltas;
  }
  const auto bytes = stored(**accessor);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  for (std::uint32_t i = 0; i < deltas.count; ++i) {
    const QVector3D value = bytes::loadVec3(bytes->data() + std::size_t{i} * sizeof(QVector3D));
    if (value.x() != 0 || value.y() != 0 || value.z() != 0) {
      deltas.elements.push_back(i);
      deltas.values.push_back(value);
    }
  }
  return deltas;
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
