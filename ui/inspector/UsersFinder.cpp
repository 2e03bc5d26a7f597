#include "ui/inspector/UsersFinder.h"

namespace vitrine::ui {

UsersFinder::UsersFinder(QObject* parent) : QObject(parent) {
  connect(&m_run, &LatestRun::progressed, this, &UsersFinder::progressed);
  connect(&m_run, &LatestRun::failed, this, &UsersFinder::failed);
  connect(&m_run, &LatestRun::cancelled, this, &UsersFinder::cancelled);
}

void UsersFinder::clear() {
  m_run.drop();
  m_references.reset();
}

void UsersFinder::find(const DocumentPtr& document, const RecordRef& record,
                       std::function<void(const Uses& uses)> then) {
  if (m_references) {
    then(m_references->usesOf(record));
    return;
  }
  const auto read = std::make_shared<links::ReverseReferences>();
  const auto job = [document, read](Progress& progress) -> Result<void> {
    *read = links::ReverseReferences::of(document->structure, progress);
    return {};
  };
  m_run.start(job, [this, read, record, then = std::move(then)] {
    m_references = std::make_unique<links::ReverseReferences>(std::move(*read));
    then(m_references->usesOf(record));
  });
}

void UsersFinder::cancel() {
  m_run.cancel();
}

} // namespace vitrine::ui
