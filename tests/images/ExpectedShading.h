#pragma once

#include <QVector3D>

namespace vitrine::tests {

/// Point of a surface, as lit in a scene without lamps of its own: by one above the camera and a little from its
/// right, and a sky. Told in words in docs/user-guide.md; here for single points, with colours that are linear.
struct SeenPoint {
  QVector3D normal{0, 0, 1};
  QVector3D eye{0, 0, 1};   ///< towards it; unit length
  QVector3D right{1, 0, 0}; ///< of the camera
  QVector3D up{0, 1, 0};
  QVector3D back{0, 0, 1}; ///< against where it looks

  /// Towards the lamp.
  QVector3D lamp() const;
};

/// Metal and roughness.
struct MetalRough {
  QVector3D color{1, 1, 1};
  float metallic = 0;
  float roughness = 0.5F;
  QVector3D emission = {};
};

/// Lambert's light and Blinn's highlights.
struct PhongSurface {
  QVector3D color{1, 1, 1};
  QVector3D specular = {};
  float shininess = 20;
  QVector3D ambient{1, 1, 1};
  QVector3D emission = {};
};

/// `shade` has no picture, and is nowhere brighter than `lit`.
struct ToonSurface {
  QVector3D lit{1, 1, 1};
  QVector3D shade{1, 1, 1};
  float shift = 0;
  float toony = 0.9F;
};

QVector3D shaded(const MetalRough& surface, const SeenPoint& point);
QVector3D shaded(const PhongSurface& surface, const SeenPoint& point);
QVector3D shaded(const ToonSurface& surface, const SeenPoint& point);

/// Display values 0…1 from linear ones and back.
QVector3D displayValues(const QVector3D& linear);
QVector3D linearValues(const QVector3D& display);

} // namespace vitrine::tests
