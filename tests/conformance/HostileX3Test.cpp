// Scenes and bodies that promise far more than they hold, or name each other without end: bounded in time and memory,
// with what is whole still shown.
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/scene/Scene.h"
#include "resources/demos/x3/Archive.h"
#include "resources/demos/x3/BinaryWriter.h"
#include "resources/demos/x3/GameTree.h"
#include "resources/demos/x3/Modeller.h"
#include "resources/demos/x3/TextWriter.h"
#include "tests/conformance/AllocationWatch.h"
#include "tests/conformance/Watchdog.h"
#include "tests/conformance/WatchedLoad.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

namespace x3 = demos::x3;

/// Several times what slow machines take; what grows with the square of a file's size takes minutes.
constexpr std::chrono::milliseconds kMostX3Time(600 * kSanitizerSlowdown);

WatchedLoad watchedX3Load(const char* id, const QByteArray& file, const char* what,
                          std::chrono::milliseconds mostTime = kMostX3Time) {
  WatchedLoad result = watchedLoad(formatOf(id), QStringLiteral("hostile"), Bytes::adopt(file), what);
  if (AllocationWatch::works()) {
    EXPECT_LE(result.peakBytes, kMostHeld) << what;
  }
  EXPECT_LE(result.cpuTime, mostTime) << what;
  return result;
}

void expectNoTriangles(const WatchedLoad& result, const char* what) {
  ASSERT_TRUE(result.document) << what;
  if ((*result.document)->scene) {
    EXPECT_TRUE((*result.document)->scene->drawItems().empty()) << what << ": shows what is not there";
  }
  EXPECT_FALSE((*result.document)->diagnostics.empty()) << what << ": nothing was said";
}

x3::Body smallBody() {
  x3::Body body;
  body.materials.emplace_back();
  body.materials.back().effect = "argon.fx";
  x3::Modeller m;
  m.part("box");
  m.box({0, 0, 0}, {1, 2, 3}, {});
  body.records = {m.record()};
  return body;
}

QByteArray textBody() {
  return QByteArray::fromStdString(x3::textOf(smallBody()));
}

QByteArray binaryBody() {
  return Bytes::adopt(x3::binaryOf(smallBody())).toByteArray();
}

// A face may name points by numbers of any size.
TEST(HostileX3, TextCountsByTheThousandMillion) {
  QByteArray text("1000;\n");
  for (int i = 0; i < 5000; ++i)
    text += "999999999; -999999999; 2147483647;\n";
  text += "-1; -1; -1;\n";
  for (int i = 0; i < 5000; ++i)
    text += "2147483647; 1000000000; 1000000001; 1000000002; -25; 4000000000; 0;0; 1;0; 0;1;\n";
  text += "-99; 0; -99; 0;\n";
  expectNoTriangles(watchedX3Load("x3-bod", text, "points that are not there"), "points that are not there");
  const QByteArray effect("MATERIAL6: 0; 0x2000000; 1; a.fx; 1000000000; name;SPTYPE_LONG;1;\n");
  watchedX3Load("x3-bod", effect + textBody(), "an effect with a thousand million values");
}

TEST(HostileX3, ListsThatNeverEnd) {
  watchedX3Load("x3-bod", "1000; 1;2;3; -1;-1;-1; 0; " + QByteArray("1; ").repeated(400'000), "a face without an end",
                4 * kMostX3Time);
  watchedX3Load("x3-bod", "VER: 6; P 0; B -1; N x; T " + QByteArray("1; event; ").repeated(40'000),
                "notes without an end", 4 * kMostX3Time);
  watchedX3Load("x3-bod", "VER: 6; P 0; B -1; N x; { 0x2002; " + QByteArray("1; ").repeated(400'000),
                "a frame without an end", 4 * kMostX3Time);
  watchedX3Load("x3-bod", "VER: 6; P 0; N " + QByteArray(1'000'000, 'x'), "a name without an end", 4 * kMostX3Time);
}

TEST(HostileX3, DeepBraces) {
  watchedX3Load("x3-bod", "VER: 6;\nP 0; B 100001; N x; " + QByteArray("L { ").repeated(100'000), "bodies in bodies",
                4 * kMostX3Time);
  watchedX3Load("x3-bod", "VER: 6;\nP 0; B -1; N x; " + QByteArray("{ ").repeated(300'000), "frames in frames",
                4 * kMostX3Time);
  watchedX3Load("x3-bod", textBody() + QByteArray("{ } ").repeated(100'000), "braces behind a body", 4 * kMostX3Time);
}

/// Every place of a binary body that may be a count says the largest number there is, one after the other.
TEST(HostileX3, BinaryCountsOfTwoThousandMillion) {
  const QByteArray whole = binaryBody();
  for (const char* tag : {"MAT6", "BODY", "POIN", "PART"}) {
    QByteArray file = whole;
    const qsizetype at = file.indexOf(tag) + 4;
    ASSERT_GT(at, 4) << tag;
    file.replace(at, 4, QByteArray::fromHex("7fffffff"));
    const WatchedLoad result = watchedX3Load("x3-bob", file, tag);
    ASSERT_TRUE(result.document) << tag;
    EXPECT_FALSE((*result.document)->diagnostics.empty()) << tag;
  }
  const qsizetype part = whole.indexOf("PART") + 4;
  for (qsizetype at = part; at + 4 < std::min(part + 40, whole.size()); at += 2) {
    QByteArray file = whole;
    file.replace(at, 4, QByteArray::fromHex("7fffffff"));
    watchedX3Load("x3-bob", file, "a count of a part");
  }
}

// Blanks pack a thousand to one.
TEST(HostileX3, PackedBombs) {
  constexpr std::size_t kUnpacked = 40'000'000; // more than the suite's limits allow
  const demos::Bytes blanks(kUnpacked, std::byte{' '});
  for (const auto key : {std::optional<std::uint8_t>(), std::optional<std::uint8_t>(0x5A)}) {
    const QByteArray file = Bytes::adopt(x3::packed(blanks, key)).toByteArray();
    ASSERT_LT(file.size(), 1'000'000);
    const WatchedLoad result =
        watchedLoad(formatOf("x3-bod"), QStringLiteral("bomb.pbd"), Bytes::adopt(file), "a bomb");
    EXPECT_LE(result.cpuTime, std::chrono::seconds(2 * kSanitizerSlowdown));
  }
}

/// Files beside each other, opened as a user does.
class HostileTree : public testing::Test {
protected:
  void write(const QString& path, const std::string& text) { m_folder.write(path, QByteArray::fromStdString(text)); }

  struct Outcome {
    Result<formats::Opened> opened;
    std::uint64_t peakBytes = 0;
    std::chrono::nanoseconds cpuTime{};
  };
  Outcome open(const QString& path, const char* what) const {
    Outcome outcome{std::unexpected(Error())};
    formats::OpenOptions options;
    options.limits = conformanceLimits();
    Progress progress;
    const Watchdog watchdog(what, std::chrono::seconds(10 * kSanitizerSlowdown));
    const AllocationWatch watch;
    const CpuTimer timer;
    outcome.opened = formats::Opener(formats::registry()).open(m_folder.path(path), options, progress);
    outcome.cpuTime = timer.spent();
    outcome.peakBytes = watch.peakBytes();
    return outcome;
  }

  TempFolder m_folder;
};

x3::Path pathTo(int id, const std::string& body, x3::Role role) {
  x3::Path path;
  path.id = id;
  path.body = body;
  path.name = "path " + std::to_string(id);
  path.role = role;
  path.frames.emplace_back();
  path.frames.back().position = demos::Vec3{1000.0 * id, 0, 0};
  return path;
}

// A hundred paths in each of sixteen scenes would be 10^32 nodes.
TEST_F(HostileTree, ScenesThatNameEachOther) {
  constexpr int kDeep = 16;
  constexpr int kWide = 100;
  const auto stem = [](int level) { return "vitrine\\level" + std::to_string(level % kDeep); };
  for (int level = 0; level < kDeep; ++level) {
    x3::Scene scene;
    for (int id = 0; id < kWide; ++id)
      scene.paths.push_back(pathTo(id, stem(level + 1), x3::Role::SubScene));
    write(QStringLiteral("objects/vitrine/level%1.bod").arg(level), x3::textOf(scene));
  }
  const Outcome outcome = open(QStringLiteral("objects/vitrine/level0.bod"), "scenes that name each other");
  ASSERT_TRUE(outcome.opened);
  ASSERT_TRUE(outcome.opened->document->scene);
  EXPECT_LE(outcome.opened->document->scene->nodes.size(), conformanceLimits().maxNodes);
  EXPECT_GE(outcome.opened->document->scene->nodes.size(), static_cast<std::size_t>(kWide));
  EXPECT_FALSE(outcome.opened->document->diagnostics.empty()) << "what was left out is said";
  EXPECT_LE(outcome.cpuTime, std::chrono::seconds(5 * kSanitizerSlowdown));
  if (AllocationWatch::works()) {
    EXPECT_LE(outcome.peakBytes, 512ull << 20);
  }
}

/// A scene of a thousand paths that show the same sheet of squares, by names that only look different.
std::string manyPaths() {
  x3::Scene scene;
  for (int id = 0; id < 1000; ++id)
    scene.paths.push_back(pathTo(id, id % 2 == 0 ? "vitrine\\sheet" : "VITRINE\\Sheet", x3::Role::Body));
  return x3::textOf(scene);
}

std::string sheetOf(int cells) {
  x3::Body body = smallBody();
  x3::Modeller m;
  m.part("sheet");
  m.sheet({cells, cells, {}}, [](double u, double v) { return demos::Vec3{u * 10, v * 10, u * v}; });
  body.records = {m.record()};
  return x3::textOf(body);
}

std::size_t triangleCount(const Scene& scene) {
  std::size_t triangles = 0;
  for (const DrawItemIndex item : scene.drawItems().indices())
    triangles += scene.surfaceOf(item).triangleCount();
  return triangles;
}

// A body is read once and its meshes are shared, whatever names lead to it.
TEST_F(HostileTree, AThousandPathsOfOneBody) {
  write(QStringLiteral("objects/vitrine/sheet.bod"), sheetOf(10));
  write(QStringLiteral("objects/vitrine/many.bod"), manyPaths());
  const Outcome outcome = open(QStringLiteral("objects/vitrine/many.bod"), "one body for many paths");
  ASSERT_TRUE(outcome.opened);
  ASSERT_TRUE(outcome.opened->document->scene);
  EXPECT_GE(triangleCount(*outcome.opened->document->scene), 1000U * 200) << "all of them are shown";
  EXPECT_LE(outcome.opened->document->scene->meshes.size(), 20U);
  EXPECT_LE(outcome.cpuTime, std::chrono::seconds(2 * kSanitizerSlowdown));
}

TEST_F(HostileTree, AThousandPathsOfALargeBody) {
  write(QStringLiteral("objects/vitrine/sheet.bod"), sheetOf(100));
  write(QStringLiteral("objects/vitrine/many.bod"), manyPaths());
  const Outcome outcome = open(QStringLiteral("objects/vitrine/many.bod"), "a large body for many paths");
  ASSERT_TRUE(outcome.opened);
  ASSERT_TRUE(outcome.opened->document->scene);
  const std::size_t triangles = triangleCount(*outcome.opened->document->scene);
  EXPECT_GE(triangles, 20'000U);
  EXPECT_LE(triangles, conformanceLimits().maxTriangles) << "more than it may have";
  EXPECT_FALSE(outcome.opened->document->diagnostics.empty()) << "what was left out is said";
  EXPECT_LE(outcome.cpuTime, std::chrono::seconds(3 * kSanitizerSlowdown));
  if (AllocationWatch::works()) {
    EXPECT_LE(outcome.peakBytes, 256ull << 20);
  }
}

TEST_F(HostileTree, ParentsInACircle) {
  x3::Scene scene;
  for (int id = 0; id < 4; ++id) {
    scene.paths.push_back(pathTo(id, "-1", x3::Role::Plain));
    scene.paths.back().parent = (id + 1) % 3;
  }
  scene.paths[3].parent = 77;
  write(QStringLiteral("objects/circle.bod"), x3::textOf(scene));
  const Outcome outcome = open(QStringLiteral("objects/circle.bod"), "parents in a circle");
  ASSERT_TRUE(outcome.opened);
  ASSERT_TRUE(outcome.opened->document->scene);
  EXPECT_GE(outcome.opened->document->scene->nodes.size(), 5U) << "each path and the root";
  EXPECT_FALSE(outcome.opened->document->diagnostics.empty());
}

} // namespace
} // namespace vitrine::tests
