#include "app/cli/Command.h"
#include "app/cli/Console.h"
#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"
#include "app/cli/PickReport.h"
#include "app/cli/ViewArguments.h"
#include "core/animation/VisibleItems.h"
#include "core/links/PixelPick.h"
#include "core/visibility/VanishedItems.h"
#include "core/visibility/VisibilityRule.h"

#include <QRect>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>

namespace vitrine::cli {
namespace {

/// The items that are drawn, as `render` and the window draw them.
ItemSet drawnItems(const Scene& scene, const state::EvaluatedState& state, const ViewRequest& request,
                   const QVector3D& eye) {
  const ItemSet items = animation::visibleItems(scene, state) - visibility::vanishedItems(scene, state, eye);
  return request.cullByVisibility ? items & visibility::VisibilityRule(scene, eye).drawnItems() : items;
}

std::vector<PickedPixel> pick(const session::Snapshot& shown, const picking::RayCaster& caster,
                              const viewing::CameraRig& camera, const ViewRequest& request,
                              const std::vector<QPoint>& pixels) {
  const links::LinkIndex index(shown.document);
  const ItemSet visible = drawnItems(*shown.scene, *shown.state, request, camera.pose().position);
  std::vector<PickedPixel> picked;
  for (const QPoint& pixel : pixels) {
    const auto hit = links::hitAt(caster, {camera, visible, shown.pose.get(), shown.state->viewPreset},
                                  QPointF(pixel) + QPointF(0.5, 0.5));
    picked.push_back({pixel, hit, hit ? index.pickOf(*hit) : links::Pick()});
  }
  return picked;
}

class PickCommand final : public Command {
public:
  CLI::App& declare(CLI::App& program) override {
    CLI::App* command =
        program.add_subcommand("pick", "Show what is drawn at a pixel: item, position, records and bytes");
    command->add_option("FILE", m_file, "The file")->required();
    command->add_option("--pixel", m_pixels, "Pixel of the image, from the top left; may be repeated")
        ->required()
        ->type_name("X,Y")
        ->allow_extra_args(false);
    m_view.declare(*command);
    command->add_flag("--json", m_json, "Print JSON");
    m_open.declare(*command);
    return *command;
  }

  ExitCode run() override {
    const auto options = m_open.toOptions();
    ViewRequest request;
    const auto taken = m_view.take(request);
    const auto pixels = taken ? pixelsOf(request.size) : std::unexpected(taken.error());
    if (!options || !pixels) {
      complain({}, !options ? options.error() : pixels.error());
      return ExitCode::Usage;
    }
    const QString path = fromArgument(m_file);
    const auto file = loadFile(path, *options, Assets::Leave);
    if (!file) {
      complain(path, file.error());
      return ExitCode::Failed;
    }
    return report(*file, path, request, *pixels);
  }

private:
  Result<std::vector<QPoint>> pixelsOf(QSize size) const {
    std::vector<QPoint> pixels;
    for (const std::string& text : m_pixels) {
      const auto pixel = parsePixel(fromArgument(text));
      if (!pixel || !QRect(QPoint(), size).contains(*pixel)) {
        return wrongUsage("--pixel", fromArgument(text),
                          QStringLiteral("X,Y, below %1 and %2").arg(size.width()).arg(size.height()));
      }
      pixels.push_back(*pixel);
    }
    return pixels;
  }

  ExitCode report(const LoadedFile& file, const QString& path, const ViewRequest& request,
                  const std::vector<QPoint>& pixels) {
    const Document& document = file.document();
    if (!document.scene || document.scene->drawItems().empty()) {
      complain(path, whyNoScene(document, QStringLiteral("nothing to draw")));
      return ExitCode::Failed;
    }
    const auto state = stateFor(*document.scene, request);
    if (!state) {
      complain(path, state.error());
      return ExitCode::Usage;
    }
    session::Snapshot shown = session::snapshotOf(document.scene, document.scene->assets, *state);
    shown.document = file.opened.document;
    session::SharedCaster caster(document.scene);
    const auto camera = cameraOf(shown, caster, request);
    if (!camera) {
      complain(path, camera.error());
      return ExitCode::Usage;
    }
    base::Progress progress;
    const std::vector<PickedPixel> picked = pick(shown, *caster.get(progress), *camera, request, pixels);
    ResultStream out;
    write(document, picked, out);
    if (!finished(out)) {
      return ExitCode::Failed;
    }
    if (std::ranges::none_of(picked, [](const PickedPixel& each) { return each.hit.has_value(); })) {
      complain(path, QStringLiteral("nothing is drawn there"));
      return ExitCode::Failed;
    }
    return verdict(file, path, m_open.strict);
  }

  void write(const Document& document, const std::vector<PickedPixel>& picked, ResultStream& out) const {
    if (m_json) {
      structure::Json json = structure::Json::array();
      for (const PickedPixel& each : picked) {
        json.push_back(asJson(document, each));
      }
      out.write(QString::fromStdString((picked.size() == 1 ? json.front() : json)
                                           .dump(1, ' ', false, structure::Json::error_handler_t::replace)) +
                QLatin1Char('\n'));
      return;
    }
    for (const PickedPixel& each : picked) {
      out.write((&each == &picked.front() ? QString() : QStringLiteral("\n")) + asText(document, each));
    }
  }

  std::string m_file;
  std::vector<std::string> m_pixels;
  ViewArguments m_view;
  bool m_json = false;
  OpenArguments m_open;
};

} // namespace

std::unique_ptr<Command> makePickCommand() {
  return std::make_unique<PickCommand>();
}

} // namespace vitrine::cli
