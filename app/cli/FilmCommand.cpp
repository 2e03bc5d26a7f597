#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/Film.h"
#include "app/cli/FilmFrames.h"
#include "app/cli/FilmTarget.h"
#include "app/cli/VideoPipe.h"
#include "core/exporting/WriteTarget.h"
#include "core/session/PictureNotesOf.h"
#include "render/Graphics.h"

#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class FilmCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("film", "A film of the scene: numbered pictures or a video");
    command->add_option("FILE", m_file, "The file")->required();
    command
        ->add_option("OUT", m_out,
                     "A folder for the frames, which is made where there is none, walk_####.png, or with ffmpeg a "
                     ".mp4, .webm or .mkv")
        ->required();
    command->add_flag("--force", m_force, "Write over files that are there already");
    m_arguments.declare(*command);
    m_picture.declare(*command);
    command->add_flag("--print-view", m_printView, "Print a view link to each frame");
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
    const auto coding = codingFor(request->picture);
    if (!coding) {
      complain({}, coding.error());
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
    const auto film = Film::of(*file, path, *request);
    if (!film) {
      complain(path, film.error());
      return ExitCode::Usage;
    }
    if (const auto drawn = draw(*film, *file, request->fps, *coding); !drawn) {
      complain(path, drawn.error());
      return drawn.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
    }
    return verdict(*file, path, m_open.strict);
  }

private:
  /// Coding of frames, without notes. Error: OUT is nothing that such frames can be written to.
  Result<image::OutputOptions> codingFor(const RenderRequest& picture) const {
    const QString out = fromArgument(m_out);
    const bool alpha = picture.background.alpha() < 255;
    if (!isVideo(out)) {
      const auto names = FrameNames::of(out);
      return names ? m_picture.optionsFor(names->name(0, 1), alpha) : std::unexpected(names.error());
    }
    if (alpha) {
      return wrongUsage("--background", picture.background.name(QColor::HexArgb),
                        QStringLiteral("for a video, one without transparency"));
    }
    if (picture.size.width() % 2 != 0 || picture.size.height() % 2 != 0) {
      return wrongUsage("--size", QStringLiteral("%1x%2").arg(picture.size.width()).arg(picture.size.height()),
                        QStringLiteral("for a video, even sides"));
    }
    return image::OutputOptions();
  }

  Result<void> draw(const Film& film, const LoadedFile& file, double fps, image::OutputOptions coding) const {
    const QString path = fromArgument(m_file);
    const auto target = FilmTarget::open({fromArgument(m_out), path, film.frames(), fps, m_force});
    if (!target) {
      return std::unexpected(target.error());
    }
    const bool notes = m_picture.wantsNotes() && !isVideo(fromArgument(m_out));
    const ScenePtr& scene = file.document().scene;
    const QString hash = notes ? hashOf(file.document()) : QString();
    base::Progress progress;
    render::OffscreenRenderer renderer(
        render::prepareScene(scene, file.findings.assets, progress, ItemSet::everything()));
    ResultStream links;
    for (int i = 0; i < film.frames(); ++i) {
      const auto frame = film.frame(i);
      if (!frame) {
        return std::unexpected(frame.error());
      }
      const viewing::ViewLink link = linkTo(path, *scene, frame->state, frame->camera, frame->mode);
      if (notes) {
        coding.notes = session::pictureNotesOf(link, hash, m_picture.notedFile());
      }
      if (const auto drawn = (*target)->draw(renderer, *frame, coding); !drawn) {
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
