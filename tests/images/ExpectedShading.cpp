#include "tests/images/ExpectedShading.h"

#include "tests/images/Pixels.h"

#include <algorithm>
#include <cmath>

namespace vitrine::tests {
namespace {

const QVector3D kLampColor(0.75F, 0.75F, 0.75F);
const QVector3D kSky(0.30F, 0.32F, 0.35F);
const QVector3D kGround(0.17F, 0.16F, 0.15F);

float dot(const QVector3D& a, const QVector3D& b) {
  return QVector3D::dotProduct(a, b);
}

/// Share of an even surrounding that a mirror leaves: B. Karis, "Physically Based Shading on Mobile", 2014.
QVector3D surroundingShare(const QVector3D& facing, float rough, float cosine) {
  const float x = 1 - rough;
  const float y = 0.0425F - 0.0275F * rough;
  const float z = 1.04F - 0.572F * rough;
  const float w = -0.04F + 0.022F * rough;
  const float a = std::min(x * x, std::exp2(-9.28F * cosine)) * x + y;
  return facing * (z - 1.04F * a) + QVector3D(1, 1, 1) * (w + 1.04F * a);
}

QVector3D mirrored(const QVector3D& direction, float rough) {
  const float horizon = 0.3F + 0.7F * rough;
  const float share = std::clamp(direction.y() / horizon * 0.5F + 0.5F, 0.0F, 1.0F);
  return mixed(kGround, kSky * (2 - rough), share);
}

/// GGX with Smith's shadowing (W. Heitz, 2014), times pi, over 4 nl nv.
float highlight(float alpha, float nl, float nv, float nh) {
  const float a2 = alpha * alpha;
  const float below = nh * nh * (a2 - 1) + 1;
  const float shadowing = nl * std::sqrt(nv * nv * (1 - a2) + a2) + nv * std::sqrt(nl * nl * (1 - a2) + a2);
  return a2 / (below * below) / (2 * shadowing);
}

} // namespace

QVector3D SeenPoint::lamp() const {
  return (right * 0.35F + up * 0.6F + back).normalized();
}

QVector3D shaded(const MetalRough& surface, const SeenPoint& point) {
  const float rough = std::max(surface.roughness, 0.045F);
  const QVector3D diffuse = surface.color * (1 - surface.metallic);
  const QVector3D facing = mixed(QVector3D(0.04F, 0.04F, 0.04F), surface.color, surface.metallic);
  const float nv = std::max(dot(point.normal, point.eye), 1e-4F);
  const QVector3D back = point.normal * (2 * dot(point.normal, point.eye)) - point.eye;
  QVector3D sum = mixed(kGround, kSky, point.normal.y() * 0.5F + 0.5F) * diffuse +
                  mirrored(back, rough) * surroundingShare(facing, rough, nv);
  const QVector3D lamp = point.lamp();
  const float nl = dot(point.normal, lamp);
  if (nl > 0) {
    const QVector3D between = (lamp + point.eye).normalized();
    const float grazing = std::pow(1 - std::clamp(dot(point.eye, between), 0.0F, 1.0F), 5.0F);
    const QVector3D fresnel = facing + (QVector3D(1, 1, 1) - facing) * grazing;
    const float shine = highlight(rough * rough, nl, nv, dot(point.normal, between));
    sum += kLampColor * nl * ((QVector3D(1, 1, 1) - fresnel) * diffuse + fresnel * shine);
  }
  return sum + surface.emission;
}

QVector3D shaded(const PhongSurface& surface, const SeenPoint& point) {
  QVector3D sum = mixed(kGround, kSky, point.normal.y() * 0.5F + 0.5F) * surface.ambient * surface.color;
  const QVector3D lamp = point.lamp();
  const float nl = dot(point.normal, lamp);
  if (nl > 0) {
    const float nh = std::max(dot(point.normal, (lamp + point.eye).normalized()), 0.0F);
    sum += kLampColor * (surface.color * nl + surface.specular * std::pow(nh, surface.shininess));
  }
  return sum + surface.emission;
}

QVector3D shaded(const ToonSurface& surface, const SeenPoint& point) {
  const float from = surface.toony - 1;
  const float step = dot(point.normal, point.lamp()) + surface.shift;
  const float share = std::clamp((step - from) / std::max(-2 * from, 1e-4F), 0.0F, 1.0F);
  QVector3D shade;
  for (int i = 0; i < 3; ++i) {
    shade[i] = std::min(surface.shade[i], surface.lit[i]);
  }
  return (kSky + kGround) * 0.5F * surface.lit + kLampColor * mixed(shade, surface.lit, share);
}

QVector3D displayValues(const QVector3D& linear) {
  QVector3D display;
  for (int i = 0; i < 3; ++i) {
    const float value = std::clamp(linear[i], 0.0F, 1.0F);
    display[i] = value <= 0.0031308F ? value * 12.92F : 1.055F * std::pow(value, 1 / 2.4F) - 0.055F;
  }
  return display;
}

QVector3D linearValues(const QVector3D& display) {
  QVector3D linear;
  for (int i = 0; i < 3; ++i) {
    linear[i] = display[i] <= 0.04045F ? display[i] / 12.92F : std::pow((display[i] + 0.055F) / 1.055F, 2.4F);
  }
  return linear;
}

} // namespace vitrine::tests
