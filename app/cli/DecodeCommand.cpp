#include "app/cli/Command.h"
#include "app/cli/OutputArguments.h"
#include "core/formats/api/DecodedCopy.h"
#include "core/formats/registry/Registry.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class DecodeCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "decode", "Write a copy of the file with all compressed parts decoded, readable by the game");
    m_output.declare(*command, "Output file; - for standard output");
    return *command;
  }

  ExitCode run() override {
    const auto file = m_output.load();
    if (!file) {
      return file.error();
    }
    return m_output.write(*file, [&](const bytes::ByteSink& sink) {
      base::Progress progress;
      return formats::writeDecoded(formats::registry(), file->document(), {}, sink, progress);
    });
  }

private:
  OutputArguments m_output;
};

} // namespace

std::unique_ptr<Command> makeDecodeCommand() {
  return std::make_unique<DecodeCommand>();
}

} // namespace vitrine::cli
