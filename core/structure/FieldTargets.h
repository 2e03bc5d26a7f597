#pragma once

#include "core/structure/SectionPaths.h"

namespace vitrine::structure {

/// The records that the numbers of one field lead to: Structure::follow for many numbers.
class FieldTargets {
public:
  /// `paths` must outlive this object.
  FieldTargets(const SectionPaths& paths, const Field& field);

  /// The record that `number` leads to, if it exists.
  std::optional<RecordRef> follow(std::int64_t number) const {
    const auto [row, negative] = referencedRow(m_kind, number);
    const Target target = m_kind == ReferenceKind::Section ? sectionNumbered(number) : negative ? m_negative : m_target;
    return row >= 0 && static_cast<std::uint64_t>(row) < target.rows
               ? std::optional(RecordRef{target.section, static_cast<std::uint64_t>(row)})
               : std::nullopt;
  }

  /// All sections with records that some number leads to; ascending.
  std::vector<SectionId> sections() const;

private:
  struct Target {
    SectionId section = kRootSection;
    std::uint64_t rows = 0;
  };

  Target targetOf(const std::optional<SectionId>& named) const;
  Target sectionNumbered(std::int64_t number) const;

  const SectionPaths* m_paths;
  ReferenceKind m_kind;
  QString m_pattern; ///< Section only
  Target m_target;
  Target m_negative;
};

} // namespace vitrine::structure
