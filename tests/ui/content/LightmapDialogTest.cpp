// The lightmap viewer beside a selection, with the mouse and the keys of a user.
#include "ui/content/LightmapDialog.h"

#include "core/animation/FinishScene.h"
#include "render/ScenePreparation.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/content/PictureCanvas.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;

namespace {

/// The squares of the test format, whose surface 0 is lit by 4 x 4 luxels of style 0: luxel (x, y) has the bytes
/// 10 x, 20 y, 255 and exponent 1, from byte 16 of the file on.
FileReadingPtr litDocument() {
  auto reading = std::make_shared<FileReading>(*loadTestDocument());
  SceneBuilder builder(*reading->document->scene);
  scene::Lightmap lightmap;
  lightmap.width = lightmap.height = 4;
  std::vector<std::byte> luxels;
  for (int i = 0; i < 16; ++i) {
    for (const int value : {10 * (i % 4), 20 * (i / 4), 255, 1}) {
      luxels.push_back(static_cast<std::byte>(value));
    }
  }
  lightmap.layers.push_back({.style = 0, .flat = Bytes::adopt(std::move(luxels)), .flatRange = ByteRange{0, 16, 64}});
  builder.bake.lightmaps.push_back(std::move(lightmap));
  scene::Mesh& mesh = builder.meshes[0];
  mesh.vertices.lightmapUvs.resize(mesh.vertices.positions.size());
  // The corners of a square run around: to the right, then up.
  for (std::size_t i = 0; i < mesh.vertices.lightmapUvs.size(); ++i) {
    mesh.vertices.lightmapUvs[i] = {i % 4 == 1 || i % 4 == 2 ? 4.0F : 0.0F, i % 4 >= 2 ? 4.0F : 0.0F};
  }
  mesh.surfaces[0].lightmap = scene::LightmapIndex(0);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  auto document = std::make_shared<Document>(*reading->document);
  document->scene = scene;
  reading->document = document;
  Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  return reading;
}

class LightmapDialogTest : public testing::Test {
protected:
  LightmapDialogTest() {
    session.setDocument(litDocument());
    dialog.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  }
  /// Clicks the middle of a luxel of square 0 in the picture: they are 2 x 2 of the file's units.
  void select(int x, int y) {
    picking::Hit hit;
    hit.item = 0;
    const QVector3D place(2 * static_cast<float>(x) + 1, 0, 2 * static_cast<float>(y) + 1);
    hit.position = session.scene()->sourceAxes.toScene(place);
    selection.selectHit(hit);
    dialog.showSelection();
  }
  QString value() { return dialog.findChild<QLabel*>(QStringLiteral("luxelValue"))->text(); }

  Session session;
  Selection selection{session};
  LightmapDialog dialog{session, selection, nullptr};
  PictureCanvas& canvas = *dialog.findChild<PictureCanvas*>();
};

TEST_F(LightmapDialogTest, TheClickedPointMarksItsLuxel) {
  EXPECT_FALSE(dialog.item());
  select(2, 3);
  EXPECT_EQ(dialog.item(), DrawItemIndex(0));
  EXPECT_EQ(canvas.pictureSize(), QSize(4, 4));
  EXPECT_EQ(dialog.markedLuxel(), QPoint(2, 3));
  // 20, 60 and 255 times 2 / 255.
  EXPECT_TRUE(value().contains(QLatin1String("Luxel 2, 3: light 0.1569 0.4706 2"))) << value().toStdString();
  EXPECT_TRUE(value().contains(QLatin1String("bytes 20 60 255, exponent 1")));
  selection.clear();
  dialog.showSelection();
  EXPECT_EQ(dialog.item(), DrawItemIndex(0)) << "what was shown stays";
}

TEST_F(LightmapDialogTest, ALuxelLeadsToItsBytes) {
  select(0, 0);
  canvas.setFocus();
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.placeOf({1, 2}).toPoint());
  EXPECT_EQ(dialog.markedLuxel(), QPoint(1, 2));
  auto* text = dialog.findChild<QLabel*>(QStringLiteral("luxelValue"));
  const QString link = value().section(QStringLiteral("href=\""), 1).section(QLatin1Char('"'), 0, 0);
  Q_EMIT text->linkActivated(link);
  // The tenth luxel of the map that begins at 16.
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16 + 4 * 9, 4}));
}

TEST_F(LightmapDialogTest, TheMouseInThePictureMarksToo) {
  select(0, 0);
  picking::Hit hit;
  hit.item = 0;
  hit.barycentric = {0, 0, 1}; // corner 2: right and up
  dialog.markHit(hit);
  EXPECT_EQ(dialog.markedLuxel(), QPoint(3, 3));
  hit.item = 1;
  dialog.markHit(hit);
  EXPECT_EQ(dialog.markedLuxel(), QPoint(3, 3)) << "another surface marks nothing";
}

TEST_F(LightmapDialogTest, ThePageHasTheLightmapInIt) {
  select(3, 1);
  auto* what = dialog.findChild<QComboBox*>(QStringLiteral("lightmapWhat"));
  what->setFocus();
  QTest::keyClick(what, Qt::Key_Down);
  ASSERT_TRUE(QTest::qWaitFor([&] { return canvas.pictureSize().width() > 4; }, 10000));
  const QPoint marked = canvas.marked().value_or(QPoint());
  EXPECT_NE(marked, QPoint());
  EXPECT_EQ(dialog.markedLuxel(), QPoint(3, 1));
  QTest::keyClick(what, Qt::Key_Up);
  EXPECT_EQ(canvas.pictureSize(), QSize(4, 4));
}

TEST_F(LightmapDialogTest, AnotherDocumentEndsIt) {
  select(1, 1);
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(dialog.item());
  EXPECT_FALSE(dialog.markedLuxel());
  EXPECT_TRUE(canvas.pictureSize().isEmpty());
}

} // namespace
