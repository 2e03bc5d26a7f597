#pragma once

#include "app/cli/BatchJobs.h"

namespace vitrine::cli {

/// Runs jobs and tells of each: on standard output a line for each file that something was made of, its name, a tab and
/// the name of that, or at the end all as a JSON array (docs/cli.md, "batch"); on standard error what they said. The
/// worst status is the outcome.
struct BatchSummary {
  int atOnce = 0; ///< files at a time; 0: as many as there are processors
  bool json = false;
  bool occupiedFails = false; ///< an output that exists already counts as failed, and is left as it is

  ExitCode run(std::vector<BatchJob> jobs) const;
};

} // namespace vitrine::cli
