#include "app/cli/BatchSummary.h"
#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/FilesGiven.h"
#include "app/cli/OpenArguments.h"
#include "core/files/OutputNames.h"

#include <QDir>
#include <QProcess>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace vitrine::cli {
namespace {

/// A command that makes one thing of one file, and the ending of what it makes.
struct Maker {
  const char* command;
  const char* ending; ///< without --as; empty: a folder
  bool force;         ///< the command has --force of its own
};

constexpr std::array kMakers{Maker{"export", "glb", true}, Maker{"render", "png", false},
                             Maker{"thumbnail", "png", false}, Maker{"textures", "", true}, Maker{"unpack", "", true}};

class BatchCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("batch", "Run another command for many files and folders");
    command->add_option("COMMAND", m_command, "export, render, thumbnail, textures or unpack")->required();
    command->add_option("FOLDER", m_folder, "Output folder; created if it does not exist")->required();
    command->add_option("FILE", m_inputs, "Files, or folders to search recursively for supported files")->required();
    command->add_option("--only", m_patterns, "In folders, only files that match, such as \"*.bsp\"")
        ->type_name("PATTERN")
        ->allow_extra_args(false);
    command->add_option("--as", m_ending, "Extension of the output files, such as fbx or jpg")->type_name("ENDING");
    command->add_option("--with", m_options, "Options for the command, as one argument")->type_name("OPTIONS");
    command->add_option("--jobs", m_jobs, "Number of parallel files (number of processors)")->type_name("N");
    command->add_flag("--force", m_force, "Overwrite existing files");
    command->add_flag("--json", m_json, "Print a JSON array at the end instead of a line per file");
    return *command;
  }

  ExitCode run() override {
    const auto maker = std::ranges::find_if(kMakers, [this](const Maker& each) { return m_command == each.command; });
    if (maker == kMakers.end()) {
      complain({}, QStringLiteral("batch %1: expected export, render, thumbnail, textures or unpack")
                       .arg(fromArgument(m_command)));
      return ExitCode::Usage;
    }
    const QStringList files =
        filesGiven(m_inputs, m_patterns, m_command == "unpack" ? FilesFor::Unpacking : FilesFor::Showing);
    if (files.isEmpty()) {
      return ExitCode::Failed;
    }
    if (!QDir().mkpath(fromArgument(m_folder))) {
      complain(fromArgument(m_folder), QStringLiteral("the folder cannot be created"));
      return ExitCode::Failed;
    }
    return BatchSummary{.atOnce = m_jobs, .json = m_json, .occupiedFails = !m_force}.run(jobsFor(*maker, files));
  }

private:
  std::vector<BatchJob> jobsFor(const Maker& maker, const QStringList& files) const {
    const QString ending = m_ending.empty() ? QString::fromLatin1(maker.ending) : fromArgument(m_ending);
    const QDir folder(fromArgument(m_folder));
    const QStringList names = files::outputNames(files);
    std::vector<BatchJob> jobs;
    for (qsizetype i = 0; i < files.size(); ++i) {
      const QString name = *maker.ending == '\0' ? names[i] : names[i] + QLatin1Char('.') + ending;
      BatchJob job{files[i], folder.filePath(name), {QString::fromLatin1(maker.command), files[i]}};
      if (m_command == "render") {
        job.arguments << QStringLiteral("-o");
      }
      job.arguments << job.output;
      if (*maker.ending == '\0' && !m_ending.empty()) {
        job.arguments << QStringLiteral("--as") << ending;
      }
      if (m_force && maker.force) {
        job.arguments << QStringLiteral("--force");
      }
      job.arguments << QProcess::splitCommand(fromArgument(m_options));
      jobs.push_back(std::move(job));
    }
    return jobs;
  }

  std::string m_command;
  std::string m_folder;
  std::vector<std::string> m_inputs;
  std::vector<std::string> m_patterns;
  std::string m_ending;
  std::string m_options;
  int m_jobs = 0;
  bool m_force = false;
  bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeBatchCommand() {
  return std::make_unique<BatchCommand>();
}

} // namespace vitrine::cli
