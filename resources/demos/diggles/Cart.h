#pragma once

#include "resources/demos/diggles/Figure.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos::diggles::cart {

/// An animation and its frames.
struct Motion {
  Animation facts;
  std::vector<Figure> frames;
};

/// Standing, rolling, and being filled: its frames have more and more ore, and so other triangles each.
std::vector<Motion> motions();

/// The ground it covers.
Cmap plan();

Canvas bodyPicture();
Canvas orePicture();

} // namespace vitrine::demos::diggles::cart
