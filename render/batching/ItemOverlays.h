#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/HighlightGeometry.h"
#include "render/batching/Tint.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace vitrine::render {

/// Style of a selection. Tinted: a light tint that lets the picture through and an outline around it, both fainter
/// where something is in front. Outlined: an outline alone, around the selection and at its inner depth edges, so that
/// the picture keeps its colours where it shows hardly anything else. Around: an outline in another colour around
/// the things that the selection is a part of, drawn only where nothing is in front.
enum class HighlightStyle { Tinted, Outlined, Around };

/// Items of one place that are drawn once more over the picture.
struct ItemOverlay {
  std::uint64_t id = 0;          ///< never used twice in one ItemOverlays
  scene::BackdropIndex backdrop; ///< kNone: the items belong to the world
  HighlightStyle style = HighlightStyle::Tinted;
  std::optional<QColor> tint; ///< colour of a tint; nullopt: the overlay is a selection in `style`
  HighlightGeometry geometry;
};

/// The selection and the tints of a scene. Each is divided by the backdrops that hold its items. A selection of more
/// than half of the shown triangles is outlined: a tint would hide the picture. The things around it are left out if
/// they are as much of the picture. Tinted items are left out while the state hides them.
class ItemOverlays {
public:
  /// Position of the eye in a backdrop, or (kNone) in the world.
  using EyeOf = std::function<QVector3D(scene::BackdropIndex backdrop)>;

  void clear();
  /// Replaces the selection by items of `scene`. `around`: items of the things that the selection is a part of.
  void setHighlight(const DrawList& scene, const std::vector<scene::DrawItemIndex>& items,
                    const std::vector<scene::DrawItemIndex>& around, const EyeOf& eyeOf);
  /// Replaces the tints.
  void setTints(const DrawList& scene, const Tints& tints, const EyeOf& eyeOf);

  /// Updates the overlays after other items of `scene` are shown.
  void followShown(const DrawList& scene, const EyeOf& eyeOf);
  void followPose(const DrawList& scene);
  void followEye(const EyeOf& eyeOf);

  const std::vector<ItemOverlay>& highlights() const { return m_highlights; }
  const std::vector<ItemOverlay>& tintOverlays() const { return m_tintOverlays; }
  const Tints& tints() const { return m_tints; }
  /// Nodes of the selected items.
  const std::set<NodeIndex>& highlightedNodes() const { return m_nodes; }

private:
  using Items = std::vector<scene::DrawItemIndex>;

  void add(std::vector<ItemOverlay>& to, const DrawList& scene, const Items& items, HighlightStyle style,
           const std::optional<QColor>& tint, const EyeOf& eyeOf);
  void makeTints(const DrawList& scene, const EyeOf& eyeOf);
  void updateStyle(const DrawList& scene);

  std::uint64_t m_lastId = 0;
  std::vector<ItemOverlay> m_highlights;
  std::vector<ItemOverlay> m_tintOverlays;
  Items m_items; ///< selected items
  std::set<NodeIndex> m_nodes;
  Tints m_tints;
  ItemSet m_shown; ///< DrawList::shown when m_tintOverlays was made
};

/// Backdrops (kNone: the world) that hold any of these overlays.
std::set<scene::BackdropIndex> placesOf(const std::vector<ItemOverlay>& overlays);

} // namespace vitrine::render
