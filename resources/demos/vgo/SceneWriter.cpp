#include "resources/demos/vgo/SceneWriter.h"

#include <algorithm>

namespace vitrine::demos::vgo {

namespace {

enum Kind { kImage = 1, kNodeTransform = 2, kMeshData = 3, kSkinData = 4 };
enum DataType {
  kByte = 0x10,
  kShort = 0x20,
  kInt = 0x30,
  kVector2 = 0x1250,
  kVector3 = 0x1350,
  kVector4 = 0x1450,
  kShorts4 = 0x1420,
  kMatrix = 0x2450,
};

bool isZero(const Vec3& v) {
  constexpr double kNothing = 1e-6;
  return std::abs(v.x) < kNothing && std::abs(v.y) < kNothing && std::abs(v.z) < kNothing;
}

} // namespace

SceneWriter::SceneWriter(const FileForm& form)
    : m_form(form), m_signs(form.handedness == Handedness::Left ? Vec3{-1, 1, 1} : Vec3{-1, 1, -1}) {
  m_parts.layout["nodes"] = Json::array();
}

int SceneWriter::addNode(const std::string& name, const Transform& local, int parent) {
  const int index = static_cast<int>(m_locals.size());
  Json node = Json::object();
  node["name"] = name;
  if (parent < 0)
    node["isRoot"] = true;
  else
    this->node(parent)["children"].push_back(index);
  m_parts.layout["nodes"].push_back(node);
  std::array<double, 16> matrix = local.matrix();
  for (int i = 0; i < 16; ++i) {
    const double row = i % 4 < 3 ? m_signs[i % 4] : 1;
    const double column = i / 4 < 3 ? m_signs[i / 4] : 1;
    matrix[static_cast<std::size_t>(i)] *= row * column;
  }
  m_locals.push_back(matrix);
  return index;
}

int SceneWriter::add(const char* list, const Json& value) {
  Json& values = m_parts.layout[list];
  values.push_back(value);
  return static_cast<int>(values.size()) - 1;
}

int SceneWriter::addAccessor(int kind, int dataType, std::uint32_t elementSize, std::size_t count, const Bytes& data) {
  Json facts = Json::object();
  facts["kind"] = kind;
  facts["byteOffset"] = m_parts.resource.size();
  facts["byteLength"] = data.size();
  facts["byteStride"] = elementSize;
  facts["dataType"] = dataType;
  facts["count"] = count;
  m_parts.accessors.push_back(facts);
  m_parts.resource.insert(m_parts.resource.end(), data.begin(), data.end());
  return static_cast<int>(m_parts.accessors.size()) - 1;
}

int SceneWriter::addVectors(const std::vector<Vec3>& vectors) {
  ByteWriter out;
  for (const Vec3& v : vectors)
    out.vec3(inFile(v));
  return addAccessor(kMeshData, kVector3, 12, vectors.size(), out.data());
}

int SceneWriter::addMatrices(int kind, const std::vector<std::array<double, 16>>& matrices) {
  ByteWriter out;
  for (const auto& matrix : matrices)
    for (const double value : matrix)
      out.f32(value);
  return addAccessor(kind, kMatrix, 64, matrices.size(), out.data());
}

int SceneWriter::addTriangles(const std::vector<std::uint32_t>& corners, std::size_t vertices) {
  const bool small = vertices <= 0x10000;
  // One axis mirrored turns triangles around; two leave them.
  const bool swaps = m_form.handedness == Handedness::Left;
  ByteWriter out;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const std::size_t corner = swaps ? i - i % 3 + (3 - i % 3) % 3 : i;
    if (small)
      out.u16(corners[corner]);
    else
      out.u32(corners[corner]);
  }
  return addAccessor(kMeshData, small ? kShort : kInt, small ? 2 : 4, corners.size(), out.data());
}

int SceneWriter::addDeltas(const std::vector<Vec3>& deltas) {
  std::vector<std::uint32_t> moved;
  for (std::size_t i = 0; i < deltas.size(); ++i)
    if (!isZero(deltas[i]))
      moved.push_back(static_cast<std::uint32_t>(i));
  const bool small = deltas.size() <= 0x10000;
  const std::size_t indexSize = small ? 2 : 4;
  const std::size_t size = moved.size() * (indexSize + 12);
  if (moved.empty() || size * 5 >= deltas.size() * 12 * 4)
    return addVectors(deltas);
  ByteWriter out;
  for (const std::uint32_t index : moved)
    small ? out.u16(index) : out.u32(index);
  for (const std::uint32_t index : moved)
    out.vec3(inFile(deltas[index]));
  const int accessor = addAccessor(kMeshData, kVector3, 0, deltas.size(), out.data());
  Json& facts = m_parts.accessors.back();
  facts.erase("byteStride");
  facts["sparseType"] = 1;
  facts["sparseCount"] = moved.size();
  facts["sparseIndexDataType"] = small ? static_cast<int>(kShort) : static_cast<int>(kInt);
  facts["sparseValueDataType"] = static_cast<int>(kVector3);
  facts["sparseValueByteOffset"] = moved.size() * indexSize;
  return accessor;
}

int SceneWriter::addTexture(const std::string& name, const Bytes& png, const Json& facts) {
  Json texture = Json::object();
  texture["name"] = name;
  texture["source"] = addAccessor(kImage, kByte, 1, png.size(), png);
  texture["dimensionType"] = 2; // flat
  texture["mimeType"] = "image/png";
  texture["filterMode"] = 2; // trilinear
  texture.update(facts);
  return add("textures", texture);
}

Json SceneWriter::shapesOf(const Mesh& mesh) {
  Json shapes = Json::array();
  for (const Shape& shape : mesh.shapes) {
    const int positions = shape.positions.empty() ? -1 : addDeltas(shape.positions);
    const int normals = shape.normals.empty() ? -1 : addDeltas(shape.normals);
    Json entry = Json::object();
    entry["name"] = shape.name;
    entry["attributes"]["POSITION"] = positions;
    entry["attributes"]["NORMAL"] = normals;
    entry["attributes"]["TANGENT"] = -1;
    entry.update(shape.facts);
    shapes.push_back(entry);
  }
  return shapes;
}

int SceneWriter::addMesh(const Mesh& mesh) {
  const std::size_t count = mesh.positions.size();
  Json attributes = Json::object();
  attributes["POSITION"] = addVectors(mesh.positions);
  attributes["NORMAL"] = addVectors(mesh.normals);
  ByteWriter picture;
  for (const auto& [u, v] : mesh.picture) {
    picture.f32(u);
    picture.f32(m_form.uvOrigin == UvOrigin::TopLeft ? 1 - v : v);
  }
  if (!mesh.picture.empty())
    attributes["TEXCOORD_0"] = addAccessor(kMeshData, kVector2, 8, count, picture.data());
  if (!mesh.joints.empty()) {
    ByteWriter joints;
    ByteWriter weights;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t k = 0; k < 4; ++k) {
        joints.u16(mesh.joints[i][k]);
        weights.f32(mesh.weights[i][k]);
      }
    attributes["JOINTS_0"] = addAccessor(kMeshData, kShorts4, 8, count, joints.data());
    attributes["WEIGHTS_0"] = addAccessor(kMeshData, kVector4, 16, count, weights.data());
  }
  Json entry = Json::object();
  entry["name"] = mesh.name;
  entry["attributes"] = attributes;
  for (const auto& part : mesh.parts)
    entry["subMeshes"].push_back(addTriangles(part, count));
  if (!mesh.shapes.empty())
    entry["blendShapes"] = shapesOf(mesh);
  return add("meshes", entry);
}

int SceneWriter::addSkin(int skeleton, const std::vector<int>& joints, std::span<const Vec3> boundAt) {
  std::vector<std::array<double, 16>> binds;
  for (const Vec3& place : boundAt)
    binds.push_back(Transform{inFile(-place)}.matrix());
  Json skin = Json::object();
  skin["inverseBindMatrices"] = addMatrices(kSkinData, binds);
  skin["skeleton"] = skeleton;
  skin["joints"] = joints;
  return add("skins", skin);
}

Json SceneWriter::vector(const Vec3& v) const {
  const Vec3 there = inFile(v);
  Json list = Json::array();
  for (const double value : {there.x, there.y, there.z})
    list.push_back(rounded(value));
  return list;
}

FileParts SceneWriter::finish(const Json& asset) {
  addMatrices(kNodeTransform, m_locals);
  m_parts.asset = asset;
  return std::move(m_parts);
}

} // namespace vitrine::demos::vgo
