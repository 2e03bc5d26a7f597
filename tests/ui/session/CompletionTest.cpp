#include "core/files/FolderMount.h"
#include "core/session/CarriedAssets.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/session/SelectionHistory.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;

namespace {

/// Items of a wanting document at first: 0-4 squares, 5 marker, 6 and 7 crates, 8 barrel; when the crates are found 6-8
/// and 9-11 crates, 12 barrel.
class CompletionTest : public testing::Test {
protected:
  CompletionTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Wanting)); }

  void completeWithCrates() {
    folder.write(QStringLiteral("models/crate.model"), QByteArray("crate"));
    const FileReadingPtr& before = session.reading();
    files::Vfs vfs;
    vfs.append(std::make_shared<files::FolderMount>(folder.path()));
    base::Diagnostics diagnostics;
    files::MissingFiles missing;
    base::Progress progress;
    formats::LoadContext context{vfs, diagnostics, missing, progress};
    auto document = before->document->assetSource->resolveModels(*before->document, context);
    auto reading = std::make_shared<FileReading>(*before);
    reading->document = *document;
    auto assets = session::carriedAssets(*session.scene(), session.assets(), *(*document)->scene);
    reading->prepared = render::prepareScene((*document)->scene, assets, progress);
    reading->caster = std::make_shared<session::SharedCaster>((*document)->scene);
    reading->caster->get(progress);
    session.completeDocument(reading, assets);
  }

  TempFolder folder;
  Session session;
  Selection selection{session};
  SelectionHistory history{session, selection};
};

TEST_F(CompletionTest, WhatIsHiddenStaysHidden) {
  ASSERT_EQ(session.scene()->drawItems().size(), 9U);
  session.hide({1, 6, 8});
  completeWithCrates();
  ASSERT_EQ(session.scene()->drawItems().size(), 13U);
  EXPECT_EQ(session.state().hidden, (ItemSet{1, 6, 7, 8, 12}));
}

TEST_F(CompletionTest, WhatTheUserSetStays) {
  session.setControl(QStringLiteral("layer.markers"), 0);
  session.setClock(3);
  completeWithCrates();
  EXPECT_EQ(session.state().controls.at(QStringLiteral("layer.markers")), 0);
  EXPECT_EQ(session.state().clock, 3);
  EXPECT_TRUE(session.caster());
}

TEST_F(CompletionTest, TheSelectionStaysOnWhatItIsOn) {
  selection.selectNode(4);
  ASSERT_EQ(selection.current().items, std::vector<DrawItemIndex>{7});
  QSignalSpy changes(&selection, &Selection::changed);
  QSignalSpy documents(&session, &Session::documentChanged);
  completeWithCrates();
  EXPECT_EQ(selection.current().node, NodeIndex(4));
  EXPECT_EQ(selection.current().record, (RecordRef{2, 2}));
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{9, 10, 11}));
  EXPECT_EQ(changes.count(), 1);
  EXPECT_EQ(documents.count(), 0);
}

TEST_F(CompletionTest, TheWayBackStaysAndGetsNoStepOfItsOwn) {
  selection.selectNode(5);
  selection.selectNode(3);
  completeWithCrates();
  EXPECT_FALSE(history.canGoForward());
  history.back();
  EXPECT_EQ(selection.current().node, NodeIndex(5));
  EXPECT_EQ(selection.current().items, std::vector<DrawItemIndex>{12});
  EXPECT_FALSE(history.canGoBack());
}

TEST_F(CompletionTest, AssetsThatWereFoundStayAndNewOnesFollow) {
  scene::ScenePatch patch;
  scene::Material found = session.assets().materials[0];
  found.state = scene::AssetState::Ready;
  found.slot(scene::TextureSlot::BaseColor).texture = 0;
  patch.materials.emplace_back(MaterialIndex(0), found);
  patch.textures.emplace_back(TextureIndex(0), scene::Texture{.name = QStringLiteral("paint")});
  session.applyPatch(patch);
  completeWithCrates();
  ASSERT_EQ(session.assets().materials.size(), 2U);
  EXPECT_EQ(session.assets().materials[0].state, scene::AssetState::Ready);
  EXPECT_EQ(session.assets().materials[1].name, QStringLiteral("crate"));
  EXPECT_EQ(session.assets().materials[1].state, scene::AssetState::Pending);
  EXPECT_EQ(session.assets().textures.size(), 1U);
}

TEST_F(CompletionTest, SelectsAllThatShowsAMaterial) {
  selection.selectMaterial(0);
  EXPECT_EQ(selection.current().items.size(), 9U);
  EXPECT_EQ(selection.current().node, scene::kNone);
  completeWithCrates();
  selection.selectMaterial(1);
  EXPECT_EQ(selection.current().items, (std::vector<DrawItemIndex>{6, 7, 8, 9, 10, 11}));
  selection.selectMaterial(7);
  EXPECT_EQ(selection.current().items.size(), 6U) << "there is no such material";
}

} // namespace
