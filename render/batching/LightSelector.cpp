#include "render/batching/LightSelector.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

namespace vitrine::render {
namespace {

using scene::Light;
using scene::LightKind;
using Selected = LightSelector::Selected;

constexpr QVector3D kSky(0.30F, 0.32F, 0.35F);
constexpr QVector3D kGround(0.17F, 0.16F, 0.15F);

/// Attenuation at the end of a light that has one, before the fade to nothing there: as Unity has it.
constexpr float kFadeToEnd = 25;

/// Every batch looks at all of them: files with more have too many for their own good.
constexpr std::size_t kMostLights = 1024;

float largest(const QVector3D& color) {
  return std::max({color.x(), color.y(), color.z()});
}

/// From above the camera, a little from its right.
Selected cameraLight() {
  Selected light;
  light.kind = LightSelector::Kind::Camera;
  light.direction = QVector3D(-0.35F, -0.6F, -1).normalized();
  light.color = QVector3D(0.75F, 0.75F, 0.75F);
  return light;
}

LightSelector::Kind kindOf(LightKind kind) {
  switch (kind) {
  case LightKind::Directional:
    return LightSelector::Kind::Directional;
  case LightKind::Spot:
    return LightSelector::Kind::Spot;
  default:
    return LightSelector::Kind::Point;
  }
}

Selected selectedOf(const Light& light, double metresPerUnit) {
  Selected made;
  made.kind = kindOf(light.kind);
  made.position = light.position;
  made.direction = light.direction.normalized();
  made.color = light.intensity;
  made.outerCone = light.outerConeCos;
  made.innerCone = std::max(light.innerConeCos, light.outerConeCos + 1e-4F);
  if (made.kind != LightSelector::Kind::Directional) {
    const auto metres = static_cast<float>(metresPerUnit);
    made.end = std::max(light.radius, 0.0F);
    made.fade = !light.fades ? 0.0F : made.end > 0.0F ? kFadeToEnd / (made.end * made.end) : metres * metres;
  }
  return made;
}

bool isUsableLight(const Light& light) {
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

float Selected::reach(float distance) const {
  const float part = end > 0.0F ? distance / end : 0.0F;
  const float left = std::max(1.0F - part * part * part * part, 0.0F);
  return left * left / (1.0F + fade * distance * distance);
}

LightSelector::LightSelector(const scene::ByLight<Light>& lights, double metresPerUnit, Changing changing)
    : m_sky(kSky), m_ground(kGround) {
  QVector3D ambient;
  for (const Light& light : lights) {
    if (!isUsableLight(light)) {
      continue;
    }
    if (light.kind == LightKind::Ambient) {
      ambient += light.intensity;
    } else {
      m_lights.push_back(selectedOf(light, metresPerUnit));
    }
  }
  if (!ambient.isNull()) {
    m_sky = m_ground = ambient;
  } else if (m_lights.empty() && changing == Changing::No) {
    m_lights.push_back(cameraLight());
  }
  if (m_lights.size() > kMostLights) {
    std::ranges::stable_sort(m_lights, std::greater(), [](const Selected& light) {
      return std::pair(light.kind == Kind::Directional, largest(light.color));
    });
    m_lights.resize(kMostLights);
  }
}

std::vector<Selected> LightSelector::around(const scene::Bounds& bounds) const {
  struct Candidate {
    bool directional;
    float strength;
    float nearness; ///< to the middle, where they are as strong
    const Selected* light;
  };
  std::vector<Candidate> candidates;
  for (const Selected& light : m_lights) {
    const bool directional = light.kind == Kind::Directional || light.kind == Kind::Camera;
    const bool near = directional || bounds.empty();
    const float strength = largest(light.color) * (near ? 1.0F : light.reach(distanceTo(bounds, light.position)));
    if (strength > 0.0F) {
      const float far = near ? 0.0F : (light.position - bounds.centre()).length();
      candidates.push_back({directional, strength, -far, &light});
    }
  }
  std::ranges::stable_sort(candidates, std::greater(), [](const Candidate& each) {
    return std::tuple(each.directional, each.strength, each.nearness);
  });
  std::vector<Selected> chosen;
  for (std::size_t i = 0; i < std::min(candidates.size(), kMaxLights); ++i) {
    chosen.push_back(*candidates[i].light);
  }
  return chosen;
}

std::vector<QVector4D> dynamicLightRecords(const std::vector<Selected>& lights) {
  std::vector<QVector4D> records;
  for (const Selected& light : lights) {
    const float end = light.end > 0.0F ? 1.0F / light.end : 0.0F;
    records.emplace_back(light.position, static_cast<float>(light.kind));
    records.emplace_back(light.direction, light.outerCone);
    records.emplace_back(light.color, 1.0F / std::max(light.innerCone - light.outerCone, 1e-4F));
    records.emplace_back(light.fade, end, 0.0F, 0.0F);
  }
  return records;
}

} // namespace vitrine::render
