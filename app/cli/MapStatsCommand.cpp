#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/base/ControlPictures.h"
#include "core/links/MapStatistics.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace vitrine::cli {
namespace {

constexpr std::size_t kShownEntries = 10;

class MapStatsCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand(
        "mapstats", "Show costs of a map by material, model and leaf, compiler limits and unused data");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_flag("--all", m_all, "Print complete lists, not just the first entries");
    command->add_flag("--json", m_json, "Print JSON");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    const QString path = fromArgument(m_file);
    const auto file = loadFile(path, *options, Assets::Leave);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    const Document& document = file->document();
    if (!document.scene && !document.mapFigures) {
      complain(path, whyNoScene(document, QStringLiteral("there is nothing to count")));
      return ExitCode::Failed;
    }
    base::Progress progress;
    const links::MapStatistics statistics = links::mapStatisticsOf(document, document.scene.get(), progress);
    ResultStream out;
    if (m_json) {
      out.write(QString::fromStdString(links::mapStatisticsJson(document, statistics)
                                           .dump(1, ' ', false, structure::Json::error_handler_t::replace)) +
                QLatin1Char('\n'));
    } else {
      const std::size_t most = m_all ? std::numeric_limits<std::size_t>::max() : kShownEntries;
      links::describeMapStatistics(document, statistics, most, [&out](const QString& line) {
        out.write(base::withControlPictures(line) + QLatin1Char('\n'));
      });
    }
    return finished(out) ? verdict(*file, path, m_open.strict) : ExitCode::Failed;
  }

private:
  std::string m_file;
  bool m_all = false;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeMapStatsCommand() {
  return std::make_unique<MapStatsCommand>();
}

} // namespace vitrine::cli
