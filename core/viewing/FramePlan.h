#pragma once

#include "core/scene/Ray.h"
#include "core/viewing/CameraRig.h"

#include <vector>

namespace vitrine::viewing {

/// Share of the picture's shorter side that a framed thing fills with its longer one.
inline constexpr float kFramedThingShare = 2.0F / 3.0F;

/// Point on the surface of a thing that is to be framed.
struct FrameSample {
  QVector3D point;
  QVector3D normal; ///< length 1
  bool twoSided = false;
};

/// Thing that is to be framed. Scene axes.
struct FrameSubject {
  std::vector<QVector3D> outline;   ///< its outermost points
  std::vector<FrameSample> samples; ///< spread over its surface by area; empty: it has none that is drawn
  std::vector<QVector3D> sides;     ///< unit vectors from the thing to places that it is well seen from

  scene::Bounds bounds() const;
  /// Adds another thing, which is framed together with this one.
  void add(const FrameSubject& other);
};

/// Surroundings of a thing, which hide it or leave no room for an eye. The thing itself is no part of them.
class FrameSpace {
public:
  virtual ~FrameSpace() = default;
  /// Distance to the first surface that faces the ray's origin, at most `most`. The ray's direction has length 1.
  virtual float freeDistance(const scene::Ray& ray, float most) const = 0;
  /// False if the point is in a wall or outside the map, as far as that is known.
  virtual bool isInside(const QVector3D& point) const = 0;
};

/// View of a thing.
struct FramePlan {
  CameraPose pose;
  QVector3D centre;        ///< centre to orbit around, ahead of the eye
  bool showsMiddle = true; ///< nothing hides the middle of the thing's bounds
  int rays = 0;            ///< that were cast
};

/// Most rays that one plan costs.
inline constexpr int kMostFrameRays = 600;

/// Plans a view in which a thing fills kFramedThingShare, from a free place: not in a wall or outside the map, not
/// below the floor, and with nothing in between. Among places that show the thing equally well the one with the least
/// turn of the camera wins; where the room is small the eye comes nearer. `camera`: the camera now, with its viewport.
/// `space`: null if nothing is in the way. Parallel views and those without a space keep their direction. A thing
/// without a finite point leaves the camera where it is.
FramePlan planFrame(const FrameSubject& subject, const CameraRig& camera, const FrameSpace* space);

/// Orientation that looks along a direction, upright. Straight up and down it keeps the right vector of `like`.
QQuaternion lookingAlong(const QVector3D& direction, const QQuaternion& like = {});

} // namespace vitrine::viewing
