#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/FilmPlacing.h"
#include "app/cli/PictureArguments.h"
#include "core/exporting/WriteTarget.h"
#include "core/filming/FilmTarget.h"
#include "core/filming/VideoPipe.h"
#include "core/formats/api/ArchivePath.h"
#include "core/session/PictureNotesOf.h"
#include "render/display/Graphics.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class FilmCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("film", "Render a video, an animated image or numbered images of the scene");
    command->add_option("FILE", m_file, "The file")->required();
    command
        ->add_option("OUT", m_out,
                     "Output: .mp4, .webm or .mkv (needs ffmpeg), animated .webp, or numbered images: walk_####.png, "
                     "or a folder name that ends in /, created if it does not exist. Without an extension: .mp4, or "
                     ".webp if there is no ffmpeg or the frames do not suit a video")
        ->required();
    command->add_flag("--force", m_force, "Overwrite existing files");
    m_arguments.declare(*command);
    m_picture.declare(*command);
    command->add_flag("--print-view", m_printView, "Print a view link for each frame");
    m_open.declare(*command);
    return *command;
  }

  std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) override {
    return makeDrawingApplication(argc, argv, m_arguments.software());
  }

  ExitCode run() override {
    const QString path = fromArgument(m_file);
    const auto options = m_open.toOptions();
    const auto request = m_arguments.toRequest();
    if (!options || !request) {
      complain({}, !options ? options.error() : request.error());
      return ExitCode::Usage;
    }
    const QString out = fromArgument(m_out);
    if (out.isEmpty() || out == QLatin1String("-")) {
      complain({}, wrongUsage("OUT", out, QStringLiteral("the name of a video or folder")).error());
      return ExitCode::Usage;
    }
    filming::FilmOutput output = outputFor(*request);
    if (output.out != out && QFileInfo(output.out).isDir()) {
      complain({}, wrongUsage("OUT", output.out, QStringLiteral("a name that is not a folder")).error());
      return ExitCode::Usage;
    }
    if (const auto able = filming::checkFilm(output); !able) {
      complain({}, able.error());
      return ExitCode::Usage;
    }
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
    const ScenePtr scene = file->document().scene;
    if (!scene || scene->drawItems().empty()) {
      complain(path, whyNoScene(file->document(), QStringLiteral("nothing to draw")));
      return ExitCode::Failed;
    }
    const auto film = filmOf(*file, path, *request);
    if (!film) {
      complain(path, film.error());
      return ExitCode::Usage;
    }
    output.frames = film->frames();
    if (const auto drawn = draw(*film, *file, output); !drawn) {
      complain(path, drawn.error());
      return drawn.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
    }
    if (output.out != out) {
      complain(path, QStringLiteral("saved as %1").arg(output.out));
    }
    return verdict(*file, path, m_open.strict);
  }

private:
  /// The film's files, but for how many frames there are.
  filming::FilmOutput outputFor(const FilmRequest& request) const {
    filming::FilmOutput output{.out = fromArgument(m_out),
                               .input = formats::fileOnDisk(fromArgument(m_file)),
                               .fps = request.fps,
                               .size = request.picture.size,
                               .alpha = request.picture.background.alpha() < 255,
                               .quality = m_picture.quality(),
                               .overwrite = m_force};
    output.out = filming::filmName(output, filming::canMakeVideos());
    return output;
  }

  Result<void> draw(const render::FilmPlan& film, const LoadedFile& file, const filming::FilmOutput& output) const {
    const QString path = fromArgument(m_file);
    const auto target = filming::FilmTarget::open(output);
    if (!target) {
      return std::unexpected(target.error());
    }
    const bool notes = m_picture.wantsNotes() && filming::filmKindOf(output.out) == filming::FilmKind::Pictures;
    const ScenePtr& scene = file.document().scene;
    const QString hash = notes ? hashOf(file.document()) : QString();
    base::Progress progress;
    render::OffscreenRenderer renderer(
        render::prepareScene(scene, file.findings.assets, progress, ItemSet::everything()));
    ResultStream links;
    for (int i = 0; i < film.frames(); ++i) {
      auto frame = film.frame(i);
      if (!frame) {
        return std::unexpected(frame.error());
      }
      frame->sceneLinear = filming::holdsLight(output.out);
      const viewing::ViewLink link = linkTo(path, *scene, frame->state, frame->camera, frame->mode);
      const auto drawn =
          drawFrame(**target, renderer, *frame,
                    notes ? session::pictureNotesOf(link, hash, m_picture.notedFile()) : image::PictureNotes());
      if (!drawn) {
        return drawn;
      }
      if (m_printView) {
        links.write(link.toText() + QLatin1Char('\n'));
      }
    }
    if (const auto whole = (*target)->commit(); !whole) {
      return whole;
    }
    const QString problem = links.finish();
    return problem.isEmpty() ? Result<void>() : exporting::cannotWrite(QStringLiteral("standard output"), problem);
  }

  static Result<void> drawFrame(filming::FilmTarget& target, render::OffscreenRenderer& renderer,
                                const render::CaptureRequest& frame, const image::PictureNotes& notes) {
    if (const auto begun = target.begin(notes); !begun) {
      return begun;
    }
    const auto drawn =
        drawStrips(renderer, frame, [&](const QImage& strip, bool /*alpha*/) { return target.add(strip); });
    return drawn ? target.end() : drawn;
  }

  std::string m_file;
  std::string m_out;
  bool m_force = false;
  bool m_printView = false;
  FilmArguments m_arguments;
  PictureArguments m_picture;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makeFilmCommand() {
  return std::make_unique<FilmCommand>();
}

} // namespace vitrine::cli
