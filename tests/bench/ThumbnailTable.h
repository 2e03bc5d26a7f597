#pragma once

#include "tests/bench/PeakMemory.h"

namespace vitrine::bench {

/// A sample and what its thumbnail cost.
struct ThumbnailCost {
  QString name;
  double megabytes = 0; ///< size of the file
  CliCost cost;
};

/// Thumbnails of all samples, our own and other people's, that there is something to see of. Call it first, as
/// costOfCli.
std::vector<ThumbnailCost> measureThumbnails();

/// Prints a row for each, and how the goals are met: the median under 150 ms of CPU time, none over 1 s, no more than
/// 200 MiB for files up to 20 MB.
void printThumbnailTable(std::vector<ThumbnailCost> thumbnails);

} // namespace vitrine::bench
