#include "render/engine/SceneTints.h"

#include "render/engine/Retire.h"

namespace vitrine::render {
namespace {

scene::ByNode<bool> posedNodesOf(const DrawList& scene) {
  return animation::posedNodes(*scene.prepared()->scene, scene.state());
}

} // namespace

void SceneTints::retireAll() {
  for (const auto& [backdrop, entities] : m_entities) {
    for (HighlightEntity* entity : entities) {
      retire(entity);
    }
  }
  m_entities.clear();
}

void SceneTints::clear() {
  retireAll();
  m_tints.clear();
}

void SceneTints::set(const DrawList& scene, const Tints& tints, const EyeOf& eyeOf) {
  m_tints = tints;
  make(scene, eyeOf);
}

void SceneTints::make(const DrawList& scene, const EyeOf& eyeOf) {
  retireAll();
  m_shown = scene.shown();
  const scene::ByNode<bool> there = posedNodesOf(scene);
  for (const Tint& tint : m_tints) {
    std::map<scene::BackdropIndex, std::vector<scene::DrawItemIndex>> apart;
    for (const scene::DrawItemIndex item : tint.items) {
      if (m_shown.contains(item)) {
        apart[scene.prepared()->scene->backdropOf(item)].push_back(item);
      }
    }
    for (auto& [backdrop, items] : apart) {
      auto* entity =
          new HighlightEntity(HighlightGeometry(std::move(items), scene.pose(), there, eyeOf(backdrop)), m_effects);
      entity->setTint(tint.color);
      if (backdrop) {
        entity->addComponent(m_effects.backdropLayer(backdrop));
      }
      entity->setParent(m_root);
      m_entities[backdrop].push_back(entity);
    }
  }
}

void SceneTints::followShown(const DrawList& scene, const EyeOf& eyeOf) {
  if (!m_tints.empty() && scene.shown() != m_shown) {
    make(scene, eyeOf);
  }
}

void SceneTints::followPose(const DrawList& scene) {
  if (!m_entities.empty()) {
    const scene::ByNode<bool> there = posedNodesOf(scene);
    for (const auto& [backdrop, entities] : m_entities) {
      for (HighlightEntity* entity : entities) {
        entity->follow(scene.pose(), there);
      }
    }
  }
}

void SceneTints::followEye(const EyeOf& eyeOf) {
  for (const auto& [backdrop, entities] : m_entities) {
    for (HighlightEntity* entity : entities) {
      entity->follow(eyeOf(backdrop));
    }
  }
}

} // namespace vitrine::render
