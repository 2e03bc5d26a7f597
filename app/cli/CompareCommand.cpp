#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "core/base/ControlPictures.h"
#include "core/comparing/Compare.h"
#include "core/comparing/ComparisonText.h"
#ifdef VITRINE_CLI_RENDER
#include "app/cli/ComparedPictures.h"
#include "app/cli/DrawingApplication.h"
#endif

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <limits>

namespace vitrine::cli {
namespace {

/// Exit status as of diff and cmp.
constexpr ExitCode kSame = ExitCode::Done;
constexpr ExitCode kDifferent = ExitCode::Failed;
constexpr ExitCode kTrouble = ExitCode::Usage;

/// Differences of a group that are printed without --all.
constexpr std::size_t kPrinted = 20;

class CompareCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("compare", "Show the differences between two files of the same format");
    command->add_option("A", m_before, "The first file")->required();
    command->add_option("B", m_after, "The second file")->required();
    command->add_flag("--json", m_json, "Print a JSON object with all differences");
    command->add_flag("--structure", m_structure,
                      "Compare sections, records and entities (with --scene, unless given)");
    command->add_flag("--scene", m_scene, "Compare nodes, surfaces, materials and textures");
    command->add_flag("--all", m_all, "Print all differences, not just the first of each group");
#ifdef VITRINE_CLI_RENDER
    m_pictures.declare(*command);
#endif
    m_open.declare(*command);
    return *command;
  }

#ifdef VITRINE_CLI_RENDER
  std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) override {
    return m_pictures.wanted() ? makeDrawingApplication(argc, argv, m_pictures.software())
                               : Command::makeApplication(argc, argv);
  }
#endif

  ExitCode run() override {
    const auto options = m_open.toOptions();
    if (!options) {
      complain({}, options.error());
      return kTrouble;
    }
#ifdef VITRINE_CLI_RENDER
    if (const auto able = m_pictures.check(paths()); !able) {
      complain({}, able.error());
      return kTrouble;
    }
#endif
    try {
      return compareFiles(*options);
    } catch (const std::bad_alloc&) {
      complain({}, QStringLiteral("there is not enough memory"));
      return kTrouble;
    }
  }

private:
  QStringList paths() const { return {fromArgument(m_before), fromArgument(m_after)}; }

  bool wantsPicture() const {
#ifdef VITRINE_CLI_RENDER
    return m_pictures.wanted();
#else
    return false;
#endif
  }

  /// Structure and scene, unless something is named.
  comparing::ComparedViews views() const {
    const bool anyNamed = m_structure || m_scene || wantsPicture();
    return {.structure = m_structure || !anyNamed, .scene = m_scene || !anyNamed};
  }

  ExitCode compareFiles(const formats::OpenOptions& options) {
    std::vector<LoadedFile> files;
    const Assets assets = views().scene || wantsPicture() ? Assets::Resolve : Assets::Leave;
    for (const QString& path : paths()) {
      auto file = loadFile(path, options, assets);
      if (!file) {
        complain(path, file.error());
        return kTrouble;
      }
      if (file->document().sceneError) {
        complain(path, *file->document().sceneError);
      }
      files.push_back(std::move(*file));
    }
    base::Progress progress;
    const auto comparison = comparing::compare({files[0].opened.document, files[0].findings.assets},
                                               {files[1].opened.document, files[1].findings.assets}, views(), progress);
    if (!comparison) {
      complain({}, comparison.error());
      return kTrouble;
    }
    structure::Json json = toJson(*comparison, files[0].document().structure, files[1].document().structure);
    const bool damaged = files[0].damaged() || files[1].damaged();
    bool same = comparison->same();
    ResultStream out;
    if (!m_json) {
      const std::size_t most = m_all ? std::numeric_limits<std::size_t>::max() : kPrinted;
      comparing::describe(*comparison, most, [&out](const QString& line) {
        out.write(base::withControlPictures(line) + QLatin1Char('\n'));
      });
    }
#ifdef VITRINE_CLI_RENDER
    if (m_pictures.wanted()) {
      const auto difference = m_pictures.compare(files[0], files[1], paths());
      if (!difference) {
        complain({}, difference.error());
        return difference.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : kTrouble;
      }
      same = same && difference->same();
      json["picture"] = toJson(*difference);
      if (!m_json && !difference->same()) {
        out.write(describe(*difference) + QLatin1Char('\n'));
      }
    }
#endif
    if (m_json) {
      json["same"] = same;
      out.write(comparing::reportOf(json, {QString::fromStdString(m_before), QString::fromStdString(m_after)}));
    }
    if (!finished(out)) {
      return kTrouble;
    }
    if (m_open.strict && damaged) {
      return ExitCode::Damaged;
    }
    return same ? kSame : kDifferent;
  }

  std::string m_before;
  std::string m_after;
  bool m_json = false;
  bool m_structure = false;
  bool m_scene = false;
  bool m_all = false;
#ifdef VITRINE_CLI_RENDER
  ComparedPictures m_pictures;
#endif
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeCompareCommand() {
  return std::make_unique<CompareCommand>();
}

} // namespace vitrine::cli
