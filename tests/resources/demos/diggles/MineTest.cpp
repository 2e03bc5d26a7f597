#include "resources/demos/diggles/Mine.h"

#include "resources/demos/diggles/BakedLight.h"
#include "resources/demos/diggles/Gnome.h"
#include "tests/samples/diggles/SmallModels.h"
#include "tests/samples/oracles/diggles/WalkedModel.h"

#include <gtest/gtest.h>

#include <set>

using namespace vitrine::demos;
using namespace vitrine::demos::diggles;
using namespace vitrine::oracles::diggles;
namespace small = vitrine::samples::diggles::small;

namespace {

/// The demo, made once for all tests.
const std::vector<ModelFile>& demoFiles() {
  static const std::vector<ModelFile> files = mine::files();
  return files;
}

const Walked& demo() {
  static const Walked model = wholeWalked(demoFiles().front().data);
  return model;
}

std::size_t trianglesOf(const WalkedMesh& mesh) {
  std::size_t count = 0;
  for (const auto& link : mesh.links) {
    count += demo().triangles[link[2]].size() / 3;
  }
  return count;
}

const WalkedMesh& standing() {
  return demo().meshes[demo().animation("standard").frames[0]];
}

TEST(Mine, HoldsTheGnomeAndHisCart) {
  expectSound(demo());
  EXPECT_EQ(demoFiles().front().path, "mine/data/3db/vitrine_gnome.3db");
  ASSERT_EQ(demo().objects.size(), 2u);
  std::vector<std::string> names;
  for (const auto& [object, animations] : demo().objects) {
    for (const std::uint32_t number : animations) {
      names.push_back(object + "." + demo().animations[number].name);
    }
  }
  EXPECT_EQ(names,
            (std::vector<std::string>{"vitrine_gnome.standard", "vitrine_gnome.laufen_loop",
                                      "vitrine_gnome.hacken_loop", "vitrine_gnome.drehen_links", "vitrine_gnome.winken",
                                      "vitrine_lore.standard", "vitrine_lore.rollen_loop", "vitrine_lore.fuellen"}));
  EXPECT_EQ(demo().animation("laufen_loop").frames.size(), 12u);
  EXPECT_EQ(demo().animation("drehen_links").frames.size(), 13u);
  EXPECT_GE(trianglesOf(standing()), 3000u);
  EXPECT_LE(trianglesOf(standing()), 8000u);
}

TEST(Mine, EveryMaterialHasItsPicture) {
  std::set<std::string> pictures;
  for (const ModelFile& file : demoFiles()) {
    if (file.path.ends_with(".tga")) {
      const std::size_t slash = file.path.rfind('/');
      pictures.insert(file.path.substr(slash + 1, file.path.size() - slash - 5));
      EXPECT_GT(pixelsOf(file.data).size(), 1000u);
    }
  }
  for (const std::string& material : demo().materials) {
    EXPECT_TRUE(pictures.contains(material)) << material;
  }
  EXPECT_EQ(pictures.size(), demo().materials.size());
}

TEST(Mine, TheGnomeStandsOnTheGroundAndLooksForward) {
  const WalkedMesh& mesh = standing();
  EXPECT_NEAR(mesh.boxMax.y, 0, 0.3) << "y is down";
  EXPECT_NEAR(mesh.boxMin.y, -130, 6);
  const auto anchor = [&](std::size_t slot) { return demo().anchors[mesh.anchors[slot]].place; };
  EXPECT_LT(anchor(0).x, -12) << "the right hand";
  EXPECT_GT(anchor(1).x, 12) << "the left hand";
  EXPECT_LT(anchor(2).x, -3);
  EXPECT_GT(anchor(3).x, 3);
  EXPECT_LT(anchor(4).y, -105) << "the top of the head";
  EXPECT_LT(anchor(5).z, -8) << "the back";
  EXPECT_GT(anchor(6).z, 12) << "the belly";
  EXPECT_NEAR(anchor(7).y, -44, 1);
  EXPECT_GT(anchor(10).z, 10) << "the face";
  std::set<Vec3, bool (*)(const Vec3&, const Vec3&)> places(
      [](const Vec3& a, const Vec3& b) { return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z); });
  for (const std::uint32_t frame : demo().animation("hacken_loop").frames) {
    places.insert(demo().anchors[demo().meshes[frame].anchors[0]].place);
  }
  EXPECT_GT(places.size(), 10u) << "anchors go with the pose";
}

TEST(Mine, BodiesLookOutwardsAndTheCapHasBothSides) {
  const WalkedMesh& mesh = standing();
  for (std::size_t part = 0; part < mesh.links.size(); ++part) {
    const auto& link = mesh.links[part];
    const double volume = volumeOf(demo().points[link[4]], demo().triangles[link[2]]);
    if (part != gnome::kCap) {
      EXPECT_GT(volume, 100) << part;
    }
  }
  const auto& link = mesh.links[gnome::kCap];
  const auto& points = demo().points[link[4]];
  const auto& triangles = demo().triangles[link[2]];
  using Corner = std::tuple<double, double, double>;
  std::multiset<std::array<Corner, 3>> faces;
  const auto faceOf = [&](std::size_t a, std::size_t b, std::size_t c) {
    std::array<Corner, 3> face;
    for (std::size_t k = 0; const std::size_t i : {a, b, c}) {
      face[k++] = {points[triangles[i]].x, points[triangles[i]].y, points[triangles[i]].z};
    }
    std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
    return face;
  };
  for (std::size_t i = 0; i < triangles.size(); i += 3) {
    faces.insert(faceOf(i, i + 1, i + 2));
  }
  std::size_t twins = 0;
  for (std::size_t i = 0; i < triangles.size(); i += 3) {
    twins += faces.contains(faceOf(i, i + 2, i + 1)) ? 1 : 0;
  }
  EXPECT_GT(twins, triangles.size() / 3 * 8 / 10) << "all but the kerchief";
}

TEST(Mine, ThePocketIsOnHisLeft) {
  const auto& link = standing().links[gnome::kCloth];
  int seen = 0;
  for (std::size_t i = 0; i < demo().uvs[link[3]].size(); ++i) {
    const TexturePoint& at = demo().uvs[link[3]][i];
    if (at.v < 0.55F && at.u > 0.6F && at.u < 0.72F) {
      EXPECT_GT(demo().points[link[4]][i].x, 0);
      ++seen;
    }
  }
  EXPECT_GT(seen, 10);
}

/// Numbers of the triangle and uv arrays of every frame of an animation.
std::set<std::vector<std::uint16_t>> shapesOf(std::string_view name) {
  std::set<std::vector<std::uint16_t>> shapes;
  for (const std::uint32_t frame : demo().animation(name).frames) {
    std::vector<std::uint16_t> numbers;
    for (const auto& link : demo().meshes[frame].links) {
      numbers.insert(numbers.end(), {link[2], link[3]});
    }
    shapes.insert(numbers);
  }
  return shapes;
}

TEST(Mine, FramesBlendButForTheFillingCart) {
  for (const char* name : {"standard", "laufen_loop", "hacken_loop", "drehen_links", "winken", "rollen_loop"}) {
    EXPECT_EQ(shapesOf(name).size(), 1u) << name;
  }
  EXPECT_EQ(shapesOf("fuellen").size(), demo().animation("fuellen").frames.size());
}

/// Expects that soles do not slide over the ground from frame to frame when the root moves by `rootAt(frame)`.
template <class Root>
void expectPlanted(std::string_view name, std::size_t steps, const Root& rootAt) {
  const auto& frames = demo().animation(name).frames;
  for (std::size_t step = 0; step < steps; ++step) {
    const auto soles = [&](std::size_t frame) {
      const auto& mesh = demo().meshes[frames[frame % frames.size()]];
      return demo().points[mesh.links[gnome::kLeather][4]];
    };
    const auto before = soles(step);
    const auto after = soles(step + 1);
    int planted = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (std::abs(before[i].y) < 0.4 && std::abs(after[i].y) < 0.4) {
        ++planted;
        EXPECT_LT(lengthOf(rootAt(step + 1, after[i]) - rootAt(step, before[i])), 1)
            << name << " slides after frame " << step;
      }
    }
    EXPECT_GT(planted, 4) << name << " hovers after frame " << step;
  }
}

TEST(Mine, FeetStayWhereTheyAreWhenTheRootMoves) {
  const Vec3 move = demo().animation("laufen_loop").move;
  EXPECT_LT(move.y, -3) << "forward is -y in 3ds Max";
  expectPlanted("laufen_loop", 12, [&](std::size_t frame, const Vec3& point) {
    return point + Vec3{move.x, -move.z, -move.y} * static_cast<double>(frame);
  });
  const double turn = demo().animation("drehen_links").turn.z;
  EXPECT_NEAR(turn * 12, kPi / 2, 1e-5);
  expectPlanted("drehen_links", 12, [&](std::size_t frame, const Vec3& point) {
    const double angle = turn * static_cast<double>(frame);
    return Vec3{point.x * std::cos(angle) + point.z * std::sin(angle), point.y,
                point.z * std::cos(angle) - point.x * std::sin(angle)};
  });
}

TEST(Mine, LoopsCloseAndNothingJumps) {
  for (const char* name : {"standard", "laufen_loop", "hacken_loop", "drehen_links", "winken"}) {
    const auto& frames = demo().animation(name).frames;
    const bool loops = std::string_view(name).ends_with("_loop");
    for (std::size_t i = 0; i + (loops ? 0 : 1) < frames.size(); ++i) {
      const auto& from = demo().meshes[frames[i]];
      const auto& to = demo().meshes[frames[(i + 1) % frames.size()]];
      double farthest = 0;
      for (const std::size_t part : {gnome::kSkin, gnome::kCloth, gnome::kLeather}) {
        for (std::size_t k = 0; k < demo().points[from.links[part][4]].size(); ++k) {
          farthest =
              std::max(farthest, lengthOf(demo().points[to.links[part][4]][k] - demo().points[from.links[part][4]][k]));
        }
      }
      EXPECT_LT(farthest, name == std::string_view("hacken_loop") ? 60 : 35) << name << " after frame " << i;
    }
  }
}

TEST(Mine, LightIsFullAndDifferent) {
  std::set<std::uint8_t> seen;
  double sum = 0;
  double count = 0;
  for (const auto& link : standing().links) {
    for (const std::uint8_t value : demo().brightness[link[5]]) {
      seen.insert(value);
      sum += value;
      ++count;
    }
  }
  EXPECT_GT(seen.size(), 150u);
  EXPECT_GT(sum / count, 80);
  EXPECT_LT(sum / count, 190);
  EXPECT_NE(standing().links[gnome::kCloth][5],
            demo().meshes[demo().animation("hacken_loop").frames[7]].links[gnome::kCloth][5])
      << "light goes with the pose";
}

TEST(Mine, ComesOutTheSameEveryTime) {
  const gnome::Pose pose = gnome::motions()[2].poses[7];
  EXPECT_EQ(bakedLight(gnome::figureOf(pose)), bakedLight(gnome::figureOf(pose)));
  for (const auto make : {small::everything, small::odd, small::rings, small::foreignScale}) {
    EXPECT_EQ(writeModel(make()), writeModel(make()));
  }
  EXPECT_EQ(writeModel(mine::model()), demoFiles().front().data);
}

} // namespace
