#include "app/cli/ComparedPictures.h"

#include "app/cli/OutputTarget.h"
#include "app/cli/ShotPlacing.h"
#include "core/exporting/DataFile.h"
#include "core/exporting/FileSet.h"
#include "core/formats/api/ArchivePath.h"
#include "core/image/PictureEncoder.h"
#include "render/display/Graphics.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

/// Place and light of both pictures: those of the first, once it is drawn.
struct SharedView {
  std::optional<viewing::CameraRig> camera;
  std::optional<double> adaptation; ///< SceneState::adaptation; measured twice it would differ where nothing else does
};

Result<QImage> drawn(LoadedFile& file, const QString& path, const RenderRequest& request, SharedView& view) {
  const ScenePtr scene = file.document().scene;
  if (!scene || scene->drawItems().empty()) {
    return std::unexpected(whyNoScene(file.document(), QStringLiteral("nothing to draw")));
  }
  auto place = ShotPlacer(file, path).place(Shot{{}, request, view.camera});
  if (!place) {
    return std::unexpected(place.error());
  }
  view.camera = place->camera;
  view.adaptation = view.adaptation.value_or(place->state.adaptation);
  place->state.adaptation = *view.adaptation;
  base::Progress progress;
  render::OffscreenRenderer renderer(
      render::prepareScene(scene, file.findings.assets, progress, ItemSet::everything()));
  return renderer.capture(captureOf(request, place->camera, std::move(place->state)));
}

} // namespace

void ComparedPictures::declare(CLI::App& command) {
  command
      .add_option("--picture", m_out,
                  "Render both from one camera and write an image of the difference: .png, .jpg, .webp or .bmp")
      ->type_name("OUT.png");
  command.add_flag("--force", m_force, "Overwrite an existing image");
  m_arguments.declarePicture(command);
}

Result<void> ComparedPictures::check(const QStringList& inputs) const {
  if (!wanted()) {
    return {};
  }
  const QString out = fromArgument(m_out);
  const auto kind = image::outputKindOf(out);
  if (!kind || image::isSceneLinear(*kind)) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, QStringLiteral("--picture: the name must end in .png, .jpg, .webp or .bmp")));
  }
  for (const QString& input : inputs) {
    if (auto able = exporting::checkNotOpened(out, formats::fileOnDisk(input)); !able) {
      return able;
    }
  }
  if (auto able = exporting::checkTarget(out, m_force); !able) {
    return able;
  }
  if (const auto request = m_arguments.toRequest(); !request) {
    return std::unexpected(request.error());
  }
  return {};
}

Result<comparing::PictureDifference> ComparedPictures::compare(LoadedFile& before, LoadedFile& after,
                                                               const QStringList& paths) const {
  const auto request = m_arguments.toRequest();
  if (!request) {
    return std::unexpected(request.error());
  }
  if (const auto able = render::checkOpenGl(); !able) {
    return std::unexpected(able.error());
  }
  SharedView view;
  const auto one = drawn(before, paths[0], *request, view);
  if (!one) {
    return std::unexpected(one.error());
  }
  const auto two = drawn(after, paths[1], *request, view);
  if (!two) {
    return std::unexpected(two.error());
  }
  comparing::PictureDifference difference = comparing::differenceOf(*one, *two);
  if (const auto written = write(difference.picture, paths); !written) {
    return std::unexpected(written.error());
  }
  return difference;
}

Result<void> ComparedPictures::write(const QImage& picture, const QStringList& inputs) const {
  const QString out = fromArgument(m_out);
  auto target = OutputTarget::open(out, inputs[0]);
  if (!target) {
    return std::unexpected(target.error());
  }
  image::OutputOptions options;
  options.kind = *image::outputKindOf(out);
  auto encoder = image::makePictureEncoder(options, picture.size(), false,
                                           [&target](const QByteArray& bytes) { return target->write(bytes); });
  if (!encoder) {
    return std::unexpected(encoder.error());
  }
  auto coded = (*encoder)->add(picture);
  coded = coded ? (*encoder)->end() : coded;
  return coded ? target->commit() : coded;
}

structure::Json toJson(const comparing::PictureDifference& difference) {
  return {{"pixels", difference.pixels},
          {"differing", difference.differing},
          {"mean", difference.mean},
          {"rootMeanSquare", difference.rootMeanSquare},
          {"largest", difference.largest}};
}

QString describe(const comparing::PictureDifference& difference) {
  const double share = 100.0 * static_cast<double>(difference.differing) / static_cast<double>(difference.pixels);
  return QStringLiteral("Image: %1 of %2 pixels differ (%3 %), by %4 levels on average, %5 at most")
      .arg(difference.differing)
      .arg(difference.pixels)
      .arg(share, 0, 'f', 2)
      .arg(difference.mean, 0, 'f', 2)
      .arg(difference.largest);
}

} // namespace vitrine::cli
