#pragma once

#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {

/// Brushes that make up a model: those in the lists of the leaves below its head node. What the map compiler took out
/// of the tree - the brushes that displacements were made of - is in none.
class ModelBrushes {
public:
  explicit ModelBrushes(const MapRecords& records);

  /// Ascending, each once.
  std::vector<std::uint32_t> of(const Model& model);
  /// Brushes that no call of `of` has named.
  std::vector<std::uint32_t> rest() const;

private:
  void addLeaf(std::size_t leaf, std::vector<std::uint32_t>& brushes);

  const MapRecords& m_records;
  Column m_firstBrush, m_brushCount, m_brush;
  std::vector<bool> m_named;
  std::size_t m_steps;   ///< nodes that may still be visited
  std::size_t m_entries; ///< of the leaves' lists that may still be read
};

} // namespace vitrine::formats::source
