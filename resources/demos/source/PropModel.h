#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/common/Geometry.h"

#include <array>
#include <string>
#include <vector>

namespace vitrine::demos {

/// Coordinates as in the file: Z up, X forward, inches.
struct PropVertex {
  Vec3 position;
  Vec3 normal;
  double u = 0;
  double v = 0;
  int bone = 0;
  int lod = 0; ///< the coarsest level of detail that still uses it
};

/// Counter-clockwise seen from outside; the files have them the other way round.
using PropTriangle = std::array<int, 3>;

struct PropMesh {
  int material = 0; ///< column of the skins
  std::vector<PropVertex> vertices;
  std::vector<std::vector<PropTriangle>> triangles; ///< by level of detail
};

/// One choice of a body group; without meshes it shows nothing.
struct PropChoice {
  std::string name;
  std::vector<PropMesh> meshes;
};

struct PropBodyGroup {
  std::string name;
  std::vector<PropChoice> choices;
};

/// Rotations are roll, pitch and yaw in radians, about x, y and z in this order.
struct PropBone {
  std::string name;
  int parent = -1;
  Vec3 position; ///< in the axes of the parent
  Vec3 rotation;
};

struct PropAttachment {
  std::string name;
  int bone = 0;
  Vec3 position;
};

struct PropSequence {
  std::string name;
  double framesPerSecond = 10;
  bool loops = true;
  std::vector<std::vector<Vec3>> rotations; ///< by frame, then bone
};

/// A model of the game, before it is written into its three files.
struct PropModel {
  std::string name; ///< "base/vase.mdl"
  int version = 48;
  bool topology = false; ///< wide strips and strip groups, as newer branches have them
  bool fixups = true;    ///< vertices grouped by level of detail, with a table that puts them in order
  bool staticProp = true;
  int stripGroups = 1;                    ///< so many in each mesh
  std::vector<double> switchDistances{0}; ///< by level of detail
  std::vector<std::string> materials;
  std::vector<std::string> materialFolders; ///< "models\\base\\"
  std::vector<std::vector<int>> skins;      ///< by family, then column: number of a material
  std::vector<PropBodyGroup> groups;
  std::vector<PropBone> bones{{"static_prop", -1, {}, {}}};
  std::vector<PropAttachment> attachments;
  std::vector<PropSequence> sequences;
  std::string surfaceProperty = "default";

  int lodCount() const { return static_cast<int>(switchDistances.size()); }
};

} // namespace vitrine::demos
