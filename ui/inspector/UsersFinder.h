#pragma once

#include "core/document/Document.h"
#include "core/links/ReverseReferences.h"

#include <QObject>

#include <memory>

namespace vitrine::ui {

class DataRun;

/// Finds the records that lead to one; a worker reads all references of the document when it is first asked. GUI
/// thread.
class UsersFinder : public QObject {
  Q_OBJECT

public:
  explicit UsersFinder(QObject* parent = nullptr);
  ~UsersFinder() override;

  /// Forgets the document, and gives up what runs.
  void clear();
  /// One of found(), failed() and cancelled() follows. Without effect while it is at work.
  void find(const DocumentPtr& document, const RecordRef& record);
  void cancel();

Q_SIGNALS:
  /// Share that is done, 0 to 1.
  void progressed(double fraction);
  /// The records that lead there; none: no record does.
  void found(const std::vector<vitrine::structure::RecordRef>& users);
  void failed(const QString& reason);
  void cancelled();

private:
  void tell(const RecordRef& record);
  void drop();

  std::unique_ptr<links::ReverseReferences> m_references; ///< of the document; null: not read yet
  std::unique_ptr<DataRun> m_run;
};

} // namespace vitrine::ui
