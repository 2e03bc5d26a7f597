#pragma once

#include <QVector3D>

namespace vitrine::scene {

/// Colour (linear) of marks for parts that are omitted because their bytes are damaged.
inline const QVector3D kDamageColor(0.9F, 0.2F, 0.02F);

/// Id of the layer of these marks and of its toggle. Start views are chosen as if the layer were hidden.
inline constexpr auto kOmittedLayer = "layer.omitted";

} // namespace vitrine::scene
