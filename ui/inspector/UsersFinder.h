#pragma once

#include "core/document/Document.h"
#include "core/links/ReverseReferences.h"
#include "ui/workers/LatestRun.h"

#include <memory>

namespace vitrine::ui {

/// Finds the records that lead to one; a worker reads all references of the document when it is first asked. GUI
/// thread.
class UsersFinder : public QObject {
  Q_OBJECT

public:
  explicit UsersFinder(QObject* parent = nullptr);

  using Uses = std::vector<links::RecordUse>;

  /// Forgets the document, and gives up what runs.
  void clear();
  /// One of `then`, failed() and cancelled() follows; `then` at once where the references are read already. Another
  /// record takes the place of the one before.
  void find(const DocumentPtr& document, const RecordRef& record, std::function<void(const Uses& uses)> then);
  void cancel();

Q_SIGNALS:
  /// Share that is done, 0 to 1.
  void progressed(double fraction);
  void failed(const QString& reason);
  void cancelled();

private:
  std::unique_ptr<links::ReverseReferences> m_references; ///< of the document; null: not read yet
  LatestRun m_run;
};

} // namespace vitrine::ui
