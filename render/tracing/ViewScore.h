#pragma once

#include "render/tracing/TracedPicture.h"

namespace vitrine::tracing {

/// Figures of what a small picture shows, by which views are compared. Shares are of all pixels, 0…1.
struct ViewFigures {
  float seen = 0;    ///< part of the picture that shows the world, and neither its sky nor nothing
  float close = 0;   ///< part that is within arm's length, or nearly: a wall before the nose
  float middle = 0;  ///< distance that half of what is seen is beyond, metres
  float variety = 0; ///< spread of distances, as the deviation of their logarithms to base 2
  int materials = 0; ///< different ones
  float legible = 1; ///< part of what is seen that is neither black nor burnt out; 1: not looked at
};

ViewFigures figuresOf(const TracedPicture& picture, const Scene& scene);
/// The same and the light, of a picture with Detail::Shaded, exposed as a viewer would at first.
ViewFigures litFiguresOf(const TracedPicture& picture, const Scene& scene);

/// The worth of a view, 0…1: much of the world, near and far, of many materials, and nothing before the nose.
float worthOf(const ViewFigures& figures, const Scene& scene);

/// True for a view that is good enough for the file's own first viewpoint, which players know.
bool showsThePlace(const ViewFigures& figures);

} // namespace vitrine::tracing
