#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/SeveralFiles.h"
#include "app/cli/StateArguments.h"
#include "core/exporting/SceneExporter.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class ExportCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("export", "The scene's geometry and pictures for other programs");
    command->add_option("FILE", m_file, "The file")->required();
    command
        ->add_option("OUT", m_rest,
                     "The file to write; its ending says the format: .glb, .gltf, .fbx, .dae, .obj, .ply, .stl. More "
                     "files and folders may stand before it; it is a folder then, or a name with {file} in it")
        ->required();
    command->add_flag("--force", m_force, "Write over files that are there already");
    command
        ->add_option("--lightmaps", m_lightmaps,
                     "vertex: light that is baked into the file becomes colours of vertices; picture: all lightmaps "
                     "on one beside a .glb or .gltf, with a script that shows it in Blender")
        ->check(CLI::IsMember({"vertex", "picture"}));
    m_state.declare(*command);
    m_open.declare(*command);
    m_several.declare(*command, SeveralFiles::OutBy::Place);
    return *command;
  }

  ExitCode run() override {
    const FilesAndOut given(m_file, m_rest);
    if (SeveralFiles::areMeant(given.inputs)) {
      return m_several.run(given.inputs, given.out, QStringLiteral("glb"));
    }
    const QString path = fromArgument(m_file);
    const exporting::ExportTarget target{given.out, m_force, light()};
    StateRequest request;
    const auto options = m_open.toOptions();
    const auto state = m_state.take(request);
    if (!options || !state || !exporting::exportFormatOf(target.path)) {
      complain({}, !options ? options.error() : !state ? state.error() : checkExport(target, path).error());
      return ExitCode::Usage;
    }
    // Before a large map is read for nothing.
    if (const auto able = checkExport(target, path); !able) {
      complain(path, able.error());
      return ExitCode::Failed;
    }
    const auto file = loadFile(path, *options, Assets::Resolve);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    return write(*file, path, target, request);
  }

private:
  exporting::LightAs light() const {
    return m_lightmaps.empty()       ? exporting::LightAs::Nothing
           : m_lightmaps == "vertex" ? exporting::LightAs::VertexColors
                                     : exporting::LightAs::Picture;
  }

  ExitCode write(const LoadedFile& file, const QString& path, const exporting::ExportTarget& target,
                 const StateRequest& request) const {
    const ScenePtr scene = file.document().scene;
    if (!scene) {
      complain(path, whyNoScene(file.document(), QStringLiteral("nothing to export")));
      return ExitCode::Failed;
    }
    const auto state = stateFor(*scene, request);
    if (!state) {
      complain(path, state.error());
      return ExitCode::Usage;
    }
    base::Progress progress;
    const auto written = exporting::exportScene(scene, file.findings.assets, *state, target, progress);
    if (!written) {
      complain(path, written.error());
      return ExitCode::Failed;
    }
    const ExitCode code = verdict(file, path, m_open.strict);
    if (!written->leftOut.isEmpty()) {
      complain(path, QStringLiteral("left out: ") + written->leftOut.join(QStringLiteral("; ")));
    }
    return code;
  }

  std::string m_file;
  std::vector<std::string> m_rest; ///< more files, and OUT
  SeveralFiles m_several;
  bool m_force = false;
  std::string m_lightmaps;
  StateArguments m_state;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeExportCommand() {
  return std::make_unique<ExportCommand>();
}

} // namespace vitrine::cli
