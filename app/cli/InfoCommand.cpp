#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/document/DocumentSummary.h"
#include "core/document/SearchWords.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

using structure::Json;

class InfoCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("info", "What files are and what they hold");
    command->add_option("FILE", m_files, "Files to look into")->required();
    command->add_flag("--json", m_json, "As JSON: an object, or an array of objects for several files");
    command
        ->add_flag("--words", m_words,
                   "As JSON, only the names and short texts in the file, for search; nothing else is looked for")
        ->excludes("--json");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    options->counts = true;
    ExitCode status = ExitCode::Done;
    for (const std::string& argument : m_files) {
      const QString path = fromArgument(argument);
      const auto file = loadFile(path, *options, m_words ? Assets::Leave : Assets::Resolve);
      if (!file) {
        complain(path, file.error());
        status = worse(status, ExitCode::Failed);
        continue;
      }
      status = worse(status, verdict(*file, path, m_open.strict));
      if (!show(*file)) {
        break;
      }
    }
    if (isArray()) {
      m_out.write(QByteArray(m_shown == 0 ? "[]\n" : "\n]\n"));
    }
    return finished(m_out) ? status : ExitCode::Failed;
  }

private:
  bool isArray() const { return (m_json || m_words) && m_files.size() > 1; }

  bool show(const LoadedFile& file) {
    if (!m_json && !m_words) {
      bool wanted = true;
      document::describe(file.document(), &file.findings,
                         [&](const QString& line) { wanted = wanted && m_out.write(line + QLatin1Char('\n')); });
      return wanted;
    }
    const Json json =
        m_words ? document::toWordsJson(file.document()) : document::toJson(file.document(), &file.findings);
    const auto text = QByteArray::fromStdString(json.dump(1, ' ', false, Json::error_handler_t::replace));
    if (!isArray()) {
      return m_out.write(text + '\n');
    }
    return m_out.write((m_shown++ == 0 ? "[\n" : ",\n") + text);
  }

  std::vector<std::string> m_files;
  bool m_json = false;
  bool m_words = false;
  OpenArguments m_open;
  ResultStream m_out;
  int m_shown = 0;
};

} // namespace

std::unique_ptr<Command> makeInfoCommand() {
  return std::make_unique<InfoCommand>();
}

} // namespace vitrine::cli
