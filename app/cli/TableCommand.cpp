#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/RowsArgument.h"
#include "app/cli/SectionArgument.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class TableCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("table", "The records of one section");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("SECTION", m_section, "Path or number of the section, as info prints it")->required();
    CLI::Option* csv = command->add_flag("--csv", m_csv, "As comma-separated values (the default)");
    command->add_flag("--json", m_json, "As a JSON array of objects")->excludes(csv);
    command->add_option("--rows", m_rows, "Rows A to B-1 only")->type_name("A:B");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto found = openSection(m_open, m_file, m_section);
    return found ? write(*found) : found.error();
  }

private:
  ExitCode write(const NamedSection& named) {
    const structure::Section& section = named.section();
    if (!section.table) {
      complain(named.path, QStringLiteral("section \"%1\" has no records").arg(section.path));
      return ExitCode::Usage;
    }
    const std::uint64_t rowCount = section.table->rowCount();
    const auto rows = m_rows.empty() ? structure::RowSpan{0, rowCount} : parseRows(fromArgument(m_rows), rowCount);
    if (!rows) {
      complain({}, QStringLiteral("--rows %1: A:B is wanted, rows A to B-1").arg(fromArgument(m_rows)));
      return ExitCode::Usage;
    }
    ResultStream out;
    const auto sink = [&out](const QString& text) { return out.write(text); };
    base::Progress progress;
    const auto form = m_json ? structure::TableForm::JsonArray : structure::TableForm::Csv;
    const auto written = structure::writeTable(*section.table, form, {*rows}, sink, progress);
    if (!finished(out)) {
      return ExitCode::Failed;
    }
    if (!written) {
      complain(named.path, written.error());
      return ExitCode::Failed;
    }
    return verdict(named.file, named.path, m_open.strict);
  }

  std::string m_file;
  std::string m_section;
  std::string m_rows;
  bool m_csv = false;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeTableCommand() {
  return std::make_unique<TableCommand>();
}

} // namespace vitrine::cli
