#pragma once

#include "core/document/Document.h"
#include "core/queries/RecordFilter.h"

#include <QObject>

#include <memory>

namespace vitrine::ui {

class DataRun;

/// Rows of a table in the order they are shown.
using ShownRows = std::shared_ptr<const queries::RowList>;

/// Filter and order of a record table, which a worker applies. GUI thread.
class RecordQuery : public QObject {
  Q_OBJECT

public:
  explicit RecordQuery(QObject* parent = nullptr);
  ~RecordQuery() override;

  /// Gives up what runs, and looks for the records of `section` that `filter` holds for, in the order of the columns
  /// `order`. One of done(), failed() and cancelled() follows; at once with null where both are empty.
  void run(const DocumentPtr& document, SectionId section, const QString& filter, const QString& order);
  /// Ends what runs; cancelled() follows.
  void cancel();
  bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
  /// Share that is done, 0 to 1.
  void progressed(double fraction);
  /// Null: all records as they lie.
  void done(const vitrine::ui::ShownRows& rows);
  void failed(const QString& reason);
  void cancelled();

private:
  void drop();

  std::unique_ptr<DataRun> m_run;
};

} // namespace vitrine::ui
