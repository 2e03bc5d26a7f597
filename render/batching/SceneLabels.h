#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/LabelAtlas.h"
#include "render/batching/LabelPlacement.h"
#include "render/batching/OverlayNote.h"
#include "render/look/ShadingMode.h"

#include <memory>
#include <set>
#include <vector>

namespace vitrine::render {

/// Labels with one atlas, as they are drawn now.
struct LabelSet {
  std::shared_ptr<const LabelAtlas> atlas; ///< null: nothing is drawn
  std::vector<Label> labels;
  std::vector<std::size_t> shown; ///< the first is drawn over the others
  std::uint64_t moves = 0;        ///< number of times that anchors have moved
};

/// Labels of a scene and the notes over it: their present anchors, and the choice of those that are drawn.
class SceneLabels {
public:
  /// Replaces the labels by those of another scene, which must outlive them; null: none. None are drawn before there
  /// is an atlas. Notes stay.
  void setScene(const DrawList* scene);
  /// Texts of the scene's labels; null: none are drawn.
  void setAtlas(const std::shared_ptr<const LabelAtlas>& atlas);
  /// The first kMaxNotes of these with a text and a finite anchor, with texts for a screen of this pixel ratio: labels
  /// that belong to no node and that nothing hides.
  void setNotes(const OverlayNotes& notes, qreal pixelRatio);

  /// Marks the labels as outdated: the scene's state or assets, or the highlighted items have changed.
  void invalidate() { m_conditions.reset(); }
  void followPose();
  /// Chooses the labels and notes that this camera sees. Its viewport is set. `wanted`: nodes whose labels go first.
  void place(const viewing::CameraRig& camera, ShadingMode mode, const std::set<NodeIndex>& wanted);

  const LabelSet& names() const { return m_names; }
  const LabelSet& notes() const { return m_notes; }
  bool isShown() const { return m_names.atlas || m_notes.atlas; }

private:
  const DrawList* m_scene = nullptr;
  LabelSet m_names;
  LabelSet m_notes;
  std::vector<QSizeF> m_nameSizes;
  std::vector<QSizeF> m_noteSizes;
  std::unique_ptr<LabelScene> m_conditions; ///< null: not evaluated since the last change
};

} // namespace vitrine::render
