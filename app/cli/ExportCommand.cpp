#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/SeveralFiles.h"
#include "app/cli/StateArguments.h"
#include "core/exporting/ExportScope.h"
#include "core/exporting/SceneExporter.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class ExportCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("export", "Export the geometry and images of the scene for other programs");
    command->add_option("FILE", m_file, "The file")->required();
    command
        ->add_option("OUT", m_rest,
                     "Output file; its extension sets the format: .glb, .gltf, .fbx, .dae, .obj, .ply, .stl. With "
                     "several files and folders before it, a folder or a name with {file}")
        ->required();
    command->add_flag("--force", m_force, "Overwrite existing files");
    command
        ->add_option(
            "--lightmaps", m_lightmaps,
            "unlit: baked light and base colours become one image that needs no light, for formats with images; "
            "vertex: light becomes vertex colours; picture: all lightmaps become one image next to a .glb or .gltf, "
            "with a script for Blender; none: no light. Default: unlit for maps, vertex for .ply")
        ->check(CLI::IsMember({"unlit", "vertex", "picture", "none"}));
    command
        ->add_option("--pictures", m_pictures,
                     "inside: images in the file; beside: images in a folder next to it. Only for .glb and .fbx. "
                     "Default: depends on the format")
        ->check(CLI::IsMember({"inside", "beside"}));
    command
        ->add_option("--what", m_what,
                     "visible: visible items, according to --set; all: also hidden layers. Default: visible")
        ->check(CLI::IsMember({"visible", "all"}));
    command->add_option("--node", m_nodes, "Only nodes of this name with all nodes below them; may be repeated")
        ->type_name("NAME")
        ->allow_extra_args(false);
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
    const exporting::ExportTarget target{given.out, m_force, light(), pictures()};
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
    const auto known = std::ranges::find(exporting::kLightWords, m_lightmaps, &exporting::LightWord::word);
    return known == exporting::kLightWords.end() ? exporting::LightAs::Usual : known->light;
  }

  std::optional<exporting::PicturesAt> pictures() const {
    return m_pictures.empty()       ? std::nullopt
           : m_pictures == "inside" ? std::optional(exporting::PicturesAt::Inside)
                                    : std::optional(exporting::PicturesAt::Beside);
  }

  /// The state of what is to be written.
  Result<SceneState> wantedState(const Scene& scene, const StateRequest& request) const {
    const auto state = stateFor(scene, request);
    if (!state) {
      return state;
    }
    using exporting::ExportScope;
    const SceneState wanted = stateOf(scene, *state, m_what == "all" ? ExportScope::Whole : ExportScope::Visible);
    ItemSet items;
    for (const std::string& name : m_nodes) {
      const ItemSet own = exporting::itemsOfNodes(scene, {fromArgument(name)});
      if (own.empty()) {
        return std::unexpected(Error::of(ErrorCode::NotFound,
                                         QStringLiteral("no node \"%1\" has visible content").arg(fromArgument(name))));
      }
      items |= own;
    }
    return m_nodes.empty() ? wanted : stateOf(scene, wanted, ExportScope::Selection, items);
  }

  ExitCode write(const LoadedFile& file, const QString& path, exporting::ExportTarget target,
                 const StateRequest& request) const {
    const ScenePtr scene = file.document().scene;
    if (!scene) {
      complain(path, whyNoScene(file.document(), QStringLiteral("nothing to export")));
      return ExitCode::Failed;
    }
    const auto state = wantedState(*scene, request);
    if (!state) {
      complain(path, state.error());
      return ExitCode::Usage;
    }
    target.structure = &file.document().structure;
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
  std::string m_pictures;
  std::string m_what;
  std::vector<std::string> m_nodes;
  StateArguments m_state;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeExportCommand() {
  return std::make_unique<ExportCommand>();
}

} // namespace vitrine::cli
