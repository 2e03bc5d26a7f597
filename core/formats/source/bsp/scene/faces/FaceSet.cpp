#include "core/formats/source/bsp/scene/faces/FaceSet.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {

FaceSet chooseFaceSet(const MapRecords& records, LightingSet wanted, Diagnostics& diagnostics) {
  const Lumps& lumps = records.lumps();
  const bool hdrThere = !lumps[LumpId::LightingHdr].empty() && !lumps[LumpId::FacesHdr].empty();
  const bool ldrThere = !lumps[LumpId::Lighting].empty() && !lumps[LumpId::Faces].empty();
  const bool ldrWanted = wanted == LightingSet::Ldr && ldrThere;
  const bool hdr = (hdrThere && !ldrWanted) || lumps[LumpId::Faces].empty();
  FaceSet set{hdr ? kHdrLumps : kLdrLumps, {}, {}};
  set.faces = records.faces(set.faceLump);
  if (!hdrThere || !ldrThere) {
    return set;
  }
  FaceSet::Other other{hdr ? kLdrLumps : kHdrLumps, {}};
  other.faces = records.faces(other.faceLump);
  if (other.faces.size() == set.faces.size()) {
    set.other = std::move(other);
  } else {
    diagnostics.damage(
        base::translate("formats", "%1 has %2 faces and %3 has %4; only the light of the latter is shown")
            .arg(QLatin1StringView(lumpName(other.faceLump)))
            .arg(other.faces.size())
            .arg(QLatin1StringView(lumpName(set.faceLump)))
            .arg(set.faces.size()),
        lumps[other.faceLump].block.range);
  }
  return set;
}

FaceCorners::FaceCorners(const MapRecords& records)
    : m_surfEdges(records.view(LumpId::SurfEdges)), m_edges(records.view(LumpId::Edges)),
      m_vertices(records.view(LumpId::Vertexes)), m_start(m_edges, bsp::EdgeLayouts::field("v0")),
      m_end(m_edges, bsp::EdgeLayouts::field("v1")) {}

std::optional<FaceProblem> FaceCorners::read(const Face& face, std::vector<QVector3D>& corners) const {
  constexpr auto kEdge = structure::columnOf<bsp::kSurfEdge>("edge");
  constexpr auto kPoint = structure::columnOf<bsp::kVertex>("point");
  corners.clear();
  if (face.edgeCount < 3) {
    return FaceProblem{"corners", base::translate("formats", "fewer than three corners")};
  }
  if (face.firstEdge < 0 ||
      static_cast<std::int64_t>(face.firstEdge) + face.edgeCount > static_cast<std::int64_t>(m_surfEdges.count())) {
    return FaceProblem{"surfedges", base::translate("formats", "surfedges that are not in the file")};
  }
  for (std::int32_t i = 0; i < face.edgeCount; ++i) {
    const std::int64_t surfEdge = kEdge.integer(m_surfEdges.at(static_cast<std::size_t>(face.firstEdge + i)));
    const auto edge = static_cast<std::size_t>(surfEdge < 0 ? -surfEdge : surfEdge);
    if (edge >= m_edges.count()) {
      return FaceProblem{"edge", base::translate("formats", "an edge that is not in the file")};
    }
    const std::byte* record = m_edges.at(edge);
    const auto vertex = static_cast<std::uint32_t>(surfEdge < 0 ? m_end.integer(record) : m_start.integer(record));
    if (vertex >= m_vertices.count()) {
      return FaceProblem{"vertex", base::translate("formats", "a vertex that is not in the file")};
    }
    corners.push_back(kPoint.vec3(m_vertices.at(vertex)));
    if (!isSane(corners.back())) {
      return FaceProblem{"bounds", base::translate("formats", "a vertex out of range")};
    }
  }
  return std::nullopt;
}

} // namespace vitrine::formats::source
