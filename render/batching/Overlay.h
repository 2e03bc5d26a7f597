#pragma once

#include "render/batching/OverlayLine.h"
#include "render/batching/OverlayNote.h"

namespace vitrine::render {

/// Lines and notes over a picture.
struct Overlay {
  OverlayLines lines = {};
  OverlayNotes notes = {};

  bool operator==(const Overlay&) const = default;
};

} // namespace vitrine::render
