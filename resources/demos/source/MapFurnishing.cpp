// The half of MapCompilation that adds what stands and hangs in the built map.
#include "resources/demos/source/Lighting.h"
#include "resources/demos/source/MapCompilation.h"

namespace vitrine::demos {

/// An overlay lies on the world faces that face its way, in its plane, under its rectangle.
void MapCompilation::addOverlays() {
  for (const Overlay& overlay : m_model.overlays) {
    CompiledOverlay out{overlay, 0, {}};
    FaceMapping dummy;
    for (Projection& row : dummy.texture)
      row = {{-99999, -99999, -99999}, -99999};
    for (Projection& row : dummy.light)
      row = {{-99999, -99999, -99999}, -99999};
    out.texInfo = texInfoOf(dummy, overlay.material);
    const Vec3 up = cross(overlay.normal, overlay.right);
    const std::vector<BuiltFace>& faces = m_builder.faces();
    for (std::size_t i = 0; i < faces.size() && faces[i].model == 0 && out.faces.size() < 64; ++i) {
      const BuiltFace& face = faces[i];
      if (face.displacement < 0 && (dot(face.plane.normal, overlay.normal) < 0.99 ||
                                    std::abs(face.plane.distanceTo(overlay.origin)) > 1 || !isLit(m_model, face)))
        continue;
      const double limits[2] = {overlay.halfWidth, overlay.halfHeight};
      const Vec3 axes[2] = {overlay.right, up};
      Corners part = face.corners;
      for (int axis = 0; axis < 2; ++axis)
        for (const double sign : {-1.0, 1.0}) {
          const Vec3 inward = axes[axis] * sign;
          part = split(part, {inward, dot(inward, overlay.origin) - limits[axis]}).front;
        }
      if (areaOf(part) > 0.5)
        out.faces.push_back(static_cast<int>(i));
    }
    m_map.overlays.push_back(std::move(out));
  }
}

void MapCompilation::addProps() {
  std::map<std::string, int> models;
  for (const StaticProp& prop : m_model.props) {
    const auto [it, isNew] = models.try_emplace(prop.model, static_cast<int>(m_map.propModels.size()));
    if (isNew)
      m_map.propModels.push_back(prop.model);
    CompiledProp out;
    out.model = it->second;
    out.firstLeaf = static_cast<int>(m_map.propLeaves.size());
    const Vec3 reach{prop.radius, prop.radius, 0};
    const Box box{prop.origin - reach, prop.origin + reach + Vec3{0, 0, prop.radius * 2}};
    for (const int leaf : m_tree.leavesTouching(box))
      if (m_tree.leaves()[leaf].cell >= 0)
        m_map.propLeaves.push_back(leaf);
    out.leafCount = static_cast<int>(m_map.propLeaves.size()) - out.firstLeaf;
    m_map.props.push_back(out);
  }
}

void MapCompilation::addDetails() {
  for (const DetailSprite& detail : m_model.details) {
    const int leaf = m_tree.leafAt(detail.origin + Vec3{0, 0, 1});
    m_map.detailLeaves.push_back(leaf);
    const std::vector<AmbientSample>& ambient = m_map.leaves[leaf].ambient;
    m_map.detailLight.push_back(ambient.empty() ? Vec3{1, 1, 1} : ambient.front().colours[4]);
  }
}

void MapCompilation::addAreas() {
  int areaCount = 1;
  for (const Cell& cell : m_model.cells)
    areaCount = std::max(areaCount, cell.area + 1);
  m_map.areaPortals.push_back({}); // number 0 is unused
  for (int area = 0; area < areaCount; ++area) {
    const int first = static_cast<int>(m_map.areaPortals.size());
    for (const AreaPortal& portal : m_model.areaPortals)
      for (int side = 0; side < 2; ++side) {
        if (portal.areas[side] != area)
          continue;
        CompiledPortalSide out{portal.key, portal.areas[1 - side], static_cast<int>(m_map.clipPortalVertices.size()),
                               static_cast<int>(portal.outline.size()), 0};
        Corners outline = portal.outline;
        if (side == 1)
          std::reverse(outline.begin(), outline.end());
        out.plane = m_planes.indexOf(planeOf(outline));
        m_map.clipPortalVertices.insert(m_map.clipPortalVertices.end(), outline.begin(), outline.end());
        m_map.areaPortals.push_back(out);
      }
    m_map.areas.push_back({static_cast<int>(m_map.areaPortals.size()) - first, first});
  }
  m_map.areas[0] = {0, 0};
}

} // namespace vitrine::demos
