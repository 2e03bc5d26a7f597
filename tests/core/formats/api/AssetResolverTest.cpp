#include "core/formats/api/AssetResolver.h"

#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

using scene::AssetKind;
using scene::AssetRef;
using scene::AssetState;
using scene::TextureSlot;
using tests::FakeAssets;

AssetRef materialRef(const char* path) {
  return {AssetKind::Material, QString::fromLatin1(path), QStringLiteral("wanted by ") + QString::fromLatin1(path)};
}

AssetRef textureRef(const char* path) {
  return {AssetKind::Texture, QString::fromLatin1(path), {}};
}

scene::Material pending(const char* path) {
  scene::Material made;
  made.name = QString::fromLatin1(path);
  made.asset = materialRef(path);
  made.state = AssetState::Pending;
  made.fallbackColor = QVector3D(1, 0, 0);
  return made;
}

image::ImagePtr picture() {
  return image::Image::fromQImage(QImage(2, 2, QImage::Format_RGBA8888));
}

/// A material of one texture in its base slot.
MaterialAsset withTexture(const char* path) {
  MaterialAsset made;
  scene::Texture texture;
  texture.asset = textureRef(path);
  texture.state = AssetState::Pending;
  made.textures.push_back(texture);
  made.material.slot(TextureSlot::BaseColor).texture = 0;
  return made;
}

class AssetResolverTest : public testing::Test {
protected:
  void resolve(const AssetResolver::PatchSink& sink = {}) {
    auto document = std::make_shared<Document>();
    document->assetSource = m_onResolve ? std::make_shared<const FakeAssets>(m_onResolve) : nullptr;
    m_opened.document = document;
    LoadContext context{m_vfs, m_diagnostics, m_missing, m_progress};
    AssetResolver(m_opened).resolveAll(m_assets, context, sink);
  }

  FakeAssets::Resolve m_onResolve; ///< null: the document refers to nothing
  Opened m_opened;
  scene::SceneAssets m_assets;
  files::Vfs m_vfs;
  base::Diagnostics m_diagnostics;
  files::MissingFiles m_missing;
  base::Progress m_progress;
};

TEST_F(AssetResolverTest, FindsMaterialsThenTheirTextures) {
  const image::ImagePtr found = picture();
  m_onResolve = [&](const AssetRef& ref) -> Result<Asset> {
    if (ref.kind == AssetKind::Material) {
      return withTexture("brick.vtf");
    }
    return found;
  };
  m_assets.materials = {pending("wall")};
  resolve();
  const scene::Material& material = m_assets.materials[0];
  EXPECT_EQ(material.state, AssetState::Ready);
  EXPECT_EQ(material.name, QStringLiteral("wall")) << "kept where the file gives none";
  EXPECT_EQ(material.fallbackColor, QVector3D(1, 0, 0));
  EXPECT_EQ(material.asset, materialRef("wall"));
  ASSERT_EQ(m_assets.textures.size(), 1U);
  EXPECT_EQ(material.slot(TextureSlot::BaseColor).texture, TextureIndex(0));
  EXPECT_EQ(m_assets.textures[0].image, found);
  EXPECT_EQ(m_assets.textures[0].state, AssetState::Ready);
  EXPECT_FALSE(m_assets.anyPending());
}

TEST_F(AssetResolverTest, ATextureNamedTwiceIsReadOnce) {
  int reads = 0;
  m_onResolve = [&](const AssetRef& ref) -> Result<Asset> {
    if (ref.kind == AssetKind::Material) {
      MaterialAsset made = withTexture("shared.vtf");
      made.textures.push_back(made.textures[0]);
      made.textures[1].asset = textureRef(ref.path == QStringLiteral("a") ? "only a.vtf" : "shared.vtf");
      made.material.slot(TextureSlot::Normal).texture = 1;
      return made;
    }
    ++reads;
    return picture();
  };
  m_assets.materials = {pending("a"), pending("b")};
  resolve();
  EXPECT_EQ(reads, 2);
  ASSERT_EQ(m_assets.textures.size(), 2U);
  EXPECT_EQ(m_assets.materials[0].slot(TextureSlot::BaseColor).texture, TextureIndex(0));
  EXPECT_EQ(m_assets.materials[0].slot(TextureSlot::Normal).texture, TextureIndex(1));
  EXPECT_EQ(m_assets.materials[1].slot(TextureSlot::BaseColor).texture, TextureIndex(0));
  EXPECT_EQ(m_assets.materials[1].slot(TextureSlot::Normal).texture, TextureIndex(0));
}

TEST_F(AssetResolverTest, WhatIsMissingIsListedAndRetried) {
  bool mounted = false;
  m_onResolve = [&](const AssetRef& ref) -> Result<Asset> {
    if (mounted) {
      return MaterialAsset();
    }
    return std::unexpected(
        Error::of(ErrorCode::NotFound, QStringLiteral("not found"), QStringLiteral("materials/%1.vmt").arg(ref.path)));
  };
  m_assets.materials = {pending("wall")};
  resolve();
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Missing);
  EXPECT_EQ(m_assets.materials[0].fallbackColor, QVector3D(1, 0, 0));
  ASSERT_EQ(m_missing.entries().size(), 1U);
  EXPECT_EQ(m_missing.entries()[0].path, QStringLiteral("materials/wall.vmt"));
  EXPECT_EQ(m_missing.entries()[0].wantedBy, QStringLiteral("wanted by wall"));
  EXPECT_TRUE(m_diagnostics.entries().empty());
  mounted = true;
  resolve();
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Ready);
}

TEST_F(AssetResolverTest, WhatIsMissingKnowsWhoWantsIt) {
  m_onResolve = [&](const AssetRef& ref) -> Result<Asset> {
    const bool found = ref.kind == AssetKind::Material && ref.path != QStringLiteral("wall");
    return found ? Result<Asset>(withTexture("shared.vtf"))
                 : std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not found"), ref.path));
  };
  m_assets.materials = {pending("wall"), pending("floor"), pending("roof"), pending("wall")};
  m_assets.materials[3].params = scene::SkyParams{};
  resolve();
  const auto entries = m_missing.entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].kind, files::MissingKind::Material);
  EXPECT_EQ(entries[0].wanters, (std::vector<files::Wanter>{{.material = 0}, {.material = 3}}));
  EXPECT_EQ(entries[1].path, QStringLiteral("shared.vtf"));
  EXPECT_EQ(entries[1].kind, files::MissingKind::Texture);
  EXPECT_EQ(entries[1].times, 1U) << "one texture, however many show it";
  EXPECT_EQ(entries[1].wanters, (std::vector<files::Wanter>{{.material = 1}, {.material = 2}}));
}

TEST_F(AssetResolverTest, TheSkysFilesAreTheSkys) {
  m_onResolve = [&](const AssetRef& ref) -> Result<Asset> {
    MaterialAsset sky = withTexture("dusk.vtf");
    sky.material.params = scene::SkyParams{};
    return ref.kind == AssetKind::Material && ref.path == QStringLiteral("up")
               ? Result<Asset>(sky)
               : std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not found"), ref.path));
  };
  m_assets.materials = {pending("up"), pending("down")};
  m_assets.materials[1].params = scene::SkyParams{};
  resolve();
  ASSERT_EQ(m_missing.entries().size(), 2U);
  for (const files::MissingFile& file : m_missing.entries()) {
    EXPECT_EQ(file.kind, files::MissingKind::Sky) << file.path.toStdString();
  }
}

TEST_F(AssetResolverTest, WhatIsDamagedIsToldAndNotRetried) {
  int asked = 0;
  m_onResolve = [&](const AssetRef&) -> Result<Asset> {
    ++asked;
    return std::unexpected(Error::damaged(QStringLiteral("bad header"), 8));
  };
  m_assets.materials = {pending("wall")};
  resolve();
  resolve();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Failed);
  ASSERT_EQ(m_diagnostics.entries().size(), 1U);
  EXPECT_EQ(m_diagnostics.entries()[0].severity, Severity::Damage);
  EXPECT_EQ(m_diagnostics.entries()[0].message, QStringLiteral("wall: bad header (at byte 0x8)"));
  EXPECT_TRUE(m_missing.entries().empty());
}

TEST_F(AssetResolverTest, AWrongKindOfAssetIsAFailure) {
  m_onResolve = [](const AssetRef& ref) -> Result<Asset> {
    return ref.kind == AssetKind::Material ? Asset(picture()) : Asset(MaterialAsset());
  };
  m_assets.materials = {pending("wall")};
  scene::Texture texture;
  texture.asset = textureRef("t.vtf");
  texture.state = AssetState::Pending;
  m_assets.textures = {texture};
  resolve();
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Failed);
  EXPECT_EQ(m_assets.textures[0].state, AssetState::Failed);
}

TEST_F(AssetResolverTest, PatchesMakeTheSameAssetsElsewhere) {
  m_onResolve = [](const AssetRef& ref) -> Result<Asset> {
    if (ref.kind == AssetKind::Material) {
      return withTexture(qPrintable(ref.path + QStringLiteral(".vtf")));
    }
    return picture();
  };
  m_assets.materials = {pending("a"), pending("b"), pending("a")};
  scene::SceneAssets elsewhere = m_assets;
  resolve([&](const scene::ScenePatch& patch) { patch.applyTo(elsewhere); });
  ASSERT_EQ(elsewhere.textures.size(), m_assets.textures.size());
  for (const MaterialIndex material : elsewhere.materials.indices()) {
    EXPECT_EQ(elsewhere.materials[material].state, AssetState::Ready);
    EXPECT_EQ(elsewhere.materials[material].slot(TextureSlot::BaseColor).texture,
              m_assets.materials[material].slot(TextureSlot::BaseColor).texture);
  }
  EXPECT_EQ(m_assets.textures.size(), 2U);
}

TEST_F(AssetResolverTest, DocumentsThatReferToNothingMissWhatTheyName) {
  m_assets.materials = {pending("wall")};
  resolve();
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Missing);
  ASSERT_EQ(m_missing.entries().size(), 1U);
  EXPECT_EQ(m_missing.entries()[0].path, QStringLiteral("wall"));
}

TEST_F(AssetResolverTest, CanBeCancelledBetweenAssets) {
  m_onResolve = [](const AssetRef&) -> Result<Asset> { return MaterialAsset(); };
  m_assets.materials = {pending("a"), pending("b"), pending("c")};
  m_progress.cancelAtStep(2);
  EXPECT_THROW(resolve(), base::Cancelled);
  EXPECT_EQ(m_assets.materials[0].state, AssetState::Ready);
  EXPECT_EQ(m_assets.materials[1].state, AssetState::Pending);
}

} // namespace
} // namespace vitrine::formats
