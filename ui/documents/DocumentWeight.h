#pragma once

#include "core/session/Snapshot.h"

#include <cstdint>

namespace vitrine::ui {

/// Memory that a document takes as long as it can be shown at once, bytes: its file, its pictures, its triangles and
/// the batches made of them. An estimate: enough to tell a large map from a small model.
std::uint64_t weightOf(const session::Snapshot& shown);

} // namespace vitrine::ui
