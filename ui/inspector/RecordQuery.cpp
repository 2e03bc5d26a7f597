#include "ui/inspector/RecordQuery.h"

#include "core/queries/RecordOrder.h"
#include "ui/workers/DataRun.h"

namespace vitrine::ui {
namespace {

template <class T>
Result<T> asResult(queries::Parsed<T> parsed) {
  return parsed ? Result<T>(std::move(*parsed))
                : std::unexpected(Error::of(ErrorCode::NotFound, parsed.error().message));
}

Result<queries::RowList> rowsFor(const Document& document, SectionId section, const QString& filter,
                                 const QString& order, Progress& progress) {
  queries::RowList rows;
  if (filter.isEmpty()) {
    rows = queries::allRows(document.structure[section].table->rowCount());
  } else {
    const auto compiled = asResult(queries::RecordFilter::compile(filter, document.structure, section));
    auto matching = compiled ? compiled->matching(progress) : std::unexpected(compiled.error());
    if (!matching) {
      return matching;
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
  return rows;
}

} // namespace

RecordQuery::RecordQuery(QObject* parent) : QObject(parent) {}

RecordQuery::~RecordQuery() = default;

void RecordQuery::drop() {
  if (m_run) {
    m_run->disconnect(this);
    m_run.release()->deleteLater(); // it may be the sender
  }
}

void RecordQuery::run(const DocumentPtr& document, SectionId section, const QString& filter, const QString& order) {
  if (m_run) {
    m_run->cancel();
  }
  drop();
  if (filter.isEmpty() && order.isEmpty()) {
    Q_EMIT done(nullptr);
    return;
  }
  const auto rows = std::make_shared<queries::RowList>();
  const auto job = [document, section, filter, order, rows](Progress& progress) -> Result<void> {
    auto found = rowsFor(*document, section, filter, order, progress);
    if (!found) {
      return std::unexpected(found.error());
    }
    *rows = std::move(*found);
    return {};
  };
  m_run = std::make_unique<DataRun>(job);
  connect(m_run.get(), &DataRun::progressed, this, &RecordQuery::progressed);
  connect(m_run.get(), &DataRun::done, this, [this, rows] {
    drop();
    Q_EMIT done(rows);
  });
  connect(m_run.get(), &DataRun::failed, this, [this](const QString& reason) {
    drop();
    Q_EMIT failed(reason);
  });
  connect(m_run.get(), &DataRun::cancelled, this, [this] {
    drop();
    Q_EMIT cancelled();
  });
  m_run->start();
}

void RecordQuery::cancel() {
  if (m_run) {
    m_run->cancel();
  }
}

} // namespace vitrine::ui
