#include "ui/inspector/RecordQuery.h"

#include "core/queries/RecordOrder.h"

namespace vitrine::ui {
namespace {

template <class T>
Result<T> asResult(queries::Parsed<T> parsed) {
  return parsed ? Result<T>(std::move(*parsed))
                : std::unexpected(Error::of(ErrorCode::NotFound, parsed.error().message));
}

} // namespace

Result<ShownRows> queryRecords(const Document& document, SectionId section, const QString& filter, const QString& order,
                               Progress& progress) {
  queries::RowList rows;
  if (filter.isEmpty()) {
    rows = queries::allRows(document.structure[section].table->rowCount());
  } else {
    const auto compiled = asResult(queries::RecordFilter::compile(filter, document.structure, section));
    auto matching = compiled ? compiled->matching(progress) : std::unexpected(compiled.error());
    if (!matching) {
      return std::unexpected(matching.error());
    }
    rows = std::move(*matching);
  }
  if (!order.isEmpty()) {
    const auto compiled = asResult(queries::RecordOrder::compile(order, document.structure, section));
    if (!compiled) {
      return std::unexpected(compiled.error());
    }
    compiled->sort(rows, progress);
  }
  return std::make_shared<const queries::RowList>(std::move(rows));
}

} // namespace vitrine::ui
