#include "app/cli/Command.h"
#include "app/cli/OutputArguments.h"
#include "core/structure/Pattern.h"
#include "core/structure/TableText.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class PatternCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("pattern", "Write the layouts and offsets of the records for the hex editor ImHex");
    m_output.declare(*command, "Output pattern file, .hexpat; - for standard output");
    return *command;
  }

  ExitCode run() override {
    const auto file = m_output.load();
    if (!file) {
      return file.error();
    }
    return m_output.write(*file, [&](const bytes::ByteSink& sink) {
      base::Progress progress;
      structure::writePattern(file->document().structure, file->document().spaces, structure::asUtf8(sink), progress);
      return Result<void>();
    });
  }

private:
  OutputArguments m_output;
};

} // namespace

std::unique_ptr<Command> makePatternCommand() {
  return std::make_unique<PatternCommand>();
}

} // namespace vitrine::cli
