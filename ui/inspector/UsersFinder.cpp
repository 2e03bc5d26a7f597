#include "ui/inspector/UsersFinder.h"

#include "ui/data/DataRun.h"

namespace vitrine::ui {

UsersFinder::UsersFinder(QObject* parent) : QObject(parent) {}

UsersFinder::~UsersFinder() = default;

void UsersFinder::clear() {
  m_run.reset();
  m_references.reset();
}

void UsersFinder::drop() {
  m_run->disconnect(this);
  m_run.release()->deleteLater(); // it is the sender
}

void UsersFinder::tell(const RecordRef& record) {
  std::vector<RecordRef> users;
  for (const links::RecordUse& use : m_references->usesOf(record)) {
    for (const std::uint64_t row : use.rows) {
      users.push_back({use.section, row});
    }
  }
  Q_EMIT found(users);
}

void UsersFinder::find(const DocumentPtr& document, const RecordRef& record) {
  if (m_run) {
    return;
  }
  if (m_references) {
    tell(record);
    return;
  }
  const auto read = std::make_shared<links::ReverseReferences>();
  m_run = std::make_unique<DataRun>([document, read](Progress& progress) -> Result<void> {
    *read = links::ReverseReferences::of(document->structure, progress);
    return {};
  });
  connect(m_run.get(), &DataRun::progressed, this, &UsersFinder::progressed);
  connect(m_run.get(), &DataRun::done, this, [this, read, record] {
    drop();
    m_references = std::make_unique<links::ReverseReferences>(std::move(*read));
    tell(record);
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

void UsersFinder::cancel() {
  if (m_run) {
    m_run->cancel();
  }
}

} // namespace vitrine::ui
