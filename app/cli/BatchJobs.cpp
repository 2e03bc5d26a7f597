#include "app/cli/BatchJobs.h"

#include "core/base/InParallel.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>

#include <algorithm>
#include <memory>

namespace vitrine::cli {
namespace {

class Runner {
public:
  Runner(const std::vector<BatchJob>& jobs, std::function<void(std::size_t, const BatchResult&)> done)
      : m_jobs(jobs), m_done(std::move(done)) {}

  void run(int atOnce) {
    for (int i = 0; i < atOnce; ++i) {
      startNext();
    }
    if (m_running > 0) {
      m_loop.exec();
    }
  }

private:
  void startNext() {
    if (m_next >= m_jobs.size()) {
      return;
    }
    ++m_running;
    const std::size_t number = m_next++;
    auto* process = new QProcess(&m_owner);
    if (!m_jobs[number].output.isEmpty()) {
      process->setStandardOutputFile(QProcess::nullDevice());
    }
    QElapsedTimer clock;
    clock.start();
    QObject::connect(process, &QProcess::finished, &m_owner,
                     [this, process, number, clock](int code, QProcess::ExitStatus ended) {
                       BatchResult result{.complaints = complaintsOf(*process),
                                          .output = process->readAllStandardOutput(),
                                          .seconds = static_cast<double>(clock.elapsed()) / 1000.0};
                       if (ended == QProcess::NormalExit) {
                         result.status = static_cast<ExitCode>(code);
                       } else {
                         result.complaints = QStringLiteral("it ended unexpectedly");
                       }
                       take(process, number, result);
                     });
    QObject::connect(process, &QProcess::errorOccurred, &m_owner,
                     [this, process, number](QProcess::ProcessError error) {
                       if (error == QProcess::FailedToStart) {
                         take(process, number, {.complaints = process->errorString()});
                       }
                     });
    process->start(QCoreApplication::applicationFilePath(), m_jobs[number].arguments);
  }

  static QString complaintsOf(QProcess& process) {
    const QString prefix = QStringLiteral("vitrine-cli: ");
    QStringList lines = QString::fromUtf8(process.readAllStandardError()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (QString& line : lines) {
      line = line.startsWith(prefix) ? line.mid(prefix.size()) : line;
    }
    return lines.join(QLatin1Char('\n'));
  }

  void take(QProcess* process, std::size_t number, const BatchResult& result) {
    process->deleteLater();
    m_done(number, result);
    --m_running;
    startNext();
    if (m_running == 0) {
      m_loop.quit();
    }
  }

  const std::vector<BatchJob>& m_jobs;
  std::function<void(std::size_t, const BatchResult&)> m_done;
  QObject m_owner;
  QEventLoop m_loop;
  std::size_t m_next = 0;
  int m_running = 0;
};

} // namespace

int jobsAtOnce(int asked) {
  return asked > 0 ? asked : base::processorCount();
}

void runJobs(const std::vector<BatchJob>& jobs, int atOnce,
             const std::function<void(std::size_t job, const BatchResult& result)>& done) {
  Runner(jobs, done).run(std::max(atOnce, 1));
}

} // namespace vitrine::cli
