#include "tests/render/ShadingReference.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

double dot(const QVector3D& a, const QVector3D& b) {
  return QVector3D::dotProduct(a, b);
}

QVector3D scaled(const QVector3D& color, double factor) {
  return color * static_cast<float>(factor);
}

QVector3D blended(const QVector3D& a, const QVector3D& b, double share) {
  return scaled(a, 1 - share) + scaled(b, share);
}

QVector3D lesser(const QVector3D& a, const QVector3D& b) {
  return {std::min(a.x(), b.x()), std::min(a.y(), b.y()), std::min(a.z(), b.z())};
}

/// Smith's Lambda of GGX for the cosine of an angle.
double lambda(double alpha, double cosine) {
  const double tangent2 = (1 - cosine * cosine) / (cosine * cosine);
  return (std::sqrt(1 + alpha * alpha * tangent2) - 1) / 2;
}

double ggx(double alpha, double nDotH) {
  const double tangent2 = (1 - nDotH * nDotH) / (nDotH * nDotH);
  const double bracket = nDotH * nDotH * (alpha * alpha + tangent2);
  return alpha * alpha / (std::numbers::pi * bracket * bracket);
}

QVector3D lampPart(const Metal& surface, const Seen& seen, const Arriving& light) {
  const double nDotL = dot(seen.normal, light.towards);
  const double nDotV = dot(seen.normal, seen.eye);
  if (nDotL <= 0 || nDotV <= 0) {
    return {};
  }
  const QVector3D half = (light.towards + seen.eye).normalized();
  const double alpha = surface.roughness * surface.roughness;
  const QVector3D straight = blended({0.04F, 0.04F, 0.04F}, surface.base, surface.metallic);
  const QVector3D fresnel = blended(straight, {1, 1, 1}, std::pow(1 - dot(seen.eye, half), 5));
  const double shadowing = 1 / (1 + lambda(alpha, nDotL) + lambda(alpha, nDotV));
  const double specular = ggx(alpha, dot(seen.normal, half)) * shadowing / (4 * nDotL * nDotV);
  const QVector3D diffuse = scaled(surface.base, (1 - surface.metallic) / std::numbers::pi);
  const QVector3D reflected = (QVector3D(1, 1, 1) - fresnel) * diffuse + scaled(fresnel, specular);
  return scaled(light.color * reflected, nDotL * std::numbers::pi);
}

QVector3D skyPart(const Metal& surface, const Seen& seen) {
  const double nDotV = std::clamp(dot(seen.normal, seen.eye), 0.0, 1.0);
  const double r = surface.roughness;
  const QVector3D straight = blended({0.04F, 0.04F, 0.04F}, surface.base, surface.metallic);
  // B. Karis, "Physically Based Shading on Mobile".
  const double x = 1 - r;
  const double a = std::min(x * x, std::exp2(-9.28 * nDotV)) * x + 0.0425 - 0.0275 * r;
  const double scale = -1.04 * a + 1.04 - 0.572 * r;
  const double bias = 1.04 * a - 0.04 + 0.022 * r;
  const QVector3D share = scaled(straight, scale) + scaled(QVector3D(1, 1, 1), bias);
  const QVector3D mirrored = seen.normal * static_cast<float>(2 * dot(seen.normal, seen.eye)) - seen.eye;
  const double up = std::clamp(0.5 + 0.5 * mirrored.y() / (0.3 + 0.7 * r), 0.0, 1.0);
  const QVector3D picture = blended(seen.ground, scaled(seen.sky, 2 - r), up);
  const QVector3D around = blended(seen.ground, seen.sky, 0.5 + 0.5 * seen.normal.y());
  return scaled(around * scaled(surface.base, 1 - surface.metallic) + picture * share, surface.occlusion);
}

} // namespace

QVector3D metalRough(const Metal& surface, const Seen& seen, const std::vector<Arriving>& lights) {
  QVector3D sum = skyPart(surface, seen);
  for (const Arriving& light : lights) {
    sum += lampPart(surface, seen, light);
  }
  return sum;
}

QVector3D blinnPhong(const Polished& surface, const Seen& seen, const std::vector<Arriving>& lights) {
  QVector3D sum = blended(seen.ground, seen.sky, 0.5 + 0.5 * seen.normal.y()) * surface.ambient * surface.base;
  for (const Arriving& light : lights) {
    const double nDotL = dot(seen.normal, light.towards);
    if (nDotL > 0) {
      const double nDotH = dot(seen.normal, (light.towards + seen.eye).normalized());
      const double shine = nDotH > 0 ? std::pow(nDotH, surface.shininess) : 0;
      sum += light.color * (scaled(surface.base, nDotL) + scaled(surface.specular, shine));
    }
  }
  return sum;
}

double toonShare(const TwoTones& surface, double nDotL) {
  const double low = -1 + surface.toony;
  const double high = 1 - surface.toony;
  const double shading = nDotL + surface.shift;
  return high > low ? std::clamp((shading - low) / (high - low), 0.0, 1.0) : shading >= 0 ? 1.0 : 0.0;
}

QVector3D twoTones(const TwoTones& surface, const Seen& seen, const std::vector<Arriving>& lights) {
  QVector3D sum = (seen.sky + seen.ground) / 2 * surface.lit;
  const QVector3D shade = surface.shadePictured ? surface.shade : lesser(surface.shade, surface.lit);
  for (std::size_t i = 0; i < lights.size(); ++i) {
    const double share = toonShare(surface, dot(seen.normal, lights[i].towards));
    sum += lights[i].color * blended(i == 0 ? shade : QVector3D(), surface.lit, share);
  }
  return sum;
}

double unityFalloff(double distance, double range) {
  const double part = distance / range;
  const double window = std::max(1 - std::pow(part, 4), 0.0);
  return window * window / (1 + 25 * part * part);
}

} // namespace vitrine::tests
