#pragma once

#include "tests/bench/BenchMaps.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace vitrine::bench {

/// Cost of one run of the built vitrine-cli.
struct CliCost {
  double memory = 0; ///< the most it held at once, MiB
  double cpu = 0;    ///< CPU time of all threads, ms
};

/// nullopt where it did not end with 0. Call it before anything else is done: Linux counts what the caller held when it
/// started a process to that process's peak.
std::optional<CliCost> costOfCli(const QStringList& arguments);

/// Most memory (MiB) that the built vitrine-cli held at once for a map; nullopt where it did not end with 0.
struct PeakMemory {
  std::optional<double> info;
  std::optional<double> render; ///< of a picture of 1280x720
  std::optional<double> times;  ///< of info: what it held beyond the bare program, in sizes of the file
};

/// Cost of a picture of 16384x9216 pixels of the last of the maps, in tiles. Goal: 400 MiB. Call it first, as
/// costOfCli.
std::optional<CliCost> costOfLargePicture(const std::vector<BenchMap>& maps);

/// One for each map. Call it first, as costOfCli.
std::vector<PeakMemory> measurePeakMemory(const std::vector<BenchMap>& maps);

} // namespace vitrine::bench
