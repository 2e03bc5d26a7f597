// The makers of X3 files against a decoder that knows the fact sheet alone.
#include "resources/demos/x3/Station.h"

#include "resources/demos/x3/BinaryWriter.h"
#include "resources/demos/x3/DdsWriter.h"
#include "resources/demos/x3/GameTree.h"
#include "resources/demos/x3/TextWriter.h"
#include "tests/samples/oracles/x3/WalkedFiles.h"
#include "tests/samples/x3/BenchFiles.h"
#include "tests/samples/x3/SmallFiles.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::demos {
namespace {

using namespace x3;
using namespace oracles;
using namespace samples::x3;

constexpr std::size_t kMostBytes = 2'500'000;

std::string textOfBytes(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const std::vector<std::pair<const char*, Body>>& bodies() {
  static const std::vector<std::pair<const char*, Body>> all{{"lighthouse", station::lighthouse()},
                                                             {"rock", station::rock()},
                                                             {"ring", station::ring()},
                                                             {"pod", station::pod()},
                                                             {"beam", station::beam()},
                                                             {"shuttle", station::shuttle()},
                                                             {"flame", station::flame()},
                                                             {"buoy", station::buoy()},
                                                             {"lamp", station::lamp()}};
  return all;
}

/// By part and material, as binary files group them; in each the order stays.
std::vector<WalkedBody::Triangle> grouped(std::vector<WalkedBody::Triangle> triangles) {
  std::ranges::stable_sort(triangles, {}, [](const auto& each) { return std::pair(each.part, each.material); });
  return triangles;
}

double apart(const auto& a, const auto& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    largest = std::max(largest, std::abs(a[i] - b[i]));
  }
  return largest;
}

void expectSame(const WalkedBody::Record& text, const WalkedBody::Record& binary, double size, const char* name) {
  EXPECT_EQ(text.value, binary.value) << name;
  ASSERT_EQ(text.partFlags.size(), binary.partFlags.size()) << name;
  const auto a = grouped(text.triangles);
  const auto b = grouped(binary.triangles);
  ASSERT_EQ(a.size(), b.size()) << name;
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].smoothing, b[i].smoothing) << name;
    for (std::size_t k = 0; k < 3; ++k) {
      EXPECT_LT(apart(a[i].corners[k].position, b[i].corners[k].position), size * 3e-5) << name;
      EXPECT_LT(apart(a[i].corners[k].uv, b[i].corners[k].uv), 2e-5) << name;
      EXPECT_LT(apart(a[i].corners[k].uv2, b[i].corners[k].uv2), 2e-5) << name;
    }
  }
}

TEST(X3Maker, TextAndBinaryTellTheSameBody) {
  for (const auto& [name, body] : bodies()) {
    const WalkedBody text = walkedTextBody(textOf(body));
    const WalkedBody binary = walkedBinaryBody(binaryOf(body));
    EXPECT_EQ(text.materials.size(), body.materials.size()) << name;
    EXPECT_EQ(binary.materials.size(), body.materials.size()) << name;
    EXPECT_EQ(text.textures, binary.textures) << name;
    ASSERT_EQ(text.records.size(), binary.records.size()) << name;
    for (std::size_t i = 0; i < text.records.size(); ++i) {
      expectSame(text.records[i], binary.records[i], text.records.front().value, name);
    }
  }
}

// Readers scale each record by its own reach to the size that the first one says.
TEST(X3Maker, EveryLevelReachesAsFarAsTheFirst) {
  for (const auto& [name, body] : bodies()) {
    for (const Record& record : body.records) {
      EXPECT_NEAR(reachOf(record), body.records.front().value, 0.51) << name;
    }
  }
}

double volumeOf(const WalkedBody::Record& record) {
  double volume = 0;
  for (const auto& triangle : record.triangles) {
    const auto corner = [&](std::size_t i) {
      const auto& p = triangle.corners[i].position;
      return Vec3{p[0], p[1], p[2]};
    };
    volume += dot(corner(0), cross(corner(1), corner(2))) / 6;
  }
  return volume;
}

TEST(X3Maker, FacesPointOut) {
  for (const auto& [name, body] : bodies()) {
    const std::string_view which(name);
    if (which == "rock" || which == "pod" || which == "ring" || which == "shuttle" || which == "buoy") {
      const WalkedBody walked = walkedTextBody(textOf(body));
      for (const auto& record : walked.records) {
        EXPECT_GT(volumeOf(record), 0) << name;
      }
    }
    std::size_t odd = 0; // where a rough surface is folded, a shared normal may lean over
    std::size_t corners = 0;
    const WalkedBody walked = walkedBinaryBody(binaryOf(body));
    for (const auto& record : walked.records) {
      for (const auto& triangle : record.triangles) {
        corners += 3;
        const auto at = [&](std::size_t i) { return triangle.corners[i].position; };
        const auto vec = [](const WalkedBody::Vector& v) { return Vec3{v[0], v[1], v[2]}; };
        const Vec3 facing = cross(vec(at(1)) - vec(at(0)), vec(at(2)) - vec(at(0)));
        for (const auto& corner : triangle.corners) {
          odd += lengthOf(facing) > 50 * 50 && dot(facing, vec(corner.normal)) <= 0 ? 1 : 0;
        }
      }
    }
    EXPECT_LE(odd, corners / 500) << name;
  }
}

TEST(X3Maker, NormalsHaveUnitLengthAndSmoothPartsShareThem) {
  const WalkedBody walked = walkedBinaryBody(binaryOf(station::rock()));
  std::map<WalkedBody::Vector, WalkedBody::Vector> byPlace;
  std::size_t shared = 0;
  for (const auto& triangle : walked.records.front().triangles) {
    for (const auto& corner : triangle.corners) {
      EXPECT_NEAR(std::hypot(corner.normal[0], corner.normal[1], corner.normal[2]), 1, 1e-3);
      const auto [known, isNew] = byPlace.try_emplace(corner.position, corner.normal);
      shared += !isNew && apart(known->second, corner.normal) < 1e-9 ? 1 : 0;
    }
  }
  EXPECT_GT(shared, walked.records.front().triangles.size() * 2) << "all but those along the seam";
  EXPECT_GT(walked.tangents, 0U);
  EXPECT_EQ(walked.boxes, 3U);
}

TEST(X3Maker, PackingComesBack) {
  const Bytes data = binaryOf(station::buoy());
  EXPECT_EQ(walkedUnpacked(packed(data)), data);
  const Bytes xored = packed(data, 0x5A);
  EXPECT_EQ(xored.front(), std::byte{0xC8 ^ 0x5A});
  EXPECT_EQ(walkedUnpacked(xored), data);
  EXPECT_LT(xored.size(), data.size());
}

TEST(X3Maker, CataloguesHoldTheTree) {
  const auto tree = stationFiles(Form::Catalogue);
  ASSERT_EQ(tree.size(), 5U);
  EXPECT_EQ(tree[0].path, "objects/vitrine/lighthouse_scene.bod");
  const auto objects = walkedCatalogue(tree[1].data, tree[2].data);
  const auto pictures = walkedCatalogue(tree[3].data, tree[4].data);
  EXPECT_EQ(objects.at("objects/vitrine/ring.bob"), binaryOf(station::ring()));
  EXPECT_TRUE(pictures.contains("dds/vitrine_trim_diff.dds"));
  EXPECT_TRUE(pictures.contains("tex/true/801.tga"));
  EXPECT_EQ(objects.size() + pictures.size() + 1, stationFiles(Form::Binary).size());
}

std::uint32_t littleAt(const Bytes& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) {
    value = value << 8 | std::to_integer<std::uint32_t>(bytes.at(at + i));
  }
  return value;
}

TEST(X3Maker, DdsHasItsMips) {
  const Canvas canvas(64, 16);
  const std::map<DdsFormat, std::size_t> blocks{{DdsFormat::Dxt1, 8}, {DdsFormat::Dxt5, 16}};
  for (const auto& [format, block] : blocks) {
    const Bytes dds = writeDds(canvas, format);
    std::size_t size = 128;
    for (int w = 64, h = 16, last = 0; last == 0;
         last = w == 1 && h == 1, w = std::max(1, w / 2), h = std::max(1, h / 2)) {
      size += static_cast<std::size_t>((w + 3) / 4) * static_cast<std::size_t>((h + 3) / 4) * block;
    }
    EXPECT_EQ(dds.size(), size);
    EXPECT_EQ(littleAt(dds, 12), 16U);
    EXPECT_EQ(littleAt(dds, 16), 64U);
    EXPECT_EQ(littleAt(dds, 28), 7U) << "mips";
  }
  EXPECT_EQ(writeDds(canvas, DdsFormat::Bgra).size(), 128U + 4 * (64 * 16 + 32 * 8 + 16 * 4 + 8 * 2 + 4 + 2 + 1));
}

WalkedScene demoScene() {
  return walkedScene(textOf(station::stationScene()));
}

TEST(X3Maker, TheDemoHasWhatAScenesMayHave) {
  const WalkedScene scene = demoScene();
  EXPECT_EQ(scene.version, 6);
  std::map<char, int> letters;
  for (const WalkedPath& path : scene.paths) {
    for (const char letter : path.letters) {
      ++letters[letter];
    }
  }
  EXPECT_EQ(letters['c'], 5);
  EXPECT_EQ(letters['l'], 1);
  EXPECT_EQ(letters['d'], 2);
  EXPECT_EQ(letters['j'], 4);
  EXPECT_EQ(scene.named("Pod 3").parent, scene.named("Ring").id);
  EXPECT_EQ(scene.named("Sign").inlineBodies.size(), 1U);
  EXPECT_TRUE(scene.named("Dock").inlineBodies.empty());
  ASSERT_EQ(scene.named("Overview").notes.size(), 6U);
  EXPECT_EQ(scene.named("Overview").notes[2].second, "event fadein 200");
  for (const char* name : {"Ring", "Beam", "Shuttle", "Overview", "Shuttle watch", "Lantern light"}) {
    EXPECT_EQ(scene.named(name).duration(), station::kFlight) << name;
  }
  for (const WalkedPath& path : walkedScene(textOf(station::buoyScene())).paths) {
    EXPECT_EQ(path.duration(), station::kFlight) << path.name;
  }
}

// The demo ends as it begins: played in a loop nothing jumps.
TEST(X3Maker, TheDemoIsALoop) {
  const WalkedScene scene = demoScene();
  const auto& shuttle = scene.named("Shuttle").frames;
  EXPECT_EQ(std::vector(shuttle.front().fields.begin(), shuttle.front().fields.begin() + 3),
            std::vector(shuttle.back().fields.begin(), shuttle.back().fields.begin() + 3));
  EXPECT_EQ(std::vector(shuttle.front().fields.begin() + 8, shuttle.front().fields.begin() + 12),
            std::vector(shuttle.back().fields.begin() + 8, shuttle.back().fields.begin() + 12));
  for (const char* name : {"Ring", "Beam"}) {
    double turns = 0;
    for (const WalkedFrame& frame : scene.named(name).frames) {
      const std::size_t at = (frame.flags & 0x10) != 0 ? 0 : 3;
      turns += frame.fields.at(at);
      EXPECT_TRUE(frame.fields.at(at) == 0 || frame.fields.at(at + 2) == 1) << name << " turns around y";
    }
    EXPECT_NEAR(turns, std::round(turns), 1e-9) << name;
    EXPECT_GE(turns, 1) << name;
  }
}

TEST(X3Maker, EqualRunsGiveEqualFiles) {
  const auto once = stationFiles(Form::Mixed);
  const auto again = stationFiles(Form::Mixed);
  ASSERT_EQ(once.size(), again.size());
  std::size_t size = 0;
  for (std::size_t i = 0; i < once.size(); ++i) {
    EXPECT_EQ(once[i].path, again[i].path);
    EXPECT_EQ(once[i].data, again[i].data) << once[i].path;
    size += once[i].data.size();
  }
  EXPECT_LT(size, kMostBytes);
}

TEST(X3Maker, SmallFilesAreWhole) {
  std::map<std::string, Bytes> files;
  for (MadeFile& file : smallFiles()) {
    files[file.path] = std::move(file.data);
  }
  const WalkedBody rich = walkedBinaryBody(files.at("objects/vitrine/rich.bob"));
  const WalkedBody text = walkedTextBody(textOfBytes(files.at("objects/vitrine/rich_text.bod")));
  for (std::size_t i = 0; i < rich.records.size(); ++i) {
    expectSame(text.records.at(i), rich.records[i], text.records.front().value, "rich");
  }
  EXPECT_GT(rich.tangents, 0U);
  EXPECT_EQ(walkedUnpacked(files.at("objects/vitrine/rich_packed.pbb")), files.at("objects/vitrine/rich.bob"));
  EXPECT_EQ(walkedBinaryBody(files.at("objects/vitrine/old.bob")).materials, std::vector<std::string>{"MAT3"});
  EXPECT_EQ(walkedBinaryBody(files.at("objects/vitrine/five.bob")).materials, std::vector<std::string>{"MAT5"});
  const WalkedScene scene = walkedScene(textOfBytes(files.at("objects/vitrine/small_scene.bod")));
  EXPECT_EQ(scene.paths.size(), 9U);
  EXPECT_EQ(walkedUnpacked(files.at("objects/vitrine/small_packed_scene.pbd")),
            files.at("objects/vitrine/small_scene.bod"));
  EXPECT_EQ(walkedCatalogue(files.at("01.cat"), files.at("01.dat")).size(), 4U);
  const std::string cut = textOfBytes(files.at("objects/cut/00811.bob"));
  EXPECT_TRUE(cut.starts_with("CUT1"));
  EXPECT_TRUE(cut.ends_with("/CUT"));
  EXPECT_NE(cut.find("BOB1"), std::string::npos);
}

TEST(X3Maker, BenchFilesHaveWhatWasAskedFor) {
  const WalkedScene scene = walkedScene(textOf(benchScene(100)));
  EXPECT_EQ(scene.paths.size(), 100U);
  EXPECT_EQ(scene.paths[99].parent, 90);
  const WalkedBody body = walkedTextBody(textOf(benchBody(1000)));
  EXPECT_GE(body.records.front().triangles.size(), 1000U);
}

} // namespace
} // namespace vitrine::demos
