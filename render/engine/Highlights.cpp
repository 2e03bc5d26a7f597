#include "render/engine/Highlights.h"

#include "render/engine/Retire.h"

namespace vitrine::render {
namespace {

scene::ByNode<bool> nodesThere(const DrawList& scene) {
  return animation::posedNodes(*scene.prepared()->scene, scene.state());
}

} // namespace

void Highlights::forEach(const std::function<void(scene::BackdropIndex, HighlightEntity&)>& visit) const {
  for (const Entities* entities : {&m_entities, &m_around}) {
    for (const auto& [backdrop, entity] : *entities) {
      visit(backdrop, *entity);
    }
  }
}

void Highlights::clear() {
  forEach([](scene::BackdropIndex, HighlightEntity& entity) { retire(&entity); });
  m_entities.clear();
  m_around.clear();
  m_items.clear();
  m_nodes.clear();
}

Highlights::Entities Highlights::make(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items,
                                      const EyeOf& eyeOf) {
  std::map<scene::BackdropIndex, std::vector<scene::DrawItemIndex>> apart;
  for (const scene::DrawItemIndex item : items) {
    apart[scene.prepared()->scene->backdropOf(item)].push_back(item);
  }
  Entities entities;
  for (const auto& [backdrop, within] : apart) {
    HighlightGeometry geometry(within, scene.pose(), nodesThere(scene), eyeOf(backdrop));
    auto* entity = entities[backdrop] = new HighlightEntity(std::move(geometry), m_effects);
    if (backdrop) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  return entities;
}

void Highlights::set(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items,
                     const std::vector<scene::DrawItemIndex>& around, const EyeOf& eyeOf) {
  clear();
  m_items = items;
  for (const scene::DrawItemIndex item : items) {
    m_nodes.insert(scene.prepared()->scene->drawItems()[item].node);
  }
  m_entities = make(scene, items, eyeOf);
  std::vector<scene::DrawItemIndex> shown = around;
  std::erase_if(shown, [&](scene::DrawItemIndex item) { return !scene.shown().contains(item); });
  if (!isMostOf(*scene.prepared()->scene, shown, scene.shown())) {
    m_around = make(scene, shown, eyeOf);
  }
  for (const auto& [backdrop, entity] : m_around) {
    entity->setStyle(HighlightStyle::Around);
  }
  followShown(scene);
  forEach([this](scene::BackdropIndex, HighlightEntity& entity) { entity.setParent(m_root); });
}

void Highlights::followShown(const DrawList& scene) {
  const bool most = isMostOf(*scene.prepared()->scene, m_items, scene.shown());
  for (const auto& [backdrop, entity] : m_entities) {
    entity->setStyle(most ? HighlightStyle::Outlined : HighlightStyle::Tinted);
  }
}

void Highlights::followPose(const DrawList& scene) {
  forEach([&](scene::BackdropIndex, HighlightEntity& entity) { entity.follow(scene.pose(), nodesThere(scene)); });
}

void Highlights::followEye(const EyeOf& eyeOf) {
  forEach([&](scene::BackdropIndex backdrop, HighlightEntity& entity) { entity.follow(eyeOf(backdrop)); });
}

} // namespace vitrine::render
