#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/RowsArgument.h"
#include "app/cli/SectionArgument.h"
#include "app/cli/StatisticsText.h"
#include "app/cli/TableQuery.h"
#include "app/cli/UsesText.h"
#include "core/links/ReverseReferences.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class TableCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("table", "Print the records of one section");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("SECTION", m_section, "Path or number of the section, as printed by info")->required();
    CLI::Option* csv = command->add_flag("--csv", m_csv, "Print comma-separated values (default)");
    command->add_flag("--json", m_json, "Print a JSON array of objects")->excludes(csv);
    command->add_option("--rows", m_rows, "Only rows A to B-1")->type_name("A:B");
    CLI::Option* where =
        command->add_option("--where", m_where, "Only records that match, as in \"area > 100 && flags has SKY\"")
            ->type_name("EXPR");
    CLI::Option* sort =
        command->add_option("--sort", m_sort, "Sort by these columns; -COL: descending")->type_name("COL[,-COL]");
    CLI::Option* columns =
        command->add_option("--columns", m_columns, "Only these columns, in this order")->type_name("A,B");
    command->add_option("--used-by", m_usedBy, "Print the records that refer to this one instead of the table")
        ->type_name("ROW")
        ->excludes(where)
        ->excludes(sort)
        ->excludes(columns);
    command
        ->add_option("--statistics", m_statistics,
                     "Print statistics and distinct values of this column instead of the table")
        ->type_name("COL")
        ->excludes("--used-by")
        ->excludes(sort)
        ->excludes(columns);
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto found = openSection(m_open, m_file, m_section);
    if (!found) {
      return found.error();
    }
    if (!found->section().table) {
      complain(found->path, QStringLiteral("section \"%1\" has no records").arg(found->section().path));
      return ExitCode::Usage;
    }
    return m_usedBy.empty() ? writeRecords(*found) : writeUsers(*found);
  }

private:
  ExitCode writeRecords(const NamedSection& named) {
    const structure::RecordTable& table = *named.section().table;
    const auto rows =
        m_rows.empty() ? structure::RowSpan{0, table.rowCount()} : parseRows(fromArgument(m_rows), table.rowCount());
    if (!rows) {
      complain({}, QStringLiteral("--rows %1: expected A:B, rows A to B-1").arg(fromArgument(m_rows)));
      return ExitCode::Usage;
    }
    const auto columns = columnsNamed(table.layout(), fromArgument(m_columns));
    const auto chosen = columns ? chooseRows(named, *rows, fromArgument(m_where), fromArgument(m_sort))
                                : std::unexpected(columns.error());
    if (!chosen) {
      return chosen.error();
    }
    if (!m_statistics.empty()) {
      return writeStatisticsOf(named, *chosen);
    }
    const auto form = m_json ? structure::TableForm::JsonArray : structure::TableForm::Csv;
    return write(named, [&](const structure::TextSink& sink) {
      base::Progress progress;
      return structure::writeTable(table, form, *chosen, *columns, sink, progress);
    });
  }

  ExitCode writeStatisticsOf(const NamedSection& named, const std::vector<structure::RowSpan>& spans) {
    const structure::RecordLayout& layout = named.section().table->layout();
    const auto columns = columnsNamed(layout, fromArgument(m_statistics), QStringLiteral("--statistics"));
    if (!columns) {
      return columns.error();
    }
    if (columns->size() != 1) {
      complain({}, QStringLiteral("--statistics %1: expected one field").arg(fromArgument(m_statistics)));
      return ExitCode::Usage;
    }
    queries::RowList rows;
    for (const structure::RowSpan& span : spans) {
      for (std::uint64_t row = span.first; row < span.last; ++row) {
        rows.push_back(row);
      }
    }
    base::Progress progress;
    const auto statistics =
        queries::statisticsOf(named.file.document().structure, named.id, columns->front(), rows, progress);
    return write(named, [&](const structure::TextSink& sink) {
      writeStatistics(statistics, QString::fromLatin1(layout.fields[columns->front()].name), m_json, sink);
      return Result<void>();
    });
  }

  ExitCode writeUsers(const NamedSection& named) {
    bool isNumber = false;
    const QString text = fromArgument(m_usedBy);
    const qulonglong row = text.toULongLong(&isNumber, 0);
    if (!isNumber || row >= named.section().table->rowCount()) {
      complain({}, QStringLiteral("--used-by %1: expected the number of a record, 0 to %2")
                       .arg(text)
                       .arg(static_cast<qint64>(named.section().table->rowCount()) - 1));
      return ExitCode::Usage;
    }
    const structure::Structure& structure = named.file.document().structure;
    base::Progress progress;
    const auto uses = links::ReverseReferences::of(named.file.document(), progress).usesOf({named.id, row});
    return write(named, [&](const structure::TextSink& sink) {
      writeUses(structure, uses, m_json, sink);
      return Result<void>();
    });
  }

  template <class Write>
  ExitCode write(const NamedSection& named, Write writeTo) {
    ResultStream out;
    const Result<void> written = writeTo([&out](const QString& text) { return out.write(text); });
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
  std::string m_where;
  std::string m_sort;
  std::string m_columns;
  std::string m_usedBy;
  std::string m_statistics;
  bool m_csv = false;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeTableCommand() {
  return std::make_unique<TableCommand>();
}

} // namespace vitrine::cli
