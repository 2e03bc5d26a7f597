#pragma once

#include "render/batching/DrawList.h"
#include "render/engine/HighlightEntity.h"

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace vitrine::render {

/// The selection as an engine draws it: an entity in the world, and one in each backdrop that holds a part of it. Of
/// more than half of the triangles that are shown it draws outlines alone: a tint would hide the picture. What the
/// selection is a part of has an outline of its own, unless it is as much of the picture.
class Highlights {
public:
  /// The place of the eye in a backdrop, or (kNone) in the world.
  using EyeOf = std::function<QVector3D(scene::BackdropIndex backdrop)>;

  /// `root` and `effects` must outlive this object.
  Highlights(Qt3DCore::QNode* root, EffectLibrary& effects) : m_root(root), m_effects(effects) {}

  void clear();
  /// Items of `scene` to draw, instead of those before, and those that they are a part of.
  void set(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items,
           const std::vector<scene::DrawItemIndex>& around, const EyeOf& eyeOf);
  /// To be called when other items of `scene` are shown.
  void followShown(const DrawList& scene);
  void followPose(const DrawList& scene);
  void followEye(const EyeOf& eyeOf);

  bool isShownIn(scene::BackdropIndex backdrop) const {
    return m_entities.count(backdrop) + m_around.count(backdrop) > 0;
  }
  /// The nodes of the items.
  const std::set<NodeIndex>& nodes() const { return m_nodes; }

private:
  using Entities = std::map<scene::BackdropIndex, HighlightEntity*>; ///< kNone: in the world

  Entities make(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items, const EyeOf& eyeOf);
  void forEach(const std::function<void(scene::BackdropIndex, HighlightEntity&)>& visit) const;

  Qt3DCore::QNode* m_root;
  EffectLibrary& m_effects;
  Entities m_entities;
  Entities m_around;
  std::vector<scene::DrawItemIndex> m_items;
  std::set<NodeIndex> m_nodes;
};

} // namespace vitrine::render
