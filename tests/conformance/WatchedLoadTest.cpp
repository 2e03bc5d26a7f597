// Formats that misbehave on purpose: each must fail the checks that real ones are put through.
#include "tests/conformance/WatchedLoad.h"

#include "core/animation/FinishScene.h"
#include "tests/conformance/AllocationWatch.h"
#include "tests/conformance/Watchdog.h"
#include "tests/support/CpuTimer.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <functional>

namespace vitrine::tests {
namespace {

using document::Document;

/// Hands out a document of one section, after doing something to it.
class MadeUpFormat final : public formats::Format {
public:
  explicit MadeUpFormat(std::function<void(Document&)> change) : m_change(std::move(change)) {}

  const formats::FormatInfo& info() const override {
    static const formats::FormatInfo kInfo{QStringLiteral("made-up"), {}, {}, {}};
    return kInfo;
  }
  int score(const formats::Probe&) const override { return 0; }

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override {
    context.progress.step(QStringLiteral("Reading"));
    structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, source.bytes->size()});
    builder.add(builder.root(), QStringLiteral("head"), {0, 0, source.bytes->size() / 2});
    document.structure = builder.build();
    document.sceneError = Error::damaged(QStringLiteral("no scene"), 0);
    m_change(document);
    return {};
  }

private:
  std::function<void(Document&)> m_change;
};

WatchedLoad load(const std::function<void(Document&)>& change, int cancelAtStep = 0) {
  const Bytes file = Bytes::adopt(QByteArray(1000, 'x'));
  return watchedLoad(MadeUpFormat(change), QStringLiteral("file"), file, "made up", cancelAtStep);
}

TEST(WatchedLoad, goodLoadPasses) {
  EXPECT_TRUE(load([](Document&) {}).document);
}

TEST(WatchedLoad, cancellingComesBack) {
  const WatchedLoad cancelled = load([](Document&) {}, 1);
  ASSERT_FALSE(cancelled.document);
  EXPECT_EQ(cancelled.document.error().code, ErrorCode::Cancelled);
  EXPECT_EQ(cancelled.steps, 1);
}

TEST(WatchedLoad, tooMuchMemoryFails) {
  if (!AllocationWatch::works()) {
    GTEST_SKIP() << "sanitizers watch the heap themselves";
  }
  const auto hoard = [](Document&) {
    std::vector<std::vector<char>> held;
    for (int i = 0; i < 100; ++i) {
      held.emplace_back(1 << 20, 'x');
    }
  };
  EXPECT_NONFATAL_FAILURE(load(hoard), "allowedPeak");
  const auto order = [](Document&) { std::vector<char>(40 << 20, 'x').swap(*std::make_unique<std::vector<char>>()); };
  EXPECT_NONFATAL_FAILURE(load(order), "allowedRequest");
}

TEST(WatchedLoad, tooMuchTimeFails) {
  if (!AllocationWatch::works()) {
    GTEST_SKIP() << "sanitizers are slow: loads may take longer then";
  }
  const auto spin = [](Document&) {
    const CpuTimer timer;
    while (timer.spent() < kLoadCpuTime + std::chrono::milliseconds(100)) {
    }
  };
  EXPECT_NONFATAL_FAILURE(load(spin), "kLoadCpuTime");
}

TEST(WatchedLoad, exceptionsFail) {
  EXPECT_NONFATAL_FAILURE(load([](Document&) { throw std::runtime_error("oops"); }), "threw oops");
}

TEST(WatchedLoad, inconsistentDocumentsFail) {
  EXPECT_NONFATAL_FAILURE(load([](Document& document) {
                            structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, 5000});
                            document.structure = builder.build();
                          }),
                          "outside its space");
  EXPECT_NONFATAL_FAILURE(load([](Document& document) { document.sceneError.reset(); }), "neither a scene");
  EXPECT_NONFATAL_FAILURE(load([](Document& document) {
                            document.scene = animation::finishScene(SceneBuilder());
                            // No builder makes such a scene.
                            auto& meshes = const_cast<Scene&>(*document.scene).meshes;
                            meshes.emplace_back().indices = {0, 1, 2};
                            meshes.back().surfaces.emplace_back().indexCount = 3;
                          }),
                          "leads nowhere");
  EXPECT_NONFATAL_FAILURE(
      load([](Document& document) { document.diagnostics.push_back({Severity::Damage, QString(), ByteRange{}, 0}); }),
      "says nothing");
}

} // namespace
} // namespace vitrine::tests
