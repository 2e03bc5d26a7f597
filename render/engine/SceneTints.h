#pragma once

#include "render/batching/Tint.h"
#include "render/engine/Highlights.h"

#include <map>
#include <vector>

namespace vitrine::render {

/// Tints as an engine draws them: for each colour an entity in the world, and one in each backdrop that holds some of
/// its items. Items that the state hides have none.
class SceneTints {
public:
  using EyeOf = Highlights::EyeOf;

  /// `root` and `effects` must outlive this object.
  SceneTints(Qt3DCore::QNode* root, EffectLibrary& effects) : m_root(root), m_effects(effects) {}

  void clear();
  /// Tints of items of `scene`, instead of those before.
  void set(const DrawList& scene, const Tints& tints, const EyeOf& eyeOf);
  /// To be called when other items of `scene` are shown.
  void followShown(const DrawList& scene, const EyeOf& eyeOf);
  void followPose(const DrawList& scene);
  void followEye(const EyeOf& eyeOf);

  const Tints& tints() const { return m_tints; }
  bool isShownIn(scene::BackdropIndex backdrop) const { return m_entities.contains(backdrop); }

private:
  void make(const DrawList& scene, const EyeOf& eyeOf);
  void retireAll();

  Qt3DCore::QNode* m_root;
  EffectLibrary& m_effects;
  Tints m_tints;
  ItemSet m_shown; ///< DrawList::shown, as the entities were made
  std::map<scene::BackdropIndex, std::vector<HighlightEntity*>> m_entities; ///< kNone: in the world
};

} // namespace vitrine::render
