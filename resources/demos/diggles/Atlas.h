#pragma once

#include "resources/demos/diggles/Surface.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos::diggles {

/// Paints one part of a picture and two texels around it, so that neighbours never show at its edge. `texelAt` takes
/// u, v of the part, from its upper left corner; around the part they run on below 0 and above 1.
void paintPart(Canvas& picture, const PictureRect& part, const std::function<Texel(double u, double v)>& texelAt,
               double strength = 1);

} // namespace vitrine::demos::diggles
