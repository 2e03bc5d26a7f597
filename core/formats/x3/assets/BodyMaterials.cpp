#include "core/formats/x3/assets/BodyMaterials.h"

#include "core/formats/x3/assets/MaterialProperties.h"

namespace vitrine::formats::x3 {
namespace {

constexpr std::uint64_t kMaterialBytes = 2048; // with its properties and textures

QString titleOf(const BodyMaterial& from, std::size_t row) {
  const EffectValue* diffuse = from.isEffect() ? from.value(u"t_DiffuseTexture") : nullptr;
  const QString texture = textureTitle(diffuse ? diffuse->text : from.texture);
  const QString otherwise = from.isEffect() ? from.effect : QString();
  const QString name = texture.compare(u"NULL", Qt::CaseInsensitive) == 0 || texture.isEmpty() ? otherwise : texture;
  return name.isEmpty() ? QStringLiteral("material %1").arg(row) : name;
}

scene::Material litMaterial(const QString& name) {
  scene::Material material;
  material.name = name;
  material.params = scene::PhongParams{};
  material.cull = scene::Cull::Back;
  return material;
}

} // namespace

BodyMaterials::BodyMaterials(const Body& body, Origin origin, MaterialBuild build)
    : m_body(body), m_origin(std::move(origin)), m_build(build) {
  if (body.materials.empty()) {
    return;
  }
  const BodyMaterial::Kind kind = body.materials.front().kind;
  m_byIndex = kind == BodyMaterial::Kind::Material || kind == BodyMaterial::Kind::Material3;
  for (std::size_t row = 0; m_byIndex && row < body.materials.size(); ++row) {
    m_rows.try_emplace(body.materials[row].index, row);
  }
}

const BodyMaterial* BodyMaterials::find(std::int32_t number, std::size_t& row) const {
  if (m_byIndex) {
    const auto found = m_rows.find(number);
    row = found == m_rows.end() ? m_body.materials.size() : found->second;
  } else {
    row = number < 0 ? m_body.materials.size() : static_cast<std::size_t>(number);
  }
  return row < m_body.materials.size() ? &m_body.materials[row] : nullptr;
}

scene::Material BodyMaterials::listed(const BodyMaterial& from, std::size_t row) {
  scene::Material material = litMaterial(titleOf(from, row));
  const MaterialSource source{from, m_build.textures, QStringLiteral("%1, material %2").arg(m_origin.file).arg(row)};
  if (from.isEffect()) {
    applyEffect(source, material);
  } else {
    applyClassic(source, material);
  }
  if (m_origin.section != structure::kRootSection) {
    material.record = RecordRef{m_origin.section, row};
  }
  if (m_build.withProperties) {
    material.properties = materialProperties(source, m_origin.binary, material.record);
  }
  return material;
}

scene::Material BodyMaterials::unlisted(std::int32_t number) {
  const bool isTexture = number < 0 || m_body.materials.empty();
  scene::Material material = litMaterial(isTexture ? QStringLiteral("texture %1").arg(number)
                                                   : QStringLiteral("(no material %1)").arg(number));
  if (isTexture) {
    material.slot(scene::TextureSlot::BaseColor).texture = m_build.textures.of(QString::number(number), m_origin.file);
  } else {
    constexpr QVector4D kPlain(0.5F, 0.5F, 0.5F, 1);
    material.color = kPlain;
    m_unknown.push_back(number);
  }
  return material;
}

MaterialIndex BodyMaterials::of(std::int32_t number) {
  const auto known = m_made.find(number);
  if (known != m_made.end()) {
    return known->second;
  }
  MaterialIndex& made = m_made.emplace(number, scene::kNone).first->second;
  if (m_build.budget.takeBytes(kMaterialBytes)) {
    std::size_t row = 0;
    const BodyMaterial* from = find(number, row);
    made = m_build.assets.materials.add(from ? listed(*from, row) : unlisted(number));
  }
  return made;
}

} // namespace vitrine::formats::x3
