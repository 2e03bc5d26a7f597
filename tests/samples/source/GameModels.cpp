#include "tests/samples/source/GameModels.h"

#include "resources/demos/source/PropShapes.h"

#include <numbers>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr int kLatheColumns = 24;

PropModel simpleModel(std::string name, std::string folder, std::string material) {
  PropModel model;
  model.name = std::move(name);
  model.materials = {std::move(material)};
  model.materialFolders = {std::move(folder)};
  model.skins = {{0}};
  return model;
}

PropBodyGroup groupOf(std::string name, PropMesh mesh) {
  return {name, {{name, {std::move(mesh)}}}};
}

} // namespace

PropModel vaseModel() {
  PropModel model = simpleModel("base/vase.mdl", "models\\base\\", "vase_glaze");
  model.switchDistances = {0, 20, 60};
  model.surfaceProperty = "pottery";
  PropMesh mesh = emptyMesh(0, model.lodCount());
  addLathe(mesh, {{0, 0}, {7, 0}, {8, 2}, {12, 10}, {13, 18}, {9, 28}, {5, 33}, {7, 38}}, kLatheColumns);
  addLathe(mesh, {{6, 38}, {4.5, 33}, {0, 30}}, kLatheColumns); // inside the neck
  model.groups = {groupOf("vase", std::move(mesh))};
  return model;
}

PropModel blockModel() {
  PropModel model = simpleModel("vitrine/block.mdl", "models\\vitrine\\", "block_red");
  model.materials = {"block_red", "block_green", "block_blue"};
  model.materialFolders = {"models\\nowhere\\", "models\\vitrine\\"};
  model.skins = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
  PropMesh body = emptyMesh(0, 1);
  addBlock(body, {{-16, -16, 0}, {16, 16, 32}});
  PropMesh knob = emptyMesh(1, 1);
  addBlock(knob, {{-6, -6, 32}, {6, 6, 40}});
  model.groups = {groupOf("block", std::move(body)), {"lid", {{"blank", {}}, {"knob", {std::move(knob)}}}}};
  return model;
}

PropModel flagModel() {
  constexpr double kPole = 48;
  constexpr int kFrames = 21;
  PropModel model = simpleModel("base/flag.mdl", "models/base/", "flag_cloth");
  model.version = 49;
  model.topology = true;
  model.stripGroups = 2;
  model.staticProp = false;
  model.materials = {"flag_cloth", "flag_pole"};
  model.skins = {{0, 1}};
  model.bones = {{"pole", -1, {}, {}}, {"cloth", 0, {0, 0, kPole}, {}}};
  PropMesh cloth = emptyMesh(0, 1);
  addBlock(cloth, {{2, -1, kPole - 20}, {38, 1, kPole}}, 1);
  PropMesh pole = emptyMesh(1, 1);
  addBlock(pole, {{-2, -2, 0}, {2, 2, kPole + 4}}, 0);
  model.groups = {{"flag", {{"flag", {std::move(cloth), std::move(pole)}}}}};
  model.attachments = {{"top", 0, {0, 0, kPole + 4}}, {"corner", 1, {38, 0, 0}}};
  PropSequence waving{"wave", 10, true, {}};
  for (int frame = 0; frame < kFrames; ++frame) {
    const double swing = std::sin(2 * std::numbers::pi * frame / (kFrames - 1));
    waving.rotations.push_back({{0, 0, std::numbers::pi / 2}, {0, 0, swing * 0.6}});
  }
  PropSequence still{"still", 30, false, {{{0, 0, std::numbers::pi / 2}, {}}}};
  model.sequences = {std::move(waving), std::move(still)};
  return model;
}

PropModel tuftModel() {
  PropModel model = simpleModel("base/tuft.mdl", "models\\base\\", "tuft_grass");
  PropMesh mesh = emptyMesh(0, 1);
  for (const double angle : {0.0, std::numbers::pi / 2}) {
    const Vec3 aside = Vec3{std::cos(angle), std::sin(angle), 0} * 10;
    const Vec3 up{0, 0, 18};
    addQuad(mesh, -aside, aside, aside + up, up - aside);
    addQuad(mesh, aside, -aside, up - aside, aside + up);
  }
  model.groups = {groupOf("tuft", std::move(mesh))};
  return model;
}

PropModel jarModel() {
  PropModel model = simpleModel("base/jar.mdl", "Models\\Base\\", "Jar_Clay");
  model.switchDistances = {0, 30};
  model.fixups = false;
  PropMesh mesh = emptyMesh(0, model.lodCount());
  addLathe(mesh, {{0, 0}, {9, 0}, {11, 12}, {8, 22}, {0, 24}}, kLatheColumns);
  model.groups = {groupOf("jar", std::move(mesh))};
  return model;
}

} // namespace vitrine::samples
