#include "app/cli/Command.h"
#include "app/cli/OutputArguments.h"
#include "core/structure/Pattern.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class PatternCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "pattern", "The layouts of the file's records and where they lie, for the hex editor ImHex");
    m_output.declare(*command, "The pattern file to write, .hexpat; - for standard output");
    return *command;
  }

  ExitCode run() override {
    const auto file = m_output.load();
    if (!file) {
      return file.error();
    }
    return m_output.write(*file, [&](const bytes::ByteSink& sink) {
      base::Progress progress;
      const auto asText = [&sink](const QString& text) {
        const QByteArray utf8 = text.toUtf8();
        return sink(std::as_bytes(std::span(utf8.constData(), static_cast<std::size_t>(utf8.size()))));
      };
      structure::writePattern(file->document().structure, file->document().spaces, asText, progress);
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
