#pragma once

#include "resources/demos/vgo/Transform.h"
#include "resources/demos/vgo/VgoFile.h"

#include <array>
#include <cstdint>
#include <span>

namespace vitrine::demos::vgo {

/// Right-handed, x to a figure's left, y up, z ahead; pictures have their origin at the bottom left; seen from outside,
/// corners go counter-clockwise.
struct Shape {
  std::string name;
  std::vector<Vec3> positions; ///< by vertex: how far it moves
  std::vector<Vec3> normals;   ///< as many, or empty
  Json facts = Json::object(); ///< facePartsType, blinkType, visemeType
};

/// A mesh in the axes above.
struct Mesh {
  using Joints = std::array<std::uint16_t, 4>;
  using Weights = std::array<float, 4>;

  std::string name;
  std::vector<Vec3> positions;
  std::vector<Vec3> normals;
  std::vector<std::array<double, 2>> picture;
  std::vector<Joints> joints; ///< empty: not skinned
  std::vector<Weights> weights;
  std::vector<std::vector<std::uint32_t>> parts; ///< sub-meshes: triangles
  std::vector<Shape> shapes;
};

/// Collects a scene told in the axes above and puts it into those of a file.
class SceneWriter {
public:
  explicit SceneWriter(const FileForm& form);

  /// The first one is the root. Returns its number.
  int addNode(const std::string& name, const Transform& local, int parent = -1);
  /// Good until something else is added.
  Json& node(int index) { return m_parts.layout["nodes"][static_cast<std::size_t>(index)]; }
  int addTexture(const std::string& name, const Bytes& png, const Json& facts = Json::object());
  int addMaterial(const Json& material) { return add("materials", material); }
  int addMesh(const Mesh& mesh);
  /// Joints stand at these places, unturned, where the mesh was bound to them.
  int addSkin(int skeleton, const std::vector<int>& joints, std::span<const Vec3> boundAt);
  /// To lists of the layout ("lights", "colliders", …).
  int add(const char* list, const Json& value);
  /// Of the layout itself.
  void set(const char* member, const Json& value) { m_parts.layout[member] = value; }

  /// A place or direction for a layout's numbers, in the file's axes.
  Json vector(const Vec3& v) const;
  /// In Unity's axes, as animation curves are, whatever the file's are.
  static Vec3 inUnity(const Vec3& v) { return {-v.x, v.y, v.z}; }
  static Quaternion inUnity(const Quaternion& q) { return {q.x, -q.y, -q.z, q.w}; }

  FileParts finish(const Json& asset);

private:
  Vec3 inFile(const Vec3& v) const { return v * m_signs; }
  int addAccessor(int kind, int dataType, std::uint32_t elementSize, std::size_t count, const Bytes& data);
  int addVectors(const std::vector<Vec3>& vectors);
  int addMatrices(int kind, const std::vector<std::array<double, 16>>& matrices);
  int addTriangles(const std::vector<std::uint32_t>& corners, std::size_t vertices);
  /// By the shorter way: all vectors, or those that are not zero.
  int addDeltas(const std::vector<Vec3>& deltas);
  Json shapesOf(const Mesh& mesh);

  FileForm m_form;
  Vec3 m_signs; ///< from ours to the file's axes
  FileParts m_parts;
  std::vector<std::array<double, 16>> m_locals;
};

/// Six decimals are enough for what is told as text.
inline double rounded(double value) {
  return std::round(value * 1e6) / 1e6;
}

} // namespace vitrine::demos::vgo
