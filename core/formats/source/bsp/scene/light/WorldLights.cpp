#include "core/formats/source/bsp/scene/light/WorldLights.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/Lights.h"
#include "core/formats/source/bsp/scene/light/LightShapes.h"

#include <QtGlobal>

#include <cmath>

namespace vitrine::formats::source {
namespace {

using scene::LightKind;

// Of full white; what is below cannot be told from black.
constexpr float kDimmest = 0.015F;

LightKind lightKind(std::int32_t type) {
  // By the number of the type.
  constexpr std::array kKindOfType{LightKind::Area,        LightKind::Point, LightKind::Spot,
                                   LightKind::Directional, LightKind::Point, LightKind::Ambient};
  const auto number = static_cast<std::size_t>(type);
  return number < kKindOfType.size() ? kKindOfType[number] : LightKind::Point;
}

bool isShining(const WorldLight& light) {
  return light.light.kind == LightKind::Point || light.light.kind == LightKind::Spot;
}

float attenuation(float value) {
  return std::isfinite(value) && value > 0 ? value : 0.0F;
}

/// The lights of a set, without those beyond all bounds.
std::vector<WorldLight> readWorldLights(const SceneParts& parts, LumpId lump) {
  const RecordView& view = parts.map.records.view(lump);
  using Fields = bsp::WorldLightLayouts;
  const Column origin(view, Fields::field("origin")), intensity(view, Fields::field("intensity")),
      normal(view, Fields::field("normal")), type(view, Fields::field("type"));
  const Column style(view, Fields::field("style")), inner(view, Fields::field("stopdot")),
      outer(view, Fields::field("stopdot2")), radius(view, Fields::field("radius"));
  const Column constant(view, Fields::field("constant_attn")), linear(view, Fields::field("linear_attn")),
      quadratic(view, Fields::field("quadratic_attn"));
  std::vector<WorldLight> lights;
  for (std::size_t i = 0; i < view.count(); ++i) {
    const std::byte* at = view.at(i);
    if (!isSane(origin.vec3(at)) || !scene::isFinite(intensity.vec3(at)) || !isSane(normal.vec3(at))) {
      parts.diagnostics.countedDamage(QStringLiteral("worldlight"),
                                      base::translate("formats", "light %1 is out of range and left out").arg(i),
                                      view.rangeOf(i));
      continue;
    }
    WorldLight& world = lights.emplace_back();
    world.row = i;
    world.constant = attenuation(constant.real(at));
    world.linear = attenuation(linear.real(at));
    world.quadratic = attenuation(quadratic.real(at));
    scene::Light& light = world.light;
    light.name = QStringLiteral("light %1").arg(i);
    light.kind = lightKind(type.integer(at));
    light.position = scene::kZUpRightHanded.toScene(origin.vec3(at));
    light.direction = scene::kZUpRightHanded.toScene(normal.vec3(at));
    light.intensity = intensity.vec3(at);
    light.radius = radius.real(at);
    light.innerConeCos = inner.real(at);
    light.outerConeCos = outer.real(at);
    light.style = style.integer(at);
    light.record = parts.record(lump, i);
  }
  return lights;
}

} // namespace

float WorldLight::reach() const {
  if (std::isfinite(light.radius) && light.radius > 0) {
    return light.radius;
  }
  const QVector3D& colour = light.intensity;
  const float brightest = std::max({colour.x(), colour.y(), colour.z()});
  if (!isShining(*this) || !(brightest > 0)) {
    return 0;
  }
  // brightest / (constant + linear d + quadratic d²) = kDimmest
  const double c = static_cast<double>(constant) - static_cast<double>(brightest) / kDimmest;
  const double square = constant == 0 && linear == 0 && quadratic == 0 ? 1.0 : static_cast<double>(quadratic);
  const double slope = linear;
  double distance = 0;
  if (square > 0) {
    distance = (-slope + std::sqrt(std::max(slope * slope - 4 * square * c, 0.0))) / (2 * square);
  } else if (slope > 0) {
    distance = -c / slope;
  }
  return distance > 0 ? static_cast<float>(distance) : 0.0F;
}

void addWorldLights(SceneParts& parts, const LightStyles& styles) {
  const std::vector<WorldLight> lights = readWorldLights(parts, parts.faceSet.worldLightLump);
  for (const WorldLight& light : lights) {
    parts.scene.lights.push_back(light.light);
  }
  const QString id = QStringLiteral("layer.worldlights");
  addLightShapes(parts, lights, styles, parts.faceSet.worldLightLump, {id, QT_TRANSLATE_NOOP("formats", "Lights")});
  if (const auto& other = parts.faceSet.other) {
    const bool hdr = other->worldLightLump == LumpId::WorldLightsHdr;
    addLightShapes(parts, readWorldLights(parts, other->worldLightLump), styles, other->worldLightLump,
                   {id + (hdr ? QStringLiteral(".hdr") : QStringLiteral(".ldr")),
                    hdr ? QT_TRANSLATE_NOOP("formats", "Lights (HDR)") : QT_TRANSLATE_NOOP("formats", "Lights (LDR)")});
  }
}

} // namespace vitrine::formats::source
