#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OutputArguments.h"
#include "core/document/Entities.h"
#include "core/links/EntityGraph.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class EntitiesCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("entities", "Write the entities of a world with their keys and values");
    m_output.declare(*command, "Output file: .ent (text of the file) or .json; - for standard output");
    command->add_flag("--json", m_json, "Write JSON regardless of the extension of OUT");
    command->add_option("--where", m_where,
                        "Only entities whose keys or values contain all words; KEY=VALUE: a value of that key");
    command->add_flag("--connections", m_connections,
                      "Print the connections of the entities, their targets and invalid references as JSON");
    return *command;
  }

  ExitCode run() override {
    const QString out = m_output.outPath();
    const bool json = m_json || m_connections || out.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    if (!json && out != QLatin1String("-") && !out.endsWith(QLatin1String(".ent"), Qt::CaseInsensitive)) {
      complain(out, QStringLiteral("the name must end in .ent or .json"));
      return ExitCode::Usage;
    }
    const auto file = m_output.load();
    if (!file) {
      return file.error();
    }
    const document::EntityFilter filter(fromArgument(m_where));
    if (m_connections) {
      return m_output.write(*file, [&](const bytes::ByteSink& sink) { return writeConnections(*file, filter, sink); });
    }
    const auto form = json ? document::EntityForm::Json : document::EntityForm::KeyValues;
    return m_output.write(*file, [&](const bytes::ByteSink& sink) {
      base::Progress progress;
      return document::writeEntities(file->document(), form, sink, progress, filter);
    });
  }

private:
  static Result<void> writeConnections(const LoadedFile& file, const document::EntityFilter& filter,
                                       const bytes::ByteSink& sink) {
    base::Progress progress;
    const auto graph = links::EntityGraph::of(file.document(), progress);
    if (!graph) {
      return std::unexpected(graph.error());
    }
    const std::string text =
        links::connectionsJson(*graph, filter).dump(2, ' ', false, structure::Json::error_handler_t::replace) + '\n';
    sink(std::as_bytes(std::span(text)));
    return {};
  }

  OutputArguments m_output;
  std::string m_where;
  bool m_json = false;
  bool m_connections = false;
};

} // namespace

std::unique_ptr<Command> makeEntitiesCommand() {
  return std::make_unique<EntitiesCommand>();
}

} // namespace vitrine::cli
