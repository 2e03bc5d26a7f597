#include "core/opening/Opening.h"

#include "core/animation/FinishScene.h"
#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using opening::Opening;

Result<formats::Asset> onlyTheWall(const scene::AssetRef& ref) {
  if (ref.path == QLatin1String("wall")) {
    return formats::MaterialAsset{};
  }
  return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is none"), ref.path));
}

/// A format whose files want two materials, of which one is found.
std::unique_ptr<FakeFormat> wantingFormat() {
  auto made = std::make_unique<FakeFormat>(QStringLiteral("fake"));
  made->onScore = [](const formats::Probe&) { return 100; };
  made->onRead = [](const formats::Source&, formats::LoadContext&, Document& document) -> Result<void> {
    SceneBuilder scene;
    for (const char* name : {"wall", "floor"}) {
      scene::Material& material = scene.assets.materials.emplace_back();
      material.asset = {scene::AssetKind::Material, QString::fromLatin1(name), QStringLiteral("face 3")};
      material.state = scene::AssetState::Pending;
    }
    document.scene = animation::finishScene(std::move(scene));
    document.assetSource = std::make_shared<const FakeAssets>(onlyTheWall);
    return {};
  };
  return made;
}

class OpeningTest : public testing::Test {
protected:
  OpeningTest() { m_registry.add(wantingFormat()); }

  TempFolder m_folder;
  formats::FormatRegistry m_registry;
  formats::Opener m_opener{m_registry};
  base::Progress m_progress;
  base::Diagnostics m_diagnostics;
  Opening m_opening{m_opener, {}, m_progress, m_diagnostics};
};

TEST_F(OpeningTest, ResolvesWhatWasOpenedAndTellsWhatIsMissing) {
  const auto opened = m_opening.open(m_folder.write(QStringLiteral("a.fake"), QByteArray("x")));
  ASSERT_TRUE(opened.has_value());
  document::ResolveReport report;
  report.assets = opened->document->scene->assets;
  int patches = 0;
  m_opening.resolve(*opened, report, [&](const scene::ScenePatch&) { ++patches; });
  EXPECT_EQ(patches, 2);
  EXPECT_EQ(report.assets.materials[0].state, scene::AssetState::Ready);
  EXPECT_EQ(report.assets.materials[1].state, scene::AssetState::Missing);
  EXPECT_EQ(opened->document->scene->assets.materials[0].state, scene::AssetState::Pending) << "as it was read";
  ASSERT_EQ(report.missing.size(), 1U);
  EXPECT_EQ(report.missing[0].path, QStringLiteral("floor"));
  EXPECT_EQ(report.missing[0].wantedBy, QStringLiteral("face 3"));
}

TEST_F(OpeningTest, ACancelledSearchKeepsWhatItHasFound) {
  const auto opened = m_opening.open(m_folder.write(QStringLiteral("a.fake"), QByteArray("x")));
  ASSERT_TRUE(opened.has_value());
  document::ResolveReport report;
  report.assets = opened->document->scene->assets;
  EXPECT_THROW(m_opening.resolve(*opened, report, [this](const scene::ScenePatch&) { m_progress.cancel(); }),
               base::Cancelled);
  EXPECT_EQ(report.assets.materials[0].state, scene::AssetState::Ready);
  EXPECT_EQ(report.assets.materials[1].state, scene::AssetState::Pending);
}

TEST_F(OpeningTest, AFileThatIsNotThereIsAnError) {
  const auto opened = m_opening.open(m_folder.path(QStringLiteral("none.fake")));
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace vitrine::tests
