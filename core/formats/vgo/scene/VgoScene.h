#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/vgo/records/LayoutSections.h"
#include "core/scene/Scene.h"
#include "core/structure/JsonTree.h"

namespace vitrine::formats::vgo {

class Accessors;

/// Coordinate conventions of a file: the two bytes of its header, independent of each other.
struct Conventions {
  bool leftHanded = false; ///< geometry coordinate 2
  bool uvFromTop = false;  ///< UV coordinate 1
};

/// Data from which a scene is built; all members must outlive the call.
struct SceneSource {
  structure::JsonValueRef layout; ///< the whole of it
  const Accessors& accessors;
  Conventions conventions;
  LayoutSections sections;
};

/// The scene that a layout describes, in scene axes and metres, finished. What is damaged is left out and told in
/// `context.diagnostics`; an Error only where nothing can be placed: no nodes, or not exactly one accessor of their
/// transforms. Throws only base::Cancelled.
Result<ScenePtr> buildScene(const SceneSource& source, LoadContext& context);

} // namespace vitrine::formats::vgo
