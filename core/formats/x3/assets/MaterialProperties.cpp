#include "core/formats/x3/assets/MaterialProperties.h"

#include "core/base/Translate.h"
#include "core/formats/x3/assets/BlendState.h"
#include "core/formats/x3/file/PlainText.h"

#include <QtGlobal>

namespace vitrine::formats::x3 {
namespace {

using Rule = GameFiles::TextureName::Rule;

constexpr std::array kColors = {QT_TRANSLATE_NOOP("formats", "Ambient"), QT_TRANSLATE_NOOP("formats", "Diffuse"),
                                QT_TRANSLATE_NOOP("formats", "Specular")};

template <class Value>
struct MaterialField {
  const char* key;
  Value BodyMaterial::* member;
};

constexpr auto kShades = std::to_array<MaterialField<int>>(
    {{QT_TRANSLATE_NOOP("formats", "Transparency"), &BodyMaterial::transparency},
     {QT_TRANSLATE_NOOP("formats", "Self-illumination"), &BodyMaterial::selfIllumination},
     {QT_TRANSLATE_NOOP("formats", "Shininess"), &BodyMaterial::shininess},
     {QT_TRANSLATE_NOOP("formats", "Shininess strength"), &BodyMaterial::strength}});
constexpr auto kSwitches =
    std::to_array<MaterialField<bool>>({{QT_TRANSLATE_NOOP("formats", "Destination blend"), &BodyMaterial::destBlend},
                                        {QT_TRANSLATE_NOOP("formats", "Two-sided"), &BodyMaterial::twoSided},
                                        {QT_TRANSLATE_NOOP("formats", "Wire"), &BodyMaterial::wire}});
constexpr std::array kMaps = {QT_TRANSLATE_NOOP("formats", "Environment map"), QT_TRANSLATE_NOOP("formats", "Bump map"),
                              QT_TRANSLATE_NOOP("formats", "Light map"), QT_TRANSLATE_NOOP("formats", "Fourth map"),
                              QT_TRANSLATE_NOOP("formats", "Fifth map")};

QString ruleText(const GameFiles::TextureName& name) {
  switch (name.rule) {
  case Rule::Number:
    return base::translate("formats", "texture number %1").arg(name.number);
  case Rule::Animated:
    return base::translate("formats", "row %1 of types/Animations").arg(name.number);
  case Rule::Name:
    return base::translate("formats", "by name");
  case Rule::None:
    break;
  }
  return {};
}

/// The texture with the rule and the file that its name leads to; empty where it stands for none.
QString textureText(const GameFiles& game, const QString& name) {
  const GameFiles::TextureName known = game.textureName(name);
  if (known.rule == Rule::None) {
    return {};
  }
  const auto found = game.texture(name);
  const QString where = found ? found->path : base::translate("formats", "not found");
  return QStringLiteral("%1 → %2 (%3)").arg(name.trimmed(), where, ruleText(known));
}

void addClassic(PropertyList& list, const MaterialSource& source) {
  const BodyMaterial& from = source.from;
  const GameFiles& game = source.textures.game();
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Texture"), textureText(game, from.texture));
  for (std::size_t i = 0; i < kColors.size(); ++i) {
    const int* color = &from.colors[3 * i];
    list.add(kColors[i], QStringLiteral("%1, %2, %3").arg(color[0]).arg(color[1]).arg(color[2]));
  }
  if (from.kind == BodyMaterial::Kind::Material) {
    return;
  }
  for (const auto& [key, member] : kShades) {
    list.add(key, from.*member);
  }
  for (const auto& [key, member] : kSwitches) {
    list.add(key, from.*member ? base::translate("formats", "yes") : base::translate("formats", "no"));
  }
  list.add(QT_TRANSLATE_NOOP("formats", "Texture value"), from.textureValue);
  for (std::size_t i = 0; i < kMaps.size(); ++i) {
    list.addUnlessEmpty(kMaps[i], textureText(game, from.maps[i].name));
  }
}

QString valueText(const GameFiles& game, const EffectValue& value) {
  if (value.type != EffectValue::Type::String) {
    QStringList parts;
    for (const double part : value.numbers) {
      parts << QString::number(part);
    }
    return parts.join(QStringLiteral(", "));
  }
  const bool isTexture = value.name.startsWith(u"t_", Qt::CaseInsensitive);
  const QString texture = isTexture ? textureText(game, value.text) : QString();
  return texture.isEmpty() ? value.text : texture;
}

void addEffect(PropertyList& list, const MaterialSource& source, const std::optional<RecordRef>& record) {
  const BodyMaterial& from = source.from;
  list.add(QT_TRANSLATE_NOOP("formats", "Effect"), from.effect);
  list.add(QT_TRANSLATE_NOOP("formats", "Technique"), from.technique);
  const auto firstOf = [&](QStringView name) {
    const EffectValue* value = from.value(name);
    return value && !value->numbers.empty() ? value->numbers.front() : 0;
  };
  if (firstOf(u"g_AlphaBlendEnable") != 0) {
    const int blendFrom = static_cast<int>(firstOf(u"g_SrcBlend"));
    const int blendTo = static_cast<int>(firstOf(u"g_DestBlend"));
    const QString blending = blendText(blendFrom, blendTo);
    list.add(QT_TRANSLATE_NOOP("formats", "Blending"),
             drawnBlend(blendFrom, blendTo).exact
                 ? blending
                 : base::translate("formats", "%1 (drawn as the nearest supported mode)").arg(blending));
  }
  constexpr std::size_t kMost = 100;
  for (const EffectValue& value : std::span(from.values).first(std::min(from.values.size(), kMost))) {
    list.add(
        {.key = value.name, .value = valueText(source.textures.game(), value), .record = record, .where = value.where});
  }
}

} // namespace

std::vector<scene::Property> materialProperties(const MaterialSource& source, bool binary,
                                                const std::optional<RecordRef>& record) {
  const BodyMaterial& from = source.from;
  PropertyList list(record, from.where);
  list.add(QT_TRANSLATE_NOOP("formats", "Kind"),
           QStringLiteral("%1 %2").arg(kindName(from.kind, binary)).arg(from.index));
  list.add(QT_TRANSLATE_NOOP("formats", "Flags"), hexText(from.flags));
  if (from.isEffect()) {
    addEffect(list, source, record);
  } else {
    addClassic(list, source);
  }
  return list.take();
}

} // namespace vitrine::formats::x3
