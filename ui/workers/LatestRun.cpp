#include "ui/workers/LatestRun.h"

#include <QCoreApplication>

namespace vitrine::ui {

LatestRun::LatestRun(QObject* parent) : QObject(parent) {}

LatestRun::~LatestRun() {
  drop();
}

void LatestRun::start(DataRun::Job job, std::function<void()> then) {
  drop();
  m_run = new DataRun(std::move(job), this);
  connect(m_run, &DataRun::progressed, this, &LatestRun::progressed);
  connect(m_run, &DataRun::done, this, [this, then = std::move(then)] {
    const auto next = then; // which may start another
    forget();
    next();
  });
  connect(m_run, &DataRun::failed, this, [this](const QString& reason) {
    const QString told = reason;
    forget();
    Q_EMIT failed(told);
  });
  connect(m_run, &DataRun::cancelled, this, [this] {
    forget();
    Q_EMIT cancelled();
  });
  m_run->start();
}

void LatestRun::cancel() {
  if (m_run) {
    m_run->cancel();
  }
}

void LatestRun::drop() {
  if (DataRun* run = std::exchange(m_run, nullptr)) {
    run->disconnect(this);
    run->setParent(QCoreApplication::instance()); // which waits for it at the end
    for (const auto ended : {&DataRun::done, &DataRun::cancelled}) {
      connect(run, ended, run, &QObject::deleteLater);
    }
    connect(run, &DataRun::failed, run, &QObject::deleteLater);
    run->cancel();
  }
}

void LatestRun::forget() {
  m_run->disconnect(this);                      // its timer goes on
  std::exchange(m_run, nullptr)->deleteLater(); // it is the sender
}

} // namespace vitrine::ui
