#include "core/exporting/assimp/GltfCompletion.h"

#include <algorithm>
#include <map>
#include <set>

namespace vitrine::exporting {
namespace {

using Json = nlohmann::json;

constexpr int kArrayBuffer = 34962;
/// Key of extras that are no properties of the file's.
constexpr const char* kOurExtras = "vitrine";

Json numbers(const QVector3D& v) {
  return {v.x(), v.y(), v.z()};
}

Json numbers(const QQuaternion& q) {
  return {q.x(), q.y(), q.z(), q.scalar()};
}

template <typename Vector>
std::span<const float> floatsOf(const std::vector<Vector>& vectors) {
  static_assert(sizeof(Vector) % sizeof(float) == 0);
  return {reinterpret_cast<const float*>(vectors.data()), vectors.size() * (sizeof(Vector) / sizeof(float))};
}

/// Keys that repeat become lists.
Json extrasOf(const std::vector<std::pair<QString, QString>>& properties) {
  Json extras = Json::object();
  for (const auto& [key, value] : properties) {
    Json& field = extras[key.toStdString()];
    if (field.is_null()) {
      field = value.toStdString();
      continue;
    }
    if (field.is_string()) {
      field = Json::array({field});
    }
    field.push_back(value.toStdString());
  }
  return extras;
}

GltfData::Differences differencesOf(const ExportModel& model) {
  constexpr std::size_t kMostDenseBytes = std::size_t{32} << 20;
  std::size_t bytes = 0;
  for (const ExportMesh& mesh : model.meshes) {
    for (const ExportShape& shape : mesh.shapes) {
      bytes += mesh.positions.size() * sizeof(QVector3D) * (shape.normals.empty() ? 1 : 2);
    }
  }
  return bytes > kMostDenseBytes ? GltfData::Differences::Sparse : GltfData::Differences::Dense;
}

class Completion {
public:
  Completion(GltfData& data, const ExportModel& model)
      : m_data(data), m_json(data.json()), m_model(model), m_differences(differencesOf(model)) {}

  void run() {
    m_data.clearBinary(); // of a mesh that is none (AssimpScene.cpp)
    addPictures();
    m_json["meshes"] = Json::array();
    m_json["nodes"] = Json::array();
    for (const ExportNode& node : m_model.nodes) {
      m_json["nodes"].push_back(nodeOf(node));
    }
    addChildren();
    addSkins();
    addAnimations();
    addLights();
    addCameras();
    tellExtensions();
  }

private:
  void addPictures();
  Json nodeOf(const ExportNode& node);
  std::size_t meshOf(const ExportNode& node);
  const Json& primitiveOf(int mesh);
  void addVertices(Json& primitive, const ExportMesh& mesh);
  void addRecords(Json& primitive, const ExportMesh& mesh);
  void addShapes(Json& primitive, const ExportMesh& mesh);
  void addJoints(Json& primitive, const ExportMesh& mesh);
  void addChildren();
  void addSkins();
  void addAnimations();
  Json animationOf(const ExportAnimation& animation);
  void addLights();
  void addCameras();
  void tellExtensions();

  GltfData& m_data;
  Json& m_json;
  const ExportModel& m_model;
  GltfData::Differences m_differences; ///< of shapes
  std::map<int, Json> m_primitives;    ///< of the model's meshes
  std::map<std::vector<int>, std::size_t> m_meshes;
};

void Completion::addPictures() {
  if (!m_json.contains("images")) {
    return;
  }
  for (Json& image : m_json["images"]) {
    const ExportTexture& texture = m_model.textures[std::stoul(image["uri"].get<std::string>())];
    image = Json::object();
    if (!texture.name.isEmpty()) {
      image["name"] = texture.name.toStdString();
    }
    if (texture.file.isEmpty()) {
      image["bufferView"] = m_data.view(std::as_bytes(std::span(texture.coded.constData(), texture.coded.size())));
      image["mimeType"] = texture.kind == std::string_view("jpg") ? "image/jpeg" : "image/png";
    } else {
      image["uri"] = texture.file.toStdString();
    }
  }
}

Json Completion::nodeOf(const ExportNode& node) {
  Json made = Json::object();
  if (!node.name.isEmpty()) {
    made["name"] = node.name.toStdString();
  }
  if (node.place) {
    made["translation"] = numbers(node.place->position);
    made["rotation"] = numbers(node.place->rotation);
    made["scale"] = numbers(node.place->scale);
  } else if (!node.local.isIdentity()) {
    made["matrix"] = std::span(node.local.constData(), 16);
  }
  if (!node.meshes.empty()) {
    made["mesh"] = meshOf(node);
  }
  if (!node.weights.empty()) {
    made["weights"] = node.weights;
  }
  if (node.skin >= 0) {
    made["skin"] = node.skin;
  }
  if (node.camera >= 0) {
    made["camera"] = node.camera;
  }
  if (node.light >= 0) {
    made["extensions"]["KHR_lights_punctual"]["light"] = node.light;
  }
  if (!node.properties.empty()) {
    made["extras"] = extrasOf(node.properties);
  }
  if (node.record) {
    made["extras"][kOurExtras] = {{"section", node.record->first.toStdString()}, {"record", node.record->second}};
  }
  return made;
}

std::size_t Completion::meshOf(const ExportNode& node) {
  const auto [at, isNew] = m_meshes.try_emplace(node.meshes, m_json["meshes"].size());
  if (isNew) {
    const ExportMesh& first = m_model.meshes[static_cast<std::size_t>(node.meshes.front())];
    Json mesh = {{"primitives", Json::array()}};
    if (!node.name.isEmpty()) {
      mesh["name"] = node.name.toStdString();
    }
    for (const int each : node.meshes) {
      mesh["primitives"].push_back(primitiveOf(each));
    }
    for (const ExportShape& shape : first.shapes) {
      mesh["extras"]["targetNames"].push_back(shape.name.toStdString());
    }
    if (!node.weights.empty()) {
      mesh["weights"] = node.weights;
    }
    m_json["meshes"].push_back(std::move(mesh));
  }
  return at->second;
}

const Json& Completion::primitiveOf(int mesh) {
  const auto [at, isNew] = m_primitives.try_emplace(mesh);
  if (isNew) {
    const ExportMesh& from = m_model.meshes[static_cast<std::size_t>(mesh)];
    constexpr int kTriangles = 4;
    at->second = {{"mode", kTriangles}, {"material", from.material}};
    addVertices(at->second, from);
    addJoints(at->second, from);
    addShapes(at->second, from);
    addRecords(at->second, from);
  }
  return at->second;
}

void Completion::addVertices(Json& primitive, const ExportMesh& mesh) {
  Json& attributes = primitive["attributes"];
  const auto add = [&](const char* name, const auto& values, const char* type, bool bounds = false) {
    if (!values.empty()) {
      attributes[name] = m_data.floats(floatsOf(values), type, kArrayBuffer, bounds);
    }
  };
  add("POSITION", mesh.positions, "VEC3", true);
  add("NORMAL", mesh.normals, "VEC3");
  add("TEXCOORD_0", mesh.uvs, "VEC2");
  if (!mesh.uvs.empty()) { // sets are counted without gaps
    add("TEXCOORD_1", mesh.lightUvs, "VEC2");
  }
  add("COLOR_0", mesh.colors, "VEC4");
  primitive["indices"] = m_data.indices(mesh.indices, mesh.positions.size());
}

void Completion::addRecords(Json& primitive, const ExportMesh& mesh) {
  if (mesh.records.empty()) {
    return;
  }
  Json& records = primitive["extras"][kOurExtras]["records"];
  for (const ExportRecords& run : mesh.records) {
    records.push_back(Json::array({run.section.toStdString(), run.first, run.count, run.triangles}));
  }
}

void Completion::addJoints(Json& primitive, const ExportMesh& mesh) {
  if (mesh.joints.empty()) {
    return;
  }
  std::vector<std::uint16_t> joints;
  std::vector<float> weights;
  for (const ExportJoints& each : mesh.joints) {
    joints.insert(joints.end(), each.joints.begin(), each.joints.end());
    weights.insert(weights.end(), each.weights.begin(), each.weights.end());
  }
  primitive["attributes"]["JOINTS_0"] = m_data.shorts(joints, "VEC4", kArrayBuffer);
  primitive["attributes"]["WEIGHTS_0"] = m_data.floats(weights, "VEC4", kArrayBuffer);
}

void Completion::addShapes(Json& primitive, const ExportMesh& mesh) {
  if (mesh.shapes.empty()) {
    return;
  }
  const bool normals =
      std::ranges::any_of(mesh.shapes, [](const ExportShape& shape) { return !shape.normals.empty(); });
  const std::size_t count = mesh.positions.size();
  const auto add = [&](const std::vector<std::uint32_t>& vertices, const std::vector<QVector3D>& values) {
    return m_data.differences(count, vertices, floatsOf(values), m_differences);
  };
  for (const ExportShape& shape : mesh.shapes) {
    Json target = {{"POSITION", add(shape.vertices, shape.positions)}};
    if (normals) {
      const bool own = shape.normals.size() == shape.vertices.size();
      target["NORMAL"] = own ? add(shape.vertices, shape.normals) : add({}, {});
    }
    primitive["targets"].push_back(std::move(target));
  }
}

/// What wears a skin stands beside the root: nothing above it moves it.
void Completion::addChildren() {
  Json roots = Json::array({0});
  for (std::size_t i = 1; i < m_model.nodes.size(); ++i) {
    const ExportNode& node = m_model.nodes[i];
    Json& list = node.skin >= 0 ? roots : m_json["nodes"][static_cast<std::size_t>(node.parent)]["children"];
    list.push_back(i);
  }
  m_json["scenes"] = Json::array({Json::object({{"nodes", std::move(roots)}})});
  m_json["scene"] = 0;
}

void Completion::addSkins() {
  for (const ExportSkin& skin : m_model.skins) {
    std::vector<float> binds;
    for (QMatrix4x4 bind : skin.inverseBinds) {
      bind.setRow(3, QVector4D(0, 0, 0, 1)); // exactly, as glTF wants it
      binds.insert(binds.end(), bind.constData(), bind.constData() + 16);
    }
    Json made = {{"joints", skin.joints}, {"inverseBindMatrices", m_data.floats(binds, "MAT4")}};
    if (!skin.name.isEmpty()) {
      made["name"] = skin.name.toStdString();
    }
    m_json["skins"].push_back(std::move(made));
  }
}

void Completion::addAnimations() {
  for (const ExportAnimation& animation : m_model.animations) {
    m_json["animations"].push_back(animationOf(animation));
  }
}

Json Completion::animationOf(const ExportAnimation& animation) {
  Json made = {{"name", animation.name.toStdString()}, {"channels", Json::array()}, {"samplers", Json::array()}};
  for (const ExportChannel& channel : animation.channels) {
    constexpr std::array kPaths = {"translation", "rotation", "scale", "weights"};
    constexpr std::array kTypes = {"VEC3", "VEC4", "VEC3", "SCALAR"};
    const auto path = static_cast<std::size_t>(channel.path);
    const std::size_t input = m_data.times(channel.times);
    const std::size_t output = m_data.floats(channel.values, kTypes[path]);
    made["channels"].push_back(
        {{"sampler", made["samplers"].size()}, {"target", {{"node", channel.node}, {"path", kPaths[path]}}}});
    made["samplers"].push_back(
        {{"input", input}, {"output", output}, {"interpolation", channel.steps ? "STEP" : "LINEAR"}});
  }
  return made;
}

void Completion::addLights() {
  for (const ExportLight& light : m_model.lights) {
    constexpr std::array kKinds = {"point", "spot", "directional"};
    Json made = {{"name", light.name.toStdString()},
                 {"type", kKinds[static_cast<std::size_t>(light.kind)]},
                 {"color", numbers(light.color)},
                 {"intensity", light.intensity}};
    if (light.kind != ExportLight::Kind::Directional && light.range > 0) {
      made["range"] = light.range;
    }
    if (light.kind == ExportLight::Kind::Spot) {
      made["spot"] = {{"innerConeAngle", light.innerCone}, {"outerConeAngle", light.outerCone}};
    }
    m_json["extensions"]["KHR_lights_punctual"]["lights"].push_back(std::move(made));
  }
}

void Completion::addCameras() {
  for (const ExportCamera& camera : m_model.cameras) {
    m_json["cameras"].push_back({{"name", camera.name.toStdString()},
                                 {"type", "perspective"},
                                 {"perspective", {{"yfov", camera.verticalFov}, {"znear", 0.01}}}});
  }
}

/// Materials keep the one extension that the model has a word for: Assimp adds empty ones of its own.
void Completion::tellExtensions() {
  constexpr const char* kUnlit = "KHR_materials_unlit";
  std::set<std::string> used;
  for (Json& material : m_json["materials"]) {
    const bool unlit = material.contains("extensions") && material["extensions"].contains(kUnlit);
    material.erase("extensions");
    if (unlit) {
      material["extensions"][kUnlit] = Json::object();
      used.insert(kUnlit);
    }
  }
  if (!m_model.lights.empty()) {
    used.insert("KHR_lights_punctual");
  }
  m_json.erase("extensionsUsed");
  if (!used.empty()) {
    m_json["extensionsUsed"] = used;
  }
}

} // namespace

void complete(GltfData& data, const ExportModel& model) {
  Completion(data, model).run();
}

} // namespace vitrine::exporting
