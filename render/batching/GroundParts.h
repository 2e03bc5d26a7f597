#pragma once

namespace vitrine::render {

/// Parts of the ground below a scene that are drawn: seen from above alone, behind all else, and part of no scene.
struct GroundParts {
  bool contactShadow = false; ///< of models alone (standsOnGround), in pictures of their surfaces
  bool grid = false;          ///< in metres, with the axes of the file

  bool operator==(const GroundParts&) const = default;
};

} // namespace vitrine::render
