#include "ui/session/Session.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "tests/ui/support/TestFormat.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

TEST(SessionTest, HidingIsolatingAndShowing) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1, 2});
  EXPECT_EQ(session.state().hidden, (ItemSet{1, 2}));
  session.isolate({2, 3});
  EXPECT_EQ(session.state().isolated, (ItemSet{2, 3}));
  EXPECT_EQ(session.state().hidden, ItemSet{1}) << "what is isolated is to be seen";
  session.show({4});
  EXPECT_TRUE(session.state().isolated.contains(4)) << "showing more while isolated adds to it";
  session.showAll();
  EXPECT_FALSE(session.anythingHidden());
}

TEST(SessionTest, AnotherDocumentStartsAfresh) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1});
  session.setControl(QStringLiteral("exposure"), 2);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(session.state(), SceneState());
}

TEST(SessionTest, AReloadKeepsWhatStillFits) {
  Session session;
  session.setDocument(loadTestDocument());
  session.hide({1});
  session.setControl(QStringLiteral("exposure"), 2);
  session.setDocument(loadTestDocument(), true);
  EXPECT_EQ(session.state().hidden, ItemSet{1});
  EXPECT_EQ(session.state().controls.at(QStringLiteral("exposure")), 2);
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, 2), true);
  EXPECT_TRUE(session.state().hidden.empty()) << "other items have other numbers";
  EXPECT_EQ(session.state().controls.at(QStringLiteral("exposure")), 2);
}

TEST(SessionTest, SettingTheSameValueTellsNobody) {
  Session session;
  session.setDocument(loadTestDocument());
  session.setControl(QStringLiteral("exposure"), 2);
  QSignalSpy changes(&session, &Session::stateChanged);
  session.setControl(QStringLiteral("exposure"), 2);
  EXPECT_EQ(changes.count(), 0);
  session.resetControls();
  EXPECT_EQ(changes.count(), 1);
}

TEST(SessionTest, PatchesReachTheAssets) {
  Session session;
  session.setDocument(loadTestDocument());
  scene::ScenePatch patch;
  scene::Material painted = session.assets().materials[0];
  painted.name = QStringLiteral("painted");
  patch.materials.emplace_back(MaterialIndex(0), painted);
  session.applyPatch(patch);
  EXPECT_EQ(session.assets().materials[0].name, QStringLiteral("painted"));
  EXPECT_EQ(session.scene()->assets.materials[0].name, QStringLiteral("test/paint"))
      << "the document stays as it was read";
}

/// A texture of two frames and two levels, which controls choose from.
FileReadingPtr textureDocument() {
  auto image = std::make_shared<image::Image>();
  image->width = image->height = 2;
  image->mipCount = image->frameCount = 2;
  for (const int side : {2, 1, 2, 1}) {
    image->pictures.push_back({static_cast<std::uint32_t>(side), static_cast<std::uint32_t>(side),
                               Bytes::adopt(QByteArray(side * side * 4, '\x7f'))});
  }
  SceneBuilder builder;
  builder.assets.textures.push_back({.image = image});
  for (const auto& [id, part] : {std::pair("mip", scene::TextureViewTarget::Part::Mip),
                                 std::pair("frame", scene::TextureViewTarget::Part::Frame)}) {
    builder.controls.push_back(
        {QLatin1String(id), {}, {}, scene::ControlKind::Slider, 0, 1, 0, {}, scene::TextureViewTarget{0, part}});
  }
  builder.motion.animations.push_back({.name = QStringLiteral("frames"), .duration = 1, .frames = 2});
  const ScenePtr scene = animation::finishScene(std::move(builder));
  auto reading = std::make_shared<FileReading>();
  auto read = std::make_shared<document::Document>();
  read->scene = scene;
  reading->document = read;
  base::Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  return reading;
}

TEST(SessionTest, ControlsAndAnimationsChooseThePicturesOfATexture) {
  Session session;
  QSignalSpy patches(&session, &Session::assetsChanged);
  session.setDocument(textureDocument());
  EXPECT_EQ(patches.count(), 1);
  EXPECT_EQ(session.assets().textures[0].image->frameCount, 1u);
  session.setControl(QStringLiteral("mip"), 1);
  EXPECT_EQ(patches.count(), 2);
  EXPECT_EQ(session.assets().textures[0].image->width, 1u);
  session.resetControls();
  const image::ImagePtr& full = session.scene()->assets.textures[0].image;
  EXPECT_EQ(session.assets().textures[0].image->picture(0).texels.data(), full->picture(0, 0, 0).texels.data());
  session.setAnimation(0);
  session.setTime(0.6);
  EXPECT_EQ(session.assets().textures[0].image->picture(0).texels.data(), full->picture(0, 0, 1).texels.data());
  const auto before = patches.count();
  session.setTime(0.7);
  EXPECT_EQ(patches.count(), before) << "still the same frame";
  session.setDocument(loadTestDocument());
  EXPECT_EQ(patches.count(), before) << "other scenes have no such views";
}

TEST(SessionTest, StartsWithWhatTheSceneOffers) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0));
  EXPECT_EQ(session.state().time, 0);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(session.state().animation, scene::kNone);
}

TEST(SessionTest, TimeIsToldByItself) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  QSignalSpy states(&session, &Session::stateChanged);
  QSignalSpy times(&session, &Session::timeChanged);
  session.setTime(0.1);
  session.setTime(0.1);
  EXPECT_EQ(times.count(), 1);
  EXPECT_EQ(states.count(), 0);
  session.setTime(-3);
  EXPECT_EQ(session.state().time, 0);
  session.setTime(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(session.state().time, 0);
}

TEST(SessionTest, AnAnimationBeginsAtItsFirstFrameAndShowsItsFigure) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setTime(0.1);
  session.setAnimation(4);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(4));
  EXPECT_EQ(session.state().time, 0);
  EXPECT_EQ(session.state().controls.at(QStringLiteral("object")), 1);
  EXPECT_EQ(animation::visibleItems(*session.scene(), session.state()), ItemSet{1});
  session.setAnimation(99);
  EXPECT_EQ(session.state().animation, scene::kNone) << "there is no such animation";
}

TEST(SessionTest, HidingAFigureChoosesAnAnimationOfOneThatIsShown) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setAnimation(1);
  session.setTime(0.1);
  session.setControl(QStringLiteral("object"), 1);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(4));
  EXPECT_EQ(session.state().time, 0);
  session.setTime(0.05);
  session.setControl(QStringLiteral("object"), 2);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(4)) << "among all it is still seen";
  EXPECT_EQ(session.state().time, 0.05);
  session.resetControls();
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0));
}

TEST(SessionTest, ThePoseIsThatOfTheMoment) {
  Session session;
  EXPECT_FALSE(session.pose());
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  EXPECT_EQ(session.pose()->frameOf(1), 0U);
  const animation::PosePtr before = session.pose();
  EXPECT_EQ(session.pose(), before) << "evaluated once";
  session.setTime(0.1);
  EXPECT_EQ(session.pose()->frameOf(1), 1U);
  session.setAnimation(2);
  EXPECT_EQ(session.pose()->frameOf(1), 1U);
  session.setDocument(loadTestDocument());
  EXPECT_EQ(&session.pose()->scene(), session.scene());
}

TEST(SessionTest, AReloadKeepsTheMomentWhereItStillFits) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  session.setAnimation(1);
  session.setTime(0.15);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(1));
  EXPECT_EQ(session.state().time, 0.15);
  session.setDocument(loadTestDocument(), true);
  EXPECT_EQ(session.state().animation, scene::kNone);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0)) << "now there are some";
  session.setAnimation(scene::kNone);
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated), true);
  EXPECT_EQ(session.state().animation, scene::kNone) << "at rest it was, at rest it stays";
}

} // namespace
