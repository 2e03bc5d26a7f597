#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/Film.h"
#include "app/cli/FilmFrames.h"
#include "app/cli/PictureArguments.h"
#include "core/exporting/WriteTarget.h"
#include "core/session/PictureNotesOf.h"
#include "render/Graphics.h"

#include <QDir>
#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class FilmCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("film", "A film of the scene, as numbered pictures");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("OUT", m_out, "A folder for the frames, which is made where there is none, or walk_####.png")
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
    const auto names = FrameNames::of(fromArgument(m_out));
    if (!options || !request || !names) {
      complain({}, !options ? options.error() : !request ? request.error() : names.error());
      return ExitCode::Usage;
    }
    const auto coding = m_picture.optionsFor(names->name(0, 1), request->picture.background.alpha() < 255);
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
    if (const auto drawn = draw(*film, *file, *names, *coding); !drawn) {
      complain(path, drawn.error());
      return drawn.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
    }
    return verdict(*file, path, m_open.strict);
  }

private:
  /// Room for all frames, before the first is drawn.
  Result<void> makeRoom(const Film& film, const FrameNames& names) const {
    if (!names.newFolder().isEmpty() && !QDir().mkpath(names.newFolder())) {
      return exporting::cannotWrite(names.newFolder(), QStringLiteral("this folder cannot be made"));
    }
    for (int i = 0; i < film.frames(); ++i) {
      if (const auto free = exporting::checkFree(names.name(i, film.frames()), m_force); !free) {
        return free;
      }
    }
    return {};
  }

  Result<void> draw(const Film& film, const LoadedFile& file, const FrameNames& names,
                    image::OutputOptions coding) const {
    if (const auto room = makeRoom(film, names); !room) {
      return room;
    }
    const QString path = fromArgument(m_file);
    const ScenePtr& scene = file.document().scene;
    const QString hash = m_picture.wantsNotes() ? hashOf(file.document()) : QString();
    base::Progress progress;
    render::OffscreenRenderer renderer(
        render::prepareScene(scene, file.findings.assets, progress, ItemSet::everything()));
    ResultStream links;
    for (int i = 0; i < film.frames(); ++i) {
      const auto frame = film.frame(i);
      auto target = frame ? OutputTarget::open(names.name(i, film.frames()), path) : std::unexpected(frame.error());
      if (!target) {
        return std::unexpected(target.error());
      }
      const viewing::ViewLink link = linkTo(path, *scene, frame->state, frame->camera, frame->mode);
      if (m_picture.wantsNotes()) {
        coding.notes = session::pictureNotesOf(link, hash);
      }
      if (const auto drawn = drawInto(*target, renderer, *frame, coding); !drawn) {
        return drawn;
      }
      if (m_printView) {
        links.write(link.toText() + QLatin1Char('\n'));
      }
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
