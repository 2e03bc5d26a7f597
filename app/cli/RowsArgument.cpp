#include "app/cli/RowsArgument.h"

#include <algorithm>

namespace vitrine::cli {
namespace {

std::optional<std::uint64_t> number(const QString& text, std::uint64_t ifEmpty) {
  bool valid = true;
  const std::uint64_t value = text.isEmpty() ? ifEmpty : text.toULongLong(&valid);
  return valid ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<structure::RowSpan> parseRows(const QString& text, std::uint64_t rowCount) {
  const qsizetype colon = text.indexOf(QLatin1Char(':'));
  if (colon < 0) {
    bool valid = false;
    const std::uint64_t row = text.toULongLong(&valid);
    return valid ? std::optional(structure::RowSpan{std::min(row, rowCount), row < rowCount ? row + 1 : rowCount})
                 : std::nullopt;
  }
  const auto first = number(text.left(colon), 0);
  const auto last = number(text.mid(colon + 1), rowCount);
  if (!first || !last || *first > *last) {
    return std::nullopt;
  }
  return structure::RowSpan{std::min(*first, rowCount), std::min(*last, rowCount)};
}

} // namespace vitrine::cli
