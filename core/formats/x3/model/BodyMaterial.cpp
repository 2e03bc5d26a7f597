#include "core/formats/x3/model/BodyMaterial.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

struct TypeShape {
  const char* name;
  std::size_t numbers;
};

constexpr std::array kTypes = {TypeShape{"SPTYPE_LONG", 1},    TypeShape{"SPTYPE_BOOL", 1},
                               TypeShape{"SPTYPE_FLOAT", 1},   TypeShape{"SPTYPE_FLOAT2", 2},
                               TypeShape{"SPTYPE_FLOAT3", 3},  TypeShape{"SPTYPE_FLOAT4", 4},
                               TypeShape{"SPTYPE_MATRIX3", 9}, TypeShape{"SPTYPE_MATRIX4", 16},
                               TypeShape{"SPTYPE_STRING", 0}};

} // namespace

std::size_t numberCount(EffectValue::Type type) {
  return kTypes[static_cast<std::size_t>(type)].numbers;
}

const char* typeName(EffectValue::Type type) {
  return kTypes[static_cast<std::size_t>(type)].name;
}

const EffectValue* BodyMaterial::value(QStringView name) const {
  const auto found = std::ranges::find_if(
      values, [&](const EffectValue& each) { return name.compare(each.name, Qt::CaseInsensitive) == 0; });
  return found == values.end() ? nullptr : &*found;
}

QString kindName(BodyMaterial::Kind kind, bool binary) {
  using Kind = BodyMaterial::Kind;
  const QString stem = binary ? QStringLiteral("MAT") : QStringLiteral("MATERIAL");
  switch (kind) {
  case Kind::Material: return stem;
  case Kind::Material3: return stem + QLatin1Char('3');
  case Kind::Material5: return stem + QLatin1Char('5');
  case Kind::Material6:
  case Kind::Effect: break;
  }
  return stem + QLatin1Char('6');
}

} // namespace vitrine::formats::x3
