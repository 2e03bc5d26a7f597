#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::links {

/// Class of an entity, the value of its property "classname" (Source's word); empty: the node has none.
QString classOf(const scene::Node& node);

/// The nearest node at or above `node` that names a model, places a whole object, or is of an entity class; the node
/// itself where none does. `node` must exist.
NodeIndex objectOf(const Scene& scene, NodeIndex node);

/// Items of all objects of the class that the object of `node` has; where it has none, of its kind of node. Ascending.
std::vector<DrawItemIndex> itemsOfClass(const Scene& scene, NodeIndex node);

/// Items of all instances of the model that the object of `node` shows, or of all nodes that show its mesh. Ascending.
std::vector<DrawItemIndex> itemsOfModel(const Scene& scene, NodeIndex node);

/// True if items similar to this one are those of the same model, false if they are those of the same material.
bool isSimilarByModel(const Scene& scene, DrawItemIndex item);

/// Items similar to one: all instances of its model; of a surface of the world those of the same material whose
/// records lie in the same section. Ascending, itself among them.
std::vector<DrawItemIndex> itemsSimilarTo(const Scene& scene, DrawItemIndex item);

} // namespace vitrine::links
