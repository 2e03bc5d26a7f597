#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/PictureArguments.h"
#include "app/cli/SeveralFiles.h"
#include "app/cli/ShotPlacing.h"
#include "core/base/SeriesNames.h"
#include "core/session/PictureNotesOf.h"
#include "render/display/Graphics.h"
#include "render/tracing/Overview.h"

#include <QGuiApplication>

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

class RenderCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command = program.add_subcommand("render", "Render an image of the scene");
    command->add_option("FILE", m_files, "Input file; with several files and folders, one image each")->required();
    command
        ->add_option("-o,--output", m_out,
                     "Output PNG, JPEG, WebP, BMP or EXR; - for standard output. With several files, a folder or a "
                     "name with {file}")
        ->required()
        ->type_name("OUT.png");
    m_arguments.declare(*command);
    m_picture.declare(*command);
    command->add_flag("--print-view", m_printView,
                      "Print a view link to the image, which opens file and view in the viewer");
    m_open.declare(*command);
    m_several.declare(*command, SeveralFiles::OutBy::Option);
    return *command;
  }

  std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) override {
    return makeDrawingApplication(argc, argv, m_arguments.software());
  }

  ExitCode run() override {
    if (SeveralFiles::areMeant(m_files)) {
      return m_several.run(m_files, fromArgument(m_out), QStringLiteral("png"));
    }
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
    if (out == QLatin1String("-") && render::makesSeveral(request->series)) {
      complain({}, QStringLiteral("-o -: standard output accepts one image"));
      return ExitCode::Usage;
    }
    if (out == QLatin1String("-") && m_printView) {
      complain({}, QStringLiteral("-o -: standard output accepts either the image or --print-view"));
      return ExitCode::Usage;
    }
    options->purpose = purposeOf(*request);
    const QString path = fromArgument(m_files.front());
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
  /// Controls may show what is hidden at first, labels are of what is not drawn, and strictness is about all of the
  /// file.
  formats::LoadPurpose purposeOf(const RenderRequest& request) const {
    const bool plain =
        request.series == render::Series::One && request.settings.empty() && !request.labels && !m_open.strict;
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
    base::SeriesNames names(fromArgument(m_out), path, render::makesSeveral(request.series));
    auto target = OutputTarget::open(names.next(pictures->front().name), path);
    if (!target) {
      complain(path, target.error());
      return ExitCode::Failed;
    }
    const auto text = request.overviewText.isEmpty()
                          ? Result<QByteArray>()
                          : tracing::overviewText(*scene, pictures->front().capture.camera, path);
    if (!text) {
      complain(path, text.error());
      return ExitCode::Usage;
    }
    const ExitCode outcome = verdict(file, path, m_open.strict);
    const QString hash = m_picture.wantsNotes() ? hashOf(file.document()) : QString();
    // What was read of the file and is not in the scene has done its work.
    file.opened = {};
    base::Progress progress;
    render::OffscreenRenderer renderer(
        render::prepareScene(scene, file.findings.assets, progress,
                             render::itemsOfRun(*scene, pictures->front().capture, pictures->size())));
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
        coding.notes = session::pictureNotesOf(picture.link, hash, m_picture.notedFile());
      }
      const auto drawn = drawInto(*target, renderer, picture.capture, coding);
      if (!drawn) {
        complain(drawn.error().code == ErrorCode::WriteFailed ? fromArgument(m_out) : path, drawn.error());
        return drawn.error().code == ErrorCode::NoDisplay ? ExitCode::NoDisplay : ExitCode::Failed;
      }
      if (!tell(picture.link.toText())) {
        return ExitCode::Failed;
      }
    }
    if (const auto told = writeText(request.overviewText, *text, path); !told) {
      complain(path, told.error());
      return ExitCode::Failed;
    }
    return outcome;
  }

  /// `out` empty: nothing is written.
  static Result<void> writeText(const QString& out, const QByteArray& text, const QString& path) {
    if (out.isEmpty()) {
      return {};
    }
    auto target = OutputTarget::open(out, path);
    if (!target) {
      return std::unexpected(target.error());
    }
    target->write(text);
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
    ShotPlacer placer(file, path);
    const auto shown = placer.shownFor(request);
    const auto shots = shown ? shotsFor(request, *shown, *placer.caster()) : std::unexpected(shown.error());
    if (!shots) {
      return std::unexpected(shots.error());
    }
    std::vector<Picture> pictures;
    for (const Shot& shot : *shots) {
      auto place = placer.place(shot);
      if (!place) {
        return std::unexpected(place.error());
      }
      const viewing::ViewLink link = linkTo(path, scene, place->state, place->camera, shot.request.shading);
      pictures.push_back({shot.name, captureOf(shot.request, place->camera, std::move(place->state)), link});
    }
    return pictures;
  }

  bool tell(const QString& link) const {
    ResultStream stream;
    return !m_printView || (stream.write(link + QLatin1Char('\n')) && finished(stream));
  }

  std::vector<std::string> m_files;
  SeveralFiles m_several;
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
