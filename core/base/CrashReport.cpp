#include "core/base/CrashReport.h"

#include "core/base/CrashWriter.h"
#include "core/base/Version.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QSysInfo>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#if defined(Q_OS_UNIX) && __has_include(<execinfo.h>) // musl has none
#define VITRINE_REPORTS_CRASHES
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <ctime>
#endif

namespace vitrine::base {
namespace {

/// Text that a signal handler may read at any time; what is being written then comes out cut.
template <std::size_t Size>
struct CrashText {
  std::array<char, Size> bytes{};

  void set(const QString& text) {
    const QByteArray utf8 = text.toUtf8().simplified();
    const auto length = std::min<std::size_t>(static_cast<std::size_t>(utf8.size()), Size - 1);
    std::memcpy(bytes.data(), utf8.constData(), length);
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(length), bytes.end(), char(0));
  }
};

constexpr std::size_t kActions = 24;

/// All that a report says and that is known before the crash.
struct CrashFacts {
  CrashText<1024> path; ///< of the report; empty: none is written
  CrashText<256> system;
  std::array<CrashText<256>, 3> notes;
  std::array<CrashText<64>, kActions> actions;
  std::atomic<std::size_t> actionCount = 0;
};

CrashFacts& crashFacts() {
  static CrashFacts facts;
  return facts;
}

#ifdef VITRINE_REPORTS_CRASHES

constexpr std::array kCrashSignals{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
constexpr std::size_t kStackSize = 64 * 1024;
constexpr int kMostFrames = 64;
/// Seconds after which looking for names ends the process: a crash inside the loader holds its lock.
constexpr unsigned kMostSeconds = 5;

const char* signalName(int signal) {
  switch (signal) {
  case SIGSEGV:
    return "SIGSEGV";
  case SIGBUS:
    return "SIGBUS";
  case SIGILL:
    return "SIGILL";
  case SIGFPE:
    return "SIGFPE";
  default:
    return "SIGABRT";
  }
}

void writeFacts(CrashWriter& out, const CrashFacts& facts) {
  out.text("time: ").number(static_cast<std::uint64_t>(::time(nullptr))).text(" s since 1970\n");
  out.text("system: ").text(facts.system.bytes.data()).text("\n");
  const std::array names{"file: ", "sha256: ", "graphics: "};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (facts.notes[i].bytes[0] != 0) {
      out.text(names[i]).text(facts.notes[i].bytes.data()).text("\n");
    }
  }
  out.text("last actions, the latest at the end:\n");
  const std::size_t count = facts.actionCount;
  for (std::size_t i = count > kActions ? count - kActions : 0; i < count; ++i) {
    out.text("  ").text(facts.actions[i % kActions].bytes.data()).text("\n");
  }
}

void writeStack(CrashWriter& out) {
  std::array<void*, kMostFrames> frames{};
  const int count = ::backtrace(frames.data(), kMostFrames);
  out.text("stack:\n");
  for (int i = 0; i < count; ++i) {
    out.text("  ").address(reinterpret_cast<std::uintptr_t>(frames[static_cast<std::size_t>(i)])).text("\n");
  }
  out.text("modules:\n");
  writeLoadedModules(out);
  // Names come last: finding them is not safe here, and all that matters is written.
  ::alarm(kMostSeconds);
  out.text("names:\n");
  for (int i = 0; i < count; ++i) {
    Dl_info info{};
    void* frame = frames[static_cast<std::size_t>(i)];
    if (::dladdr(frame, &info) != 0 && info.dli_fname) {
      const auto address = reinterpret_cast<std::uintptr_t>(frame);
      out.text("  ").text(lastPart(info.dli_fname)).text("+");
      out.address(address - reinterpret_cast<std::uintptr_t>(info.dli_fbase));
      out.text(" ").text(info.dli_sname ? info.dli_sname : "?").text("\n");
    }
  }
  out.text("end\n");
}

void reportCrash(int signal, siginfo_t* info, void*) {
  static std::atomic_flag begun = ATOMIC_FLAG_INIT;
  while (begun.test_and_set()) {
    ::pause(); // another thread writes, and ends the process
  }
  const CrashFacts& facts = crashFacts();
  const int file = ::open(facts.path.bytes.data(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) {
    CrashWriter out(file);
    out.text("Vitrine crash report\nversion: ").text(kVersion).text("\n");
    out.text("signal: ").text(signalName(signal));
    if (info->si_code > 0) { // else a process sent it, and no address belongs to it
      out.text(" at ").address(reinterpret_cast<std::uintptr_t>(info->si_addr));
    }
    out.text("\n");
    writeFacts(out, facts);
    writeStack(out);
    ::close(file);
  }
  ::raise(signal); // its default action, which SA_RESETHAND has brought back, comes as this function ends
}

void installHandler() {
  // A stack of its own, as that of the thread may be what ran out.
  static std::array<char, kStackSize> stack;
  stack_t place{};
  place.ss_sp = stack.data();
  place.ss_size = stack.size();
  ::sigaltstack(&place, nullptr);
  std::array<void*, 1> frame{};
  ::backtrace(frame.data(), 1); // loads what it needs now, as it could not later
  struct sigaction action{};
  action.sa_sigaction = reportCrash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (const int signal : kCrashSignals) {
    ::sigaction(signal, &action, nullptr);
  }
}

#else

void installHandler() {}

#endif

} // namespace

void armCrashReports(const QString& folder) {
  if (!QDir().mkpath(folder)) {
    return;
  }
  CrashFacts& facts = crashFacts();
  const QString start = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
  const QByteArray path =
      QDir(folder)
          .absoluteFilePath(QStringLiteral("crash-%1-%2.txt").arg(start).arg(QCoreApplication::applicationPid()))
          .toLocal8Bit();
  if (static_cast<std::size_t>(path.size()) >= facts.path.bytes.size()) {
    return;
  }
  std::memcpy(facts.path.bytes.data(), path.constData(), static_cast<std::size_t>(path.size()) + 1);
  facts.system.set(
      QStringLiteral("%1, %2, Qt %3")
          .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(), QLatin1String(qVersion())));
  installHandler();
}

void noteForCrash(CrashNote note, const QString& text) {
  crashFacts().notes[static_cast<std::size_t>(note)].set(text);
}

void noteActionForCrash(const QString& name) {
  CrashFacts& facts = crashFacts();
  facts.actions[facts.actionCount % kActions].set(name);
  ++facts.actionCount;
}

} // namespace vitrine::base
