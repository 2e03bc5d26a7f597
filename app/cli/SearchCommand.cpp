#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/base/ControlPictures.h"
#include "core/searching/MatchJson.h"
#include "core/searching/Search.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

/// Kind names, as help and complaints list them.
QString kindList() {
  QStringList names;
  for (const searching::MatchKind kind : searching::allKinds()) {
    names << searching::idOf(kind);
  }
  return names.join(QStringLiteral(", "));
}

class SearchCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("search", "Search names, values, records and bytes for a text");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("TEXT", m_text, "A text, a number or hexadecimal bytes (0xDEADBEEF, \"DE AD\")")->required();
    command->add_option("--kind", m_kinds, "Only these: " + kindList().toStdString() + ". May be repeated")
        ->type_name("KIND");
    command->add_flag("--case", m_query.matchCase, "Match case");
    command->add_flag("--word", m_query.wholeWord, "Whole words only");
    command->add_flag("--regex", m_query.regularExpression, "TEXT is a regular expression");
    command
        ->add_option("--limit", m_query.mostOfKind, "Maximum number of listed matches per kind; all are counted (1000)")
        ->type_name("N");
    command->add_flag("--json", m_json, "Print a JSON object");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    m_query.text = fromArgument(m_text);
    if (!takeKinds() || !isUsable()) {
      return ExitCode::Usage;
    }
    const QString path = fromArgument(m_file);
    const auto loaded = loadFile(path, *options, Assets::Leave);
    if (!loaded) {
      complain(path, loaded.error());
      return ExitCode::Failed;
    }
    return search(*loaded, path);
  }

private:
  bool takeKinds() {
    if (m_kinds.empty()) {
      return true;
    }
    m_query.kinds.reset();
    for (const std::string& name : m_kinds) {
      const auto kind = searching::kindOf(fromArgument(name));
      if (!kind) {
        complain({}, QStringLiteral("--kind %1: there are %2").arg(fromArgument(name), kindList()));
        return false;
      }
      m_query.kinds.set(searching::indexOf(*kind));
    }
    return true;
  }
  bool isUsable() const {
    if (m_query.text.isEmpty()) {
      complain({}, QStringLiteral("no text to search for"));
      return false;
    }
    if (const auto usable = searching::checkQuery(m_query); !usable) {
      complain({}, usable.error());
      return false;
    }
    return true;
  }

  ExitCode search(const LoadedFile& file, const QString& path) {
    ResultStream out;
    base::Progress progress;
    searching::MatchesJson json(file.document());
    const auto sink = [&](const searching::Match& match) {
      if (m_json) {
        json.add(match);
      } else if (!out.write(lineOf(match))) {
        progress.cancel(); // nobody reads any more
      }
    };
    const auto counts = searchAll(file, sink, progress);
    if (!counts) {
      complain(path, counts.error());
      return ExitCode::Failed;
    }
    if (m_json) {
      out.write(QByteArray::fromStdString(
                    json.finish(*counts).dump(2, ' ', false, structure::Json::error_handler_t::replace)) +
                '\n');
    }
    if (!finished(out)) {
      return ExitCode::Failed;
    }
    tellLeftOut(*counts, path);
    const bool any = std::ranges::any_of(*counts, [](std::uint64_t count) { return count > 0; });
    const ExitCode opened = verdict(file, path, m_open.strict);
    return any ? opened : ExitCode::Failed;
  }
  Result<searching::MatchCounts> searchAll(const LoadedFile& file, const searching::MatchSink& sink,
                                           base::Progress& progress) const {
    try {
      return searching::search(searching::subjectOf(file.opened.document), m_query, sink, progress);
    } catch (const base::Cancelled&) {
      searching::MatchCounts some = {};
      some[0] = 1;
      return some;
    }
  }
  /// "kind TAB where TAB text", one line.
  static QString lineOf(const searching::Match& match) {
    return QStringLiteral("%1\t%2\t%3\n")
        .arg(searching::idOf(match.kind), base::withControlPictures(match.where),
             base::withControlPictures(match.text));
  }
  void tellLeftOut(const searching::MatchCounts& counts, const QString& path) const {
    for (const searching::MatchKind kind : searching::allKinds()) {
      if (const std::uint64_t count = counts[searching::indexOf(kind)]; count > m_query.mostOfKind) {
        complain(path, QStringLiteral("%1: the first %2 of %3 are listed (--limit)")
                           .arg(searching::idOf(kind))
                           .arg(m_query.mostOfKind)
                           .arg(count));
      }
    }
  }

  std::string m_file;
  std::string m_text;
  std::vector<std::string> m_kinds;
  searching::Query m_query;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeSearchCommand() {
  return std::make_unique<SearchCommand>();
}

} // namespace vitrine::cli
