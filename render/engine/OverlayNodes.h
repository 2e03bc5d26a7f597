#pragma once

#include "render/batching/ItemOverlays.h"
#include "render/batching/LineGeometry.h"
#include "render/batching/SceneLabels.h"
#include "render/engine/EffectLibrary.h"
#include "render/engine/TriangleEntity.h"

#include <Qt3DRender/QAbstractTexture>

#include <map>

namespace vitrine::render {

/// Nodes of all that is drawn over the picture: selection, tints, lines, labels and notes.
class OverlayNodes {
public:
  /// `root` and `effects` must outlive this object.
  OverlayNodes(Qt3DCore::QNode* root, EffectLibrary& effects);

  /// Makes nodes of new overlays, destroys those of overlays that are gone, and uploads what has changed.
  void apply(const ItemOverlays& overlays);
  void setLines(const LineGeometry& lines) { m_lines->setVertices(lines.corners(), lines.bounds()); }
  /// Uploads what has changed of the labels and of the notes.
  void apply(const SceneLabels& labels);
  /// True if the texts of all labels are on the GPU.
  bool isReady() const;

private:
  struct ItemNode {
    TriangleEntity* entity = nullptr;
    std::uint64_t revision = 0; ///< HighlightGeometry::revision that is uploaded
    HighlightStyle style = HighlightStyle::Tinted;
  };
  struct LabelNode {
    TriangleEntity* entity = nullptr;
    Qt3DRender::QAbstractTexture* texture = nullptr;
    LabelSet uploaded;
  };

  void apply(const ItemOverlay& overlay, ItemNode& node);
  void apply(const LabelSet& labels, LabelNode& node);
  TriangleEntity* makeItemEntity(const ItemOverlay& overlay);

  Qt3DCore::QNode* m_root;
  EffectLibrary& m_effects;
  std::map<std::uint64_t, ItemNode> m_items; ///< by ItemOverlay::id
  TriangleEntity* m_lines;
  LabelNode m_names;
  LabelNode m_notes;
};

} // namespace vitrine::render
