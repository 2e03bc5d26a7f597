#pragma once

#include "core/formats/source/bsp/FaceSet.h"

#include <array>

namespace vitrine::formats::source {

/// Light from six directions at a place in a leaf. File axes.
struct AmbientSample {
  std::array<QVector3D, 6> colours; ///< +x -x +y -y +z -z, linear
  QVector3D position;
};

/// The ambient light of the leaves in whichever way a version keeps it: lists of samples that an index lump hands out
/// to the leaves, one sample per leaf, or six colours in the leaf itself. docs/formats/source-bsp.md, "Ambient light".
class AmbientSamples {
public:
  /// Of the chosen set; of the other where that has none.
  AmbientSamples(const MapRecords& records, const LightingLumps& chosen);

  bool empty() const { return m_form == Form::None; }
  /// Whose rows the samples are.
  LumpId lump() const { return m_lump; }

  /// The rows of a leaf's own samples; those that leaves borrow of others are not its own.
  struct Rows {
    std::size_t first = 0;
    std::size_t count = 0;
  };
  Rows rowsOf(std::size_t leaf) const;
  AmbientSample read(std::size_t leaf, std::size_t row) const;

private:
  enum class Form { None, Listed, PerLeaf, InLeaf };

  bool use(const LightingLumps& lumps);

  const MapRecords& m_records;
  Form m_form = Form::None;
  LumpId m_lump = LumpId::Leafs;
  LumpId m_indexLump = LumpId::LeafAmbientIndex;
};

} // namespace vitrine::formats::source
