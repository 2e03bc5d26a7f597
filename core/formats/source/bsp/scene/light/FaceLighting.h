#pragma once

#include "core/formats/source/bsp/scene/faces/FaceSet.h"

#include <bitset>

namespace vitrine::formats::source {

using UsedStyles = std::bitset<256>;

/// The lightmaps of a scene's faces, with the light of both sets where the map has both (docs/formats/source-bsp.md,
/// "Lightmaps"). The chosen set's layers come first.
class FaceLighting {
public:
  FaceLighting(const MapRecords& records, const FaceSet& faceSet, Diagnostics& diagnostics);

  /// Lightmap of a face; nullopt: not lit by the chosen set. Misfits are reported once per kind.
  std::optional<scene::Lightmap> read(std::size_t face);

  /// Styles of all lightmaps read so far.
  const UsedStyles& usedStyles() const { return m_usedStyles; }

private:
  void addOther(std::size_t face, scene::Lightmap& lightmap);
  void complain(LumpId lump, std::size_t face, const QString& what);

  const MapRecords& m_records;
  const FaceSet& m_faceSet;
  Diagnostics& m_diagnostics;
  LightmapReader m_chosen;
  std::optional<LightmapReader> m_other;
  UsedStyles m_usedStyles;
};

} // namespace vitrine::formats::source
