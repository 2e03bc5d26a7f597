#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace vitrine::queries {

enum class ValueKind { Truth, Integer, Real, Text };

/// Values of one expression for a run of records. Only the list of its kind is filled (Truth: integers, 0 or 1).
struct Values {
  ValueKind kind = ValueKind::Integer;
  std::vector<std::int64_t> integers;
  std::vector<double> reals;
  std::vector<QString> texts;
  std::vector<std::uint8_t> present; ///< 0: the record has no such value; empty: all have it

  bool has(std::size_t i) const { return present.empty() || present[i] != 0; }
  void resize(ValueKind as, std::size_t count);
  /// Marks one of `count` values as missing.
  void lose(std::size_t i, std::size_t count);
  /// Turns whole numbers into real ones.
  void makeReal();
  /// Whether each of `count` values holds: a number other than 0, a text that is not empty. Missing ones do not.
  std::vector<std::uint8_t> truths(std::size_t count) const;
};

} // namespace vitrine::queries
