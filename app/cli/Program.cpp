#include "app/cli/Program.h"

#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/base/Version.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <array>
#include <clocale>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>
#ifdef Q_OS_UNIX
#include <langinfo.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace vitrine::cli {
namespace {

constexpr std::array kCommands = {
    makeInfoCommand,      makeTableCommand,    makeSearchCommand,     makeExtractCommand,  makeEntitiesCommand,
    makeDecodeCommand,    makePatternCommand,  makeCompareCommand,
#ifdef VITRINE_CLI_RENDER
    makeRenderCommand,    makeFilmCommand,
#endif
    makeThumbnailCommand, makePickCommand,     makeVisibilityCommand, makeMapStatsCommand, makeExportCommand,
    makeUnpackCommand,    makeTexturesCommand, makeBatchCommand,      makeFormatsCommand,
};

/// Qt speaks UTF-8 alone and warns on stderr of any other locale; file names are bytes here, so none is lost.
void useUtf8Locale() {
#ifdef Q_OS_UNIX
  std::setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    qputenv("LC_ALL", "C.UTF-8");
  }
  std::setlocale(LC_CTYPE, "C");
#endif
}

/// Large blocks go back to the system as soon as they are freed. By itself glibc keeps ever larger ones.
void giveMemoryBack() {
#ifdef __GLIBC__
  constexpr int kLarge = 512 << 10;
  mallopt(M_MMAP_THRESHOLD, kLarge);
#endif
}

ExitCode explain(const CLI::App& program, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) {
    // Help or the version was asked for.
    return static_cast<ExitCode>(program.exit(error));
  }
  const std::vector<std::string> unknown = program.remaining();
  if (program.get_subcommands().empty() && !unknown.empty()) {
    const QString first = fromArgument(unknown.front());
    const QString what = first.startsWith(QLatin1Char('-')) ? QStringLiteral("option") : QStringLiteral("command");
    complain({}, QStringLiteral("there is no %1 \"%2\" (see --help)").arg(what, first));
  } else {
    complain({}, QString::fromLocal8Bit(error.what()));
  }
  return ExitCode::Usage;
}

ExitCode runWith(int argc, char** argv, Command& command) {
  const auto application = command.makeApplication(argc, argv);
  if (!application) {
    return ExitCode::NoDisplay;
  }
  try {
    return command.run();
  } catch (const std::bad_alloc&) {
    complain({}, QStringLiteral("there is not enough memory"));
    return ExitCode::Failed;
  }
}

ExitCode runCommand(int argc, char** argv) {
  CLI::App program("Inspects and renders the 3D worlds of old games", "vitrine-cli");
  program.set_version_flag("--version", std::string("vitrine-cli ") + base::kVersion);
  program.require_subcommand(1);
  std::vector<std::pair<CLI::App*, std::unique_ptr<Command>>> commands;
  for (const auto make : kCommands) {
    auto command = make();
    CLI::App& declared = command->declare(program);
    commands.emplace_back(&declared, std::move(command));
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return explain(program, error);
  }
  const auto chosen = std::ranges::find_if(commands, [](const auto& command) { return command.first->parsed(); });
  return runWith(argc, argv, *chosen->second);
}

} // namespace

int runProgram(int argc, char** argv) {
  giveMemoryBack();
  prepareConsole();
  useUtf8Locale();
  return static_cast<int>(runCommand(argc, argv));
}

} // namespace vitrine::cli
