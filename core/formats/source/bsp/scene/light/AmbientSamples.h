#pragma once

#include "core/formats/source/bsp/scene/faces/FaceSet.h"

#include <array>

namespace vitrine::formats::source {

/// Light from six directions at a place in a leaf. File axes.
struct AmbientSample {
  std::array<QVector3D, 6> colours; ///< +x -x +y -y +z -z, linear
  QVector3D place;                  ///< in the leaf's box, 0 … 1 along each of its sides
};

/// The ambient light of the leaves in whichever way a version keeps it: lists of samples that an index lump hands out
/// to the leaves, one sample per leaf, or six colours in the leaf itself. docs/formats/source-bsp.md, "Ambient light".
/// Keeps the bytes of its lumps alive, and nothing else.
class AmbientSamples {
public:
  /// Set without samples.
  AmbientSamples() : AmbientSamples(Lists()) {}
  /// Samples of the chosen set; of the other where that has none.
  AmbientSamples(const MapRecords& records, const LightingLumps& chosen) : AmbientSamples(found(records, chosen)) {}

  bool empty() const { return m_lists.form == Form::None; }
  /// True if only leaves that light was measured in have samples; else solid leaves have black ones.
  bool isListed() const { return m_lists.form == Form::Listed; }
  /// Lump whose rows the samples are.
  LumpId lump() const { return m_lists.lump; }

  /// The rows of a leaf's own samples; those that leaves borrow of others are not its own.
  struct Rows {
    std::size_t first = 0;
    std::size_t count = 0;
  };
  Rows rowsOf(std::size_t leaf) const;
  /// The leaf whose samples one without any borrows; itself where it says nothing of that.
  std::size_t lenderOf(std::size_t leaf) const;
  AmbientSample read(std::size_t row) const;

private:
  enum class Form { None, Listed, PerLeaf, InLeaf };

  struct Lists {
    Form form = Form::None;
    LumpId lump = LumpId::Leafs;
    RecordView samples = {};
    RecordView index = {};
  };

  explicit AmbientSamples(Lists lists);
  static Lists found(const MapRecords& records, const LightingLumps& chosen);
  static Lists listsOf(const MapRecords& records, const LightingLumps& lumps);

  Lists m_lists;
  Column m_cube, m_place, m_count, m_first;
};

} // namespace vitrine::formats::source
