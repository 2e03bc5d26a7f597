#pragma once

#include <QRectF>

#include <vector>

namespace vitrine::ui {

/// Rectangles that fill `area`, one for each size, of areas in proportion to the sizes and as near to squares as they
/// get: the squarified layout of Bruls, Huizing and van Wijk. `sizes` descend; those that are not above 0 get empty
/// rectangles.
std::vector<QRectF> squarifiedTreemap(const std::vector<double>& sizes, const QRectF& area);

} // namespace vitrine::ui
