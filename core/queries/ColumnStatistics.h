#pragma once

#include "core/queries/RecordFilter.h"

namespace vitrine::queries {

/// Figures of one column over some records.
struct ColumnStatistics {
  struct Distinct {
    QString text;            ///< as structure::toText tells the value
    std::uint64_t count = 0; ///< records with it
  };

  std::uint64_t records = 0;
  std::uint64_t missing = 0; ///< that have no such value or cannot be decoded
  std::uint64_t nans = 0;    ///< numbers that are none; not in the figures below
  std::optional<double> least;
  std::optional<double> greatest;
  double sum = 0;
  std::optional<double> mean;
  std::vector<Distinct> distinct; ///< the most frequent first, of equals the lesser value
  std::uint64_t distinctCount = 0;
  bool complete = true; ///< false: beyond kMostDistinct different values no more were told apart

  static constexpr std::size_t kMostDistinct = 1'000'000;
};

/// Statistics of field `field` over `rows`. Lists are counted as wholes, and have no least and greatest. The section
/// must have records. Throws base::Cancelled through `progress`.
ColumnStatistics statisticsOf(const structure::Structure& structure, SectionId section, std::size_t field,
                              const RowList& rows, Progress& progress);

/// The condition that a column has this value, as an expression; `text` as in ColumnStatistics::Distinct.
QString conditionFor(const structure::Field& field, const QString& text);

} // namespace vitrine::queries
