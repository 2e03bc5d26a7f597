#include "core/scene/StudioLight.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {

QVector3D studioLight(const QVector3D& normal, const CameraAxes& camera, float open) {
  const QVector3D seen(QVector3D::dotProduct(normal, camera.right), QVector3D::dotProduct(normal, camera.up),
                       QVector3D::dotProduct(normal, camera.towardsEye));
  const float up = normal.y() * 0.5F + 0.5F;
  const float away = 1.0F - std::clamp(seen.z(), 0.0F, 1.0F);
  const float lampsOpen = 1.0F - kStudioLampOcclusion * (1.0F - open);
  QVector3D sum = (kStudioGround * (1.0F - up) + kStudioSky * up) * open;
  sum += kStudioRim * (std::pow(away, kStudioRimPower) * open);
  for (const StudioLamp& lamp : kStudioLamps) {
    sum += lamp.color * (std::max(QVector3D::dotProduct(seen, lamp.towards), 0.0F) * lampsOpen);
  }
  return sum;
}

} // namespace vitrine::scene
