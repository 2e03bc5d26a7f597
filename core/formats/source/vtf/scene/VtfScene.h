#pragma once

#include "core/formats/source/vtf/file/VtfTexture.h"
#include "core/scene/Scene.h"

namespace vitrine::formats::source {

/// Records that what is drawn came from.
struct VtfRecords {
  std::optional<RecordRef> header;
  std::vector<RecordRef> levels; ///< the first picture of each mip level, largest first; empty: there are none
};

/// A texture as something to look at: one upright plane of its proportions, a unit to a texel of the largest level, in
/// the file's axes from (0, 0) at the lower left. With controls for whatever it has several of (scene/TextureView.h)
/// and, where it has frames, an animation that shows them one after another.
ScenePtr buildVtfScene(const VtfTexture& texture, const QString& name, const VtfRecords& records);

/// Properties of the file, by name. `diagnostics` hears of a particle sheet that cannot be read.
std::vector<scene::Property> vtfProperties(const VtfHeader& header, const VtfLayout* layout, const Bytes& file,
                                           Diagnostics& diagnostics);

} // namespace vitrine::formats::source
