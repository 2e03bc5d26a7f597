#include "tests/bench/PeakMemory.h"

#include <QFileInfo>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

extern char** environ;

namespace vitrine::bench {

std::optional<CliCost> costOfCli(const QStringList& arguments) {
  std::vector<std::string> words{VITRINE_BINARY_DIR "/bin/vitrine-cli"};
  for (const QString& argument : arguments) {
    words.push_back(argument.toStdString());
  }
  std::vector<char*> argv;
  for (std::string& word : words) {
    argv.push_back(word.data());
  }
  argv.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failed = posix_spawn(&child, argv[0], &quiet, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&quiet);
  int status = 0;
  rusage usage{};
  if (failed != 0 || wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return std::nullopt;
  }
  const auto milliseconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
  };
  return CliCost{static_cast<double>(usage.ru_maxrss) / 1024.0,
                 milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)};
}

namespace {

std::optional<double> peakMemoryOfCli(const QStringList& arguments) {
  const auto cost = costOfCli(arguments);
  return cost ? std::optional(cost->memory) : std::nullopt;
}

} // namespace

std::optional<CliCost> costOfLargePicture(const std::vector<BenchMap>& maps) {
  return maps.empty() ? std::nullopt
                      : costOfCli({QStringLiteral("render"), maps.back().path, QStringLiteral("-o"),
                                   QStringLiteral("-"), QStringLiteral("--size"), QStringLiteral("16384x9216"),
                                   QStringLiteral("--supersample"), QStringLiteral("1")});
}

std::vector<PeakMemory> measurePeakMemory(const std::vector<BenchMap>& maps) {
  const auto bare = peakMemoryOfCli({QStringLiteral("formats")});
  std::vector<PeakMemory> measured;
  for (const BenchMap& map : maps) {
    measured.push_back({peakMemoryOfCli({QStringLiteral("info"), map.path}),
                        peakMemoryOfCli({QStringLiteral("render"), map.path, QStringLiteral("-o"), QStringLiteral("-"),
                                         QStringLiteral("--size"), QStringLiteral("1280x720")}),
                        {}});
    const double size = static_cast<double>(QFileInfo(map.path).size()) / (1024.0 * 1024.0);
    PeakMemory& latest = measured.back();
    if (latest.info && bare && size > 0) {
      latest.times = (*latest.info - *bare) / size;
    }
  }
  return measured;
}

} // namespace vitrine::bench
