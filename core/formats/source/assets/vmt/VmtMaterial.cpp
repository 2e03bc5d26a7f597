#include "core/formats/source/assets/vmt/VmtMaterial.h"

#include "core/base/Translate.h"
#include "core/formats/source/assets/vmt/VmtShader.h"
#include "core/formats/source/assets/vmt/VmtValues.h"

namespace vitrine::formats::source {
namespace {

using scene::Blend;
using scene::DetailBlend;
using scene::MaterialModel;
using scene::ReflectionMask;
using scene::TextureSlot;

constexpr float kDefaultAlphaCutoff = 0.7F; ///< of the engine, where a material gives none
constexpr float kDefaultDetailScale = 4.0F;
constexpr float kWaterAlpha = 0.7F;
constexpr float kRefractAlpha = 0.15F; ///< what is drawn without the picture behind it being bent

/// Of $detailblendmode. Others than these would darken or burn in the shader what it does not understand.
DetailBlend detailBlend(float mode) {
  const bool known = (mode >= 0 && mode < 5) || mode == 8;
  return known ? static_cast<DetailBlend>(static_cast<int>(mode)) : DetailBlend::Unknown;
}

class MaterialMaker {
public:
  MaterialMaker(const Vmt& vmt, const QString& name, const VmtShader& shader) : m_vmt(vmt), m_shader(shader) {
    m_made.material.name = name;
    m_made.material.params = scene::defaultParams(shader.model);
  }

  MaterialAsset make();

private:
  scene::Material& material() { return m_made.material; }
  void putTexture(TextureSlot slot, QStringView key, QStringView transformKey = {});
  TextureIndex textureOf(const QString& path);
  void putLayer(TextureSlot slot, int number);
  void putDetail();
  void putColor();
  void putBlend();
  void putWater(scene::WaterParams& water);
  void putModelExtras();
  void putSelfIllumination();
  void putReflection();
  void putProperties();

  const Vmt& m_vmt;
  const VmtShader& m_shader;
  MaterialAsset m_made;
};

void MaterialMaker::putTexture(TextureSlot slot, QStringView key, QStringView transformKey) {
  const QString path = vmtTexturePath(m_vmt.value(key));
  if (path.isEmpty()) {
    return;
  }
  scene::SlotTexture& place = material().slot(slot);
  place.texture = textureOf(path);
  if (const auto transform = vmtTransform(m_vmt.value(transformKey))) {
    place.uvTransform = *transform;
  }
}

/// One of four layers, each with a scale of its own; of MultiBlend also turned.
void MaterialMaker::putLayer(TextureSlot slot, int number) {
  const QString suffix = number == 1 ? QString() : QString::number(number);
  putTexture(slot, QStringLiteral("$basetexture") + suffix);
  QMatrix4x4& transform = material().slot(slot).uvTransform;
  transform.rotate(m_vmt.number(QStringLiteral("$rotation") + suffix).value_or(0), 0, 0, 1);
  for (const QString& key : {QStringLiteral("$texture%1_uvscale").arg(number), QStringLiteral("$scale") + suffix}) {
    transform.scale(vmtScale(m_vmt.value(key)).value_or(QVector3D(1, 1, 1)));
  }
}

TextureIndex MaterialMaker::textureOf(const QString& path) {
  for (const TextureIndex known : m_made.textures.indices()) {
    if (m_made.textures[known].name == path) {
      return known;
    }
  }
  scene::Texture texture;
  texture.name = path;
  texture.asset = {scene::AssetKind::Texture, path, material().name};
  texture.state = scene::AssetState::Pending;
  if (m_shader.model == MaterialModel::Sky) {
    texture.wrapU = texture.wrapV = scene::Wrap::Clamp;
  }
  return m_made.textures.add(std::move(texture));
}

void MaterialMaker::putDetail() {
  putTexture(TextureSlot::Detail, u"$detail");
  scene::SlotTexture& detail = material().slot(TextureSlot::Detail);
  if (!detail.texture) {
    return;
  }
  const QVector3D scale =
      vmtScale(m_vmt.value(u"$detailscale")).value_or(QVector3D(kDefaultDetailScale, kDefaultDetailScale, 1));
  detail.uvTransform.scale(scale);
  material().common.detail = {detailBlend(m_vmt.number(u"$detailblendmode").value_or(0)),
                              m_vmt.number(u"$detailblendfactor").value_or(1)};
}

void MaterialMaker::putColor() {
  QVector3D color = m_shader.baseTexture == nullptr ? QVector3D() : QVector3D(1, 1, 1);
  for (const QStringView key : {QStringView(u"$color"), QStringView(u"$color2")}) {
    color *= vmtLinearColor(m_vmt.value(key)).value_or(QVector3D(1, 1, 1));
  }
  const float alpha = m_vmt.isSet(u"$no_draw") ? 0 : std::clamp(m_vmt.number(u"$alpha").value_or(1), 0.0F, 1.0F);
  material().color = QVector4D(color, alpha);
}

/// The base texture's alpha means transparency only where the material says so; else it is a mask of something.
void MaterialMaker::putBlend() {
  scene::Material& made = material();
  made.blend = m_shader.blend;
  if (m_vmt.isSet(u"$additive")) {
    made.blend = Blend::Additive;
  } else if (m_vmt.isSet(u"$alphatest")) {
    made.blend = Blend::AlphaTest;
    const float reference = m_vmt.number(u"$alphatestreference").value_or(0);
    made.alphaCutoff = reference > 0 && reference <= 1 ? reference : kDefaultAlphaCutoff;
  } else if (made.blend == Blend::Opaque &&
             (m_vmt.isSet(u"$translucent") || m_vmt.isSet(u"$vertexalpha") || made.color.w() < 1)) {
    made.blend = Blend::AlphaBlend;
  }
  made.depthWrite = made.blend == Blend::Opaque || made.blend == Blend::AlphaTest;
  made.cull = m_vmt.isSet(u"$nocull") ? scene::Cull::None : scene::Cull::Back;
  made.polygonOffset = m_vmt.isSet(u"$decal") || m_vmt.shader.startsWith(QLatin1String("decal"), Qt::CaseInsensitive);
}

void MaterialMaker::putWater(scene::WaterParams& water) {
  material().color.setW(std::min(material().color.w(), kWaterAlpha));
  water.fogColor = vmtLinearColor(m_vmt.value(u"$fogcolor"));
  water.fogStart = m_vmt.number(u"$fogstart").value_or(water.fogStart);
  water.fogEnd = m_vmt.number(u"$fogend");
  scene::ReflectionParams& reflection = material().common.reflection;
  reflection.fresnel = 0; // nothing where one looks straight down
  reflection.tint = vmtColor(m_vmt.value(u"$reflecttint")).value_or(reflection.tint);
}

void MaterialMaker::putModelExtras() {
  scene::Material& made = material();
  if (auto* water = std::get_if<scene::WaterParams>(&made.params)) {
    putWater(*water);
  } else if (m_shader.model == MaterialModel::Refract) {
    made.color.setW(std::min(made.color.w(), kRefractAlpha));
    if (const auto tint = vmtLinearColor(m_vmt.value(u"$refracttint"))) {
      made.color = QVector4D(*tint, made.color.w());
    }
  } else if (m_shader.model == MaterialModel::Sky && made.slot(TextureSlot::BaseColor).texture == scene::kNone) {
    putTexture(TextureSlot::BaseColor, u"$hdrcompressedtexture");
    if (made.slot(TextureSlot::BaseColor).texture == scene::kNone) {
      putTexture(TextureSlot::BaseColor, u"$hdrbasetexture");
    }
  }
}

void MaterialMaker::putSelfIllumination() {
  if (!m_vmt.isSet(u"$selfillum")) {
    return;
  }
  putTexture(TextureSlot::Emissive, u"$selfillummask");
  material().common.selfIllumination = vmtLinearColor(m_vmt.value(u"$selfillumtint")).value_or(QVector3D(1, 1, 1));
}

/// The reflection of the surroundings. `env_cubemap` is no file: whoever knows the place puts the picture nearest to it
/// into the slot.
void MaterialMaker::putReflection() {
  if (!m_vmt.find(u"$envmap")) {
    return;
  }
  putTexture(TextureSlot::Environment, u"$envmap");
  putTexture(TextureSlot::Specular, u"$envmapmask", u"$envmapmasktransform");
  scene::ReflectionParams& reflection = material().common.reflection;
  if (m_vmt.isSet(u"$basealphaenvmapmask")) {
    reflection.mask = ReflectionMask::BaseAlpha;
  } else if (m_vmt.isSet(u"$normalmapalphaenvmapmask")) {
    reflection.mask = ReflectionMask::NormalAlpha;
  }
  reflection.fresnel = m_vmt.number(u"$fresnelreflection").value_or(reflection.fresnel);
  reflection.contrast = m_vmt.number(u"$envmapcontrast").value_or(reflection.contrast);
  reflection.saturation = m_vmt.number(u"$envmapsaturation").value_or(reflection.saturation);
  // A factor, unlike the colours of the surface itself.
  reflection.tint = vmtColor(m_vmt.value(u"$envmaptint")).value_or(reflection.tint);
}

void MaterialMaker::putProperties() {
  std::vector<scene::Property>& properties = material().properties;
  properties.push_back({QStringLiteral("shader"), m_vmt.shader, {}, {}});
  for (const QString& include : m_vmt.includes) {
    properties.push_back({QStringLiteral("include"), include, {}, {}});
  }
  for (const Vmt::Parameter& parameter : m_vmt.parameters) {
    properties.push_back({parameter.key, parameter.value, {}, {}});
  }
}

MaterialAsset MaterialMaker::make() {
  if (m_shader.baseTexture != nullptr) {
    putTexture(TextureSlot::BaseColor, m_shader.baseTexture, u"$basetexturetransform");
    if (material().slot(TextureSlot::BaseColor).texture == scene::kNone) { // what the editor shows will do
      putTexture(TextureSlot::BaseColor, u"%tooltexture");
    }
  }
  if (m_shader.secondTexture != nullptr) {
    putTexture(TextureSlot::BaseColor2, m_shader.secondTexture, u"$basetexturetransform2");
    putTexture(TextureSlot::BlendMask, u"$blendmodulatetexture");
  }
  if (m_shader.model == MaterialModel::FourLayerBlend) {
    putLayer(TextureSlot::BaseColor, 1);
    putLayer(TextureSlot::BaseColor2, 2);
    putLayer(TextureSlot::BaseColor3, 3);
    putLayer(TextureSlot::BaseColor4, 4);
  }
  putTexture(TextureSlot::Normal, m_vmt.find(u"$bumpmap") ? u"$bumpmap" : u"$normalmap", u"$bumptransform");
  material().common.normalMap.selfShadowed = m_vmt.number(u"$ssbump").value_or(0) > 0;
  material().common.seamlessScale = m_vmt.number(u"$seamless_scale").value_or(0);
  putReflection();
  putDetail();
  putColor();
  putBlend();
  putModelExtras();
  putSelfIllumination();
  putProperties();
  return std::move(m_made);
}

} // namespace

MaterialAsset makeMaterial(const Vmt& vmt, const QString& name, Diagnostics* diagnostics, const base::Where& where) {
  const VmtShader shader = vmtShader(vmt.shader);
  if (!shader.known && diagnostics != nullptr) {
    diagnostics->countedNote(
        QStringLiteral("shader ") + vmt.shader.toLower(),
        base::translate("formats", "%1: the shader %2 is unknown; drawn like LightmappedGeneric").arg(name, vmt.shader),
        where);
  }
  return MaterialMaker(vmt, name, shader).make();
}

} // namespace vitrine::formats::source
