#include "render/engine/OverlayNodes.h"

#include "render/batching/LabelGeometry.h"
#include "render/engine/DestroyLater.h"
#include "render/engine/TextureNode.h"

#include <set>

namespace vitrine::render {

OverlayNodes::OverlayNodes(Qt3DCore::QNode* root, EffectLibrary& effects)
    : m_root(root), m_effects(effects), m_lines(new TriangleEntity(lineLayout())) {
  m_lines->setEffect(effects.lines());
  m_lines->setParent(root);
}

void OverlayNodes::apply(const ItemOverlays& overlays) {
  std::set<std::uint64_t> present;
  for (const auto* list : {&overlays.highlights(), &overlays.tintOverlays()}) {
    for (const ItemOverlay& overlay : *list) {
      present.insert(overlay.id);
      apply(overlay, m_items[overlay.id]);
    }
  }
  std::erase_if(m_items, [&](const auto& item) {
    const bool gone = !present.contains(item.first);
    if (gone) {
      destroyLater(item.second.entity);
    }
    return gone;
  });
}

void OverlayNodes::apply(const ItemOverlay& overlay, ItemNode& node) {
  const bool isNew = !node.entity;
  if (isNew) {
    node.entity = makeItemEntity(overlay);
  } else if (node.style != overlay.style && !overlay.tint) {
    node.entity->setEffect(m_effects.highlight(overlay.style));
  }
  node.style = overlay.style;
  if (isNew || node.revision != overlay.geometry.revision()) {
    node.revision = overlay.geometry.revision();
    node.entity->setVertices(overlay.geometry.positions(), overlay.geometry.bounds());
  }
  if (isNew) {
    node.entity->setParent(m_root);
  }
}

TriangleEntity* OverlayNodes::makeItemEntity(const ItemOverlay& overlay) {
  auto* entity = new TriangleEntity(highlightLayout());
  if (overlay.tint) {
    entity->setUniforms({{QStringLiteral("highlightColor"), *overlay.tint}});
    entity->setEffect(m_effects.tint());
  } else {
    entity->setEffect(m_effects.highlight(overlay.style));
  }
  if (overlay.backdrop) {
    entity->addComponent(m_effects.backdropLayer(overlay.backdrop));
  }
  return entity;
}

void OverlayNodes::apply(const SceneLabels& labels) {
  apply(labels.names(), m_names);
  apply(labels.notes(), m_notes);
}

void OverlayNodes::apply(const LabelSet& labels, LabelNode& node) {
  const bool replaced = labels.atlas != node.uploaded.atlas;
  if (replaced) {
    destroyLater(std::exchange(node.entity, nullptr));
    node.texture = nullptr;
    node.uploaded = {};
  }
  if (!labels.atlas) {
    return;
  }
  if (replaced) {
    node.entity = new TriangleEntity(labelLayout(), TriangleEntity::Indexing::Indexed);
    node.texture = makeTexture(labelTexture(labels.atlas->picture()), node.entity);
    node.entity->setEffect(m_effects.labels());
    node.entity->setUniforms({{QStringLiteral("labelTexture"), QVariant::fromValue(node.texture)}});
  }
  if (replaced || labels.moves != node.uploaded.moves) {
    node.entity->setVertices(labelCorners(labels.labels, *labels.atlas), labelBounds(labels.labels));
  }
  if (labels.shown != node.uploaded.shown) {
    node.entity->setIndices(labelIndices(labels.shown));
  }
  if (replaced) {
    node.entity->setParent(m_root);
  }
  node.uploaded = {.atlas = labels.atlas, .labels = {}, .shown = labels.shown, .moves = labels.moves};
}

bool OverlayNodes::isReady() const {
  const auto ready = [](const LabelNode& node) { return !node.texture || render::isReady(node.texture); };
  return ready(m_names) && ready(m_notes);
}

} // namespace vitrine::render
