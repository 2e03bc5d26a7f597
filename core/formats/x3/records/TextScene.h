#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/bytes/Bytes.h"
#include "core/formats/x3/records/SceneFile.h"

namespace vitrine::formats::x3 {

/// Reads a scene from text (BOD), inline bodies included, under the same terms as readTextBody. Ids and parents are
/// as the file has them: they may be missing, repeat, or lead in a circle.
SceneFile readTextScene(const Bytes& text, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics,
                        base::Progress* progress = nullptr);

} // namespace vitrine::formats::x3
