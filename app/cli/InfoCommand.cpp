#include "app/cli/BatchJobs.h"
#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/FilesGiven.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/SeveralFiles.h"
#include "core/document/DocumentSummary.h"
#include "core/document/SearchWords.h"
#include "core/document/StructureMap.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

using structure::Json;

class InfoCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("info", "Show the type and contents of files");
    command->add_option("FILE", m_files, "Files, or folders to search recursively for supported files")->required();
    command->add_flag("--json", m_json, "Print a JSON object, or an array of objects for several files");
    command
        ->add_flag(
            "--words", m_words,
            "Print only names and short texts of the file as JSON, for search; referenced files are not searched for")
        ->excludes("--json");
    command->add_flag("--map", m_map, "Show what each byte of the file belongs to, and unreferenced bytes")
        ->excludes("--words");
    command->add_flag("--entropy", m_entropy, "Also show the entropy of the bytes, block by block")
        ->excludes("--words");
    command->add_option("--only", m_patterns, "In folders, only files that match, such as \"*.bsp\"")
        ->type_name("PATTERN")
        ->allow_extra_args(false);
    command->add_option("--jobs", m_jobs, "Number of parallel files, each in its own process (1)")->type_name("N");
    m_open.declare(*command);
    m_command = command;
    return *command;
  }

  ExitCode run() override {
    auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return ExitCode::Usage;
    }
    options->counts = true;
    const QStringList files = filesGiven(m_files, m_patterns, FilesFor::Showing);
    if (files.isEmpty()) {
      return ExitCode::Failed;
    }
    m_isArray = (m_json || m_words) && SeveralFiles::areMeant(m_files);
    const ExitCode status = m_jobs > 1 && files.size() > 1 ? showInJobs(files) : showEach(files, *options);
    if (m_isArray) {
      m_out.write(QByteArray(m_shown == 0 ? "[]\n" : "\n]\n"));
    }
    return finished(m_out) ? status : ExitCode::Failed;
  }

private:
  ExitCode showEach(const QStringList& files, const formats::OpenOptions& options) {
    ExitCode status = ExitCode::Done;
    for (const QString& path : files) {
      const auto file = loadFile(path, options, m_words ? Assets::Leave : Assets::Resolve);
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
    return status;
  }

  /// The files in their order, as each is there and all before it.
  ExitCode showInJobs(const QStringList& files) {
    const QStringList options = optionsGiven(*m_command, {QStringLiteral("--jobs"), QStringLiteral("--only")});
    std::vector<BatchJob> jobs;
    for (const QString& file : files) {
      jobs.push_back({file, {}, QStringList{QStringLiteral("info"), file} + options});
    }
    ExitCode status = ExitCode::Done;
    std::vector<std::optional<QByteArray>> texts(jobs.size());
    std::size_t next = 0;
    runJobs(jobs, m_jobs, [&](std::size_t job, const BatchResult& result) {
      status = worse(status, result.status);
      for (const QString& line : result.complaints.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        complain({}, line);
      }
      for (texts[job] = result.output; next < texts.size() && texts[next]; ++next) {
        showText(texts[next]->endsWith('\n') ? texts[next]->chopped(1) : *texts[next]);
        texts[next]->clear();
      }
    });
    return status;
  }

  /// One file's, without the end of its last line; empty: nothing could be said of it.
  bool showText(const QByteArray& text) {
    if (text.isEmpty()) {
      return true;
    }
    return m_isArray ? m_out.write((m_shown++ == 0 ? "[\n" : ",\n") + text) : m_out.write(text + '\n');
  }

  bool show(const LoadedFile& file) {
    base::Progress progress;
    if (!m_json && !m_words) {
      bool wanted = true;
      const auto write = [&](const QString& line) { wanted = wanted && m_out.write(line + QLatin1Char('\n')); };
      document::describe(file.document(), &file.findings, write);
      if (m_map || m_entropy) {
        document::describeMap(file.document(), {.entropy = m_entropy}, progress, write);
      }
      return wanted;
    }
    Json json = m_words ? document::toWordsJson(file.document()) : document::toJson(file.document(), &file.findings);
    if (m_map || m_entropy) {
      json["map"] = document::mapJson(file.document(), {.entropy = m_entropy}, progress);
    }
    return showText(QByteArray::fromStdString(json.dump(1, ' ', false, Json::error_handler_t::replace)));
  }

  std::vector<std::string> m_files;
  std::vector<std::string> m_patterns;
  int m_jobs = 1;
  bool m_json = false;
  bool m_words = false;
  bool m_map = false;
  bool m_entropy = false;
  OpenArguments m_open;
  ResultStream m_out;
  int m_shown = 0;
  bool m_isArray = false;
  CLI::App* m_command = nullptr;
};

} // namespace

std::unique_ptr<Command> makeInfoCommand() {
  return std::make_unique<InfoCommand>();
}

} // namespace vitrine::cli
