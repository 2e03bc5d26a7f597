#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include "core/animation/VisibleItems.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

using namespace formats::diggles;

SceneUnderTest::SceneUnderTest(const Bytes& bytes, const Limits& limits) : m_file(read(bytes).file) {
  BuiltSections sections = sectionsOf(m_file);
  m_records = recordsOf(sections.handles, sections.builder);
  m_tree = std::move(sections.tree);
  Diagnostics diagnostics;
  const Progress progress;
  m_scene = buildScene(m_file, m_records, limits, progress, diagnostics);
  m_told = diagnostics.entries();
  EXPECT_TRUE(m_scene->indicesInRange());
}

std::vector<int> SceneUnderTest::nodesNamed(const char* name) const {
  std::vector<int> found;
  for (std::size_t i = 0; i < scene().nodes.size(); ++i) {
    if (scene().nodes[i].name == QString::fromUtf8(name)) {
      found.push_back(static_cast<int>(i));
    }
  }
  return found;
}

int SceneUnderTest::node(const char* name) const {
  const std::vector<int> found = nodesNamed(name);
  EXPECT_FALSE(found.empty()) << name;
  return found.empty() ? 0 : found.front();
}

const scene::Mesh& SceneUnderTest::meshOf(int node) const {
  return scene().meshes.at(static_cast<std::size_t>(scene().nodes.at(static_cast<std::size_t>(node)).mesh));
}

DrawItemId SceneUnderTest::itemOf(int node) const {
  const auto& items = scene().drawItems();
  const auto found = std::ranges::find(items, node, &scene::DrawItem::node);
  EXPECT_NE(found, items.end()) << "node " << node << " shows nothing";
  return static_cast<DrawItemId>(found - items.begin());
}

int SceneUnderTest::animation(const char* name) const {
  const auto& all = scene().motion.animations;
  const auto found = std::ranges::find(all, QString::fromUtf8(name), &scene::Animation::name);
  EXPECT_NE(found, all.end()) << name;
  return found == all.end() ? scene::kNone : static_cast<int>(found - all.begin());
}

const scene::Control* SceneUnderTest::control(const char* id) const {
  const auto& all = scene().controls;
  const auto found = std::ranges::find(all, QString::fromLatin1(id), &scene::Control::id);
  return found == all.end() ? nullptr : &*found;
}

SceneState SceneUnderTest::at(const char* name, double frame) const {
  SceneState state;
  state::chooseAnimation(scene(), state, animation(name));
  const scene::Animation& clip = scene().motion.animations.at(static_cast<std::size_t>(state.animation));
  state.time = frame / clip.framesPerSecond();
  return state;
}

QStringList SceneUnderTest::shown(const SceneState& state) const {
  QStringList names;
  int last = scene::kNone;
  for (const DrawItemId item : animation::visibleItems(scene(), state)) {
    const int node = scene().drawItems()[item].node;
    if (node != last) {
      names << scene().nodes[static_cast<std::size_t>(node)].name;
      last = node;
    }
  }
  return names;
}

} // namespace vitrine::tests
