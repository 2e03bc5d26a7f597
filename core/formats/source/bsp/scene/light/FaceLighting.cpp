#include "core/formats/source/bsp/scene/light/FaceLighting.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

LightmapReader readerOf(const MapRecords& records, LumpId lighting) {
  const Lump& lump = records.lumps()[lighting];
  return {lump.bytes(), records.texInfos, records.header().meansBeforeLight(), lump.block.range};
}

} // namespace

FaceLighting::FaceLighting(const MapRecords& records, const FaceSet& faceSet, Diagnostics& diagnostics)
    : m_records(records), m_faceSet(faceSet), m_diagnostics(diagnostics),
      m_chosen(readerOf(records, faceSet.lightingLump)) {
  if (faceSet.other) {
    m_other.emplace(readerOf(records, faceSet.other->lightingLump));
  }
}

std::optional<scene::Lightmap> FaceLighting::read(std::size_t face) {
  QString problem;
  std::optional<scene::Lightmap> lightmap = m_chosen.read(m_faceSet.faces[face], problem);
  if (!problem.isEmpty()) {
    complain(m_faceSet.faceLump, face, base::translate("formats", "face %1 is drawn unlit: %2").arg(face).arg(problem));
  }
  if (!lightmap) {
    return std::nullopt;
  }
  for (scene::LightmapLayer& layer : lightmap->layers) {
    layer.set = m_faceSet.number();
  }
  if (m_other) {
    addOther(face, *lightmap);
  }
  for (const scene::LightmapLayer& layer : lightmap->layers) {
    m_usedStyles.set(layer.style);
  }
  return lightmap;
}

void FaceLighting::addOther(std::size_t face, scene::Lightmap& lightmap) {
  QString problem;
  std::optional<scene::Lightmap> other = m_other->read(m_faceSet.other->faces[face], problem);
  if (other && (other->width != lightmap.width || other->height != lightmap.height)) {
    problem = base::translate("formats", "its lightmap has %1 x %2 luxels there and %3 x %4 here")
                  .arg(other->width)
                  .arg(other->height)
                  .arg(lightmap.width)
                  .arg(lightmap.height);
    other.reset();
  }
  if (!problem.isEmpty()) {
    complain(m_faceSet.other->faceLump, face,
             base::translate("formats", "face %1 keeps the light of the other set: %2").arg(face).arg(problem));
  }
  // A face that only the chosen set lights is not black in the other.
  std::vector<scene::LightmapLayer> layers = other ? std::move(other->layers) : lightmap.layers;
  for (scene::LightmapLayer& layer : layers) {
    layer.set = m_faceSet.otherNumber();
    lightmap.layers.push_back(std::move(layer));
  }
}

void FaceLighting::complain(LumpId lump, std::size_t face, const QString& what) {
  m_diagnostics.countedDamage(QStringLiteral("lightmap.") + QLatin1StringView(lumpName(lump)), what,
                              m_records.view(lump).rangeOf(face));
}

} // namespace vitrine::formats::source
