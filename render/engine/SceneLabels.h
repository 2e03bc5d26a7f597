#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/LabelPlacement.h"
#include "render/engine/LabelEntity.h"
#include "render/engine/NoteLabels.h"
#include "render/look/ShadingMode.h"

#include <memory>
#include <set>
#include <vector>

namespace vitrine::render {

/// The labels of an engine's scene: where they stand now, and the choice of those that are drawn; and the notes over
/// it.
class SceneLabels {
public:
  /// `root` and `effects` must outlive this object.
  SceneLabels(Qt3DCore::QNode* root, EffectLibrary& effects)
      : m_root(root), m_effects(effects), m_notes(root, effects) {}

  /// The labels of another scene, which must outlive them; null: none. None are drawn until there is an atlas.
  void setScene(const DrawList* scene);
  /// The pictures of the labels; null: none are drawn.
  void setAtlas(const std::shared_ptr<const LabelAtlas>& atlas);
  /// NoteLabels::set. Another scene has the same ones.
  void setNotes(const OverlayNotes& notes, qreal pixelRatio) { m_notes.set(notes, pixelRatio); }
  bool isShown() const { return m_entity || m_notes.isShown(); }
  /// To be called when the scene's state or assets have changed, or other items are highlighted.
  void invalidate() { m_within.reset(); }
  void followPose();
  /// Shows the labels and notes that are seen by this camera, which knows its viewport. `wanted`: nodes whose labels go
  /// first.
  void place(const viewing::CameraRig& camera, ShadingMode mode, const std::set<NodeIndex>& wanted);
  bool isReady() const { return (!m_entity || m_entity->isReady()) && m_notes.isReady(); }

private:
  Qt3DCore::QNode* m_root;
  EffectLibrary& m_effects;
  const DrawList* m_scene = nullptr;
  LabelEntity* m_entity = nullptr;
  NoteLabels m_notes;
  std::vector<Label> m_labels; ///< those of the scene, where they stand now
  std::vector<QSizeF> m_sizes;
  std::unique_ptr<LabelScene> m_within; ///< null: to be asked for anew
};

} // namespace vitrine::render
