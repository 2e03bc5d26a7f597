// The maker of avatars against a decoder that knows the fact sheet alone.
#include "resources/demos/vgo/Avatar.h"

#include "resources/demos/vgo/Encryption.h"
#include "tests/samples/oracles/vgo/WalkedVgo.h"
#include "tests/samples/vgo/BenchAvatar.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace vitrine::demos {
namespace {

using namespace vgo;
using oracles::WalkedVgo;
using samples::vgo::benchAvatar;

constexpr std::size_t kMostBytes = 1'500'000;

FileForm formOf(Handedness handedness, UvOrigin uvOrigin, bool bson) {
  FileForm form;
  form.handedness = handedness;
  form.uvOrigin = uvOrigin;
  form.bson = bson;
  return form;
}

/// Made once: it takes a while.
const Bytes& demoBytes() {
  static const Bytes bytes = [] {
    const FileForm form;
    return filesOf("demo", avatar::parts(form), form).front().data;
  }();
  return bytes;
}

const WalkedVgo& demo() {
  static const WalkedVgo walked(demoBytes());
  return walked;
}

std::vector<std::size_t> nodesWithMeshes(const WalkedVgo& file) {
  std::vector<std::size_t> nodes;
  for (std::size_t i = 0; i < file.nodeCount(); ++i) {
    if (file.node(i).contains("meshRenderer") && !file.node(i)["meshRenderer"].is_null()) {
      nodes.push_back(i);
    }
  }
  return nodes;
}

Vec3 vecOf(const WalkedVgo::Vector& v) {
  return {v[0], v[1], v[2]};
}

/// Of the triangles of a mesh that have an area, the share whose corners go around as its normals point.
double shareFacingOut(const WalkedVgo& file, const nlohmann::json& mesh) {
  const auto positions = file.vectors(mesh.at("attributes").at("POSITION"));
  const auto normals = file.vectors(mesh.at("attributes").at("NORMAL"));
  int judged = 0;
  int good = 0;
  for (const auto& part : mesh.at("subMeshes")) {
    const std::vector<double> corners = file.numbers(part);
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
      const auto at = [&](std::size_t k) { return vecOf(positions.at(static_cast<std::size_t>(corners[i + k]))); };
      const Vec3 facing = cross(at(1) - at(0), at(2) - at(0));
      if (lengthOf(facing) < 1e-9) {
        continue;
      }
      const Vec3 normal = vecOf(normals.at(static_cast<std::size_t>(corners[i])));
      judged += 1;
      good += dot(facing, normal) > 0 ? 1 : 0;
    }
  }
  return judged == 0 ? 0 : static_cast<double>(good) / judged;
}

TEST(VgoAvatarMaker, WritesAFigureOfModestSize) {
  EXPECT_LT(demoBytes().size(), kMostBytes);
  EXPECT_EQ(demo().minor(), 5);
  EXPECT_TRUE(demo().isLeftHanded());
  EXPECT_EQ(demo().asset().at("right").at("author"), "Vitrine project");
  const auto& humans = demo().node(0).at("animator").at("humanAvatar").at("humanBones");
  EXPECT_GE(humans.size(), 20U);
  EXPECT_GE(demo().layout().at("skins").at(0).at("joints").size(), 40U);
  EXPECT_GE(demo().layout().at("animationClips").size(), 3U);
  EXPECT_GE(demo().layout().at("lights").size(), 1U);
}

TEST(VgoAvatarMaker, AccessorsFillTheResource) {
  std::size_t end = demo().offsetOf(0);
  for (int i = 0; i < static_cast<int>(demo().accessors().size()); ++i) {
    EXPECT_EQ(demo().offsetOf(i), end) << i;
    end += demo().accessors().at(static_cast<std::size_t>(i)).at("byteLength").get<std::size_t>();
  }
  EXPECT_EQ(end, demo().chunks().back().offset + demo().chunks().back().size);
}

TEST(VgoAvatarMaker, TrianglesFaceOutAndVerticesLieOnSolidGround) {
  for (const std::size_t node : nodesWithMeshes(demo())) {
    const auto& mesh = demo().meshOf(node);
    EXPECT_GT(shareFacingOut(demo(), mesh), 0.98) << mesh.at("name");
    for (const auto& normal : demo().vectors(mesh.at("attributes").at("NORMAL"))) {
      ASSERT_NEAR(lengthOf(vecOf(normal)), 1, 1e-4) << mesh.at("name");
    }
    for (const auto& vertex : demo().shownVertices(node)) {
      ASSERT_GT(vertex[1], -0.08) << mesh.at("name");
      ASSERT_LT(lengthOf(vecOf(vertex)), 1.6) << mesh.at("name");
    }
  }
}

TEST(VgoAvatarMaker, StandsLookingAlongZWithARaisedRightHand) {
  const auto world = demo().worldMatrices();
  const auto place = [&](const char* name) {
    const WalkedVgo::Matrix& matrix = world[demo().nodeNamed(name)];
    return Vec3{matrix[12], matrix[13], matrix[14]};
  };
  EXPECT_GT(place("RightHand").x, 0.1) << "Unity's x grows to a figure's right";
  EXPECT_LT(place("LeftHand").x, -0.1);
  EXPECT_GT(place("RightHand").y, place("LeftHand").y + 0.1);
  EXPECT_GT(place("LeftToes").z, place("LeftFoot").z);
  EXPECT_LT(place("Tail3").z, -0.1);
}

TEST(VgoAvatarMaker, ExpressionsMoveTheFaceAlone) {
  const std::size_t face = demo().nodeNamed("Face");
  const auto& shapes = demo().meshOf(face).at("blendShapes");
  ASSERT_GE(shapes.size(), 11U);
  const std::size_t vertices = demo().shownVertices(face).size();
  for (const auto& shape : shapes) {
    const auto deltas = demo().vectors(shape.at("attributes").at("POSITION"));
    ASSERT_EQ(deltas.size(), vertices);
    double farthest = 0;
    for (const auto& delta : deltas) {
      farthest = std::max(farthest, lengthOf(vecOf(delta)));
    }
    EXPECT_GT(farthest, 0.005) << shape.at("name");
    EXPECT_LT(farthest, 0.15) << shape.at("name");
  }
  std::set<std::string> names;
  for (const auto& preset : demo().node(face).at("meshRenderer").at("blendShapePresets")) {
    names.insert(preset.at("name"));
    for (const auto& binding : preset.at("bindings")) {
      EXPECT_LT(binding.at("index").get<std::size_t>(), shapes.size());
    }
  }
  for (const char* name : {"Joy", "Angry", "Sorrow", "Fun", "Wink left", "Wink right", "A", "I", "U", "E", "O"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

TEST(VgoAvatarMaker, SpringsAndClipsNameWhatIsThere) {
  const auto& springs = demo().layout().at("springBoneInfo");
  std::size_t roots = 0;
  for (const auto& group : springs.at("springBoneGroups")) {
    for (const auto& root : group.at("rootBones")) {
      EXPECT_FALSE(demo().node(root).value("children", nlohmann::json::array()).empty()) << "nothing swings";
      ++roots;
    }
    for (const auto& collider : group.at("colliderGroups")) {
      EXPECT_LT(collider.get<std::size_t>(), springs.at("colliderGroups").size());
    }
  }
  EXPECT_GE(roots, 5U);
  std::set<int> owned;
  for (std::size_t i = 0; i < demo().nodeCount(); ++i) {
    if (demo().node(i).contains("animation")) {
      owned.insert(demo().node(i)["animation"].at("clipIndex").get<int>());
    }
  }
  EXPECT_EQ(owned.size(), demo().layout().at("animationClips").size());
}

/// A small figure in all forms: the bench's.
Bytes smallFigure(const FileForm& form) {
  return filesOf("small", benchAvatar({600, 5, 2}, form), form).front().data;
}

/// To Unity's axes: right-handed files have z the other way around.
std::vector<Vec3> inUnity(const WalkedVgo& file, std::vector<WalkedVgo::Vector> vectors) {
  std::vector<Vec3> turned;
  for (const auto& v : vectors) {
    turned.push_back({v[0], v[1], file.isLeftHanded() ? v[2] : -v[2]});
  }
  return turned;
}

TEST(VgoAvatarMaker, AllFormsSayTheSame) {
  const WalkedVgo first(smallFigure(formOf(Handedness::Left, UvOrigin::BottomLeft, false)));
  const std::size_t skin = first.nodeNamed("Skin");
  const std::vector<Vec3> expected = inUnity(first, first.shownVertices(skin));
  const std::vector<double> picture = first.numbers(first.meshOf(skin).at("attributes").at("TEXCOORD_0"));
  EXPECT_EQ(shareFacingOut(first, first.meshOf(skin)), 1);
  for (const Handedness handedness : {Handedness::Left, Handedness::Right}) {
    for (const UvOrigin origin : {UvOrigin::BottomLeft, UvOrigin::TopLeft}) {
      for (const bool bson : {false, true}) {
        const WalkedVgo other(smallFigure(formOf(handedness, origin, bson)));
        EXPECT_EQ(shareFacingOut(other, other.meshOf(skin)), 1);
        const std::vector<Vec3> there = inUnity(other, other.shownVertices(skin));
        ASSERT_EQ(there.size(), expected.size());
        for (std::size_t i = 0; i < there.size(); ++i) {
          ASSERT_LT(lengthOf(there[i] - expected[i]), 1e-4) << i;
        }
        const std::vector<double> uvs = other.numbers(other.meshOf(skin).at("attributes").at("TEXCOORD_0"));
        for (std::size_t i = 1; i < uvs.size(); i += 2) {
          ASSERT_NEAR(other.isUvTopLeft() ? 1 - uvs[i] : uvs[i], picture[i], 1e-6);
        }
      }
    }
  }
}

TEST(VgoAvatarMaker, KeepsKeyAndResourceBeside) {
  FileForm form;
  form.crypt = Crypt::AesBeside;
  form.resourceBeside = true;
  const auto files = filesOf("small", benchAvatar({600, 5, 2}, form), form);
  ASSERT_EQ(files.size(), 3U);
  EXPECT_EQ(files[1].path, "small.bin");
  EXPECT_EQ(files[2].path, "small.vgk");
  EXPECT_EQ(files[2].data.size(), 32U);
  EXPECT_LT(files[0].data.size(), files[1].data.size());
}

// RFC 4648, section 10; FIPS 197, appendix C.1, as the first block under an iv of zeros.
TEST(VgoAvatarMaker, EncryptsAsTheStandardsSay) {
  const auto bytes = [](std::string_view text) {
    const auto raw = std::as_bytes(std::span(text));
    return Bytes(raw.begin(), raw.end());
  };
  EXPECT_EQ(base64(bytes("foobar")), "Zm9vYmFy");
  EXPECT_EQ(base64(bytes("fooba")), "Zm9vYmE=");
  EXPECT_EQ(base64(bytes("foob")), "Zm9vYg==");
  EXPECT_EQ(base64({}), "");
  Bytes plain;
  Bytes key;
  for (int i = 0; i < 16; ++i) {
    plain.push_back(static_cast<std::byte>(0x11 * i));
    key.push_back(static_cast<std::byte>(i));
  }
  const Bytes coded = encryptAes(plain, key, Bytes(16));
  ASSERT_EQ(coded.size(), 32U);
  EXPECT_EQ(base64(Bytes(coded.begin(), coded.begin() + 16)), "acTg2Gp7BDDYzbeAcLTFWg==");
}

TEST(VgoAvatarMaker, TheFigureForMeasuringHasTheSizeAskedFor) {
  const FileForm form;
  const WalkedVgo file(filesOf("bench", benchAvatar({5000, 100, 8}, form), form).front().data);
  const std::size_t skin = file.nodeNamed("Skin");
  EXPECT_GE(file.shownVertices(skin).size(), 5000U);
  EXPECT_EQ(file.layout().at("skins").at(0).at("joints").size(), 100U);
  EXPECT_EQ(file.meshOf(skin).at("blendShapes").size(), 8U);
}

} // namespace
} // namespace vitrine::demos
