// Vitri, the demo avatar: as kept pictures have it, and the same in every form a VGO can be written in. Run with
// VITRINE_REGEN=1 to write new pictures, then look at them.
#include "resources/demos/vgo/Avatar.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/images/Ssim.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using demos::vgo::Crypt;
using demos::vgo::FileForm;
using demos::vgo::Handedness;
using demos::vgo::UvOrigin;

QImage fromTheFront(const OpenedMap& map, const SceneState& state = {}) {
  viewing::CameraRig rig;
  rig.setViewportSize(kMediumPicture);
  rig.setSceneBounds(map.scene()->bounds());
  rig.setPose(map.scene()->view.cameras.front());
  return draw(map, rig, kMediumPicture, render::ShadingMode::Lit, state);
}

/// The expression of this name in full, nothing else.
SceneState wearing(const Scene& scene, const QString& expression) {
  SceneState state;
  for (const scene::Control& control : scene.controls) {
    if (control.label == expression && control.id.startsWith(QLatin1StringView("expression."))) {
      state.controls[control.id] = 1;
    }
  }
  return state;
}

TEST(DemoAvatar, LooksAsItWasKept) {
  const auto map =
      openMap(qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_avatar.vgo"));
  ASSERT_TRUE(map);
  ASSERT_FALSE(map->scene()->view.cameras.empty());
  const SceneState laughing = wearing(*map->scene(), QStringLiteral("Joy"));
  EXPECT_EQ(laughing.controls.size(), 1U);
  const QImage calm = fromTheFront(*map);
  const QImage merry = fromTheFront(*map, laughing);
  EXPECT_GT(shareDiffering(calm, merry, 32), 0.002) << "nothing has changed";
  keepForLooking(QStringLiteral("vgo_vitri"), calm);
  keepForLooking(QStringLiteral("vgo_vitri_joy"), merry);
  expectKept(QStringLiteral("vitri"), calm);
  expectKept(QStringLiteral("vitri_joy"), merry);
}

/// As it looks once written in a form; null, and the test has failed, when it cannot be read.
QImage writtenAs(const FileForm& form) {
  // Modelling takes seconds, and these two are all of a form that it asks for.
  static std::map<std::pair<Handedness, UvOrigin>, demos::vgo::FileParts> modelled;
  const auto known = modelled.find({form.handedness, form.uvOrigin});
  const demos::vgo::FileParts& parts =
      known != modelled.end()
          ? known->second
          : modelled.emplace(std::pair(form.handedness, form.uvOrigin), demos::vgo::avatar::parts(form)).first->second;
  const TempFolder folder;
  QString path;
  for (const auto& [name, data] : demos::vgo::filesOf("vitri", parts, form)) {
    const QString written = folder.write(QString::fromStdString(name), Bytes::adopt(data));
    path = path.isEmpty() ? written : path;
  }
  const auto map = openMap(path);
  return map && !map->scene()->view.cameras.empty() ? fromTheFront(*map) : QImage();
}

TEST(DemoAvatar, LooksTheSameInEveryForm) {
  const QImage first = writtenAs({});
  ASSERT_FALSE(first.isNull());
  EXPECT_GT(shareDiffering(first, first.mirrored(true, false), 16), 0.02) << "it could be mirrored";
  const std::pair<const char*, FileForm> forms[] = {
      {"right-handed", {.handedness = Handedness::Right}},
      {"pictures from the top", {.handedness = Handedness::Right, .uvOrigin = UvOrigin::TopLeft}},
      {"BSON", {.bson = true}},
      {"AES with its key", {.crypt = Crypt::AesInside}},
      {"AES with a key file, BSON", {.bson = true, .crypt = Crypt::AesBeside}},
      {"Base64", {.crypt = Crypt::Base64}},
      {"resource beside it", {.resourceBeside = true}},
  };
  for (const auto& [name, form] : forms) {
    const QImage other = writtenAs(form);
    ASSERT_FALSE(other.isNull()) << name;
    EXPECT_GT(ssim(first, other), 0.999) << name;
    EXPECT_LT(shareDiffering(first, other, 4), 0.002) << name;
  }
}

} // namespace
} // namespace vitrine::tests
