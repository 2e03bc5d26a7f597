#include "ui/workers/PolledRun.h"

namespace vitrine::ui {
namespace {

constexpr int kPollEveryMs = 40;

} // namespace

PolledRun::PolledRun(QObject* parent) : QObject(parent) {
  m_timer.setInterval(kPollEveryMs);
  connect(&m_timer, &QTimer::timeout, this, &PolledRun::polled);
}

PolledRun::~PolledRun() {
  stop();
}

void PolledRun::start(DataRun::Job job) {
  stop();
  m_run = new DataRun(std::move(job), this);
  connect(m_run, &DataRun::progressed, this, &PolledRun::progressed);
  connect(m_run, &DataRun::done, this, [this] {
    end();
    Q_EMIT polled();
    Q_EMIT done();
  });
  connect(m_run, &DataRun::failed, this, [this](const QString& reason) {
    end();
    Q_EMIT failed(reason);
  });
  m_run->start();
  m_timer.start();
}

void PolledRun::end() {
  m_timer.stop();
  std::exchange(m_run, nullptr)->deleteLater();
}

void PolledRun::stop() {
  m_timer.stop();
  if (DataRun* run = std::exchange(m_run, nullptr)) {
    run->disconnect(this);
    // Deleting it would wait for the worker: it goes when it has ended.
    for (const auto ended : {&DataRun::done, &DataRun::cancelled}) {
      connect(run, ended, run, &QObject::deleteLater);
    }
    connect(run, &DataRun::failed, run, &QObject::deleteLater);
    run->cancel();
  }
}

} // namespace vitrine::ui
