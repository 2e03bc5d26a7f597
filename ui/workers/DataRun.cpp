#include "ui/workers/DataRun.h"

#include <QTimer>

namespace vitrine::ui {
namespace {

constexpr int kTellEveryMs = 100;

} // namespace

structure::TextSink asUtf8(const bytes::ByteSink& sink) {
  return [&sink](const QString& text) {
    const QByteArray utf8 = text.toUtf8();
    return sink(std::as_bytes(std::span(utf8.constData(), static_cast<std::size_t>(utf8.size()))));
  };
}

Result<void> outcomeOf(const DataRun::Job& job, base::Progress& progress) {
  try {
    return job(progress);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, {}));
  } catch (const std::bad_alloc&) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, DataRun::tr("there is not enough memory")));
  }
}

DataRun::DataRun(Job job, QObject* parent)
    : QObject(parent), m_job(std::move(job)),
      m_progress([this](const QString&, double fraction) { m_fraction.store(fraction, std::memory_order_relaxed); }) {
  m_pool.setMaxThreadCount(1);
}

DataRun::~DataRun() {
  m_progress.cancel();
  m_pool.waitForDone();
}

void DataRun::start() {
  auto* timer = new QTimer(this);
  timer->callOnTimeout(this, [this] { Q_EMIT progressed(m_fraction.load(std::memory_order_relaxed)); });
  timer->start(kTellEveryMs);
  m_pool.start([this] {
    const Result<void> result = outcomeOf(m_job, m_progress);
    QMetaObject::invokeMethod(this, [this, result] { end(result); }, Qt::QueuedConnection);
  });
}

void DataRun::abandon(const QObject* listener) {
  disconnect(listener);
  for (const auto ended : {&DataRun::done, &DataRun::cancelled}) {
    connect(this, ended, this, &QObject::deleteLater);
  }
  connect(this, &DataRun::failed, this, &QObject::deleteLater);
  cancel();
}

void DataRun::end(const Result<void>& result) {
  if (result) {
    Q_EMIT done();
  } else if (result.error().code == ErrorCode::Cancelled) {
    Q_EMIT cancelled();
  } else {
    Q_EMIT failed(result.error().reason());
  }
}

} // namespace vitrine::ui
