#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/OutputTarget.h"
#include "app/cli/SeveralFiles.h"
#include "app/cli/StateArguments.h"
#include "app/cli/Thumbnail.h"
#include "core/base/PendingTask.h"

#include <QBuffer>
#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <ctime>
#include <mutex>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace vitrine::cli {
namespace {

/// Ends work that takes too long. First it cancels the work, and if that has no effect it ends the process. Nothing is
/// written before the work is done, so no file is left behind.
class Deadline {
public:
  Deadline(Progress& progress, const base::ThumbnailLimits& limits)
      : m_watch(base::startPending({}, [this, &progress, &limits](Progress&) -> Result<void> {
          if (passes(limits)) {
            m_passed = true;
            progress.cancel();
            if (passes(limits)) {
              std::_Exit(static_cast<int>(ExitCode::OutOfTime));
            }
          }
          return {};
        })) {
    if (m_watch.hasEnded()) { // it could not be started: no limit can have passed yet
      throw std::bad_alloc();
    }
  }
  ~Deadline() {
    {
      const std::scoped_lock lock(m_mutex);
      m_isDone = true;
      m_done.notify_all();
    }
    static_cast<void>(m_watch.wait());
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  bool passed() const { return m_passed; }

private:
  static std::chrono::duration<double> cpuTime() {
    return std::chrono::duration<double>(static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  }

  /// Waits until a limit has passed, from now on (true), or the work is done (false).
  bool passes(const base::ThumbnailLimits& limits) {
    constexpr std::chrono::milliseconds kGlance{100};
    const auto start = std::chrono::steady_clock::now();
    const auto cpuAtStart = cpuTime();
    std::unique_lock lock(m_mutex);
    while (!m_done.wait_for(lock, kGlance, [this] { return m_isDone; })) {
      if (cpuTime() - cpuAtStart >= limits.cpuTime || std::chrono::steady_clock::now() - start >= limits.wallTime) {
        return true;
      }
    }
    return false;
  }

  std::mutex m_mutex;
  std::condition_variable m_done;
  bool m_isDone = false; ///< under the mutex
  std::atomic<bool> m_passed{false};
  base::PendingTask<void> m_watch; ///< last: it uses the others
};

/// Want of memory becomes std::bad_alloc. Sanitizers need address space of their own.
void limitMemory([[maybe_unused]] std::uint64_t bytes) {
#if defined(Q_OS_UNIX) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > bytes)) {
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_AS, &limit);
  }
#endif
}

class ThumbnailCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("thumbnail", "Render a small image of the file, for file managers");
    command->add_option("FILE", m_file, "The file")->required();
    command
        ->add_option("OUT", m_rest,
                     "Output PNG; - for standard output. With several files and folders before it, a folder or a name "
                     "with {file}")
        ->required();
    command->add_option("--size", m_size, "Length of the longer side in pixels (256)")->type_name("N");
    command->add_option("--seconds", m_seconds, "Limit of CPU time in seconds (5)")->type_name("N");
    m_several.declare(*command, SeveralFiles::OutBy::Place);
    return *command;
  }

  ExitCode run() override {
    const FilesAndOut given(m_file, m_rest);
    if (SeveralFiles::areMeant(given.inputs)) {
      return m_several.run(given.inputs, given.out, QStringLiteral("png"));
    }
    base::ThumbnailLimits limits;
    if (m_size < 1 || m_size > static_cast<int>(limits.maxSide)) {
      complain({},
               wrongUsage("--size", QString::number(m_size), QStringLiteral("1 to %1").arg(limits.maxSide)).error());
      return ExitCode::Usage;
    }
    if (m_seconds < 1 || std::chrono::seconds(m_seconds) > limits.wallTime) {
      const auto most = std::chrono::duration_cast<std::chrono::seconds>(limits.wallTime).count();
      complain({}, wrongUsage("--seconds", QString::number(m_seconds), QStringLiteral("1 to %1").arg(most)).error());
      return ExitCode::Usage;
    }
    limits.cpuTime = std::chrono::seconds(m_seconds);
    limitMemory(limits.maxAddressSpace);
    const QString path = fromArgument(m_file);
    Progress progress;
    bool late = false;
    auto picture = [&] {
      const Deadline deadline(progress, limits);
      auto made = makeThumbnail(path, m_size, limits, progress);
      late = !made && deadline.passed();
      return late ? std::unexpected(Error::of(ErrorCode::LimitReached, QStringLiteral("this takes too long"), path))
                  : std::move(made);
    }();
    if (!picture) {
      complain(path, picture.error());
      return late ? ExitCode::OutOfTime : ExitCode::Failed;
    }
    return save(*picture, path, given.out) ? ExitCode::Done : ExitCode::Failed;
  }

private:
  static bool save(const QImage& picture, const QString& path, const QString& out) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG")) {
      complain(out, QStringLiteral("the image could not be encoded as PNG"));
      return false;
    }
    auto target = OutputTarget::open(out, path, OutputTarget::Empty::Filled);
    if (!target) {
      complain(path, target.error());
      return false;
    }
    target->write(png);
    const auto written = target->commit();
    if (!written) {
      complain(out, written.error());
    }
    return written.has_value();
  }

  std::string m_file;
  std::vector<std::string> m_rest; ///< more files, and OUT
  SeveralFiles m_several;
  int m_size = 256;
  int m_seconds = 5;
};

} // namespace

std::unique_ptr<Command> makeThumbnailCommand() {
  return std::make_unique<ThumbnailCommand>();
}

} // namespace vitrine::cli
