#pragma once

#include "core/picking/RayCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/CameraView.h"

#include <QImage>
#include <QSize>
#include <QVector3D>

#include <set>
#include <vector>

namespace vitrine::tracing {

/// Surface that the ray through one pixel met.
struct Sample {
  DrawItemIndex item;            ///< kNone: nothing
  scene::BackdropIndex backdrop; ///< kNone: the world
  float distance = 0;            ///< world units
  QVector3D position;            ///< world space
  QVector3D normal;              ///< world space, unit length; faces the eye
  QVector3D color;               ///< linear base colour: texture, or what stands for it
  QVector3D light;               ///< linear light that reaches it, before exposure
  QVector3D shown;               ///< linear, as the picture shows it at exposure 1, without what would be behind
  float opacity = 1;             ///< of all the ray met together; Detail::Hits: 1
};

/// A small picture of a scene, made of rays and without OpenGL.
struct TracedPicture {
  QSize size;
  std::vector<Sample> samples; ///< rows from the top
};

/// Hits: item, backdrop, distance, position and normal of what is in front, holes in pictures not looked at.
enum class Detail { Hits, Shaded };

/// The picture that a view has of a snapshot, a ray through the middle of each pixel; `caster` is of the snapshot's
/// scene. Light and colours are those of the lit mode, without highlights and what surfaces mirror. Throws
/// base::Cancelled through `progress`. Thread-safe.
TracedPicture trace(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                    const viewing::CameraView& view, QSize size, Detail detail, base::Progress* progress = nullptr);

/// The same picture for people, sRGB-encoded, with straight alpha nothing behind and the exposure
/// of its state: a ray through each pixel, and
/// where one differs from those beside it the mean of 2x2, in linear light. `snapshot` has a scene.
QImage smoothPicture(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                     const viewing::CameraView& view, QSize size, base::Progress* progress = nullptr);

/// Materials that such a picture shows or that may be seen through others in it, so far as these are not found yet.
std::set<MaterialIndex> materialsSeen(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                                      const viewing::CameraView& view, QSize size, base::Progress* progress = nullptr);

} // namespace vitrine::tracing
