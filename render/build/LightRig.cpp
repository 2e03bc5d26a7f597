#include "render/build/LightRig.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

namespace vitrine::render {
namespace {

using scene::Light;
using scene::LightKind;
using Lamp = LightRig::Lamp;

constexpr QVector3D kSky(0.30F, 0.32F, 0.35F);
constexpr QVector3D kGround(0.17F, 0.16F, 0.15F);

/// How much less light there is where a light with an end is to end, before that is made nothing: as Unity has it.
constexpr float kFadeToEnd = 25;

/// Every batch looks at all of them: files with more have too many for their own good.
constexpr std::size_t kMostLamps = 1024;

float largest(const QVector3D& color) {
  return std::max({color.x(), color.y(), color.z()});
}

/// From above the camera, a little from its right.
Lamp cameraLamp() {
  Lamp lamp;
  lamp.kind = LightRig::Kind::Camera;
  lamp.direction = QVector3D(-0.35F, -0.6F, -1).normalized();
  lamp.color = QVector3D(0.75F, 0.75F, 0.75F);
  return lamp;
}

LightRig::Kind kindOf(LightKind kind) {
  switch (kind) {
  case LightKind::Directional: return LightRig::Kind::Directional;
  case LightKind::Spot: return LightRig::Kind::Spot;
  default: return LightRig::Kind::Point;
  }
}

Lamp lampOf(const Light& light, double metresPerUnit) {
  Lamp lamp;
  lamp.kind = kindOf(light.kind);
  lamp.position = light.position;
  lamp.direction = light.direction.normalized();
  lamp.color = light.intensity;
  lamp.outerCone = light.outerConeCos;
  lamp.innerCone = std::max(light.innerConeCos, light.outerConeCos + 1e-4F);
  if (lamp.kind != LightRig::Kind::Directional) {
    const auto metres = static_cast<float>(metresPerUnit);
    lamp.end = std::max(light.radius, 0.0F);
    lamp.fade = !light.fades ? 0.0F : lamp.end > 0.0F ? kFadeToEnd / (lamp.end * lamp.end) : metres * metres;
  }
  return lamp;
}

bool isUsable(const Light& light) {
  return scene::isFinite(light.position) && scene::isFinite(light.direction) && scene::isFinite(light.intensity) &&
         std::isfinite(light.radius) && largest(light.intensity) > 0.0F;
}

float distanceTo(const scene::Bounds& bounds, const QVector3D& point) {
  QVector3D nearest;
  for (int axis = 0; axis < 3; ++axis) {
    nearest[axis] = std::clamp(point[axis], bounds.min()[axis], bounds.max()[axis]);
  }
  return (point - nearest).length();
}

} // namespace

float Lamp::reach(float distance) const {
  const float part = end > 0.0F ? distance / end : 0.0F;
  const float left = std::max(1.0F - part * part * part * part, 0.0F);
  return left * left / (1.0F + fade * distance * distance);
}

LightRig::LightRig(const std::vector<Light>& lights, double metresPerUnit, Changing changing)
    : m_sky(kSky), m_ground(kGround) {
  QVector3D ambient;
  for (const Light& light : lights) {
    if (!isUsable(light)) {
      continue;
    }
    if (light.kind == LightKind::Ambient) {
      ambient += light.intensity;
    } else {
      m_lamps.push_back(lampOf(light, metresPerUnit));
    }
  }
  if (!ambient.isNull()) {
    m_sky = m_ground = ambient;
  } else if (m_lamps.empty() && changing == Changing::No) {
    m_lamps.push_back(cameraLamp());
  }
  if (m_lamps.size() > kMostLamps) {
    std::ranges::stable_sort(m_lamps, std::greater(), [](const Lamp& lamp) {
      return std::pair(lamp.kind == Kind::Directional, largest(lamp.color));
    });
    m_lamps.resize(kMostLamps);
  }
}

std::vector<Lamp> LightRig::around(const scene::Bounds& bounds) const {
  struct Candidate {
    bool directional;
    float strength;
    float nearness; ///< to the middle, where they are as strong
    const Lamp* lamp;
  };
  std::vector<Candidate> candidates;
  for (const Lamp& lamp : m_lamps) {
    const bool directional = lamp.kind == Kind::Directional || lamp.kind == Kind::Camera;
    const bool near = directional || bounds.empty();
    const float strength = largest(lamp.color) * (near ? 1.0F : lamp.reach(distanceTo(bounds, lamp.position)));
    if (strength > 0.0F) {
      const float far = near ? 0.0F : (lamp.position - bounds.centre()).length();
      candidates.push_back({directional, strength, -far, &lamp});
    }
  }
  std::ranges::stable_sort(candidates, std::greater(), [](const Candidate& each) {
    return std::tuple(each.directional, each.strength, each.nearness);
  });
  std::vector<Lamp> chosen;
  for (std::size_t i = 0; i < std::min(candidates.size(), kMaxLights); ++i) {
    chosen.push_back(*candidates[i].lamp);
  }
  return chosen;
}

std::vector<QVector4D> lampRecords(const std::vector<Lamp>& lamps) {
  std::vector<QVector4D> records;
  for (const Lamp& lamp : lamps) {
    const float end = lamp.end > 0.0F ? 1.0F / lamp.end : 0.0F;
    records.emplace_back(lamp.position, static_cast<float>(lamp.kind));
    records.emplace_back(lamp.direction, lamp.outerCone);
    records.emplace_back(lamp.color, 1.0F / std::max(lamp.innerCone - lamp.outerCone, 1e-4F));
    records.emplace_back(lamp.fade, end, 0.0F, 0.0F);
  }
  return records;
}

} // namespace vitrine::render
