#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kFaceIdsPerCheck = 512;
constexpr float kFaceIdFill = 0.6F;

/// True for faces that would be in the way of all else, or that are not drawn where their corners are.
bool isLeftOut(const SceneParts& parts, const Face& face) {
  const auto info = static_cast<std::size_t>(face.texInfo);
  const bool known = face.texInfo >= 0 && info < parts.map.records.texInfos.size();
  return face.dispInfo >= 0 || (known && (parts.map.records.texInfos[info].flags & (kSurfSky | kSurfSky2D)) != 0);
}

constexpr HelperLook kFaceIdLook{"layer.faceids", QT_TRANSLATE_NOOP("formats", "Hammer face ids"), kMapInternals,
                                 kFaceIdFill};

void addFaceIds(SceneParts& parts, MapModels&) {
  const RecordView& view = parts.map.records.view(LumpId::FaceIds);
  const std::size_t count = std::min(view.count(), parts.faceSet.faces.size());
  const Column id(view, bsp::FaceIdLayouts::field("hammerfaceid"));
  PlacedFaces faces(parts);
  HelperMesh mesh(parts, kFaceIdLook);
  for (std::size_t face = 0; face < count; ++face) {
    if (face % kFaceIdsPerCheck == 0) {
      parts.progress.check();
    }
    if (isLeftOut(parts, parts.faceSet.faces[face]) || !faces.read(face)) {
      continue;
    }
    if (mesh.triangleCount() > kMostHelperTriangles) {
      parts.diagnostics.note(base::translate("formats", "not all Hammer face ids are shown"), view.rangeOf(face));
      break;
    }
    mesh.addPolygon(faces.polygon(), faces.directionToScene(faces.normal()), face);
    mesh.endSurface(colourOfNumber(id.integer(view.at(face))), HelperMesh::Paint::Fill, LumpId::FaceIds);
  }
  mesh.finish();
}

std::vector<HelperLook> faceIdLooks(const SceneParts& parts) {
  const bool any = !parts.map.records.view(LumpId::FaceIds).empty() && !parts.faceSet.faces.empty();
  return any ? std::vector{kFaceIdLook} : std::vector<HelperLook>();
}

} // namespace

constinit const LayerStep kFaceIdColours{
    faceIdLooks, addFaceIds, [](const SectionIds& sections) { return std::vector{sections.of(LumpId::FaceIds)}; }};

} // namespace vitrine::formats::source
