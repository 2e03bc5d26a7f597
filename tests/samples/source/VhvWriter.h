#pragma once

#include "resources/demos/source/PropModel.h"

#include <functional>

namespace vitrine::samples {

/// Baked light of one placed model: `lightAt` gives the linear light of a vertex.
demos::Bytes writeVhv(const demos::PropModel& model,
                      const std::function<demos::Vec3(const demos::PropVertex&)>& lightAt);

} // namespace vitrine::samples
