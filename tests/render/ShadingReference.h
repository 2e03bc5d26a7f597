#pragma once

#include <QVector3D>

#include <vector>

namespace vitrine::tests {

// Light of lamps on a surface, by the formulas of the field and not by the text of our shaders.

/// Light as it reaches a point.
struct Arriving {
  QVector3D towards; ///< from the surface, unit length
  QVector3D color;
};

/// A point of a surface, whence it is seen, and the sky around it.
struct Seen {
  QVector3D normal;
  QVector3D eye; ///< towards it, unit length
  QVector3D sky;
  QVector3D ground;
};

struct Metal {
  QVector3D base;
  double metallic = 0;
  double roughness = 1;
  double occlusion = 1;
};

/// Cook and Torrance with GGX, Smith's height-correlated shadowing and Schlick's Fresnel, over Lambert; lamps times pi.
QVector3D metalRough(const Metal& surface, const Seen& seen, const std::vector<Arriving>& lights);

struct Polished {
  QVector3D base;
  QVector3D specular;
  double shininess = 20;
  QVector3D ambient{1, 1, 1};
};

/// Lambert, and Blinn's highlights by the angle between the normal and the middle of light and eye.
QVector3D blinnPhong(const Polished& surface, const Seen& seen, const std::vector<Arriving>& lights);

struct TwoTones {
  QVector3D lit;
  QVector3D shade;
  double shift = 0;
  double toony = 0.9;
  bool shadePictured = false; ///< else the shade is nowhere brighter than what is lit
};

/// MToon 1.0: how much of a light counts as lit.
double toonShare(const TwoTones& surface, double nDotL);
/// Without rim light and emission.
QVector3D twoTones(const TwoTones& surface, const Seen& seen, const std::vector<Arriving>& lights);

/// Share of a lamp's colour that there is at a distance, where it ends at `range`.
double unityFalloff(double distance, double range);

} // namespace vitrine::tests
