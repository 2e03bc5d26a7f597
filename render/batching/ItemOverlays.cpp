#include "render/batching/ItemOverlays.h"

#include <algorithm>
#include <map>

namespace vitrine::render {
namespace {

scene::ByNode<bool> posedNodesOf(const DrawList& list) {
  return animation::posedNodes(*list.prepared()->scene, list.state());
}

std::vector<scene::DrawItemIndex> shownOf(std::vector<scene::DrawItemIndex> items, const ItemSet& shown) {
  std::erase_if(items, [&](scene::DrawItemIndex item) { return !shown.contains(item); });
  return items;
}

} // namespace

void ItemOverlays::clear() {
  m_highlights.clear();
  m_tintOverlays.clear();
  m_items.clear();
  m_nodes.clear();
  m_tints.clear();
}

void ItemOverlays::add(std::vector<ItemOverlay>& to, const DrawList& scene, const Items& items, HighlightStyle style,
                       const std::optional<QColor>& tint, const EyeOf& eyeOf) {
  std::map<scene::BackdropIndex, Items> byBackdrop;
  for (const scene::DrawItemIndex item : items) {
    byBackdrop[scene.prepared()->scene->backdropOf(item)].push_back(item);
  }
  const scene::ByNode<bool> posed = byBackdrop.empty() ? scene::ByNode<bool>() : posedNodesOf(scene);
  for (auto& [backdrop, within] : byBackdrop) {
    HighlightGeometry geometry(std::move(within), scene.pose(), posed, eyeOf(backdrop));
    to.push_back({++m_lastId, backdrop, style, tint, std::move(geometry)});
  }
}

void ItemOverlays::setHighlight(const DrawList& scene, const Items& items, const Items& around, const EyeOf& eyeOf) {
  m_highlights.clear();
  m_nodes.clear();
  m_items = items;
  for (const scene::DrawItemIndex item : items) {
    m_nodes.insert(scene.prepared()->scene->drawItems()[item].node);
  }
  add(m_highlights, scene, items, HighlightStyle::Tinted, {}, eyeOf);
  const Items shown = shownOf(around, scene.shown());
  if (!isMostOf(*scene.prepared()->scene, shown, scene.shown())) {
    add(m_highlights, scene, shown, HighlightStyle::Around, {}, eyeOf);
  }
  updateStyle(scene);
}

void ItemOverlays::updateStyle(const DrawList& scene) {
  if (m_highlights.empty()) {
    return;
  }
  const bool most = isMostOf(*scene.prepared()->scene, m_items, scene.shown());
  for (ItemOverlay& overlay : m_highlights) {
    if (overlay.style != HighlightStyle::Around) {
      overlay.style = most ? HighlightStyle::Outlined : HighlightStyle::Tinted;
    }
  }
}

void ItemOverlays::setTints(const DrawList& scene, const Tints& tints, const EyeOf& eyeOf) {
  m_tints = tints;
  makeTints(scene, eyeOf);
}

void ItemOverlays::makeTints(const DrawList& scene, const EyeOf& eyeOf) {
  m_tintOverlays.clear();
  m_shown = scene.shown();
  for (const Tint& tint : m_tints) {
    add(m_tintOverlays, scene, shownOf(tint.items, m_shown), HighlightStyle::Tinted, tint.color, eyeOf);
  }
}

void ItemOverlays::followShown(const DrawList& scene, const EyeOf& eyeOf) {
  updateStyle(scene);
  if (!m_tints.empty() && scene.shown() != m_shown) {
    makeTints(scene, eyeOf);
  }
}

void ItemOverlays::followPose(const DrawList& scene) {
  if (m_highlights.empty() && m_tintOverlays.empty()) {
    return;
  }
  const scene::ByNode<bool> posed = posedNodesOf(scene);
  for (std::vector<ItemOverlay>* overlays : {&m_highlights, &m_tintOverlays}) {
    for (ItemOverlay& overlay : *overlays) {
      overlay.geometry.follow(scene.pose(), posed);
    }
  }
}

void ItemOverlays::followEye(const EyeOf& eyeOf) {
  for (std::vector<ItemOverlay>* overlays : {&m_highlights, &m_tintOverlays}) {
    for (ItemOverlay& overlay : *overlays) {
      overlay.geometry.follow(eyeOf(overlay.backdrop));
    }
  }
}

std::set<scene::BackdropIndex> placesOf(const std::vector<ItemOverlay>& overlays) {
  std::set<scene::BackdropIndex> places;
  for (const ItemOverlay& overlay : overlays) {
    places.insert(overlay.backdrop);
  }
  return places;
}

} // namespace vitrine::render
