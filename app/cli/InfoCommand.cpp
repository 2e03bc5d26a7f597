#include "app/cli/BatchJobs.h"
#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/FilesGiven.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/SeveralFiles.h"
#include "core/base/InParallel.h"
#include "core/document/DocumentSummary.h"
#include "core/document/SearchWords.h"
#include "core/document/StructureMap.h"

#include <CLI/CLI.hpp>

#include <mutex>
#include <new>
#include <optional>
#include <utility>

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
    command->add_option("--jobs", m_jobs, "Number of parallel files (number of processors)")->type_name("N");
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
    const QStringList files = filesGiven(m_files, m_patterns, FilesFor::Showing);
    if (files.isEmpty()) {
      return ExitCode::Failed;
    }
    m_isArray = (m_json || m_words) && SeveralFiles::areMeant(m_files);
    const ExitCode status = showEach(files, *options);
    if (m_isArray) {
      m_out.write(QByteArray(m_shown == 0 ? "[]\n" : "\n]\n"));
    }
    return finished(m_out) ? status : ExitCode::Failed;
  }

private:
  /// Report on one file.
  struct Report {
    QByteArray text; ///< empty: nothing could be said
    std::optional<Error> complaint;
    ExitCode status = ExitCode::Done;
  };

  /// Several files at once; they are told of in their order, each as soon as it is there and all before it.
  ExitCode showEach(const QStringList& files, const formats::OpenOptions& options) {
    const auto count = static_cast<std::size_t>(files.size());
    std::mutex telling;
    std::vector<std::optional<Report>> reports(count);
    std::size_t next = 0;
    bool wanted = true;
    ExitCode status = ExitCode::Done;
    base::Progress progress;
    const auto look = [&](std::size_t number) {
      {
        const std::scoped_lock lock(telling);
        if (!wanted) {
          return;
        }
      }
      Report report = reportOf(files[static_cast<qsizetype>(number)], options);
      const std::scoped_lock lock(telling);
      for (reports[number] = std::move(report); next < count && reports[next]; ++next) {
        const Report told = std::exchange(reports[next], Report()).value();
        if (told.complaint) {
          complain(files[static_cast<qsizetype>(next)], *told.complaint);
        }
        status = worse(status, told.status);
        wanted = wanted && tell(told.text);
      }
    };
    base::inParallel(count, progress, {}, look, jobsAtOnce(m_jobs));
    return status;
  }

  /// Lack of memory for one file must not end the program: the other files are shown.
  Report reportOf(const QString& path, const formats::OpenOptions& options) const {
    try {
      return opened(path, options);
    } catch (const std::bad_alloc&) {
      return {.text = {},
              .complaint = Error::of(ErrorCode::LimitReached, QStringLiteral("there is not enough memory"), path),
              .status = ExitCode::Failed};
    }
  }

  Report opened(const QString& path, const formats::OpenOptions& options) const {
    const auto file = loadFile(path, options, m_words ? Assets::Leave : Assets::Resolve);
    if (!file) {
      return {.text = {}, .complaint = file.error(), .status = ExitCode::Failed};
    }
    return {.text = textOf(*file), .complaint = file->document().sceneError, .status = statusOf(*file, m_open.strict)};
  }

  bool tell(const QByteArray& text) {
    if (text.isEmpty()) {
      return true;
    }
    return m_isArray ? m_out.write((m_shown++ == 0 ? "[\n" : ",\n") + text) : m_out.write(text);
  }

  /// Text of a file; its last line ends, unless it is an element of an array.
  QByteArray textOf(const LoadedFile& file) const {
    base::Progress progress;
    if (!m_json && !m_words) {
      QByteArray text;
      const auto write = [&](const QString& line) { text += line.toUtf8() + '\n'; };
      document::describe(file.document(), &file.findings, write);
      if (m_map || m_entropy) {
        document::describeMap(file.document(), {.entropy = m_entropy}, progress, write);
      }
      return text;
    }
    Json json = m_words ? document::toWordsJson(file.document()) : document::toJson(file.document(), &file.findings);
    if (m_map || m_entropy) {
      json["map"] = document::mapJson(file.document(), {.entropy = m_entropy}, progress);
    }
    const std::string text = json.dump(1, ' ', false, Json::error_handler_t::replace);
    return QByteArray::fromStdString(m_isArray ? text : text + '\n');
  }

  std::vector<std::string> m_files;
  std::vector<std::string> m_patterns;
  int m_jobs = 0;
  bool m_json = false;
  bool m_words = false;
  bool m_map = false;
  bool m_entropy = false;
  OpenArguments m_open;
  ResultStream m_out;
  int m_shown = 0;
  bool m_isArray = false;
};

} // namespace

std::unique_ptr<Command> makeInfoCommand() {
  return std::make_unique<InfoCommand>();
}

} // namespace vitrine::cli
