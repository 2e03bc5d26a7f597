#include "app/cli/BatchSummary.h"

#include "app/cli/Console.h"
#include "core/base/ControlPictures.h"
#include "core/structure/Json.h"

#include <QFileInfo>

#include <algorithm>
#include <thread>

namespace vitrine::cli {
namespace {

class Telling {
public:
  explicit Telling(bool json) : m_json(json) {}

  void take(const BatchJob& job, const BatchResult& result) {
    m_worst = worse(m_worst, result.status);
    const bool made = result.status == ExitCode::Done || result.status == ExitCode::Damaged;
    if (m_json) {
      m_summary.push_back({{"file", job.file.toStdString()},
                           {"output", made ? structure::Json(job.output.toStdString()) : structure::Json()},
                           {"status", static_cast<int>(result.status)},
                           {"seconds", result.seconds},
                           {"said", result.complaints.toStdString()}});
    } else if (made) {
      m_out.write(
          QStringLiteral("%1\t%2\n").arg(base::withControlPictures(job.file), base::withControlPictures(job.output)));
    }
    for (const QString& line : result.complaints.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
      complain({}, line);
    }
  }

  ExitCode end() {
    if (m_json) {
      m_out.write(QByteArray::fromStdString(m_summary.dump(2)) + '\n');
    }
    return finished(m_out) ? m_worst : ExitCode::Failed;
  }

private:
  bool m_json;
  ResultStream m_out;
  structure::Json m_summary = structure::Json::array();
  ExitCode m_worst = ExitCode::Done;
};

} // namespace

ExitCode BatchSummary::run(std::vector<BatchJob> jobs) const {
  Telling telling(json);
  if (occupiedFails) {
    std::erase_if(jobs, [&telling](const BatchJob& job) {
      const bool exists = QFileInfo::exists(job.output);
      if (exists) {
        telling.take(job, {.complaints = QStringLiteral("%1: it already exists (--force replaces it)")
                                             .arg(base::withControlPictures(job.output))});
      }
      return exists;
    });
  }
  runJobs(jobs, jobsAtOnce(atOnce),
          [&](std::size_t job, const BatchResult& result) { telling.take(jobs[job], result); });
  return telling.end();
}

} // namespace vitrine::cli
