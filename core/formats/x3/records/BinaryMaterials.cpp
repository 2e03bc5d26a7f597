#include "core/formats/x3/records/BinaryMaterials.h"

#include "core/base/Translate.h"
#include "core/structure/RecordStream.h"

namespace vitrine::formats::x3 {
namespace {

using structure::PlacedCell;
using structure::RecordStream;
using structure::RecordTablePtr;
using namespace structure::fields;
using ValueType = EffectValue::Type;

// Real bodies have a few hundred; each costs far more memory than bytes.
constexpr std::uint64_t kMaxValues = 1'000'000;

constexpr auto kBinaryShades = structure::group(
    i16("ambient", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is the maximum"), 3), i16("diffuse", "", 3),
    i16("specular", "", 3), i32("transparency"), i16("selfIllumination"), i16("shininess"), i16("strength"));

constexpr structure::FieldSpec bobName(const char* name, const char* meaning = "") {
  return chars(name, meaning).encoding(bytes::TextEncoding::Latin1).terminated();
}

/// A material of MAT6: an effect with parameters, or texture names and shades.
constexpr auto kBobMaterial = structure::layout(
    "material", structure::kVaryingSize,
    structure::group(u16("index"), u32("flags").flags(kMaterialFlags),
                     structure::group(u16("technique", QT_TRANSLATE_NOOP("formats", "of the effect")).varying(),
                                      bobName("effect", QT_TRANSLATE_NOOP("formats", "the effect's file")),
                                      u16("values", QT_TRANSLATE_NOOP("formats", "parameters of the effect")))
                         .onlyWhere("flags", kMaterialEffect, kMaterialEffect),
                     structure::group(bobName("texture"), kBinaryShades, i16("textureValue"), bobName("environmentMap"),
                                      i16("environmentValue"), bobName("bumpMap"), i16("bumpValue"),
                                      bobName("lightMap"), i16("lightValue"), bobName("map4"), i16("value4"),
                                      bobName("map5"), i16("value5"))
                         .onlyWhere("flags", kMaterialEffect, 0))
        .bigEndian());

/// A material of MAT3 or MAT5, whose textures are numbers with a sign: negative ones are animated.
constexpr auto kBobNumberedMaterial = structure::layout(
    "material", 48,
    structure::group(u16("index"), i16("texture", QT_TRANSLATE_NOOP("formats", "number")), kBinaryShades,
                     u16("switches").flags(kMaterialFlags), i16("textureValue"), i16("environmentMap"),
                     i16("environmentValue"), i16("bumpMap"), i16("bumpValue"), i16("lightMap"), i16("lightValue"))
        .bigEndian());

/// The type says how many elements the value has, and what they are.
constexpr auto kBobParameter = structure::layout(
    "parameter", structure::kVaryingSize,
    structure::group(bobName("name").varying(), u16("type").values(kValueTypes), fixed("value")).bigEndian());

template <const auto& L>
void readShades(RecordStream& record, BodyMaterial& material) {
  std::size_t field = L["ambient"]; // the layout has them in this order
  for (auto channel = material.colors.begin(); channel != material.colors.end();) {
    channel = std::ranges::copy(record.array<std::int16_t, 3>(field++), channel).out;
  }
  for (int* value : {&material.transparency, &material.selfIllumination, &material.shininess, &material.strength}) {
    *value = record.as<std::int32_t>(field++);
  }
}

void takeSwitches(BodyMaterial& material) {
  material.destBlend = (material.flags & kMaterialDestBlend) != 0;
  material.wire = (material.flags & kMaterialWire) != 0;
  material.twoSided = (material.flags & kMaterialTwoSided) != 0;
}

/// The value of the texture and all maps, each of which is its texture and a value. They end the layout.
template <const auto& L>
void readMaps(RecordStream& record, BodyMaterial& material, auto textureOf) {
  material.textureValue = record.as<std::int16_t>(L["textureValue"]);
  constexpr std::size_t kFirst = L["environmentMap"];
  for (std::size_t field = kFirst; field < L.fields.size(); field += 2) {
    BodyMaterial::Map& map = material.maps[(field - kFirst) / 2];
    map.name = textureOf(field);
    map.value = record.as<std::int16_t>(field + 1);
  }
}

EffectValue readParameter(TagReader& reader) {
  EffectValue value;
  value.where = {reader.space(), reader.spaceOffset(), 0};
  RecordStream record(kBobParameter, reader);
  value.name = record.text(kBobParameter["name"]);
  const auto type = record.as<std::uint16_t>(kBobParameter["type"]);
  if (type > static_cast<std::uint16_t>(ValueType::String)) {
    reader.seek(reader.position() - sizeof(type));
    reader.fail(base::translate("formats", "parameter \"%1\" is of an unknown type (%2)").arg(value.name).arg(type));
  }
  value.type = static_cast<ValueType>(type);
  if (value.type == ValueType::String) {
    value.text = reader.name();
  }
  const bool isWhole = value.type == ValueType::Long || value.type == ValueType::Bool;
  for (std::size_t i = 0; i < numberCount(value.type); ++i) {
    const double number = reader.i32();
    value.numbers.push_back(isWhole ? number : number / TagReader::kFixedOne);
  }
  value.where.size = reader.spaceOffset() - value.where.offset;
  return value;
}

structure::Value cellOf(const EffectValue& value) {
  switch (value.type) {
  case ValueType::String:
    return value.text;
  case ValueType::Long:
  case ValueType::Bool:
    return static_cast<std::int64_t>(value.numbers.front());
  default:
    return value.numbers.size() == 1 ? structure::Value(value.numbers.front()) : structure::Value(value.numbers);
  }
}

Result<std::vector<PlacedCell>> parameterCellsOf(std::uint64_t, const Bytes& record) {
  try {
    TagReader reader(record, {});
    const EffectValue value = readParameter(reader);
    const auto typeAt = static_cast<std::uint64_t>(value.name.size()) + 1; // a byte for each letter, and the NUL
    const std::uint64_t valueAt = typeAt + sizeof(ValueType);
    return std::vector<PlacedCell>{
        {value.name, 0, typeAt},
        {structure::integer(static_cast<std::uint16_t>(value.type)), typeAt, sizeof(ValueType)},
        {cellOf(value), valueAt, value.where.size - valueAt}};
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

RecordTablePtr parameterTable(const ByteSourcePtr& source, const std::vector<EffectValue>& values) {
  RecordRun run = runOf(values);
  return structure::makeTextTable(kBobParameter, source, run.where, std::move(run.starts), parameterCellsOf);
}

} // namespace

BodyMaterial BinaryMaterialReader::read() {
  BodyMaterial material;
  material.where = {m_reader.space(), m_reader.spaceOffset(), 0};
  if (m_version == 6) {
    readNamed(material);
  } else {
    readNumbered(material);
  }
  takeSwitches(material);
  material.where.size = m_reader.spaceOffset() - material.where.offset;
  return material;
}

void BinaryMaterialReader::readNamed(BodyMaterial& material) {
  RecordStream record(kBobMaterial, m_reader);
  material.index = record.as<std::uint16_t>(kBobMaterial["index"]);
  material.flags = record.as<std::uint32_t>(kBobMaterial["flags"]);
  if (record.has(kBobMaterial["effect"])) {
    material.kind = BodyMaterial::Kind::Effect;
    material.technique = record.as<std::uint16_t>(kBobMaterial["technique"]);
    material.effect = record.text(kBobMaterial["effect"]);
    readParameters(material, record.as<std::uint16_t>(kBobMaterial["values"]));
    return;
  }
  material.kind = BodyMaterial::Kind::Material6;
  material.texture = record.text(kBobMaterial["texture"]);
  readShades<kBobMaterial>(record, material);
  readMaps<kBobMaterial>(record, material, [&](std::size_t field) { return record.text(field); });
}

void BinaryMaterialReader::readNumbered(BodyMaterial& material) {
  RecordStream record(kBobNumberedMaterial, m_reader);
  const auto textureOf = [&](std::size_t field) { return QString::number(record.as<std::int16_t>(field)); };
  material.kind = m_version == 5 ? BodyMaterial::Kind::Material5 : BodyMaterial::Kind::Material3;
  material.index = record.as<std::uint16_t>(kBobNumberedMaterial["index"]);
  material.texture = textureOf(kBobNumberedMaterial["texture"]);
  readShades<kBobNumberedMaterial>(record, material);
  material.flags = record.as<std::uint16_t>(kBobNumberedMaterial["switches"]);
  readMaps<kBobNumberedMaterial>(record, material, textureOf);
}

void BinaryMaterialReader::readParameters(BodyMaterial& material, std::size_t count) {
  m_values += count;
  if (m_values > kMaxValues) {
    m_reader.fail(base::translate("formats", "more than %1 parameters of materials").arg(kMaxValues));
  }
  for (std::size_t i = 0; i < count; ++i) {
    material.values.push_back(readParameter(m_reader));
  }
}

Handle addBinaryMaterials(structure::StructureBuilder& builder, Handle parent, const ByteSourcePtr& source,
                          const Body& body, const TaggedRun& tag, std::size_t most) {
  const Handle materials = builder.add(parent, QStringLiteral("materials"), tag.where);
  builder.at(materials).attributes.push_back({QStringLiteral("tag"), tag.name});
  const RecordRun& run = body.materialRecords;
  builder.at(materials).table = tag.name.endsWith(QLatin1Char('6'))
                                    ? structure::makeVariableSizeTable(kBobMaterial, source, run.where, run.starts)
                                    : structure::makeFixedTable(kBobNumberedMaterial, source, run.where);
  for (std::size_t i = 0; i < body.materials.size() && i < most; ++i) {
    const BodyMaterial& material = body.materials[i];
    if (material.values.empty()) {
      continue;
    }
    const Handle section = builder.add(materials, QStringLiteral("material %1").arg(i), material.where);
    builder.at(section).attributes.push_back({QStringLiteral("effect"), material.effect});
    builder.at(section).table = parameterTable(source, material.values);
  }
  return materials;
}

} // namespace vitrine::formats::x3
