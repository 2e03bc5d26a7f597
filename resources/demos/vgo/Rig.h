#pragma once

#include "resources/demos/vgo/SceneWriter.h"

#include <string_view>

namespace vitrine::demos::vgo {

/// A joint as the figure was modelled: it carries what lies along the way to its end.
struct Bone {
  std::string name;
  int parent = -1; ///< into the rig
  Vec3 place;
  Vec3 end;
  double girth = 0.05; ///< how thick what it carries is about there
  int human = -1;      ///< Unity's number for bones of people
  Quaternion stored;   ///< how it is turned in the file, in its parent; unturned where the figure was bound
};

/// Joints, parents first.
class Rig {
public:
  int add(const Bone& bone, std::string_view parent = {});
  int indexOf(std::string_view name) const;
  const Bone& operator[](std::string_view name) const { return m_bones[static_cast<std::size_t>(indexOf(name))]; }
  Bone& operator[](std::string_view name) { return m_bones[static_cast<std::size_t>(indexOf(name))]; }
  const std::vector<Bone>& bones() const { return m_bones; }

  /// Writes a node for each, below `parent`; returns their numbers.
  std::vector<int> write(SceneWriter& writer, int parent) const;
  std::vector<Vec3> places() const;
  /// Rotation of a bone and all above it as they are stored.
  Quaternion turnedInWorld(std::string_view name) const;
  /// The four of these joints that a point belongs to most, by how far it is from them against their girth.
  void weigh(const std::vector<int>& joints, const Vec3& point, Mesh::Joints& chosen, Mesh::Weights& weights) const;

private:
  std::vector<Bone> m_bones;
};

} // namespace vitrine::demos::vgo
