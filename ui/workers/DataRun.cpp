#include "ui/workers/DataRun.h"

namespace vitrine::ui {

structure::TextSink asUtf8(const bytes::ByteSink& sink) {
  return [&sink](const QString& text) {
    const QByteArray utf8 = text.toUtf8();
    return sink(std::as_bytes(std::span(utf8.constData(), static_cast<std::size_t>(utf8.size()))));
  };
}

DataRun::DataRun(Job job, QObject* parent) : QObject(parent), m_job(std::move(job)) {
  connect(&m_task, &base::Task::progressed, this, [this](const QString&, double fraction) { m_fraction = fraction; });
  connect(&m_task, &base::Task::polled, this, [this] { Q_EMIT progressed(m_fraction); });
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) { Q_EMIT failed(error.reason()); });
  connect(&m_task, &base::Task::cancelled, this, &DataRun::cancelled);
}

DataRun::~DataRun() {
  m_task.cancel();
  m_task.waitForEnd();
}

void DataRun::start() {
  m_task.start(std::exchange(m_job, nullptr), [this] { Q_EMIT done(); });
}

void DataRun::abandon(const QObject* listener) {
  disconnect(listener);
  for (const auto ended : {&DataRun::done, &DataRun::cancelled}) {
    connect(this, ended, this, &QObject::deleteLater);
  }
  connect(this, &DataRun::failed, this, &QObject::deleteLater);
  cancel();
}

} // namespace vitrine::ui
