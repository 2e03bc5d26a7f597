#pragma once

#include "core/scene/Scene.h"

#include <optional>
#include <vector>

namespace vitrine::formats::source {

/// Light that a map asks for on a model it places.
struct LightWant {
  std::optional<QVector3D> everywhere = {}; ///< from all sides alike; linear
  std::optional<QVector3D> at = {};         ///< else: where it is measured, scene axes; nullopt: in the model's middle
  std::optional<std::size_t> baked = {};    ///< before that: the number of its own light by vertex, where that fits
};

/// Box for a model that is missing, as far as it is known apart from its place.
struct StandInWant {
  QVector3D color = {};                      ///< of its class; linear
  std::optional<scene::Bounds> ofClass = {}; ///< usual size of its class; nullopt: by its places
  float side = 32;                           ///< length of its sides where nothing is known
};

/// A model that a node of a map is to show (scene::Node::model), and what the map says of it there.
struct ModelWant {
  NodeIndex node; ///< with nothing but groups above it
  int skin = 0;
  scene::MaterialAdjustment adjustment = {};
  std::optional<scene::SurfaceLeaves> place = {}; ///< nullopt: by the model's bounds
  LightWant light = {};
  StandInWant standIn = {};
  std::vector<int> leaves = {}; ///< of the tree, all that it touches; empty: not known
};

using ModelWants = std::vector<ModelWant>;

/// A model's path as the file spells it, with plain slashes and without what leads nowhere: "./Models\\x.mdl" ->
/// "Models/x.mdl".
inline QString modelPath(QString written) {
  written.replace(QLatin1Char('\\'), QLatin1Char('/'));
  while (written.startsWith(QLatin1StringView("./"))) {
    written.remove(0, 2);
  }
  return written;
}

} // namespace vitrine::formats::source
