#include "render/batching/DepthSorter.h"

#include "render/ScenePreparation.h"
#include "tests/render/HandmadeScene.h"
#include "tests/support/Waiting.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::DrawList;

/// Panes of glass one behind the other, from z = 0 to -9.
class DepthSorterTest : public testing::Test {
protected:
  DepthSorterTest() {
    scene::Material glass;
    glass.blend = scene::Blend::AlphaBlend;
    HandmadeScene maker;
    glass.slot(scene::TextureSlot::BaseColor).texture = maker.addTexture(quarters(2));
    const MaterialIndex material = maker.addMaterial(glass);
    for (int i = 0; i < 10; ++i) {
      maker.addQuad(
          {.corner = {-1, 1, static_cast<float>(-i)}, .toRight = {2, 0, 0}, .down = {0, -2, 0}, .material = material});
    }
    const scene::ScenePtr scene = maker.finish();
    base::Progress progress;
    m_list = std::make_unique<DrawList>(render::prepareScene(scene, scene->assets, progress),
                                        session::snapshotOf(scene, scene->assets));
    m_asBuilt = m_list->takeIndices(0);
  }

  bool waitForSort(QSignalSpy& sorted, int times) {
    return QTest::qWaitFor([&] { return sorted.count() >= times && !m_sorter.isBusy(); }, kWaitMs);
  }

  int m_argc = 1;
  char m_name[5] = "test";
  char* m_argv[2] = {m_name, nullptr};
  QCoreApplication m_application{m_argc, m_argv};
  std::unique_ptr<DrawList> m_list;
  std::vector<std::uint32_t> m_asBuilt;
  render::DepthSorter m_sorter;
};

TEST_F(DepthSorterTest, SortsForAnEyeAndAgainWhenItHasMovedFar) {
  QSignalSpy sorted(&m_sorter, &render::DepthSorter::sorted);
  m_sorter.setList(m_list.get());
  m_sorter.setEye({0, 0, 10});
  EXPECT_TRUE(m_sorter.isBusy());
  ASSERT_TRUE(waitForSort(sorted, 1));
  const std::vector<std::uint32_t> fromFront = m_list->takeIndices(0);
  EXPECT_NE(fromFront, m_asBuilt) << "the last pane comes first";
  m_sorter.setEye({0, 0, 10.001F});
  EXPECT_FALSE(m_sorter.isBusy()) << "near enough";
  m_sorter.setEye({0, 0, -20});
  ASSERT_TRUE(waitForSort(sorted, 2));
  EXPECT_EQ(m_list->takeIndices(0), m_asBuilt) << "from behind the first pane is the farthest";
}

TEST_F(DepthSorterTest, OfManyWishesTheNewestIsMet) {
  QSignalSpy sorted(&m_sorter, &render::DepthSorter::sorted);
  m_sorter.setList(m_list.get());
  for (int i = 0; i < 20; ++i) {
    m_sorter.setEye({0, 0, static_cast<float>(10 + i)});
  }
  m_sorter.setEye({0, 0, -20});
  ASSERT_TRUE(waitForSort(sorted, 2));
  EXPECT_EQ(sorted.count(), 2) << "the first and the newest";
  EXPECT_EQ(m_list->takeIndices(0), m_asBuilt);
}

TEST_F(DepthSorterTest, AnOrderForAListThatIsGoneIsDropped) {
  QSignalSpy sorted(&m_sorter, &render::DepthSorter::sorted);
  m_sorter.setList(m_list.get());
  m_sorter.setEye({0, 0, 10});
  m_sorter.setList(nullptr);
  m_list.reset();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_sorter.isBusy(); }, kWaitMs));
  EXPECT_EQ(sorted.count(), 0);
}

} // namespace
} // namespace vitrine::tests
