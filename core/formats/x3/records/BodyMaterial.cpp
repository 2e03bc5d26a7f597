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
  constexpr std::array kNumbers = {"", "3", "5", "6", "6"};
  return QString::fromLatin1(binary ? "MAT" : "MATERIAL") + QLatin1StringView(kNumbers[static_cast<std::size_t>(kind)]);
}

} // namespace vitrine::formats::x3
