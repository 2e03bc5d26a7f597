#pragma once

#include "core/viewing/CameraRig.h"
#include "render/batching/OverlayNote.h"
#include "render/engine/LabelEntity.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// The notes over an engine's picture: labels that belong to no node, that nothing hides, and that are few enough for
/// their texts to be drawn on the spot.
class NoteLabels {
public:
  /// `root` and `effects` must outlive this object.
  NoteLabels(Qt3DCore::QNode* root, EffectLibrary& effects) : m_root(root), m_effects(effects) {}

  /// The first kMaxNotes of these, with texts for a screen of this pixel ratio; empty: none.
  void set(const OverlayNotes& notes, qreal pixelRatio);
  bool isShown() const { return m_entity != nullptr; }
  /// Shows those in front of this camera that cover no nearer one.
  void place(const viewing::CameraRig& camera, const scene::Scene& scene);
  bool isReady() const { return !m_entity || m_entity->isReady(); }

private:
  Qt3DCore::QNode* m_root;
  EffectLibrary& m_effects;
  LabelEntity* m_entity = nullptr;
  std::vector<Label> m_labels;
  std::vector<QSizeF> m_sizes;
};

} // namespace vitrine::render
