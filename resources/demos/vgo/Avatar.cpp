#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

constexpr int kDirectional = 1; // light.type
constexpr int kRealtime = 4;    // light.lightmapBakeType
constexpr int kCapsule = 1;     // collider.type

Json asset() {
  Json made = Json::object();
  made["generator"]["name"] = "make_vgo_avatar";
  made["generator"]["version"] = "1";
  Json& right = made["right"];
  right["title"] = "Vitri, the museum fox";
  right["author"] = "Vitrine project";
  right["organization"] = "Vitrine project";
  right["version"] = "1";
  right["licenseUrl"] = "https://creativecommons.org/publicdomain/zero/1.0/";
  return made;
}

Json renderer(const char* name, int mesh, const std::vector<int>& materials) {
  Json made = Json::object();
  made["name"] = name;
  made["enabled"] = true;
  made["mesh"] = mesh;
  made["materials"] = materials;
  return made;
}

void addLights(SceneWriter& writer) {
  struct Light {
    const char* name;
    Transform place;
    std::array<double, 3> colour;
    double intensity;
  };
  const Vec3 up{0, 1, 0};
  const Vec3 left{1, 0, 0};
  // Both shine along z: turned around, from before the figure and above it.
  for (const Light& light :
       {Light{"Key light", {{-0.8, 1.9, 1.4}, turn(up, 150) * turn(left, 38)}, {1.0, 0.95, 0.88}, 1.0},
        Light{"Back light", {{0.9, 1.6, -1.3}, turn(up, -35) * turn(left, 30)}, {0.72, 0.82, 1.0}, 0.45}}) {
    const int node = writer.addNode(light.name, light.place, 0);
    Json made = Json::object();
    made["enabled"] = true;
    made["type"] = kDirectional;
    for (const double value : light.colour)
      made["color"].push_back(value);
    made["color"].push_back(1.0);
    made["lightmapBakeType"] = kRealtime;
    made["intensity"] = light.intensity;
    made["bounceIntensity"] = 1.0;
    made["shadows"] = 0;
    writer.node(node)["light"] = writer.add("lights", made);
  }
}

/// A capsule around the whole, as games put it around who walks.
void addCollider(SceneWriter& writer) {
  Json made = Json::object();
  made["enabled"] = true;
  made["type"] = kCapsule;
  made["isTrigger"] = false;
  made["center"] = writer.vector({0, 0.48, 0});
  made["radius"] = 0.24;
  made["height"] = 0.96;
  made["direction"] = 1; // y
  const int number = writer.add("colliders", made);
  writer.node(1)["colliders"].push_back(number);
}

} // namespace

FileParts parts(const FileForm& form) {
  const Rig bound = rig();
  const Sculpture furs = fur(bound);
  const Sculpture cloth = clothes(bound);
  Rig standing = bound;
  greet(standing);

  SceneWriter writer(form);
  const Materials materials = addMaterials(writer, furs, cloth);
  const int root = writer.addNode("Vitri", {});
  const int body = writer.addNode("Body", {}, root);
  const std::vector<int> nodes = standing.write(writer, body);
  const std::vector<Vec3> places = bound.places();
  const int skin = writer.addSkin(nodes.front(), nodes, places);
  const auto addSkinned = [&](const char* name, const Mesh& mesh, const std::vector<int>& used) {
    const int node = writer.addNode(name, {}, root);
    writer.node(node)["meshRenderer"] = renderer(name, writer.addMesh(mesh), used);
    writer.node(node)["skin"] = skin;
    return node;
  };
  addSkinned("Fur", furs.mesh, {materials.fur});
  addSkinned("Clothes", cloth.mesh, {materials.clothes});
  const int expressive = addSkinned("Face", face(bound), {materials.eyes, materials.lines, materials.mouth});
  writer.node(expressive)["meshRenderer"]["blendShapeKind"] = 1;
  writer.node(expressive)["meshRenderer"]["blendShapePresets"] = presets();

  const int stand = writer.addNode("Plinth", {}, root);
  writer.node(stand)["meshRenderer"] = renderer("Plinth", writer.addMesh(plinth()), {materials.wood, materials.brass});
  const int hand = nodes[static_cast<std::size_t>(standing.indexOf("LeftHand"))];
  // The magnifier leans outwards and shows itself to who stands before the figure.
  const Quaternion shown = turn({0, 0, 1}, -30) * turn({0, 1, 0}, -12);
  const Transform held{{0.030, -0.028, 0.012}, standing.turnedInWorld("LeftHand").inverse() * shown};
  const int glass = writer.addNode("Magnifier", held, hand);
  writer.node(glass)["meshRenderer"] =
      renderer("Magnifier", writer.addMesh(magnifier()), {materials.brass, materials.lens});

  addLights(writer);
  addCollider(writer);
  addMotions(writer, standing, nodes);
  addSprings(writer, standing, nodes);
  Json& animator = writer.node(root)["animator"];
  animator["name"] = "Vitri";
  animator["enabled"] = true;
  animator["humanAvatar"]["name"] = "Vitri";
  animator["humanAvatar"]["humanBones"] = humanBones(standing, nodes);
  return writer.finish(asset());
}

} // namespace vitrine::demos::vgo::avatar
