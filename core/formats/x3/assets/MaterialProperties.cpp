#include "core/formats/x3/assets/MaterialProperties.h"

#include "core/formats/x3/assets/BlendState.h"

#include <QtGlobal>

namespace vitrine::formats::x3 {
namespace {

using Rule = GameFiles::TextureName::Rule;

class PropertyList {
public:
  PropertyList(const MaterialSource& source, const std::optional<RecordRef>& record)
      : m_source(source), m_record(record) {}

  void add(const char* key, const QString& value) {
    m_properties.push_back(ourProperty(key, value, m_record, m_source.from.where));
  }
  void addTexture(const char* key, const QString& name) {
    if (m_source.textures.game().textureName(name).rule != Rule::None) {
      add(key, textureText(name));
    }
  }
  void addClassic();
  void addEffect();

  std::vector<scene::Property> take() { return std::move(m_properties); }

private:
  QString textureText(const QString& name) const;
  QString colorText(std::size_t first) const;
  void addValue(const EffectValue& value);

  const MaterialSource& m_source;
  std::optional<RecordRef> m_record;
  std::vector<scene::Property> m_properties;
};

QString ruleText(const GameFiles::TextureName& name) {
  switch (name.rule) {
  case Rule::Number:
    return QStringLiteral("texture number %1").arg(name.number);
  case Rule::Animated:
    return QStringLiteral("row %1 of types/Animations").arg(name.number);
  case Rule::Name:
    return QStringLiteral("by name");
  case Rule::None:
    break;
  }
  return {};
}

QString PropertyList::textureText(const QString& name) const {
  const GameFiles& game = m_source.textures.game();
  const auto found = game.texture(name);
  const QString where = found ? found->path : QStringLiteral("not found");
  return QStringLiteral("%1 → %2 (%3)").arg(name.trimmed(), where, ruleText(game.textureName(name)));
}

QString PropertyList::colorText(std::size_t first) const {
  const auto& colors = m_source.from.colors;
  return QStringLiteral("%1, %2, %3").arg(colors[first]).arg(colors[first + 1]).arg(colors[first + 2]);
}

void PropertyList::addClassic() {
  const BodyMaterial& from = m_source.from;
  addTexture(QT_TRANSLATE_NOOP("formats", "Texture"), from.texture);
  add(QT_TRANSLATE_NOOP("formats", "Ambient"), colorText(0));
  add(QT_TRANSLATE_NOOP("formats", "Diffuse"), colorText(3));
  add(QT_TRANSLATE_NOOP("formats", "Specular"), colorText(6));
  if (from.kind == BodyMaterial::Kind::Material) {
    return;
  }
  const auto yesNo = [](bool value) { return value ? QStringLiteral("yes") : QStringLiteral("no"); };
  add(QT_TRANSLATE_NOOP("formats", "Transparency"), QString::number(from.transparency));
  add(QT_TRANSLATE_NOOP("formats", "Self-illumination"), QString::number(from.selfIllumination));
  add(QT_TRANSLATE_NOOP("formats", "Shininess"), QString::number(from.shininess));
  add(QT_TRANSLATE_NOOP("formats", "Shininess strength"), QString::number(from.strength));
  add(QT_TRANSLATE_NOOP("formats", "Destination blend"), yesNo(from.destBlend));
  add(QT_TRANSLATE_NOOP("formats", "Two-sided"), yesNo(from.twoSided));
  add(QT_TRANSLATE_NOOP("formats", "Wire"), yesNo(from.wire));
  add(QT_TRANSLATE_NOOP("formats", "Texture value"), QString::number(from.textureValue));
  constexpr std::array kMaps = {QT_TRANSLATE_NOOP("formats", "Environment map"),
                                QT_TRANSLATE_NOOP("formats", "Bump map"), QT_TRANSLATE_NOOP("formats", "Light map"),
                                QT_TRANSLATE_NOOP("formats", "Fourth map"), QT_TRANSLATE_NOOP("formats", "Fifth map")};
  for (std::size_t i = 0; i < kMaps.size(); ++i) {
    addTexture(kMaps[i], from.maps[i].name);
  }
}

void PropertyList::addValue(const EffectValue& value) {
  QStringList parts;
  for (const double part : value.numbers) {
    parts << QString::number(part);
  }
  scene::Property property;
  property.key = value.name;
  property.value = value.type == EffectValue::Type::String ? value.text : parts.join(QStringLiteral(", "));
  property.record = m_record;
  property.where = value.where;
  const bool isTexture = value.type == EffectValue::Type::String && value.name.startsWith(u"t_", Qt::CaseInsensitive);
  if (isTexture && m_source.textures.game().textureName(value.text).rule != Rule::None) {
    property.value = textureText(value.text);
  }
  m_properties.push_back(std::move(property));
}

void PropertyList::addEffect() {
  const BodyMaterial& from = m_source.from;
  add(QT_TRANSLATE_NOOP("formats", "Effect"), from.effect);
  add(QT_TRANSLATE_NOOP("formats", "Technique"), QString::number(from.technique));
  const auto factor = [&](QStringView name) {
    const EffectValue* value = from.value(name);
    return value && !value->numbers.empty() ? static_cast<int>(value->numbers.front()) : 0;
  };
  const EffectValue* blends = from.value(u"g_AlphaBlendEnable");
  if (blends && !blends->numbers.empty() && blends->numbers.front() != 0) {
    const int source = factor(u"g_SrcBlend");
    const int destination = factor(u"g_DestBlend");
    const QString drawn =
        drawnBlend(source, destination).exact ? QString() : QStringLiteral(" (drawn as the nearest there is)");
    add(QT_TRANSLATE_NOOP("formats", "Blending"), blendText(source, destination) + drawn);
  }
  constexpr std::size_t kMost = 100;
  for (std::size_t i = 0; i < std::min(from.values.size(), kMost); ++i) {
    addValue(from.values[i]);
  }
}

} // namespace

std::vector<scene::Property> materialProperties(const MaterialSource& source, bool binary,
                                                const std::optional<RecordRef>& record) {
  const BodyMaterial& from = source.from;
  PropertyList list(source, record);
  list.add(QT_TRANSLATE_NOOP("formats", "Kind"),
           QStringLiteral("%1 %2").arg(kindName(from.kind, binary)).arg(from.index));
  list.add(QT_TRANSLATE_NOOP("formats", "Flags"), QStringLiteral("0x%1").arg(from.flags, 0, 16));
  if (from.isEffect()) {
    list.addEffect();
  } else {
    list.addClassic();
  }
  return list.take();
}

} // namespace vitrine::formats::x3
