#pragma once

#include "core/structure/Structure.h"

namespace vitrine::structure {

/// Neighbouring bytes of one meaning.
struct FieldRun {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
  std::optional<SectionId> section; ///< nullopt: only the whole file holds these bytes, nothing points at them
  std::optional<std::uint64_t> row; ///< of the section's records
  std::optional<std::size_t> field; ///< of the record's layout

  std::uint64_t end() const { return offset + size; }
  bool operator==(const FieldRun&) const = default;
};

/// The meaning of every byte of one space, found a stretch at a time: what a hex view colours its bytes by. The
/// structure must outlive this object.
class FieldRuns {
public:
  FieldRuns() = default;
  FieldRuns(const Structure& structure, SpaceId space);

  /// The stretch from `offset` as runs without gaps. Takes time by its length and by the number of sections.
  std::vector<FieldRun> in(std::uint64_t offset, std::uint64_t size) const;

private:
  struct Placed {
    std::uint64_t offset = 0;
    std::uint64_t end = 0;
    SectionId section = kRootSection;
  };

  FieldRun runAt(const std::vector<Placed>& near, std::uint64_t at, std::uint64_t end) const;
  void addRecord(FieldRun& run, SectionId section, std::uint64_t row) const;

  const Structure* m_structure = nullptr;
  std::vector<Placed> m_placed; ///< the largest sections first; of equals, those above before those below
};

} // namespace vitrine::structure
