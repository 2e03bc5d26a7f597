#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/FolderArguments.h"
#include "app/cli/OpenArguments.h"
#include "core/formats/registry/Registry.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class UnpackCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("unpack", "Write the files of an archive, or of a map's pakfile");
    command->add_option("FILE", m_file, "The archive or map")->required();
    m_out.declare(*command);
    command->add_option("--only", m_patterns, "Only files that match, such as \"*.vmt\" or \"materials/*/*\"")
        ->type_name("PATTERN")
        ->allow_extra_args(false);
    return *command;
  }

  ExitCode run() override {
    const QString path = fromArgument(m_file);
    const exporting::OutputFolder folder = m_out.toFolder();
    if (const auto able = folder.check(); !able) {
      complain(path, able.error());
      return ExitCode::Failed;
    }
    const auto archive = formats::Opener(formats::registry()).mountArchive(path);
    if (!archive) {
      complain(path, archive.error());
      return ExitCode::Failed;
    }
    QStringList patterns;
    for (const std::string& pattern : m_patterns) {
      patterns << fromArgument(pattern);
    }
    base::Progress progress;
    return report(exporting::extractFiles(**archive, patterns, folder, progress), path,
                  patterns.isEmpty() ? QStringLiteral("it is empty") : QStringLiteral("there is no such file in it"));
  }

private:
  std::string m_file;
  FolderArguments m_out;
  std::vector<std::string> m_patterns;
};

} // namespace

std::unique_ptr<Command> makeUnpackCommand() {
  return std::make_unique<UnpackCommand>();
}

} // namespace vitrine::cli
