#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include "core/animation/VisibleItems.h"
#include "core/scene/SceneChecks.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

using namespace formats::diggles;

SceneUnderTest::SceneUnderTest(const Bytes& bytes, const Limits& limits) : m_file(read(bytes).file) {
  BuiltSections sections = sectionsOf(m_file);
  m_records = std::move(sections.records);
  m_tree = std::move(sections.tree);
  Diagnostics diagnostics;
  const Progress progress;
  m_scene = buildScene(m_file, m_records, limits, progress, diagnostics);
  m_told = diagnostics.entries();
  EXPECT_TRUE(scene::indicesInRange(*m_scene));
}

std::vector<NodeIndex> SceneUnderTest::nodesNamed(const char* name) const {
  std::vector<NodeIndex> found;
  for (const NodeIndex node : scene().nodes.indices()) {
    if (scene().nodes[node].name == QString::fromUtf8(name)) {
      found.push_back(node);
    }
  }
  return found;
}

NodeIndex SceneUnderTest::node(const char* name) const {
  const std::vector<NodeIndex> found = nodesNamed(name);
  EXPECT_FALSE(found.empty()) << name;
  return found.empty() ? NodeIndex(0) : found.front();
}

const scene::Mesh& SceneUnderTest::meshOf(NodeIndex node) const {
  return scene().meshes.at(scene().nodes.at(node).mesh);
}

DrawItemIndex SceneUnderTest::itemOf(NodeIndex node) const {
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    if (scene().drawItems()[item].node == node) {
      return item;
    }
  }
  ADD_FAILURE() << "node " << node.number() << " shows nothing";
  return scene().drawItems().nextIndex();
}

scene::AnimationIndex SceneUnderTest::animation(const char* name) const {
  const auto& all = scene().motion.animations;
  for (const scene::AnimationIndex animation : all.indices()) {
    if (all[animation].name == QString::fromUtf8(name)) {
      return animation;
    }
  }
  ADD_FAILURE() << name;
  return scene::kNone;
}

const scene::Control* SceneUnderTest::control(const char* id) const {
  const auto& all = scene().controls;
  const auto found = std::ranges::find(all, QString::fromLatin1(id), &scene::Control::id);
  return found == all.end() ? nullptr : &*found;
}

SceneState SceneUnderTest::at(const char* name, double frame) const {
  SceneState state;
  state::chooseAnimation(scene(), state, animation(name));
  const scene::Animation& clip = scene().motion.animations.at(state.animation);
  state.time = frame / clip.framesPerSecond();
  return state;
}

QStringList SceneUnderTest::shown(const SceneState& state) const {
  QStringList names;
  NodeIndex last;
  for (const DrawItemIndex item : animation::visibleItems(scene(), state)) {
    const NodeIndex node = scene().drawItems()[item].node;
    if (node != last) {
      names << scene().nodes[node].name;
      last = node;
    }
  }
  return names;
}

} // namespace vitrine::tests
