#include "render/engine/EffectLibrary.h"

#include <QCoreApplication>
#include <QPointer>

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

EffectKey numbered(int drawOrder) {
  EffectKey key;
  key.blend = scene::Blend::AlphaBlend;
  key.drawOrder = drawOrder;
  return key;
}

TEST(EffectLibraryTest, OldEffectsAreGivenUpAndThoseAskedForLastStay) {
  EffectLibrary effects(nullptr);
  constexpr int kOld = 5;
  constexpr int kAll = static_cast<int>(EffectLibrary::kKept) + kOld;
  std::vector<QPointer<Qt3DRender::QEffect>> made;
  for (int i = 0; i < kAll; ++i) {
    made.emplace_back(effects.effect(numbered(i)));
  }
  EXPECT_EQ(effects.effect(numbered(0)), made[0]) << "asked for again";
  effects.giveUpOld();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  EXPECT_EQ(effects.size(), EffectLibrary::kKept);
  for (int i = 0; i < kAll; ++i) {
    EXPECT_EQ(made[static_cast<std::size_t>(i)].isNull(), i >= 1 && i <= kOld) << i;
  }
  EXPECT_EQ(effects.effect(numbered(0)), made[0]);
  EXPECT_TRUE(effects.effect(numbered(1))) << "made anew";
  EXPECT_EQ(effects.size(), EffectLibrary::kKept + 1);
}

TEST(EffectLibraryTest, FewAreAllKept) {
  EffectLibrary effects(nullptr);
  const Qt3DRender::QEffect* one = effects.effect(numbered(1));
  effects.giveUpOld();
  EXPECT_EQ(effects.effect(numbered(1)), one);
}

} // namespace
} // namespace vitrine::render
