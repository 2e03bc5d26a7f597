// The texture viewer, with the mouse and the keys of a user.
#include "ui/content/PictureDialog.h"

#include "tests/ui/support/TestFormat.h"
#include "ui/content/PictureCanvas.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFloat16>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;

namespace {

/// 64 x 32, red grows to the right by 4, green downwards by 8; alpha is 128 throughout. A second mip is blue.
image::ImagePtr gradient() {
  auto made = std::make_shared<image::Image>();
  made->width = 64;
  made->height = 32;
  made->mipCount = 2;
  made->hasAlpha = true;
  std::vector<std::byte> texels;
  for (int y = 0; y < 32; ++y) {
    for (int x = 0; x < 64; ++x) {
      for (const int value : {4 * x, 8 * y, 0, 128}) {
        texels.push_back(static_cast<std::byte>(value));
      }
    }
  }
  made->pictures.push_back({64, 32, Bytes::adopt(std::move(texels))});
  std::vector<std::byte> blue;
  for (int i = 0; i < 32 * 16; ++i) {
    for (const int value : {0, 0, 255, 255}) {
      blue.push_back(static_cast<std::byte>(value));
    }
  }
  made->pictures.push_back({32, 16, Bytes::adopt(std::move(blue))});
  return made;
}

image::ImagePtr brightTexel() {
  auto made = std::make_shared<image::Image>();
  made->format = image::PixelFormat::Rgba16F;
  made->width = made->height = 1;
  std::vector<std::byte> texels(8);
  const std::array<qfloat16, 4> halves{qfloat16(0.25F), qfloat16(8.0F), qfloat16(0.0F), qfloat16(1.0F)};
  std::memcpy(texels.data(), halves.data(), 8);
  made->pictures.push_back({1, 1, Bytes::adopt(std::move(texels))});
  return made;
}

class PictureDialogTest : public testing::Test {
protected:
  void open(const image::ImagePtr& picture) {
    dialog = new PictureDialog(picture, QStringLiteral("Paint"), QStringLiteral("paint.vtf"), &window);
    dialog->resize(700, 500);
    dialog->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    canvas = dialog->findChild<PictureCanvas*>();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !canvas->pictureSize().isEmpty(); }));
  }
  QComboBox& box(const char* name) { return *dialog->findChild<QComboBox*>(QLatin1String(name)); }
  QString value() { return dialog->findChild<QLabel*>(QStringLiteral("texelValue"))->text(); }
  /// The pixel that the middle of a texel lies in.
  QPoint pixelOf(QPoint texel) {
    const QPointF middle = canvas->placeOf(texel);
    return {static_cast<int>(std::floor(middle.x())), static_cast<int>(std::floor(middle.y()))};
  }
  QColor grabbed(QPoint texel) { return canvas->grab().toImage().pixelColor(pixelOf(texel)); }
  void wheel(QPointF at, int notches) {
    QWheelEvent event(at, canvas->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas, &event);
  }

  QWidget window;
  PictureDialog* dialog = nullptr;
  PictureCanvas* canvas = nullptr;
};

TEST_F(PictureDialogTest, TheValueUnderTheMouseIsSaid) {
  open(gradient());
  QTest::mouseMove(canvas, pixelOf({10, 4}));
  EXPECT_TRUE(value().startsWith(QLatin1String("Texel 10, 4"))) << value().toStdString();
  EXPECT_TRUE(value().contains(QLatin1String("R 40  G 32  B 0  A 128")));
  EXPECT_TRUE(value().contains(QLatin1String("#282000")));
}

TEST_F(PictureDialogTest, KeysMoveACursorAndZoom) {
  open(gradient());
  canvas->setFocus();
  QTest::keyClick(canvas, Qt::Key_Right);
  EXPECT_TRUE(value().startsWith(QLatin1String("Texel 33, 16"))) << "from the middle";
  QTest::keyClick(canvas, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_TRUE(value().startsWith(QLatin1String("Texel 33, 0")));
  EXPECT_DOUBLE_EQ(canvas->zoom(), 1);
  QTest::keyClick(canvas, Qt::Key_Plus);
  EXPECT_DOUBLE_EQ(canvas->zoom(), 1.25);
  QTest::keyClick(canvas, Qt::Key_1);
  EXPECT_DOUBLE_EQ(canvas->zoom(), 1);
  EXPECT_FALSE(canvas->isFitted());
  QTest::keyClick(canvas, Qt::Key_0);
  EXPECT_TRUE(canvas->isFitted());
}

TEST_F(PictureDialogTest, TheWheelZoomsToTheMouse) {
  open(gradient());
  const QPointF at = canvas->placeOf({20, 10});
  for (int i = 0; i < 16; ++i) {
    wheel(at, 1);
  }
  EXPECT_GT(canvas->zoom(), 30);
  EXPECT_EQ(canvas->texelAt(at), QPoint(20, 10)) << "what was under it still is";
  EXPECT_EQ(grabbed({20, 10}).blue(), grabbed({21, 10}).blue());
  wheel(at, 100);
  EXPECT_DOUBLE_EQ(canvas->zoom(), PictureCanvas::kMostZoom);
}

TEST_F(PictureDialogTest, ChannelsAndMipsAreChosenAndCopied) {
  open(gradient());
  EXPECT_EQ(box("channels").currentText(), QStringLiteral("RGBA"));
  EXPECT_EQ(box("mips").count(), 2);
  EXPECT_FALSE(box("frames").isVisible());
  EXPECT_FALSE(box("faces").isVisible());
  box("channels").setFocus();
  QTest::keyClicks(&box("channels"), QStringLiteral("Green"));
  EXPECT_EQ(grabbed({10, 4}), QColor(32, 32, 32));
  QTest::keyClick(dialog, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->image().pixelColor(10, 4), QColor(32, 32, 32));
  box("mips").setFocus();
  QTest::keyClick(&box("mips"), Qt::Key_Down);
  EXPECT_EQ(canvas->pictureSize(), QSize(32, 16));
  QTest::keyClick(&box("channels"), Qt::Key_Home);
  EXPECT_EQ(grabbed({3, 3}), QColor(0, 0, 255));
}

TEST_F(PictureDialogTest, TilesLieBesideEachOther) {
  open(gradient());
  auto* tiled = dialog->findChild<QCheckBox*>(QStringLiteral("tiled"));
  QTest::mouseClick(tiled, Qt::LeftButton, {}, {8, tiled->height() / 2});
  ASSERT_TRUE(tiled->isChecked());
  const QPointF second = canvas->placeOf({64 + 5, 32 + 7});
  EXPECT_EQ(canvas->texelAt(second), QPoint(5, 7));
  EXPECT_FALSE(canvas->texelAt(canvas->placeOf({128, 0})));
}

TEST_F(PictureDialogTest, LightBeyondWhiteHasAnExposure) {
  open(brightTexel());
  auto* exposure = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("exposure"));
  ASSERT_TRUE(exposure->isVisible());
  canvas->setFocus();
  QTest::keyClick(canvas, Qt::Key_Right);
  EXPECT_TRUE(value().contains(QLatin1String("0.25 8 0"))) << value().toStdString();
  EXPECT_EQ(grabbed({0, 0}).red(), 137);
  exposure->setFocus();
  exposure->selectAll();
  QTest::keyClicks(exposure, QStringLiteral("1"));
  QTest::keyClick(exposure, Qt::Key_Return);
  EXPECT_EQ(grabbed({0, 0}).red(), 188) << "0.5";
}

TEST_F(PictureDialogTest, OutlinesFollowTheSelection) {
  auto reading = std::make_shared<FileReading>(*loadTestDocument());
  Session session;
  session.setDocument(reading);
  Selection selection(session);
  open(gradient());
  auto* text = dialog->findChild<QLabel*>(QStringLiteral("outlineText"));
  EXPECT_FALSE(text->isVisible());
  scene::ScenePatch patch;
  scene::Texture texture;
  texture.image = gradient();
  scene::Material material = session.assets().materials[0];
  material.slot(scene::TextureSlot::BaseColor).texture = TextureIndex(0);
  patch.textures.emplace_back(TextureIndex(0), texture);
  patch.materials.emplace_back(MaterialIndex(0), material);
  session.applyPatch(patch);
  dialog->follow(session, selection, TextureIndex(0));
  EXPECT_TRUE(text->text().startsWith(QLatin1String("The selection does not"))) << text->text().toStdString();
  EXPECT_TRUE(text->isVisible());
  session.setDocument(nullptr);
  EXPECT_FALSE(text->isVisible());
  EXPECT_FALSE(dialog->findChild<QCheckBox*>(QStringLiteral("outlined"))->isEnabled());
}

} // namespace
