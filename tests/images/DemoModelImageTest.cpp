// The demo's model as the GPU draws it against the ray-cast reference, with all that belongs to it.
#include "core/picking/RayCaster.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/ReferenceRenderer.h"
#include "tests/images/Ssim.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr double kDemoModelSsim = 0.95;

class DemoModelImage : public ModelPictures {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(open(qEnvironmentVariable("VITRINE_BINARY_DIR") +
                                 QStringLiteral("/share/vitrine/demo/mine/data/3db/vitrine_gnome.3db")));
  }

  void expectReference(const QString& name, const View& view) const;
};

void DemoModelImage::expectReference(const QString& name, const View& view) const {
  const QImage picture = drawn(view);
  const picking::RayCaster caster(m_map->scene());
  const QImage reference =
      renderReference(m_map->scene(), m_map->assets, caster, camera(view), kSize, pictureBackground(), m_state);
  keepForLooking(name + QStringLiteral("_drawn"), picture);
  keepForLooking(name + QStringLiteral("_reference"), reference);
  EXPECT_GT(ssim(picture, reference), kDemoModelSsim) << name.toStdString();
  EXPECT_LT(shareDiffering(picture, reference, 32), 0.02) << name.toStdString();
  EXPECT_GT(shareDiffering(picture, picture.mirrored(true, false), 16), 0.02) << "nothing of it is to be seen";
}

// In the middle of a step, each animation from another side; the frames of the cart that is filled switch.
TEST_F(DemoModelImage, LooksLikeTheReference) {
  const auto clips = m_model->clips();
  QMatrix4x4 around;
  for (const char* name : {"vitrine_gnome.laufen_loop", "vitrine_gnome.winken", "vitrine_lore.fuellen"}) {
    const auto clip = std::ranges::find(clips, QLatin1String(name), &oracles::ModelDecoder::Clip::name);
    ASSERT_NE(clip, clips.end()) << name;
    state::chooseAnimation(scene(), m_state, scene::AnimationIndex(static_cast<int>(clip - clips.begin())));
    m_state.time = (static_cast<double>(clip->animation->frames.size()) / 2 + 0.4) / 10;
    around.rotate(70, 0, 1, 0);
    expectReference(QStringLiteral("demo_") + clip->name, {around.map(QVector3D(0, 110, 260)), {0, 60, 0}});
  }
}

} // namespace
} // namespace vitrine::tests
