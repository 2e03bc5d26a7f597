#pragma once

#include "core/scene/Animation.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"
#include "core/scene/Camera.h"
#include "core/scene/Control.h"
#include "core/scene/GameView.h"
#include "core/scene/Light.h"
#include "core/scene/Lightmap.h"
#include "core/scene/Mesh.h"
#include "core/scene/Node.h"
#include "core/scene/NodeLight.h"
#include "core/scene/SceneAssets.h"
#include "core/scene/Solids.h"
#include "core/scene/SpringBones.h"
#include "core/scene/Visibility.h"

#include <QVarLengthArray>

#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine::scene {

/// A group of things shown or hidden together: "Sky", "Triggers", "Static props".
struct Layer {
  QString id;
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
  bool visibleByDefault = true;
};

/// One of several ways a scene's lightmaps were baked: "LDR", "HDR".
struct LightSet {
  QString id;
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
};

/// A part of the scene that stands behind all else: drawn before the world with a depth range of its own, and seen where
/// the world shows its sky (MaterialModel::Sky). The eye stands in it at origin + eye / scale.
struct Backdrop {
  int layer = kNone;       ///< items of this layer belong to it, and no others
  QVector3D origin;        ///< scene space
  float scale = 0;         ///< world units to one of its own; 0: it moves with the eye
  std::optional<Fog> fog;  ///< in its own units; a game view's fog is for the world only
};

/// What an eye in some leaves looks through: water.
struct FogVolume {
  int material = kNone;    ///< its colours "fog" and scalars "fogStart", "fogEnd" say how, once it is found
  float surfaceHeight = 0; ///< scene y
  std::optional<RecordRef> record;
};

/// Where a surface is in the visibility data; by its leaves, or by what its bounds touch.
struct SurfacePlace {
  int leaf = -1; ///< the first of them; -1: in none
  int area = 0;
  QVarLengthArray<int, 2> clusters; ///< ascending; empty: it is always drawn

  bool operator==(const SurfacePlace&) const = default;
};

/// How light multiplies colour. Display: the numbers of the picture file as they are, as games did before they knew of
/// gamma; Linear: decoded to linear light first.
enum class LightArithmetic { Linear, Display };

/// Number of a DrawItem of a scene: what is drawn, hidden, picked and culled.
using DrawItemId = std::uint32_t;

/// One surface of a mesh as shown by one node.
struct DrawItem {
  int node = 0;
  int mesh = 0;
  int surface = 0; ///< into the mesh's surfaces
};

/// Whether one can come from records to what shows them.
enum class RecordLinks { Made, LeftOut };

/// The world a file describes, in scene axes (Axes.h). Filled by a loader, then `finish`ed; immutable and shared after.
class Scene {
public:
  std::vector<Node> nodes;
  std::vector<Mesh> meshes;
  SceneAssets assets; ///< as known right after load
  std::vector<Lightmap> lightmaps;
  std::vector<NodeLight> nodeLights;
  std::vector<LightSet> lightSets; ///< empty: there is but one way
  std::vector<Light> lights;
  std::vector<Camera> cameras;
  bool startsAtCamera = true; ///< a viewer starts at the first of the cameras; else it looks at the whole
  std::vector<Figure> figures;
  std::vector<Skin> skins;
  SpringBones springs;
  std::vector<Animation> animations;
  int startAnimation = kNone; ///< what a viewer offers to play first; its first frame is the figure's rest pose
  std::vector<Layer> layers;
  std::vector<Control> controls;
  std::vector<GameView> gameViews;
  std::vector<Backdrop> backdrops; ///< in the order in which they are drawn
  std::vector<FogVolume> fogVolumes;
  std::vector<std::vector<std::size_t>> fieldSets; ///< fields of a record layout, for Provenance::fieldSet
  LightArithmetic lightArithmetic = LightArithmetic::Linear;
  std::shared_ptr<const Visibility> visibility; ///< null: none
  std::shared_ptr<const Solids> solids;         ///< what one bumps into when walking; null: nothing is known
  Axes sourceAxes;
  double metresPerUnit = 1.0;
  Navigation navigation = Navigation::Orbit;
  /// Where the surfaces are, by (mesh, surface); lists may be short or missing. Set by the loader before finish.
  std::vector<std::vector<SurfacePlace>> surfacePlaces;

  /// SceneChecks.h
  bool indicesInRange() const;

  /// Numbers the DrawItems, composes world transforms and bounds. Asserts indicesInRange: loaders check as they build.
  /// Without links, itemsOf and framesOf find nothing.
  void finish(RecordLinks links = RecordLinks::Made);

  const std::vector<DrawItem>& drawItems() const { return m_drawItems; }
  const QMatrix4x4& worldTransform(int node) const { return m_world[static_cast<std::size_t>(node)]; }
  const Surface& surfaceOf(DrawItemId item) const;
  const Mesh& meshOf(DrawItemId item) const;
  Bounds worldBounds(DrawItemId item) const;

  /// Of all default-visible DrawItems of the world (not of backdrops).
  const Bounds& bounds() const { return m_bounds; }
  std::uint64_t defaultTriangles() const { return m_defaultTriangles; }
  /// Of everything, wherever an animation or its root motion may take it.
  const Bounds& reach() const { return m_reach; }
  /// The place of an item's surface; null: none is known.
  const SurfacePlace* placeOf(DrawItemId item) const;
  /// The backdrop an item belongs to; kNone: the world.
  int backdropOf(DrawItemId item) const {
    return m_backdropOf.empty() ? kNone : m_backdropOf[static_cast<std::size_t>(item)];
  }
  /// The figure that a node belongs to; kNone: none.
  int figureOf(int node) const { return m_figureOf.empty() ? kNone : m_figureOf[static_cast<std::size_t>(node)]; }

  /// The record a triangle of an item came from; nullopt when the surface has none, or no such triangle.
  std::optional<RecordRef> recordOf(DrawItemId item, std::uint32_t triangle, std::uint64_t frame = 0) const;

  /// The fields of that record that are about this item; empty: all.
  const std::vector<std::size_t>& recordFieldsOf(DrawItemId item) const;

  /// Items that show (a part of) this record, or that belong to the node of this record (an entity, a prop).
  std::vector<DrawItemId> itemsOf(const RecordRef& record) const;

  /// Which frames of which nodes' meshes this is a record of, where frames have records of their own; frame 0 of meshes
  /// that have but one shape, where poses show them.
  struct FrameOfNode {
    int node = 0;
    std::uint32_t frame = 0;
  };
  std::vector<FrameOfNode> framesOf(const RecordRef& record) const;

  /// Further records of an item that the primary one does not lead to by its fields (an overlay, a dispinfo).
  const std::vector<RecordRef>& relatedRecords(DrawItemId item) const;
  /// The same, after the triangle's own one if it has one (TriangleRecords).
  std::vector<RecordRef> relatedRecords(DrawItemId item, std::uint32_t triangle) const;
  /// For loaders, before finish. The root section's are none.
  void addRelatedRecord(int mesh, int surface, const RecordRef& record);

  /// Triangles and vertices of all meshes, each once.
  std::uint64_t vertexCount() const;
  std::uint64_t surfaceCount() const;

private:
  void composeTransforms();
  void numberDrawItems();
  void measureBounds();
  void assignBackdrops();
  void assignFigures();
  void measureReach();
  void indexRecords();

  static constexpr std::uint32_t kEveryFrame = UINT32_MAX;

  std::unordered_map<int, std::vector<std::uint32_t>> framesInPoses() const;
  void indexTriangles(DrawItemId item, std::uint32_t frame, std::uint32_t shownAs);

  void indexTriangleRecords();
  void addItemsOfTriangle(const RecordRef& record, std::vector<DrawItemId>& items) const;

  /// An item that shows a record, always or in one frame of its mesh; ordered by all.
  struct ShownRecord {
    RecordRef record;
    DrawItemId item = 0;
    std::uint32_t frame = kEveryFrame;

    auto operator<=>(const ShownRecord&) const = default;
  };

  std::vector<DrawItem> m_drawItems;
  std::vector<QMatrix4x4> m_world;
  Bounds m_bounds;
  Bounds m_reach;
  std::vector<int> m_backdropOf; ///< by item; empty: there are no backdrops
  std::vector<int> m_figureOf; ///< by node; empty: there are no figures
  std::uint64_t m_defaultTriangles = 0;
  std::unordered_map<std::uint64_t, std::vector<RecordRef>> m_related; ///< by mesh << 32 | surface
  std::vector<ShownRecord> m_shownRecords; ///< ascending, each once
  std::vector<std::pair<SectionId, DrawItemId>> m_triangleSections; ///< of TriangleRecords; ascending
};

using ScenePtr = std::shared_ptr<const Scene>;

} // namespace vitrine::scene

namespace vitrine {
using scene::DrawItemId;
using scene::Scene;
using scene::ScenePtr;
} // namespace vitrine
