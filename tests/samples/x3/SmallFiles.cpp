#include "tests/samples/x3/SmallFiles.h"

#include "resources/demos/pictures/TgaWriter.h"
#include "resources/demos/x3/BinaryWriter.h"
#include "resources/demos/x3/DdsWriter.h"
#include "resources/demos/x3/GameTree.h"
#include "resources/demos/x3/Modeller.h"
#include "resources/demos/x3/TextWriter.h"

namespace vitrine::samples::x3 {

using namespace demos;
using namespace demos::x3;

namespace {

Canvas checks(int size, const Vec3& one, const Vec3& other) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const bool isOne = (x / 4 + y / 4) % 2 == 0;
      canvas.at(x, y) = isOne ? one : other;
      canvas.alphaAt(x, y) = isOne ? 1.0f : 0.5f;
    }
  return canvas;
}

Material classic(Material::Kind kind, const std::string& texture) {
  Material material;
  material.kind = kind;
  material.texture = texture;
  material.transparency = 10;
  material.selfIllumination = 15;
  material.twoSided = true;
  if (kind == Material::Kind::Six)
    material.maps[1] = {"small_bump.tga", 100};
  else
    material.maps[1] = {"7", 50};
  return material;
}

Material effect() {
  using Type = EffectValue::Type;
  Material material;
  material.effect = "argon.fx";
  material.values = {{"g_CullMode", Type::Long, {2}, {}},
                     {"g_AlphaBlendEnable", Type::Bool, {1}, {}},
                     {"g_MatSpecularPower", Type::Float, {12.5}, {}},
                     {"g_MatEmissiveColor", Type::Float4, {0.25, 0.5, 0, 1}, {}},
                     {"t_DiffuseTexture", Type::String, {}, "X:\\art\\small_diff.tga"},
                     {"t_BumpTexture", Type::String, {}, {}}};
  return material;
}

Record level(double size, int segments, int threshold) {
  Modeller m;
  m.part("body with a blank");
  m.lathe({{-size, 0}, {-size / 2, size * 0.7}, {size / 2, size * 0.7}, {size, 0}}, {segments, 2, {}});
  m.part("hidden", 1 | kHiddenPart);
  m.box({size / 3, 0, 0}, {size / 3, size / 4, size / 5}, {{0.25, 0.25}, {0.5, 0.75}});
  return threshold == 0 ? m.record() : m.record(threshold);
}

Body bodyOf(const std::string& info, std::vector<Material> materials) {
  Body body;
  body.info = info;
  body.records = {level(4, 6, 0), level(4, 3, 60)};
  int next = 0;
  for (Record& record : body.records)
    for (Part& part : record.parts)
      for (Face& face : part.faces)
        face.material = next++ % static_cast<int>(materials.size());
  body.materials = std::move(materials);
  return body;
}

Body richBody() {
  Body body = bodyOf("Vitrine: all that a body may have", {effect(), classic(Material::Kind::Six, "small_diff.jpg")});
  body.hasSecondUvs = true;
  body.hasTangents = true;
  body.collisionBoxes = {{{-100, -200, -300}, {400, 500, 600}}};
  for (Record& record : body.records)
    for (Part& part : record.parts)
      for (Face& face : part.faces)
        for (Corner& corner : face.corners)
          corner.uv2 = {corner.uv.u / 2, corner.uv.v / 4};
  return body;
}

Frame key(const Vec3& position, const Turn& turn, int length = -1) {
  Frame frame;
  frame.position = position;
  frame.rotation = turn;
  frame.length = length;
  return frame;
}

Path pathOf(int id, Role role, const std::string& body, const std::string& name, std::vector<Frame> frames) {
  Path path;
  path.id = id;
  path.role = role;
  path.body = body;
  path.name = name;
  path.frames = std::move(frames);
  return path;
}

/// Every kind of key: some values stay, some have ease, some are relative.
std::vector<Frame> oddKeys() {
  std::vector<Frame> frames{key({100, 200, 300}, {0.25, {0, 2, 0}}, 250), key({}, {0.75, {0, 0, 1}}, 500), {}, {}};
  frames[0].positionTcb = Tcb{0.5, -0.5, 0.25, 0.5, 0.25};
  frames[1].position.reset();
  frames[1].rotationTcb = Tcb{0, 0, 0, 0.75, 0.75};
  frames[2].position = Vec3{-1000, 0, 1000};
  frames[2].linear = true;
  frames[2].length = 125;
  return frames;
}

Scene smallScene() {
  Scene scene;
  scene.info = "Vitrine: all that a scene may have";
  scene.paths = {pathOf(0, Role::Body, "vitrine\\rich", "a name with blanks", oddKeys()),
                 pathOf(4, Role::Body, "00810", "by number", {key({9000, 0, 0}, {})}),
                 pathOf(5, Role::Body, "vitrine\\not_there", "missing", {key({-9000, 0, 0}, {})}),
                 pathOf(6, Role::SubScene, "vitrine\\inner", "sub-scene", {key({0, 9000, 0}, {0.5, {0, 1, 0}})}),
                 pathOf(7, Role::Plain, "100001", "inline", {key({0, 0, 9000}, {})}),
                 pathOf(8, Role::Camera, "-1", "camera", {key({0, 0, -20000}, {}, 1000), {}}),
                 pathOf(9, Role::Camera, "-1", "looks at it", {Frame{}, Frame{}}),
                 pathOf(10, Role::OmniLight, "-1", "omni", {key({0, 20000, 0}, {}, 500), {}}),
                 pathOf(11, Role::DirectionalLight, "-1", "sun", {key({}, {0.125, {1, 0, 0}})})};
  scene.paths[1].parent = 0;
  scene.paths[1].cockpit = 0x7001;
  scene.paths[4].inlineBody = bodyOf("inline", {classic(Material::Kind::Six, "")});
  scene.paths[5].noteTracks = {{{0, "start 1"}, {0, "camera camera"}, {1000, "end 1"}}, {{500, "event fadein 200"}}};
  scene.paths[5].frames[0].fov = 1.570796;
  std::vector<Frame>& aimed = scene.paths[6].frames;
  aimed[0].position = Vec3{5000, 5000, -5000};
  aimed[0].target = Vec3{0, 0, 0};
  aimed[0].roll = 0.5;
  aimed[0].fov = 0.785398;
  aimed[0].length = 750;
  aimed[1].target = Vec3{0, 1000, 0};
  aimed[1].targetTcb = Tcb{};
  scene.paths[7].frames[1].colour = Vec3{2, 0.5, 0};
  return scene;
}

Scene innerScene() {
  Scene scene;
  scene.version = 3;
  scene.paths = {pathOf(0, Role::Body, "vitrine\\old", "old", {key({}, {}, 400), key({0, 500, 0}, {0.5, {0, 1, 0}})})};
  return scene;
}

} // namespace

std::vector<MadeFile> smallFiles() {
  const Bytes scene = bytesOf(textOf(smallScene()));
  const Body old = bodyOf("Vitrine: old materials", {classic(Material::Kind::Three, "7")});
  const Bytes dds = writeDds(checks(16, {0.8, 0.2, 0.1}, {0.9, 0.9, 0.9}), DdsFormat::Dxt5);
  std::vector<MadeFile> files{
      {"objects/vitrine/small_scene.bod", scene},
      {"objects/vitrine/small_packed_scene.pbd", packed(scene, 0x21)},
      {"objects/vitrine/inner.bod", bytesOf(textOf(innerScene()))},
      {"objects/vitrine/rich.bob", binaryOf(richBody())},
      {"objects/vitrine/rich_text.bod", bytesOf(textOf(richBody()))},
      {"objects/vitrine/rich_packed.pbb", packed(binaryOf(richBody()))},
      {"objects/vitrine/old.bob", binaryOf(old)},
      {"objects/vitrine/five.bob", binaryOf(bodyOf("Vitrine: lit", {classic(Material::Kind::Five, "7")}))},
      {"objects/v/00810.bod", bytesOf(textOf(old))},
      {"objects/cut/00811.bob", cutOf(smallScene())},
      {"dds/small_diff.dds", dds},
      {"dds/small_bump.pck", packed(writeDds(checks(8, {0.5, 0.5, 1}, {0.6, 0.5, 0.95}), DdsFormat::Bgra), 0x77)},
      {"tex/true/7.tga", writeTga(checks(16, {0.2, 0.4, 0.9}, {0.1, 0.1, 0.2}))}};
  const std::vector<MadeFile> members{files[1], files[3], files[8], files[10]};
  for (MadeFile& file : catalogueOf("01", members))
    files.push_back(std::move(file));
  return files;
}

} // namespace vitrine::samples::x3
