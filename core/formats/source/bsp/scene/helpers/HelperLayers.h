#pragma once

#include "core/formats/source/bsp/scene/helpers/LayerStep.h"

#include <QtGlobal>

/// Layers, hidden at first, of what the compilers keep for the engine and players never see, and one, shown at first,
/// of parts that had to be omitted; a click leads to the record. docs/formats/source-bsp.md, "Occluders", "Cube maps",
/// "Boxes of leaves", "Primitives, vertex normals, face ids", "Physics hulls", "Omitted parts".
namespace vitrine::formats::source {

inline constexpr auto kMapInternals = QT_TRANSLATE_NOOP("formats", "Map internals"); ///< group of their toggles
/// Triangles of one layer: those of a map as large as the game allows.
inline constexpr std::size_t kMostHelperTriangles = 400'000;

/// Polygons of the occluders, those that are inactive at first in another colour.
void addOccluders(SceneParts& parts);

/// A ball at the place of each cube map, a node each.
void addCubemapMarks(SceneParts& parts);

/// Edges of the boxes of leaves that have a cluster, coloured by it; in a second layer those that are not empty,
/// coloured by their contents.
extern const LayerStep kLeafBoxes;

/// Flat faces in the colour of the number that the map editor gave each; faces that were cut apart share theirs.
extern const LayerStep kFaceIdColours;

/// Edges of the triangles that the compiler has stored for faces.
extern const LayerStep kPrimitiveLines;

/// A spike at each corner of a face along the normal that it is lit with.
extern const LayerStep kNormalLines;

/// Displacements in colours for the weights of the four textures that newer branches blend on them.
extern const LayerStep kMultiBlendColours;

/// The areas of the navigation mesh beside the map, coloured by their attributes.
extern const LayerStep kNavAreas;

/// The convex bodies that the physics engine has of the world and of brush entities; and their differences to the flat
/// faces, in two layers: sides that one could see but that have no face, and faces without a side. The scene has its
/// collision world by then.
extern const LayerStep kPhysicsHulls;

/// The bodies of placed models, from the `.phy` beside each; those that are not found have none.
extern const LayerStep kPropHulls;

/// Adds a layer, shown at first, with the places of faces that could not be built: `faces` are their numbers. Leaves
/// that list faces which are not in the file are shown as boxes. docs/formats/source-bsp.md, "Omitted parts".
void addOmittedFaces(SceneParts& parts, std::span<const std::size_t> faces);

} // namespace vitrine::formats::source
