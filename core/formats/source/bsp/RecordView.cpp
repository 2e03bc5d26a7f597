#include "core/formats/source/bsp/RecordView.h"

namespace vitrine::formats::source {

Column::Column(const RecordView& view, const char* name) {
  if (!view.layout()) {
    return;
  }
  const int index = view.layout()->indexOf(QLatin1StringView(name));
  if (index < 0) {
    return;
  }
  const structure::Field& field = view.layout()->fields[static_cast<std::size_t>(index)];
  m_type = field.type;
  m_offset = field.offset;
  m_count = field.count;
  m_firstBit = field.firstBit;
  m_bitCount = field.bitCount;
  m_exists = true;
}

std::int32_t Column::integer(const std::byte* record, std::uint32_t index) const {
  using structure::FieldType;
  if (!m_exists) {
    return 0;
  }
  const std::byte* at = record + m_offset + index * structure::elementSize(m_type);
  std::uint32_t number = 0;
  switch (m_type) {
  case FieldType::U8:
    number = std::to_integer<std::uint32_t>(*at);
    break;
  case FieldType::U16:
    number = bytes::loadU16(at);
    break;
  case FieldType::I16:
    return bytes::loadI16(at);
  case FieldType::I32:
    return bytes::loadI32(at);
  case FieldType::U32:
    number = bytes::loadU32(at);
    break;
  default:
    return 0;
  }
  if (m_bitCount != 0) {
    number = (number >> m_firstBit) & ((1U << m_bitCount) - 1);
  }
  return static_cast<std::int32_t>(number);
}

float Column::real(const std::byte* record, std::uint32_t index) const {
  return m_exists ? bytes::loadF32(record + m_offset + 4 * index) : 0.0F;
}

QVector3D Column::vec3(const std::byte* record) const {
  return m_exists ? bytes::loadVec3(record + m_offset) : QVector3D();
}

} // namespace vitrine::formats::source
