#include "render/engine/Highlights.h"

#include "render/engine/Retire.h"

namespace vitrine::render {
namespace {

scene::ByNode<bool> nodesThere(const DrawList& scene) {
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

void Highlights::set(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items, const EyeOf& eyeOf) {
  clear();
  m_items = items;
  std::map<scene::BackdropIndex, std::vector<scene::DrawItemIndex>> apart;
  for (const scene::DrawItemIndex item : items) {
    m_nodes.insert(scene.prepared()->scene->drawItems()[item].node);
    apart[scene.prepared()->scene->backdropOf(item)].push_back(item);
  }
  for (const auto& [backdrop, within] : apart) {
    HighlightGeometry geometry(within, scene.pose(), nodesThere(scene), eyeOf(backdrop));
    auto* entity = m_entities[backdrop] = new HighlightEntity(std::move(geometry), m_effects);
    if (backdrop) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  followShown(scene);
  for (const auto& [backdrop, entity] : m_entities) {
    entity->setParent(m_root);
  }
}

void Highlights::followShown(const DrawList& scene) {
  const bool most = isMostOf(*scene.prepared()->scene, m_items, scene.shown());
  for (const auto& [backdrop, entity] : m_entities) {
    entity->setStyle(most ? HighlightStyle::Outlined : HighlightStyle::Tinted);
  }
}

void Highlights::followPose(const DrawList& scene) {
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
