#pragma once

#include "core/scene/Indices.h"

#include <QColor>

#include <vector>

namespace vitrine::render {

/// A colour laid over the surfaces of some items where nothing is in front of them: the picture shows through. The
/// colour's alpha is its share.
struct Tint {
  std::vector<scene::DrawItemIndex> items;
  QColor color;

  bool operator==(const Tint&) const = default;
};

/// Tints of one picture. Of an item in several the first counts.
using Tints = std::vector<Tint>;

} // namespace vitrine::render
