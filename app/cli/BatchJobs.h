#pragma once

#include "app/cli/ExitCode.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace vitrine::cli {

/// One run of this program, on one file.
struct BatchJob {
  QString file;
  QString output;
  QStringList arguments;
};

/// Outcome of a job.
struct BatchResult {
  ExitCode status = ExitCode::Failed;
  QString complaints; ///< what it said on standard error, without the program's name
  double seconds = 0;
};

/// Runs jobs, each by a process of its own, so many at once; `done` gets each as it ends, with its number. Needs an
/// application object.
void runJobs(const std::vector<BatchJob>& jobs, int atOnce,
             const std::function<void(std::size_t job, const BatchResult& result)>& done);

} // namespace vitrine::cli
