#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/OutputTarget.h"
#include "app/cli/RenderArguments.h"
#include "core/session/ViewLinkOf.h"
#include "core/state/TextureView.h"
#include "render/DisplayGuard.h"
#include "render/Graphics.h"
#include "render/OffscreenRenderer.h"
#include "render/PictureItems.h"
#include "render/tracing/AmbientOcclusion.h"
#include "render/tracing/ExposureMeter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

/// Of Qt's scale, on which it is how little is compressed: as small as zlib's level 2 makes it. The default takes a
/// quarter of the time of a whole picture to make it a sixth smaller.
constexpr int kPngQuality = 79;

/// True if there is anything a window system could be reached through; asked first, as Qt's own words do not say so.
bool displayNamed() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
  return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
         !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
  return true;
#endif
}

class RenderCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("render", "A picture of the scene");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("-o,--output", m_out, "The PNG to write; - for standard output")
        ->required()
        ->type_name("OUT.png");
    m_arguments.declare(*command);
    command->add_flag("--print-view", m_printView,
                      "Print a view link to the picture, which the viewer opens with file and view");
    m_open.declare(*command);
    return *command;
  }

  std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) override {
    if (!displayNamed()) {
      complain({}, QStringLiteral("no display: neither DISPLAY nor WAYLAND_DISPLAY is set (xvfb-run gives one)"));
      return nullptr;
    }
    render::configureGraphics(m_arguments.software());
    const render::DisplayGuard guard(QStringLiteral("vitrine-cli"), static_cast<int>(ExitCode::NoDisplay));
    return std::make_unique<QGuiApplication>(argc, argv);
  }

  ExitCode run() override {
    auto options = m_open.toOptions();
    const auto request = m_arguments.toRequest();
    if (!options || !request) {
      complain({}, !options ? options.error() : request.error());
      return ExitCode::Usage;
    }
    const QString out = fromArgument(m_out);
    if (out != QLatin1String("-") && QFileInfo(out).suffix().toLower() != QLatin1String("png")) {
      complain({}, QStringLiteral("-o %1: a name that ends in .png is wanted, or -").arg(out));
      return ExitCode::Usage;
    }
    if (out == QLatin1String("-") && m_printView) {
      complain({}, QStringLiteral("-o -: standard output takes either the picture or --print-view"));
      return ExitCode::Usage;
    }
    options->purpose = purposeOf(*request);
    const QString path = fromArgument(m_file);
    auto file = loadFile(path, *options, Assets::Resolve);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    // Not before: OpenGL takes as much memory as a map, and loading needs the most of its own.
    if (const auto able = render::checkOpenGl(); !able) {
      complain({}, able.error());
      return ExitCode::NoDisplay;
    }
    return draw(std::move(*file), path, *request);
  }

private:
  /// Controls may show what is hidden at first, labels are of what is not drawn, and strictness is about all of the
  /// file.
  formats::LoadPurpose purposeOf(const RenderRequest& request) const {
    const bool plain = request.settings.empty() && !request.labels && !m_open.strict;
    return plain ? formats::LoadPurpose::Picture : formats::LoadPurpose::Everything;
  }

  ExitCode draw(LoadedFile file, const QString& path, const RenderRequest& request) {
    const scene::ScenePtr scene = file.document().scene;
    if (!scene || scene->drawItems().empty()) {
      complain(path, whyNoScene(file.document(), QStringLiteral("nothing to draw")));
      return ExitCode::Failed;
    }
    auto state = stateFor(*scene, request);
    if (!state) {
      complain(path, state.error());
      return ExitCode::Usage;
    }
    const auto camera = place(file, path, request, *state);
    if (!camera) {
      complain(path, camera.error());
      return ExitCode::Usage;
    }
    auto target = OutputTarget::open(fromArgument(m_out), path);
    if (!target) {
      complain(path, target.error());
      return ExitCode::Failed;
    }
    const ExitCode outcome = verdict(file, path, m_open.strict);
    // What was read of the file and is not in the scene has done its work.
    file.opened = {};
    const QString link = linkTo(path, *scene, *state, *camera, request.shading);
    base::Progress progress;
    const render::CaptureRequest wanted{request.size,
                                        *camera,
                                        request.shading,
                                        std::move(*state),
                                        request.background,
                                        request.labels,
                                        request.supersample,
                                        request.backgroundStays,
                                        request.cullByVisibility,
                                        {},
                                        request.backgroundTop,
                                        request.ground};
    render::OffscreenRenderer renderer(
        render::prepareScene(scene, file.findings.assets, progress, render::itemsInPicture(*scene, wanted)));
    const auto picture = renderer.capture(wanted);
    if (!picture) {
      complain(path, picture.error());
      return picture.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
    }
    return save(*picture, *target) && tell(link) ? outcome : ExitCode::Failed;
  }

  static QString linkTo(const QString& path, const Scene& scene, const SceneState& state,
                        const viewing::CameraRig& camera, render::ShadingMode mode) {
    viewing::ViewLink link = session::viewLinkOf(scene, state, camera.pose());
    link.mode = render::shadingModeId(mode);
    link.file = QFileInfo(path).absoluteFilePath();
    return link.toText();
  }

  bool tell(const QString& link) const {
    ResultStream stream;
    return !m_printView || (stream.write(link + QLatin1Char('\n')) && finished(stream));
  }

  /// The camera of the picture; `state` gets the light as it is seen from there, and the assets what the light needs.
  static Result<viewing::CameraRig> place(LoadedFile& file, const QString& path, const RenderRequest& request,
                                          SceneState& state) {
    const ScenePtr& scene = file.document().scene;
    session::Snapshot shown = session::snapshotOf(scene, file.findings.assets, state);
    state::viewedTextures(*scene, shown.state->textureViews).applyTo(file.findings.assets);
    session::SharedCaster caster(scene);
    if (shown.state->studioLight) {
      base::Progress progress;
      file.findings.assets.openness = tracing::vertexOpenness(*scene, *caster.get(progress), progress);
    }
    shown.assets = file.findings.assets;
    const auto camera = cameraOf(shown, caster, request);
    if (camera) {
      state = exposed(shown, caster, *camera, request.exposure, path);
    }
    return camera;
  }

  /// The state with the light as it was asked for; tells of what was not asked for.
  static SceneState exposed(const session::Snapshot& shown, session::SharedCaster& caster,
                            const viewing::CameraRig& camera, std::optional<double> factor, const QString& path) {
    if (factor) {
      return tracing::exposedBy(*factor, shown);
    }
    if (tracing::exposureModeControl(*shown.scene).isEmpty()) {
      return shown.state->state;
    }
    base::Progress progress;
    SceneState state = tracing::exposedAtFirst(shown, *caster.get(progress), camera, &progress);
    if (state.controls != shown.state->state.controls) {
      complain(path, QStringLiteral("baked light is nearly dark here: shown %1x brighter; --exposure 1: as baked")
                         .arg(state.adaptation, 0, 'g', 2));
    }
    return state;
  }

  bool save(const QImage& picture, OutputTarget& target) const {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG", kPngQuality)) {
      complain(fromArgument(m_out), QStringLiteral("the picture could not be coded as PNG"));
      return false;
    }
    target.write(png);
    const auto written = target.commit();
    if (!written) {
      complain(fromArgument(m_out), written.error());
    }
    return written.has_value();
  }

  std::string m_file;
  std::string m_out;
  bool m_printView = false;
  RenderArguments m_arguments;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeRenderCommand() {
  return std::make_unique<RenderCommand>();
}

} // namespace vitrine::cli
