#include "core/formats/diggles/format/DigglesCounts.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

/// Files made to cost more than they weigh, and ones that are odd without a fault.
namespace vitrine::tests {
namespace {

using namespace formats::diggles;

constexpr std::size_t kMostU16 = 65535;

/// Sections of a model, after all work on it, in time that has nothing to do with products of counts.
BuiltSections takeIn(const Bytes& bytes) {
  const CpuTimer timer;
  const ReadModel made = read(bytes);
  EXPECT_FALSE(modelCounts(made.file).empty());
  BuiltSections sections = sectionsOf(made.file);
  EXPECT_LT(timer.elapsed(), 5000) << "products of counts take minutes";
  return sections;
}

/// The start of a model, up to where a count is to come.
ByteMaker startOfModel() {
  ByteMaker made;
  made.add(std::uint32_t{8}).text("3DDB 1.0").add(std::uint32_t{1}).text("x");
  return made;
}

TEST(HostileModels, countsAreNotBelieved) {
  for (const std::uint32_t count : {0xffffffffU, 0x7fffffffU, 6'000'000U}) {
    ByteMaker made = startOfModel();
    const std::size_t at = made.add(std::uint16_t{0}).size();
    const auto [file, told] = read(made.add(count).text(std::string(5000, 'm')).bytes());
    ASSERT_TRUE(file.damage) << count;
    EXPECT_EQ(file.damage->offset, at);
    EXPECT_TRUE(file.meshes.empty());
    EXPECT_FALSE(file.reached(ModelPart::Meshes));
  }
}

TEST(HostileModels, anchorCountsAreNotBelieved) {
  ByteMaker made = startOfModel();
  made.add(std::uint16_t{0}).add(std::uint32_t{0});
  for (int part = 0; part < 4; ++part) {
    made.add(std::uint16_t{0});
  }
  made.add(std::uint64_t{0}).add(std::uint32_t{0xfffffff0}).text(std::string(64, 'a'));
  const auto [file, told] = read(made.bytes());
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].message, QStringLiteral("arrays: counts: 4294967280 anchor records of at least 20 bytes cannot fit "
                                            "in the 64 bytes left"));
  EXPECT_EQ(file.anchorCount(), 0U);
  EXPECT_EQ(file.rest.size, 64U);
  EXPECT_EQ(firstGap(sectionsOf(file).tree), QString());
}

TEST(HostileModels, countsThatOnlyAFileCutShortCouldHaveKeepWhatIsThere) {
  TestModel model = smallModel();
  std::vector<std::byte> bytes;
  const Bytes whole = model.pack();
  bytes.assign(whole.span().begin(), whole.span().end());
  const std::size_t at = read(whole).file.span(ModelPart::Materials).range.offset;
  bytes[at] = std::byte{0xff};
  bytes[at + 1] = std::byte{0xff};
  const auto [file, told] = read(Bytes::adopt(std::move(bytes)));
  ASSERT_TRUE(file.damage);
  EXPECT_TRUE(file.damage->message.startsWith(QStringLiteral("materials: material ")))
      << file.damage->message.toStdString();
  EXPECT_TRUE(file.damage->message.contains(QStringLiteral(" of 65535: "))) << file.damage->message.toStdString();
  ASSERT_GE(file.materials.size(), 2U);
  EXPECT_EQ(file.materials[1].name, QStringLiteral("tür"));
}

TEST(HostileModels, textsBeyondTheEnd) {
  for (const std::uint32_t length : {0xffffffffU, 0x80000000U, 11U}) {
    ByteMaker made = startOfModel();
    made.add(std::uint16_t{1});
    const std::size_t at = made.size();
    const auto [file, told] = read(made.add(length).text("0123456789").bytes());
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].where->offset, at);
    EXPECT_EQ(told[0].message,
              QStringLiteral("materials: material 0 of 1: a text of %1 bytes, but 10 bytes are left").arg(length));
  }
}

TEST(HostileModels, picturesLargerThanTheFile) {
  ByteMaker made = startOfModel();
  made.add(std::uint16_t{0}).add(std::uint32_t{0}).add(std::uint16_t{0}).add(std::uint16_t{0}).add(std::uint16_t{0});
  made.add(std::uint16_t{3}).add(std::uint16_t{1}).add(std::uint16_t{1}).add(std::uint32_t{0}).text("p");
  made.add(std::uint16_t{0xffff}).add(std::uint16_t{0xffff}).add(std::uint32_t{0}).text("pixels");
  const auto [file, told] = read(made.bytes());
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].message, QStringLiteral("cmaps: cmap 1 of 3: 4294836225 bytes are needed, but 6 are left"));
  EXPECT_EQ(file.cmaps.size(), 1U);
}

TEST(HostileModels, nothingOfAnything) {
  TestModel model;
  model.version.clear();
  model.name.clear();
  const auto [file, told] = read(model.pack());
  EXPECT_FALSE(file.damage);
  const auto& tree = sectionsOf(file).tree;
  EXPECT_EQ(firstGap(tree), QString());
  EXPECT_FALSE(tree.find(QStringLiteral("meshes/links")));
  EXPECT_FALSE(tree.find(QStringLiteral("arrays/lengths")));
  EXPECT_FALSE(tree.find(QStringLiteral("arrays/anchors")));
}

TEST(HostileModels, emptyRecordsOfEveryKind) {
  TestModel model;
  model.materials.resize(3);
  model.meshes.resize(3);
  model.objects.resize(3);
  model.animations.resize(3);
  model.cmaps.resize(3);
  model.triangles.resize(3);
  model.uvs.resize(3);
  model.points.resize(3);
  model.brightness.resize(3);
  model.meshes[0].links.resize(3, {0, 0, 0, 0, 0, 0});
  model.anchors.resize(1);
  const auto [file, told] = read(model.pack());
  EXPECT_TRUE(told.empty());
  EXPECT_EQ(firstGap(sectionsOf(file).tree), QString());
  EXPECT_EQ(modelCounts(file)["first_mesh"]["bbox_file_units"], nullptr);
}

TEST(HostileModels, asManyArraysAsCanBe) {
  TestModel model = triangleModel();
  model.triangles.resize(kMostU16, {0, 1, 2, 7});
  model.uvs.resize(kMostU16);
  model.points.resize(kMostU16, {{1, 2, 3}});
  model.brightness.resize(kMostU16, {9});
  const auto sections = takeIn(model.pack());
  ASSERT_EQ(sections.records.arrays[0].size(), kMostU16);
  const SectionId last = sections.records.array(ArrayKind::Points, kMostU16 - 1);
  EXPECT_EQ(sections.tree.find(QStringLiteral("arrays/points/65534")), last);
  EXPECT_EQ(sections.records.array(ArrayKind::Uvs, kMostU16 - 1), structure::kRootSection);
}

TEST(HostileModels, manyEmptyMeshes) {
  TestModel model = triangleModel();
  model.meshes.resize(40'000);
  const auto sections = takeIn(model.pack());
  EXPECT_EQ(sections.tree[sections.records.meshes].table->rowCount(), 40'000U);
}

TEST(HostileModels, manyLinksToTheSameLargeArrays) {
  TestModel model = triangleModel();
  model.points[0].resize(kMostU16, {1, 2, 3});
  model.uvs[0].resize(kMostU16);
  model.brightness[0].resize(kMostU16);
  model.points.push_back({{1, 2, 3}});
  model.triangles[0].assign(kMostU16, 60000);
  model.meshes[0].links.resize(kMostU16, {0, 1, 0, 0, 0, 0});
  model.meshes.resize(4, model.meshes[0]);
  for (ModelLink& link : model.meshes[3].links) {
    link.points = 1;
  }
  model.animations.resize(20'000, {"same", {3}, "", {}, {}});
  takeIn(model.pack());
}

TEST(HostileModels, manyAnimationsOfDifferentNames) {
  TestModel model = triangleModel();
  model.animations.clear();
  for (std::size_t i = 0; i < kMostU16; ++i) {
    model.animations.push_back({std::to_string(i), {0}, "", {}, {}});
  }
  model.objects.resize(1000, {"all", {0, 1, 2}});
  takeIn(model.pack());
}

TEST(HostileModels, manyNumbersThatLeadNowhere) {
  TestModel model = triangleModel();
  model.meshes[0].links.resize(kMostU16, {9, 9, 9, 9, 9, 9});
  model.meshes.resize(3, model.meshes[0]);
  model.objects.resize(50, {"", std::vector<std::uint32_t>(20'000, 0xffffffff)});
  takeIn(model.pack());
  EXPECT_LE(read(model.pack()).told.size(), 60U);
}

TEST(HostileModels, noiseBehindASoundStartNeverHarms) {
  const Bytes whole = smallModel().pack();
  for (unsigned seed = 0; seed < 400; ++seed) {
    const Bytes noise = randomBytes(whole.size(), seed);
    const std::size_t sound = (seed * 7919) % whole.size();
    std::vector<std::byte> bytes(whole.span().begin(), whole.span().end());
    // A few numbers at most, or everything behind them.
    const std::size_t changed = seed % 2 == 0 ? std::min<std::size_t>(4, whole.size() - sound) : whole.size() - sound;
    std::copy_n(noise.span().begin(), changed, bytes.begin() + static_cast<std::ptrdiff_t>(sound));
    const auto [file, told] = read(Bytes::adopt(std::move(bytes)));
    EXPECT_EQ(firstGap(sectionsOf(file).tree), QString()) << seed;
    EXPECT_FALSE(modelCounts(file).dump(-1, ' ', false, structure::Json::error_handler_t::strict).empty()) << seed;
    EXPECT_LE(file.rest.end(), whole.size());
  }
}

} // namespace
} // namespace vitrine::tests
