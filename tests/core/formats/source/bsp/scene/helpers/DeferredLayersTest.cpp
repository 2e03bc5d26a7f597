// Hidden layers that are left for later when a map is loaded to be looked at.
#include "core/animation/VisibleItems.h"
#include "core/document/AssetSource.h"
#include "tests/core/formats/source/bsp/LayerItems.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vitrine::tests {
namespace {

using document::DeferredLayer;
using formats::source::LumpId;

std::vector<LayerIndex> layersOf(const std::vector<DeferredLayer>& deferred) {
  std::vector<LayerIndex> layers;
  for (const DeferredLayer& one : deferred) {
    layers.push_back(one.layer);
  }
  return layers;
}

LayerIndex layerNamed(const Scene& scene, const char* id) {
  for (const LayerIndex layer : scene.layers.indices()) {
    if (scene.layers[layer].id == QLatin1StringView(id)) {
      return layer;
    }
  }
  ADD_FAILURE() << "no layer " << id;
  return {};
}

Result<DocumentPtr> build(const Document& document, const std::vector<LayerIndex>& layers) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  return document.assetSource->buildLayers(document, layers, context);
}

/// Contents of a layer: corners and records of its triangles, in order.
struct LayerContents {
  std::vector<QVector3D> corners;
  std::vector<std::optional<RecordRef>> records;
  std::vector<QString> materials; ///< by surface

  bool operator==(const LayerContents&) const = default;
};

LayerContents contentsOf(const Scene& scene, const char* id) {
  LayerContents contents;
  for (const DrawItemIndex item : itemsOfLayer(scene, id)) {
    const scene::Surface& surface = scene.surfaceOf(item);
    const scene::Mesh& mesh = scene.meshOf(item);
    contents.materials.push_back(scene.assets.materials[surface.material].name);
    for (std::uint32_t i = 0; i < surface.indexCount; ++i) {
      contents.corners.push_back(mesh.vertices.positions[mesh.indices[surface.firstIndex + i]]);
    }
    for (std::uint32_t triangle = 0; triangle < surface.triangleCount(); ++triangle) {
      contents.records.push_back(scene.recordOf(item, triangle));
    }
  }
  return contents;
}

/// Maps of ours, and a real one with a collision lump where the samples are.
std::vector<MapUnderTest> layeredMaps() {
  std::vector<MapUnderTest> maps{richMap(), litMap(), MapUnderTest::made({}, 3)};
  if (const auto real = MapUnderTest::sample(QStringLiteral("fy_iceworld_cssource.bsp"))) {
    maps.push_back(*real);
  }
  return maps;
}

TEST(DeferredLayers, areEmptyAtFirstAndBuiltAsTheyWouldHaveBeen) {
  for (const MapUnderTest& file : layeredMaps()) {
    const auto whole = file.load();
    const auto viewed = file.load({}, formats::LoadPurpose::Viewing);
    const auto deferred = viewed.document->assetSource->deferredLayers();
    ASSERT_FALSE(deferred.empty());
    EXPECT_TRUE(whole.document->assetSource->deferredLayers().empty());
    EXPECT_EQ(viewed.document->diagnostics.size(), whole.document->diagnostics.size());
    const std::vector<LayerIndex> left = layersOf(deferred);
    for (const LayerIndex layer : left) {
      EXPECT_TRUE(itemsOfLayer(viewed.scene(), viewed.scene().layers[layer].id.toLatin1().constData()).empty());
      EXPECT_FALSE(viewed.scene().layers[layer].visibleByDefault);
    }
    const auto built = build(*viewed.document, left);
    ASSERT_TRUE(built && *built);
    EXPECT_TRUE((*built)->assetSource->deferredLayers().empty());
    const Scene& scene = *(*built)->scene;
    EXPECT_EQ(scene.drawItems().size(), whole.scene().drawItems().size());
    std::set<QString> filled;
    for (const scene::Layer& layer : whole.scene().layers) {
      const QByteArray id = layer.id.toLatin1();
      const LayerContents contents = contentsOf(whole.scene(), id.constData());
      EXPECT_EQ(contentsOf(scene, id.constData()), contents) << id.constData();
      const bool wasDeferred = std::ranges::count(left, layerNamed(scene, id.constData())) > 0;
      if (!contents.corners.empty() && wasDeferred) {
        filled.insert(layer.id);
      }
    }
    EXPECT_TRUE(filled.contains(QStringLiteral("layer.brush.all")));
    EXPECT_TRUE(filled.contains(QStringLiteral("layer.leafboxes")));
  }
}

TEST(DeferredLayers, areBuiltOneByOneAndNodesKeepTheirNumbers) {
  const auto viewed = richMap().load({}, formats::LoadPurpose::Viewing);
  const std::size_t all = viewed.document->assetSource->deferredLayers().size();
  const LayerIndex outlines = layerNamed(viewed.scene(), "layer.brush.all");
  const auto once = build(*viewed.document, {outlines});
  ASSERT_TRUE(once && *once);
  const auto left = (*once)->assetSource->deferredLayers();
  EXPECT_LT(left.size(), all);
  EXPECT_EQ(std::ranges::find(left, outlines, &DeferredLayer::layer), left.end());
  const Scene& scene = *(*once)->scene;
  ASSERT_EQ(scene.nodes.size(), viewed.scene().nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    EXPECT_EQ(scene.nodes[node].name, viewed.scene().nodes[node].name);
  }
  EXPECT_FALSE(itemsOfLayer(scene, "layer.brush.all").empty());
  EXPECT_TRUE(itemsOfLayer(scene, "layer.leafboxes").empty());
  EXPECT_FALSE(animation::visibleItems(scene, {}).contains(itemsOfLayer(scene, "layer.brush.all").front()));
  const auto again = build(**once, {outlines});
  ASSERT_TRUE(again);
  EXPECT_FALSE(*again) << "built already";
  const auto twice = build(**once, layersOf(left));
  ASSERT_TRUE(twice && *twice);
  EXPECT_EQ(contentsOf(*(*twice)->scene, "layer.brush.all"), contentsOf(scene, "layer.brush.all"));
  EXPECT_FALSE(itemsOfLayer(*(*twice)->scene, "layer.leafboxes").empty());
}

TEST(DeferredLayers, nameTheSectionsTheyShow) {
  const auto viewed = richMap().load({}, formats::LoadPurpose::Viewing);
  const auto deferred = viewed.document->assetSource->deferredLayers();
  const auto outlines =
      std::ranges::find(deferred, layerNamed(viewed.scene(), "layer.brush.all"), &DeferredLayer::layer);
  ASSERT_NE(outlines, deferred.end());
  EXPECT_EQ(outlines->sections, (std::vector{viewed.section("lumps/BRUSHES"), viewed.section("lumps/BRUSHSIDES")}));
}

TEST(DeferredLayers, brushesThatCannotBeRebuiltAreToldAtLoad) {
  MapUnderTest file = litMap();
  constexpr std::size_t kBytesOfBrush = 12;
  file.setU32(file.offset(LumpId::Brushes) + kBytesOfBrush, 0x7fffffffU);
  const auto viewed = file.load({}, formats::LoadPurpose::Viewing);
  EXPECT_TRUE(viewed.says(QStringLiteral("brush 1 cannot be rebuilt from its planes")));
}

} // namespace
} // namespace vitrine::tests
