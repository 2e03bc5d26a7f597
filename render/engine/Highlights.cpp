#include "render/engine/Highlights.h"

#include "render/engine/Retire.h"

namespace vitrine::render {
namespace {

std::vector<bool> nodesThere(const SceneEntity& scene) {
  return animation::posedNodes(*scene.prepared()->scene, scene.state());
}

} // namespace

void Highlights::clear() {
  for (const auto& [backdrop, entity] : std::exchange(m_entities, {})) {
    retire(entity);
  }
  m_items.clear();
  m_nodes.clear();
}

void Highlights::set(const SceneEntity& scene, const std::vector<scene::DrawItemId>& items, const EyeOf& eyeOf) {
  clear();
  m_items = items;
  std::map<int, std::vector<scene::DrawItemId>> apart;
  for (const scene::DrawItemId item : items) {
    m_nodes.insert(scene.prepared()->scene->drawItems()[item].node);
    apart[scene.prepared()->scene->backdropOf(item)].push_back(item);
  }
  for (const auto& [backdrop, within] : apart) {
    HighlightGeometry geometry(within, scene.pose(), nodesThere(scene), eyeOf(backdrop));
    auto* entity = m_entities[backdrop] = new HighlightEntity(std::move(geometry), m_effects);
    if (backdrop != scene::kNone) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  followShown(scene);
  for (const auto& [backdrop, entity] : m_entities) {
    entity->setParent(m_root);
  }
}

void Highlights::followShown(const SceneEntity& scene) {
  const bool most = isMostOf(*scene.prepared()->scene, m_items, scene.shown());
  for (const auto& [backdrop, entity] : m_entities) {
    entity->setStyle(most ? HighlightStyle::Outlined : HighlightStyle::Tinted);
  }
}

void Highlights::followPose(const SceneEntity& scene) {
  for (const auto& [backdrop, entity] : m_entities) {
    entity->follow(scene.pose(), nodesThere(scene));
  }
}

void Highlights::followEye(const EyeOf& eyeOf) {
  for (const auto& [backdrop, entity] : m_entities) {
    entity->follow(eyeOf(backdrop));
  }
}

} // namespace vitrine::render
