#include "core/formats/vgo/file/Accessor.h"

#include "core/base/Translate.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;

bool isFloatVector(DataType type) {
  return type == DataType::Vector2Float || type == DataType::Vector3Float || type == DataType::Vector4Float;
}

/// Checks of an accessor: each tells what is wrong with it; empty: nothing.
class Check {
public:
  Check(const Accessor& accessor, std::uint64_t resourceBytes) : m_a(accessor), m_resource(resourceBytes) {}

  QString ofNumbers() const {
    if (m_a.byteOffset < 0 || m_a.byteLength < 0 || m_a.count < 0 || m_a.sparseCount < 0 || m_a.sparseValueOffset < 0) {
      return base::translate("formats", "an offset, a length or a count is missing or negative");
    }
    if (elementSize(m_a.dataType) == 0) {
      return base::translate("formats", "its data type %1 is unknown").arg(hexName(m_a.dataType));
    }
    return m_a.isSparse() ? ofSparse() : ofPlain();
  }

  QString ofPlace() const {
    const std::uint64_t end = positive(m_a.byteOffset) + extent();
    return end <= m_resource ? QString()
                             : base::translate("formats", "it ends at byte %1 of the resource, which has %2 bytes")
                                   .arg(end)
                                   .arg(m_resource);
  }

  /// Bytes by its elements; means nothing before its numbers are checked.
  std::uint64_t extent() const {
    return m_a.isSparse()
               ? positive(m_a.sparseCount) * (elementSize(m_a.sparseIndexType) + elementSize(m_a.sparseValueType))
               : positive(m_a.count) * elementSize(m_a.storedType());
  }

private:
  static std::uint64_t positive(std::int64_t number) { return static_cast<std::uint64_t>(number); }

  /// The number of bytes, where it is told; the numbers are below 2^53, so that no product overflows.
  QString ofLength(std::uint64_t needed) const {
    return m_a.byteLength == 0 || positive(m_a.byteLength) == needed
               ? QString()
               : base::translate("formats", "it has %1 bytes, but its elements take %2")
                     .arg(m_a.byteLength)
                     .arg(needed);
  }

  QString ofPlain() const { return ofLength(positive(m_a.count) * elementSize(m_a.storedType())); }

  QString ofSparse() const {
    const bool general = m_a.sparseType == SparseType::General;
    if (!general && m_a.sparseType != SparseType::Powerful) {
      return base::translate("formats", "its sparse type %1 is unknown").arg(static_cast<std::int64_t>(m_a.sparseType));
    }
    if (!isIndexType(m_a.sparseIndexType)) {
      return base::translate("formats", "the data type %1 of its sparse indices is invalid")
          .arg(hexName(m_a.sparseIndexType));
    }
    const bool typesFit = general ? m_a.sparseValueType == m_a.dataType && isSparseElement()
                                  : m_a.sparseValueType == DataType::Float && isFloatVector(m_a.dataType);
    if (!typesFit) {
      return base::translate("formats", "sparse values of data type %1 do not form elements of %2")
          .arg(hexName(m_a.sparseValueType), hexName(m_a.dataType));
    }
    const std::uint64_t indices = positive(m_a.sparseCount) * elementSize(m_a.sparseIndexType);
    if (positive(m_a.sparseValueOffset) != indices) {
      return base::translate("formats", "its sparse values start at %1, its indices take %2 bytes")
          .arg(m_a.sparseValueOffset)
          .arg(indices);
    }
    return ofLength(indices + positive(m_a.sparseCount) * elementSize(m_a.sparseValueType));
  }

  bool isSparseElement() const { return m_a.dataType == DataType::UnsignedInt || isFloatVector(m_a.dataType); }

  const Accessor& m_a;
  std::uint64_t m_resource;
};

/// The first thing that is wrong; the length of those that tell none is filled in.
QString checked(Accessor& accessor, std::uint64_t resourceBytes) {
  const Check check(accessor, resourceBytes);
  const QString wrong = check.ofNumbers();
  if (!wrong.isEmpty()) {
    return wrong;
  }
  const QString misplaced = check.ofPlace();
  accessor.byteLength = static_cast<std::int64_t>(check.extent());
  accessor.cutShort = !misplaced.isEmpty() && static_cast<std::uint64_t>(accessor.byteOffset) < resourceBytes;
  return misplaced;
}

} // namespace

QString hexName(DataType type) {
  return QStringLiteral("0x%1").arg(static_cast<std::int64_t>(type), 0, 16);
}

structure::FieldType numberType(DataType type) {
  switch (static_cast<std::int64_t>(type) & 0xff) {
  case 0x10:
    return structure::FieldType::U8;
  case 0x11:
    return structure::FieldType::I8;
  case 0x20:
    return structure::FieldType::U16;
  case 0x21:
    return structure::FieldType::I16;
  case 0x30:
    return structure::FieldType::U32;
  case 0x31:
    return structure::FieldType::I32;
  default:
    return structure::FieldType::F32;
  }
}

std::uint32_t componentCount(DataType type) {
  const auto number = static_cast<std::uint64_t>(type);
  const bool known = std::ranges::find(kDataTypeNames, number, &structure::FlagName::bits) != std::end(kDataTypeNames);
  if (!known || type == DataType::None) {
    return 0;
  }
  const std::uint32_t rows = std::max<std::uint32_t>(number >> 8 & 0xf, 1);
  return number >> 12 == 2 ? rows * rows : rows;
}

std::uint32_t elementSize(DataType type) {
  return componentCount(type) * structure::elementSize(numberType(type));
}

bool isIndexType(DataType type) {
  return type == DataType::UnsignedByte || type == DataType::UnsignedShort || type == DataType::UnsignedInt;
}

DataType Accessor::storedType() const {
  const bool mislabelled = dataType == DataType::Vector4UInt8 && !isSparse() && count > 0 &&
                           byteLength == count * elementSize(DataType::Vector4Float);
  return mislabelled ? DataType::Vector4Float : dataType;
}

std::vector<Accessor> readAccessors(const JsonValueRef& list, std::uint64_t resourceBytes) {
  std::vector<Accessor> accessors;
  if (!list.isArray()) {
    return accessors;
  }
  accessors.reserve(list.size());
  for (const JsonValueRef& member : list.children()) {
    Accessor accessor;
    accessor.where = member.member().range;
    readMembers(member, kAccessorColumns, &accessor);
    const QString wrong =
        member.isObject() ? checked(accessor, resourceBytes) : base::translate("formats", "it is not an object");
    if (!wrong.isEmpty()) {
      accessor.fault = Error::damaged(base::translate("formats", "accessor %1: %2").arg(accessors.size()).arg(wrong),
                                      accessor.where.offset, accessor.where.space);
    }
    accessors.push_back(std::move(accessor));
  }
  return accessors;
}

} // namespace vitrine::formats::vgo
