#include "core/formats/x3/binary/MaterialReader.h"

namespace vitrine::formats::x3 {
namespace {

// Real bodies have a few hundred; each costs far more memory than bytes.
constexpr std::uint64_t kMaxValues = 1'000'000;
constexpr std::size_t kNumberedMaps = 3;

/// Textures are numbers with a sign: negative ones are animated.
QString textureNumber(std::uint16_t number) {
  return QString::number(static_cast<std::int16_t>(number));
}

bool isFraction(EffectValue::Type type) {
  return type != EffectValue::Type::Long && type != EffectValue::Type::Bool;
}

} // namespace

BodyMaterial MaterialReader::read() {
  BodyMaterial material;
  material.where = {m_reader.space(), m_reader.spaceOffset(), 0};
  material.index = m_reader.u16();
  if (m_version == 6) {
    material.flags = m_reader.u32();
  }
  if ((material.flags & kMaterialEffect) != 0) {
    readEffect(material);
  } else {
    readClassic(material);
  }
  material.where.size = m_reader.spaceOffset() - material.where.offset;
  return material;
}

void MaterialReader::readEffect(BodyMaterial& material) {
  material.kind = BodyMaterial::Kind::Effect;
  material.technique = m_reader.u16();
  material.effect = m_reader.name();
  const std::size_t count = m_reader.u16();
  m_values += count;
  if (m_values > kMaxValues) {
    m_reader.fail(QStringLiteral("more than %1 parameters of materials").arg(kMaxValues));
  }
  for (std::size_t i = 0; i < count; ++i) {
    material.values.push_back(readValue());
  }
  takeSwitches(material, material.flags);
}

EffectValue MaterialReader::readValue() {
  EffectValue value;
  value.where = {m_reader.space(), m_reader.spaceOffset(), 0};
  value.name = m_reader.name();
  const std::uint16_t type = m_reader.u16();
  if (type > static_cast<std::uint16_t>(EffectValue::Type::String)) {
    m_reader.seek(m_reader.position() - sizeof(type));
    m_reader.fail(QStringLiteral("parameter \"%1\" is of a type that is not known (%2)").arg(value.name).arg(type));
  }
  value.type = static_cast<EffectValue::Type>(type);
  if (value.type == EffectValue::Type::String) {
    value.text = m_reader.name();
  }
  for (std::size_t i = 0; i < numberCount(value.type); ++i) {
    const double number = m_reader.i32();
    value.numbers.push_back(isFraction(value.type) ? number / TagReader::kFixedOne : number);
  }
  value.where.size = m_reader.spaceOffset() - value.where.offset;
  return value;
}

void MaterialReader::readShades(BodyMaterial& material) {
  for (int& channel : material.colors) {
    channel = m_reader.i16();
  }
  material.transparency = m_reader.i32();
  material.selfIllumination = m_reader.i16();
  material.shininess = m_reader.i16();
  material.strength = m_reader.i16();
}

void MaterialReader::takeSwitches(BodyMaterial& material, std::uint32_t switches) const {
  material.destBlend = (switches & kMaterialDestBlend) != 0;
  material.wire = (switches & kMaterialWire) != 0;
  material.twoSided = (switches & kMaterialTwoSided) != 0;
}

void MaterialReader::readClassic(BodyMaterial& material) {
  const bool named = m_version == 6;
  material.kind = named            ? BodyMaterial::Kind::Material6
                  : m_version == 5 ? BodyMaterial::Kind::Material5
                                   : BodyMaterial::Kind::Material3;
  material.texture = named ? m_reader.name() : textureNumber(m_reader.u16());
  readShades(material);
  if (!named) {
    material.flags = m_reader.u16();
  }
  takeSwitches(material, material.flags);
  material.textureValue = m_reader.i16();
  const std::size_t maps = named ? material.maps.size() : kNumberedMaps;
  for (std::size_t i = 0; i < maps; ++i) {
    material.maps[i].name = named ? m_reader.name() : textureNumber(m_reader.u16());
    material.maps[i].value = m_reader.i16();
  }
}

} // namespace vitrine::formats::x3
