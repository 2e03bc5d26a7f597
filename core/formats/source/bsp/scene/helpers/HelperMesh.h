#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

#include <span>

namespace vitrine::formats::source {

/// Colour for a number, linear; numbers close together have colours far apart.
QVector3D colourOfNumber(int number);

/// Names and look of a layer of flat coloured shapes.
struct HelperLook {
  const char* id = nullptr;    ///< of the layer and its toggle
  const char* label = nullptr; ///< QT_TRANSLATE_NOOP("formats", …)
  const char* group = nullptr; ///< of the toggle
  float fill = 0.3F;           ///< opacity of polygons
  bool isShown = false;        ///< at first
};

/// The node of the layer of `look`, which may have no mesh yet; both are added unless they are there. kNone: the scene
/// has as many nodes as it may.
NodeIndex helperNode(const SceneParts& parts, const HelperLook& look);

/// Flat coloured shapes of one layer: a mesh whose surfaces show a record each. The scene gets no mesh before finish(),
/// and nothing at all where no surface was added. Scene axes.
class HelperMesh {
public:
  /// Fill is translucent, Line is not.
  enum class Paint { Fill, Line };

  HelperMesh(SceneParts& parts, const HelperLook& look);

  /// A convex polygon; `row` is the record of its triangles.
  void addPolygon(std::span<const QVector3D> corners, const QVector3D& normal, std::uint64_t row);
  /// A band along the inside of a convex polygon's edge.
  void addOutline(std::span<const QVector3D> corners, const QVector3D& normal, std::uint64_t row);
  /// A spike from a place to a tip, `width` thick at its foot.
  void addSpike(const QVector3D& foot, const QVector3D& tip, float width, std::uint64_t row);
  /// The twelve edges of a box as bands.
  void addBoxEdges(const scene::Bounds& box, float width, std::uint64_t row);

  std::size_t triangleCount() const { return m_rows.size(); }
  /// Triangles since the last surface.
  std::size_t openTriangles() const { return m_rows.size() - m_surfaceStart; }

  /// Makes a surface of all triangles since the last one: rows of `lump`, and related to other records. Nothing where
  /// there are no triangles.
  void endSurface(const QVector3D& colour, Paint paint, LumpId lump, std::initializer_list<RecordRef> related = {});
  /// The same with rows of a section in the space of `provenance`, whose other fields do not count.
  void endSurface(const QVector3D& colour, Paint paint, scene::Provenance provenance,
                  std::initializer_list<RecordRef> related = {});

  /// Adds the mesh to the scene, shown by the node of its layer.
  void finish();

private:
  std::uint32_t addVertex(const QVector3D& position, const QVector3D& normal);
  void addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint64_t row);
  MaterialIndex materialOf(Paint paint);

  SceneParts& m_parts;
  HelperLook m_look;
  scene::Mesh m_mesh;
  std::vector<scene::SurfaceLeaves> m_places;
  std::vector<std::vector<RecordRef>> m_related; ///< by surface
  std::vector<std::uint32_t> m_rows;             ///< by triangle
  std::size_t m_surfaceStart = 0;                ///< first triangle of the surface at hand
  std::size_t m_vertexStart = 0;
  std::array<MaterialIndex, 2> m_materials; ///< by Paint
};

} // namespace vitrine::formats::source
