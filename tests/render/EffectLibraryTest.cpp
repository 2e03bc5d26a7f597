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

class EffectLibraryTest : public testing::Test {
protected:
  static constexpr int kOld = 5;
  static constexpr int kAll = static_cast<int>(EffectLibrary::kKept) + kOld;

  EffectLibraryTest() {
    for (int i = 0; i < kAll; ++i) {
      m_made.emplace_back(m_effects.effect(numbered(i)).get());
    }
  }

  void releaseUnused() {
    m_effects.releaseUnused();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  bool isGone(int number) const { return m_made[static_cast<std::size_t>(number)].isNull(); }

  EffectLibrary m_effects{nullptr};
  std::vector<QPointer<Qt3DRender::QEffect>> m_made;
};

TEST_F(EffectLibraryTest, OldEffectsAreReleasedAndThoseRequestedLastStay) {
  EXPECT_EQ(m_effects.effect(numbered(0)).get(), m_made[0]) << "asked for again";
  releaseUnused();

  EXPECT_EQ(m_effects.size(), EffectLibrary::kKept);
  for (int i = 0; i < kAll; ++i) {
    EXPECT_EQ(isGone(i), i >= 1 && i <= kOld) << i;
  }
  EXPECT_EQ(m_effects.effect(numbered(0)).get(), m_made[0]);
  EXPECT_TRUE(m_effects.effect(numbered(1))) << "made anew";
  EXPECT_EQ(m_effects.size(), EffectLibrary::kKept + 1);
}

TEST_F(EffectLibraryTest, WhatIsClaimedStaysHoweverOld) {
  {
    const SharedEffect claimed = m_effects.effect(numbered(0));
    for (int i = 1; i < kAll; ++i) {
      m_effects.effect(numbered(i));
    }
    releaseUnused();
    EXPECT_FALSE(isGone(0));
    EXPECT_TRUE(isGone(1)) << "the oldest that nobody claims";
    EXPECT_EQ(m_effects.size(), EffectLibrary::kKept + 1) << "beside those that are kept unclaimed";
  }
  releaseUnused();
  EXPECT_TRUE(isGone(0));
}

TEST_F(EffectLibraryTest, FewAreAllKept) {
  EffectLibrary few(nullptr);
  const QPointer<Qt3DRender::QEffect> one(few.effect(numbered(1)).get());
  few.releaseUnused();
  EXPECT_EQ(few.effect(numbered(1)).get(), one);
}

} // namespace
} // namespace vitrine::render
