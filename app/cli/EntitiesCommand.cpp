#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OutputArguments.h"
#include "core/document/Entities.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class EntitiesCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("entities", "The things of a world with their keys and values");
    m_output.declare(*command, "The file to write: .ent, the file's own text, or .json; - for standard output");
    command->add_flag("--json", m_json, "As JSON, whatever OUT ends in");
    return *command;
  }

  ExitCode run() override {
    const QString out = m_output.outPath();
    const bool json = m_json || out.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    if (!json && out != QLatin1String("-") && !out.endsWith(QLatin1String(".ent"), Qt::CaseInsensitive)) {
      complain(out, QStringLiteral("the name must end in .ent or .json"));
      return ExitCode::Usage;
    }
    const auto file = m_output.load();
    if (!file) {
      return file.error();
    }
    const auto form = json ? document::EntityForm::Json : document::EntityForm::KeyValues;
    return m_output.write(*file, [&](const bytes::ByteSink& sink) {
      base::Progress progress;
      return document::writeEntities(file->document(), form, sink, progress);
    });
  }

private:
  OutputArguments m_output;
  bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeEntitiesCommand() {
  return std::make_unique<EntitiesCommand>();
}

} // namespace vitrine::cli
