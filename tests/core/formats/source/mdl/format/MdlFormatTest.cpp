#include "core/formats/source/mdl/format/MdlFormat.h"

#include "core/animation/Pose.h"
#include "core/animation/VisibleItems.h"
#include "core/files/FolderMount.h"
#include "core/formats/source/assets/content/SourceContent.h"
#include "core/scene/SceneRecords.h"
#include "core/structure/FindSection.h"
#include "tests/conformance/DocumentCheck.h"
#include "tests/core/formats/source/mdl/ModelSamples.h"
#include "tests/goldens/CountsComparison.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;

const MdlFormat kFormat;
const SourceContent kContent;

class MdlFormatTest : public testing::Test {
protected:
  /// As the opener does: with what the format proposes mounted.
  DocumentPtr open(const QString& name, bool mounted = true) {
    const QString path = samplePath(QStringLiteral("source-assets/") + name).value();
    for (const formats::SearchPath& searched : kContent.searchPaths(path, kFormat.info())) {
      if (mounted) {
        m_fixture.vfs.append(std::make_shared<files::FolderMount>(searched.path));
      }
    }
    auto document = m_fixture.loadFile(kFormat, path);
    EXPECT_TRUE(document) << name.toStdString();
    if (!document) {
      return nullptr;
    }
    for (const QString& fault : faultsOf(**document)) {
      ADD_FAILURE() << fault.toStdString();
    }
    return *document;
  }

  static const scene::Control* control(const Scene& scene, const char* id) {
    const auto found = std::ranges::find(scene.controls, QLatin1StringView(id), &scene::Control::id);
    return found == scene.controls.end() ? nullptr : &*found;
  }

  static std::uint64_t trianglesWith(const Scene& scene, const char* id, double value) {
    SceneState state = state::startState(scene);
    state.controls[QString::fromLatin1(id)] = value;
    std::uint64_t triangles = 0;
    for (const DrawItemIndex item : animation::visibleItems(scene, state)) {
      triangles += scene.surfaceOf(item).triangleCount();
    }
    return triangles;
  }

  LoadFixture m_fixture;
};

/// On models that other people have made.
class OthersModels : public MdlFormatTest {
protected:
  void SetUp() override {
    if (!samplePath(QStringLiteral("source-assets/wire"))) {
      GTEST_SKIP() << othersSamplesMissing();
    }
  }
};

TEST_F(OthersModels, LevelsOfDetailAreAControl) {
  const DocumentPtr document = open(QStringLiteral("wire/models/holograms/hq_torus.mdl"));
  ASSERT_TRUE(document && document->scene);
  const scene::Control* lod = control(*document->scene, "lod");
  ASSERT_TRUE(lod);
  EXPECT_EQ(lod->choices.size(), 5);
  const std::array<std::uint64_t, 5> expected{3072, 2048, 1536, 1024, 1024};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(trianglesWith(*document->scene, "lod", static_cast<double>(i)), expected[i]);
  }
}

TEST_F(MdlFormatTest, CountsAreAsExpected) {
  std::size_t compared = 0;
  const nlohmann::ordered_json expected = expectedModels();
  for (const auto& [name, counts] : expected.items()) {
    if (!counts.contains("mustFail")) {
      LoadFixture fresh;
      const QString path = samplePath(QStringLiteral("source-assets/") + QString::fromStdString(name)).value();
      for (const formats::SearchPath& searched : kContent.searchPaths(path, kFormat.info())) {
        fresh.vfs.append(std::make_shared<files::FolderMount>(searched.path));
      }
      const auto document = fresh.loadFile(kFormat, path);
      ASSERT_TRUE(document) << name;
      EXPECT_EQ(faultsOf(**document), QStringList()) << name;
      EXPECT_EQ(compareCounts(counts, (*document)->counts, name), static_cast<int>(counts.size())) << name;
      EXPECT_EQ((*document)->counts.size(), counts.size()) << name;
      ++compared;
    }
  }
  EXPECT_EQ(compared, wholeModels());
}

TEST_F(MdlFormatTest, BodyGroupsAreControls) {
  const DocumentPtr document = open(QStringLiteral("synthetic/mdl/v49_topology_fixups.mdl"));
  ASSERT_TRUE(document && document->scene);
  ASSERT_TRUE(control(*document->scene, "body.1"));
  EXPECT_FALSE(control(*document->scene, "body.0"));
  EXPECT_EQ(document->scene->defaultTriangles(), 12U);
  EXPECT_EQ(trianglesWith(*document->scene, "body.1", 1), 16U);
}

TEST_F(OthersModels, SkinsChangeMaterials) {
  const DocumentPtr document = open(QStringLiteral("wire/models/bull/gates/logic.mdl"));
  ASSERT_TRUE(document && document->scene);
  const Scene& scene = *document->scene;
  const scene::Control* skin = control(scene, "skin");
  ASSERT_TRUE(skin);
  EXPECT_EQ(skin->choices.size(), 14);
  EXPECT_EQ(skin->choices.at(1), QStringLiteral("1: gate_logic_or"));
  const auto materials = [&](double value) {
    SceneState state = state::startState(scene);
    state.controls[QStringLiteral("skin")] = value;
    std::set<MaterialIndex> shown;
    for (const DrawItemIndex item : animation::visibleItems(scene, state)) {
      shown.insert(scene.surfaceOf(item).material);
    }
    return shown;
  };
  EXPECT_EQ(materials(0), (std::set<MaterialIndex>{0, 1, 2, 3}));
  EXPECT_EQ(materials(7), (std::set<MaterialIndex>{11, 12, 2, 3}));
  EXPECT_EQ(trianglesWith(scene, "skin", 7), 92U);
}

TEST_F(OthersModels, StandsAsItsFirstSequenceBegins) {
  const DocumentPtr document = open(QStringLiteral("wire/models/wingf0x/hdmiplug.mdl"));
  ASSERT_TRUE(document && document->scene);
  // The hull of the file is from (-9.65, -2.85, -0.05) to (0.4, 2.85, 3.25); its vertices lie along y.
  const scene::Bounds& bounds = document->scene->bounds();
  EXPECT_NEAR(bounds.min().x(), -9.4F, 0.01F);
  EXPECT_NEAR(bounds.max().x(), 0.4F, 0.01F);
  EXPECT_NEAR(bounds.min().z(), -2.6F, 0.01F);
}

TEST_F(OthersModels, SequencesPlay) {
  const DocumentPtr document = open(QStringLiteral("wire/models/fasteroid/computerfan.mdl"));
  ASSERT_TRUE(document && document->scene);
  const Scene& scene = *document->scene;
  ASSERT_EQ(scene.motion.animations.size(), 1U);
  EXPECT_TRUE(scene.motion.animations.front().loops);
  EXPECT_EQ(scene.motion.animations.front().frames, 29);
  EXPECT_EQ(scene.motion.startAnimation, scene::AnimationIndex(0));
  SceneState state = state::startState(scene);
  const animation::Pose first(document->scene, state);
  state.time = scene.motion.animations.front().timeOf(7);
  const animation::Pose later(document->scene, state);
  int moved = 0;
  for (const NodeIndex node : scene.nodes.indices()) {
    EXPECT_TRUE(first.isAtRest(node)) << node.number();
    moved += later.isAtRest(node) ? 0 : 1;
  }
  EXPECT_GT(moved, 0);
}

TEST_F(OthersModels, APickLeadsToItsVertices) {
  const DocumentPtr document = open(QStringLiteral("sbep/models/cerus/modbridge/core/s-221g.mdl"));
  ASSERT_TRUE(document && document->scene);
  const auto record = document->scene->recordOf(0, 0);
  ASSERT_TRUE(record);
  const structure::Section& triangles = document->structure[record->section];
  EXPECT_EQ(triangles.path, QStringLiteral("vtx/triangles"));
  const auto row = triangles.table->row(record->row);
  ASSERT_TRUE(row);
  const scene::Mesh& mesh = document->scene->meshOf(0);
  const auto vertex = document->structure.follow(triangles.table->layout().fields[0], row->cells[0], 0);
  ASSERT_TRUE(vertex);
  EXPECT_EQ(document->structure[vertex->section].path, QStringLiteral("vvd/vertices"));
  const auto stored = document->structure[vertex->section].table->row(vertex->row);
  ASSERT_TRUE(stored);
  const auto position = std::get<std::vector<double>>(stored->cells[3]);
  const QVector3D file(static_cast<float>(position[0]), static_cast<float>(position[1]),
                       static_cast<float>(position[2]));
  EXPECT_EQ(mesh.deformation->positions[mesh.indices[document->scene->surfaceOf(0).firstIndex]],
            scene::kZUpRightHanded.toScene(file));
  EXPECT_EQ(scene::itemsOf(*document->scene, *record), (std::vector<DrawItemIndex>{0}));
}

TEST_F(OthersModels, WhatIsMissingIsToldAndStructureShown) {
  const DocumentPtr document = open(QStringLiteral("wire/models/beer/wiremod/gate_e2.mdl"), false);
  ASSERT_TRUE(document);
  EXPECT_FALSE(document->scene);
  ASSERT_EQ(document->missing.size(), 2U);
  EXPECT_EQ(document->missing[0].path, QStringLiteral("models/beer/wiremod/gate_e2.vvd"));
  EXPECT_EQ(document->missing[1].path, QStringLiteral("models/beer/wiremod/gate_e2.dx90.vtx"));
  EXPECT_TRUE(document->structure.find(QStringLiteral("body parts")));
  EXPECT_EQ(document->counts["mdlVersion"], 44);
  // Once the folder is mounted, the model is there.
  LoadFixture later;
  const QString path = document->path;
  EXPECT_FALSE(*document->assetSource->resolveModels(*document, later.context));
  later.vfs.append(std::make_shared<files::FolderMount>(kContent.searchPaths(path, kFormat.info()).front().path));
  const auto complete = document->assetSource->resolveModels(*document, later.context);
  ASSERT_TRUE(complete && *complete);
  ASSERT_TRUE((*complete)->scene);
  EXPECT_EQ((*complete)->scene->defaultTriangles(), 44U);
}

TEST_F(MdlFormatTest, ATruncatedModelTellsWhere) {
  const DocumentPtr document = open(QStringLiteral("synthetic/mdl/bad_truncated.mdl"));
  ASSERT_TRUE(document);
  ASSERT_TRUE(document->sceneError);
  EXPECT_EQ(document->sceneError->offset, 300U);
  const auto header = document->structure.find(QStringLiteral("header"));
  ASSERT_TRUE(header);
  const auto row = document->structure[*header].table->row(0);
  ASSERT_TRUE(row);
  EXPECT_EQ(std::get<std::int64_t>(row->cells[1]), 49);
}

TEST_F(MdlFormatTest, OtherVersionsAreNamed) {
  QByteArray file("IDST");
  file.append(408, '\0');
  file[4] = 53;
  const auto document = m_fixture.load(kFormat, QStringLiteral("x.mdl"), Bytes::adopt(file));
  ASSERT_FALSE(document);
  EXPECT_EQ(document.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(document.error().message.contains(QStringLiteral("53")));
}

TEST_F(OthersModels, SectionsHaveNames) {
  const DocumentPtr document = open(QStringLiteral("wire/models/cheeze/wires/router.mdl"));
  ASSERT_TRUE(document);
  const auto bones = document->structure.find(QStringLiteral("bones"));
  ASSERT_TRUE(bones);
  const structure::RecordTable& table = *document->structure[*bones].table;
  EXPECT_EQ(table.rowCount(), 12U);
  EXPECT_FALSE(std::get<QString>(table.row(1)->cells[0]).isEmpty());
  for (const char* path :
       {"header", "textures", "skins", "models", "meshes", "sequences", "vvd/vertices", "vtx/strip groups"}) {
    EXPECT_TRUE(document->structure.find(QString::fromLatin1(path))) << path;
  }
}

} // namespace
} // namespace vitrine::tests
