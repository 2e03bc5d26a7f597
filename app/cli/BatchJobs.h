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
  QString output; ///< the file that it makes; empty: standard output is what it makes
  QStringList arguments;
};

/// Outcome of a job.
struct BatchResult {
  ExitCode status = ExitCode::Failed;
  QString complaints = {}; ///< what it said on standard error, without the program's name
  QByteArray output = {};  ///< standard output, of jobs whose output is that
  double seconds = 0;
};

/// Jobs at a time where a user asks for so many; 0: as many as there are processors.
int jobsAtOnce(int asked);

/// Runs jobs, each by a process of its own, so many at once; `done` gets each as it ends, with its number. Needs an
/// application object.
void runJobs(const std::vector<BatchJob>& jobs, int atOnce,
             const std::function<void(std::size_t job, const BatchResult& result)>& done);

} // namespace vitrine::cli
