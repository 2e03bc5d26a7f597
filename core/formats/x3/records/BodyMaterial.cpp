#include "core/formats/x3/records/BodyMaterial.h"

#include <algorithm>

namespace vitrine::formats::x3 {

std::size_t numberCount(EffectValue::Type type) {
  constexpr std::array<std::size_t, kValueTypes.size()> kCounts = {1, 1, 1, 2, 3, 4, 9, 16, 0};
  return kCounts[static_cast<std::size_t>(type)];
}

std::optional<EffectValue::Type> valueTypeNamed(const QString& name) {
  const auto found = std::ranges::find_if(kValueTypes, [&](const structure::FlagName& type) {
    return name.compare(QLatin1StringView(type.name), Qt::CaseInsensitive) == 0;
  });
  return found == kValueTypes.end() ? std::nullopt : std::optional(static_cast<EffectValue::Type>(found->bits));
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
  case Kind::Material:
    return stem;
  case Kind::Material3:
    return stem + QLatin1Char('3');
  case Kind::Material5:
    return stem + QLatin1Char('5');
  case Kind::Material6:
  case Kind::Effect:
    break;
  }
  return stem + QLatin1Char('6');
}

} // namespace vitrine::formats::x3
