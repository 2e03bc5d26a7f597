#pragma once

#include "core/scene/Material.h"

namespace vitrine::formats::x3 {

/// Factors of Direct3D 9, as effects' g_SrcBlend and g_DestBlend number them.
enum class BlendFactor {
  Zero = 1,
  One = 2,
  SourceColor = 3,
  InverseSourceColor = 4,
  SourceAlpha = 5,
  InverseSourceAlpha = 6,
  DestinationAlpha = 7,
  InverseDestinationAlpha = 8,
  DestinationColor = 9,
  InverseDestinationColor = 10
};

/// Drawing mode of a pair of blend factors.
struct DrawnBlend {
  scene::Blend blend = scene::Blend::AlphaBlend;
  bool exact = false; ///< false: the nearest there is
};

DrawnBlend drawnBlend(int source, int destination);

/// "one + inverse source colour"; numbers that are no factor as they are.
QString blendText(int source, int destination);

} // namespace vitrine::formats::x3
