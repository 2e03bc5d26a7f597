#pragma once

#include "core/links/LinkIndex.h"
#include "core/structure/Json.h"

#include <QPoint>

#include <optional>

namespace vitrine::cli {

/// The hit at one pixel of a picture, and all that it leads to.
struct PickedPixel {
  QPoint pixel;                    ///< from the top left
  std::optional<picking::Hit> hit; ///< nullopt: nothing is drawn there
  links::Pick pick;                ///< of the hit
};

/// The object of `pick --json` (docs/cli.md describes it). The document must have a scene.
structure::Json asJson(const Document& document, const PickedPixel& picked);

/// The picked pixel as text for people, a few lines.
QString asText(const Document& document, const PickedPixel& picked);

} // namespace vitrine::cli
