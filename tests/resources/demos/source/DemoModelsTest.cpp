// The models the demo museum brings: all there, of the right size and the right way round.
#include "resources/demos/source/DemoModels.h"

#include "resources/demos/source/DemoMap.h"
#include "resources/demos/source/PropShapes.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

using namespace vitrine::demos;

namespace {

const MapModel& museum() {
  static const MapModel model = DemoMap().make();
  return model;
}

} // namespace

TEST(SourceDemoModels, EveryPlacedModelIsPackedWithItsMaterials) {
  std::set<std::string> packed;
  for (const PakFile& file : museum().pakFiles) {
    EXPECT_TRUE(packed.insert(file.path).second) << file.path << " is packed twice";
  }
  std::set<std::string> placed;
  for (const StaticProp& prop : museum().props) {
    placed.insert(prop.model);
  }
  EXPECT_EQ(placed.size(), demoModels().size());
  for (const PropModel& model : demoModels()) {
    EXPECT_TRUE(placed.contains("models/" + model.name)) << model.name;
    const std::string stem = "models/" + model.name.substr(0, model.name.size() - 4);
    for (const char* ending : {".mdl", ".vvd", ".dx90.vtx"}) {
      EXPECT_TRUE(packed.contains(stem + ending)) << stem << ending;
    }
    for (const std::string& material : model.materials) {
      for (const char* ending : {".vmt", ".vtf"}) {
        EXPECT_TRUE(packed.contains("materials/models/vitrine/" + material + ending)) << material << ending;
      }
    }
  }
}

TEST(SourceDemoModels, StandOnTheFloorAndFitTheirPlaces) {
  std::map<std::string, double> radii;
  for (const StaticProp& prop : museum().props) {
    radii[prop.model] = prop.radius;
  }
  for (const PropModel& model : demoModels()) {
    const Box box = boundsOf(model);
    EXPECT_NEAR(box.mins.z, 0, 0.2) << model.name;
    for (const double reach : {-box.mins.x, box.maxs.x, -box.mins.y, box.maxs.y}) {
      EXPECT_LT(reach, radii["models/" + model.name] * 1.25) << model.name;
    }
    EXPECT_GE(triangleCount(model, 0), 100u) << model.name;
    EXPECT_LE(triangleCount(model, 0), 500u) << model.name;
  }
}

TEST(SourceDemoModels, AreNotInsideOut) {
  for (const PropModel& model : demoModels()) {
    for (const PropMesh& mesh : model.groups.front().choices.front().meshes) {
      for (const PropTriangle& triangle : mesh.triangles.front()) {
        const PropVertex& a = mesh.vertices[triangle[0]];
        const PropVertex& b = mesh.vertices[triangle[1]];
        const PropVertex& c = mesh.vertices[triangle[2]];
        const Vec3 facing = normalized(cross(b.position - a.position, c.position - a.position));
        EXPECT_GT(dot(facing, a.normal + b.normal + c.normal), 0) << model.name;
      }
    }
  }
}
