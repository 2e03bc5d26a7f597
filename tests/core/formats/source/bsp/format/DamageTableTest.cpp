// Each row of the table of damage (docs/formats/source-bsp.md, "Robust reading") by a made map: the message, the bytes
// it names, and what is shown all the same.
#include "core/formats/api/FormatRegistry.h"
#include "core/formats/api/Opener.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/core/formats/source/bsp/DamagedFiles.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// True for a node that shows something the game does not show (data of compilers for the engine, marks of omitted
/// parts), and for nodes below it.
bool isNoPartOfGame(const Scene& scene, const scene::Node& node) {
  const bool itself =
      node.layer && std::ranges::any_of(scene.controls, [&](const scene::Control& control) {
        return control.id == scene.layers[node.layer].id && (control.group == QLatin1StringView("Map internals") ||
                                                             control.id == QLatin1StringView("layer.omitted"));
      });
  return itself || (node.parent && isNoPartOfGame(scene, scene.nodes[node.parent]));
}

std::size_t nodesOfGame(const Scene& scene) {
  return static_cast<std::size_t>(
      std::ranges::count_if(scene.nodes, [&](const scene::Node& node) { return !isNoPartOfGame(scene, node); }));
}

std::size_t shownSurfaces(const Scene& scene) {
  std::size_t count = 0;
  for (const MeshIndex number : scene.meshes.indices()) {
    // Boxes in place of models come and go with their nodes, which are counted.
    if (std::ranges::any_of(scene.nodes, [&](const scene::Node& node) {
          return node.mesh == number && (node.standIn || isNoPartOfGame(scene, node));
        })) {
      continue;
    }
    const scene::Mesh& mesh = scene.meshes[number];
    count += static_cast<std::size_t>(std::ranges::count_if(mesh.surfaces, [](const scene::Surface& surface) {
      return surface.provenance.section != structure::kRootSection;
    }));
  }
  return count;
}

void expectTold(const DamagedFile& damaged, const std::vector<Diagnostic>& told) {
  const auto found = std::ranges::find_if(
      told, [&](const Diagnostic& diagnostic) { return diagnostic.message.contains(damaged.told); });
  if (found == told.end()) {
    for (const Diagnostic& diagnostic : told) {
      ADD_FAILURE() << diagnostic.message.toStdString();
    }
    FAIL() << damaged.told.toStdString();
  }
  ASSERT_TRUE(found->where);
  EXPECT_EQ(found->where->space, damaged.where.space);
  EXPECT_EQ(found->where->offset, damaged.where.offset);
  EXPECT_EQ(found->where->size, damaged.where.size);
  EXPECT_NE(found->severity, Severity::Note);
}

void expectRestShown(const DamagedFile& damaged, const MapUnderTest::Outcome& map, const Scene& sound) {
  ASSERT_TRUE(map.document->scene) << map.document->sceneError->message.toStdString();
  EXPECT_EQ(shownSurfaces(map.scene()) + damaged.lostSurfaces, shownSurfaces(sound));
  EXPECT_EQ(map.scene().bake.lightmaps.size() + damaged.lostLightmaps, sound.bake.lightmaps.size());
  EXPECT_EQ(nodesOfGame(map.scene()) + damaged.lostNodes, nodesOfGame(sound));
  EXPECT_EQ(map.document->structure[map.section("lumps")].children.size(), 64U);
}

TEST(DamageTable, isToldWithItsBytesAndTheRestShown) {
  for (const DamagedFile& damaged : damagedFiles()) {
    SCOPED_TRACE(damaged.name);
    const auto sound = damaged.sound.load();
    EXPECT_FALSE(sound.says(damaged.told)) << "the sound map complains as well";
    const auto map = damaged.file.load();
    ASSERT_TRUE(map.document) << map.error->message.toStdString();
    expectTold(damaged, map.document->diagnostics);
    expectRestShown(damaged, map, sound.scene());
  }
}

class RefusedMap : public testing::Test {
protected:
  /// What opening a map of these bytes ends with.
  Error refusal(const QByteArray& content) {
    formats::FormatRegistry registry;
    registry.add(std::make_unique<formats::source::BspFormat>());
    base::Progress progress;
    const auto opened =
        formats::Opener(registry).open(m_folder.write(QStringLiteral("map.bsp"), content), {}, progress);
    return opened ? Error() : opened.error();
  }
  QString reason(const QByteArray& content) { return refusal(content).message; }

  TempFolder m_folder;
};

TEST_F(RefusedMap, byTheNameOfWhatItIs) {
  const QByteArray rest(2000, '\0');
  EXPECT_EQ(reason("PK\x03\x04" + rest),
            QStringLiteral("this is a zip archive without the extension .zip, which Vitrine cannot open"));
  EXPECT_EQ(reason(QByteArray("IBSP\x2e\0\0\0", 8) + rest),
            QStringLiteral("this is a Quake III map, which Vitrine cannot open"));
  EXPECT_EQ(reason("rBSP" + rest),
            QStringLiteral("this is a Titanfall or Apex Legends map (rBSP), which Vitrine cannot open"));
  EXPECT_EQ(reason(QByteArray("VBSP\x1d\0\0\0", 8) + rest),
            QStringLiteral("this is a Titanfall map (version 29), which is not supported"));
  // GoldSrc: no magic but the version, then 15 pairs of offset and length, of which one at least is used.
  QByteArray goldSource("\x1e\0\0\0\x7c\0\0\0\x10\0\0\0", 12);
  EXPECT_EQ(reason(goldSource + rest), QStringLiteral("this is a GoldSrc (Half-Life) map, which Vitrine cannot open"));
}

TEST_F(RefusedMap, withinItsHeader) {
  const QByteArray head = QByteArray("VBSP\x14\0\0\0", 8) + QByteArray(1027, '\0');
  const Error error = refusal(head);
  EXPECT_EQ(error.message, QStringLiteral("the file ends inside the header (1035 of 1036 bytes)"));
  EXPECT_EQ(error.offset, std::optional<std::uint64_t>(1035));
  EXPECT_NE(refusal(head + '\0').message, error.message);
}

} // namespace
} // namespace vitrine::tests
