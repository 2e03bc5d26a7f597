#pragma once

#include "app/cli/ExitCode.h"

#include <memory>

namespace CLI {
class App;
}

class QCoreApplication;

namespace vitrine::cli {

/// One sub-command of vitrine-cli.
class Command {
public:
  virtual ~Command() = default;

  /// Adds the sub-command with its options to `program`; values arrive here when the command line is parsed.
  virtual CLI::App& declare(CLI::App& program) = 0;
  /// Runs after parsing; the result goes to stdout, reasons to stderr.
  virtual ExitCode run() = 0;
  /// The application object that `run` needs; null, with the reason on stderr, when there is no display for it.
  virtual std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv);
};

std::unique_ptr<Command> makeInfoCommand();
std::unique_ptr<Command> makeTableCommand();
std::unique_ptr<Command> makeCompareCommand();
std::unique_ptr<Command> makeSearchCommand();
std::unique_ptr<Command> makeExtractCommand();
std::unique_ptr<Command> makeEntitiesCommand();
std::unique_ptr<Command> makeDecodeCommand();
std::unique_ptr<Command> makePatternCommand();
std::unique_ptr<Command> makeRenderCommand();
std::unique_ptr<Command> makeFilmCommand();
std::unique_ptr<Command> makeThumbnailCommand();
std::unique_ptr<Command> makePickCommand();
std::unique_ptr<Command> makeVisibilityCommand();
std::unique_ptr<Command> makeMapStatsCommand();
std::unique_ptr<Command> makeExportCommand();
std::unique_ptr<Command> makeUnpackCommand();
std::unique_ptr<Command> makeTexturesCommand();
std::unique_ptr<Command> makeBatchCommand();
std::unique_ptr<Command> makeFormatsCommand();

} // namespace vitrine::cli
