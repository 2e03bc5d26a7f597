#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/PictureArguments.h"
#include "app/cli/RenderShots.h"
#include "core/bytes/ContentHash.h"
#include "core/session/PictureNotesOf.h"
#include "core/session/ViewLinkOf.h"
#include "core/state/TextureView.h"
#include "render/DisplayGuard.h"
#include "render/Graphics.h"
#include "render/PictureItems.h"
#include "render/tracing/AmbientOcclusion.h"
#include "render/tracing/ExposureMeter.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

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
    command->add_option("-o,--output", m_out, "The PNG, JPEG, WebP or BMP to write; - for standard output")
        ->required()
        ->type_name("OUT.png");
    m_arguments.declare(*command);
    m_picture.declare(*command);
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
    auto coding = m_picture.optionsFor(out, request->background.alpha() < 255);
    if (!coding) {
      complain({}, coding.error());
      return ExitCode::Usage;
    }
    if (out == QLatin1String("-") && makesSeveral(request->series)) {
      complain({}, QStringLiteral("-o -: standard output takes one picture"));
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
    return draw(std::move(*file), path, *request, *coding);
  }

private:
  static bool makesSeveral(Series series) {
    return series == Series::Cameras || series == Series::Bookmarks || series == Series::Cube;
  }

  /// Controls may show what is hidden at first, labels are of what is not drawn, and strictness is about all of the
  /// file.
  formats::LoadPurpose purposeOf(const RenderRequest& request) const {
    const bool plain = request.series == Series::One && request.settings.empty() && !request.labels && !m_open.strict;
    return plain ? formats::LoadPurpose::Picture : formats::LoadPurpose::Everything;
  }

  ExitCode draw(LoadedFile file, const QString& path, const RenderRequest& request, image::OutputOptions coding) {
    const scene::ScenePtr scene = file.document().scene;
    if (!scene || scene->drawItems().empty()) {
      complain(path, whyNoScene(file.document(), QStringLiteral("nothing to draw")));
      return ExitCode::Failed;
    }
    auto pictures = picturesOf(file, path, request);
    if (!pictures) {
      complain(path, pictures.error());
      return ExitCode::Usage;
    }
    ShotNames names(fromArgument(m_out), path, makesSeveral(request.series));
    auto target = OutputTarget::open(names.next(pictures->front().name), path);
    if (!target) {
      complain(path, target.error());
      return ExitCode::Failed;
    }
    if (const auto told = writeOverviewText(request, *scene, pictures->front().capture.camera, path); !told) {
      complain(path, told.error());
      return told.error().code == ErrorCode::Unsupported ? ExitCode::Usage : ExitCode::Failed;
    }
    const ExitCode outcome = verdict(file, path, m_open.strict);
    const QString hash = m_picture.wantsNotes() ? hashOf(file.document()) : QString();
    // What was read of the file and is not in the scene has done its work.
    file.opened = {};
    base::Progress progress;
    const bool alone = pictures->size() == 1 && request.series != Series::Panorama;
    render::OffscreenRenderer renderer(render::prepareScene(
        scene, file.findings.assets, progress,
        alone ? render::itemsInPicture(*scene, pictures->front().capture) : ItemSet::everything()));
    for (std::size_t i = 0; i < pictures->size(); ++i) {
      Picture& picture = (*pictures)[i];
      if (i > 0) {
        target = OutputTarget::open(names.next(picture.name), path);
        if (!target) {
          complain(path, target.error());
          return ExitCode::Failed;
        }
      }
      if (m_picture.wantsNotes()) {
        coding.notes = session::pictureNotesOf(picture.link, hash);
      }
      const auto drawn = request.series == Series::Panorama
                             ? drawPanoramaInto(*target, renderer, picture.capture, coding)
                             : drawInto(*target, renderer, picture.capture, coding);
      if (!drawn) {
        complain(drawn.error().code == ErrorCode::WriteFailed ? fromArgument(m_out) : path, drawn.error());
        return drawn.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
      }
      if (!tell(picture.link.toText())) {
        return ExitCode::Failed;
      }
    }
    return outcome;
  }

  static Result<void> writeOverviewText(const RenderRequest& request, const Scene& scene,
                                        const viewing::CameraRig& camera, const QString& path) {
    if (request.overviewText.isEmpty()) {
      return {};
    }
    const auto text = overviewText(scene, camera, path);
    auto target = text ? OutputTarget::open(request.overviewText, path) : std::unexpected(text.error());
    if (!target) {
      return std::unexpected(target.error());
    }
    target->write(*text);
    return target->commit();
  }

  /// A picture as it is to be drawn.
  struct Picture {
    QString name;
    render::CaptureRequest capture;
    viewing::ViewLink link;
  };

  /// All pictures that are asked for; the assets get what the light of them needs.
  static Result<std::vector<Picture>> picturesOf(LoadedFile& file, const QString& path, const RenderRequest& request) {
    const Scene& scene = *file.document().scene;
    const auto state = stateFor(scene, request);
    if (!state) {
      return std::unexpected(state.error());
    }
    const session::Snapshot shown = session::snapshotOf(file.document().scene, file.findings.assets, *state);
    auto shots = shotsFor(request, file.document(), *shown.state);
    if (shots && request.series == Series::Cube) {
      const auto middle = place(file, path, shots->front());
      shots = middle ? Result<std::vector<Shot>>(cubeShots(request, middle->first.pose()))
                     : std::unexpected(middle.error());
    }
    if (!shots) {
      return std::unexpected(shots.error());
    }
    std::vector<Picture> pictures;
    for (Shot& shot : *shots) {
      auto placed = place(file, path, shot);
      if (!placed) {
        return std::unexpected(placed.error());
      }
      auto& [camera, light] = *placed;
      const viewing::ViewLink link = linkTo(path, scene, light, camera, shot.request.shading);
      pictures.push_back({shot.name, captureOf(shot.request, camera, std::move(light)), link});
    }
    return pictures;
  }

  static render::CaptureRequest captureOf(const RenderRequest& request, const viewing::CameraRig& camera,
                                          SceneState state) {
    render::CaptureRequest wanted;
    wanted.size = request.size;
    wanted.camera = camera;
    wanted.mode = request.shading;
    wanted.state = std::move(state);
    wanted.background = request.background;
    wanted.labels = request.labels;
    wanted.supersample = request.supersample;
    wanted.backgroundStays = request.backgroundStays;
    wanted.cullByVisibility = request.cullByVisibility;
    wanted.backgroundTop = request.backgroundTop;
    wanted.ground = request.ground;
    return wanted;
  }

  static QString hashOf(const Document& document) {
    base::Progress progress;
    const ByteSourcePtr bytes = document.spaces.size() > 0 ? document.spaces[base::kFileSpace].source : ByteSourcePtr();
    return bytes ? bytes::contentHash(*bytes, progress) : QString();
  }

  static viewing::ViewLink linkTo(const QString& path, const Scene& scene, const SceneState& state,
                                  const viewing::CameraRig& camera, render::ShadingMode mode) {
    viewing::ViewLink link = session::viewLinkOf(scene, state, camera.pose());
    link.mode = render::shadingModeId(mode);
    link.file = QFileInfo(path).absoluteFilePath();
    return link;
  }

  bool tell(const QString& link) const {
    ResultStream stream;
    return !m_printView || (stream.write(link + QLatin1Char('\n')) && finished(stream));
  }

  /// The camera of a picture and the state with the light as it is seen from there; the assets get what the light
  /// needs.
  static Result<std::pair<viewing::CameraRig, SceneState>> place(LoadedFile& file, const QString& path, Shot& shot) {
    const ScenePtr& scene = file.document().scene;
    const auto state = stateFor(*scene, shot.request);
    if (!state) {
      return std::unexpected(state.error());
    }
    session::Snapshot shown = session::snapshotOf(scene, file.findings.assets, *state);
    state::viewedTextures(*scene, shown.state->textureViews).applyTo(file.findings.assets);
    session::SharedCaster caster(scene);
    if (shown.state->studioLight && !file.findings.assets.openness) {
      base::Progress progress;
      file.findings.assets.openness = tracing::vertexOpenness(*scene, *caster.get(progress), progress);
    }
    shown.assets = file.findings.assets;
    const auto camera = rigOf(shown, caster, shot);
    if (!camera) {
      return std::unexpected(camera.error());
    }
    return std::pair(*camera, exposed(shown, caster, *camera, shot.request.exposure, path));
  }

  static Result<viewing::CameraRig> rigOf(const session::Snapshot& shown, session::SharedCaster& caster, Shot& shot) {
    if (shot.request.series == Series::Overview) {
      return overviewOf(shown, shot.request);
    }
    auto camera = cameraOf(shown, caster, shot.request);
    if (camera && shot.camera) {
      camera->follow(*shot.camera);
      if (shot.request.series == Series::Cameras && shot.request.camera.fov) {
        camera->setVerticalFov(*shot.request.camera.fov);
      }
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

  std::string m_file;
  std::string m_out;
  bool m_printView = false;
  RenderArguments m_arguments;
  PictureArguments m_picture;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeRenderCommand() {
  return std::make_unique<RenderCommand>();
}

} // namespace vitrine::cli
