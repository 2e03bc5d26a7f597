#include "app/cli/PictureArguments.h"

#include "app/cli/OpenArguments.h"
#include "app/cli/StateArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void PictureArguments::declare(CLI::App& command) {
  command.add_option("--quality", m_quality, "Quality of JPEG and WebP, 1 to 100 (92)")
      ->type_name("N")
      ->check(CLI::Range(1, 100));
  auto* none =
      command.add_flag("--no-notes", m_noNotes, "Do not save the file name and view in PNG, JPEG and EXR images");
  command.add_flag("--notes-path", m_notesPath, "Include the folder path")->excludes(none);
}

Result<image::OutputOptions> PictureArguments::optionsFor(const QString& out, bool alpha) const {
  image::OutputOptions options;
  options.quality = m_quality;
  if (out == QLatin1String("-")) {
    return options;
  }
  const auto kind = image::outputKindOf(out);
  if (!kind) {
    return wrongUsage(
        "-o", out,
        QStringLiteral("a name that ends in .%1, or -").arg(image::outputSuffixes().join(QStringLiteral(", ."))));
  }
  if (alpha && !image::holdsAlpha(*kind)) {
    return wrongUsage("-o", out, QStringLiteral("PNG, WebP or EXR, as other formats do not support transparency"));
  }
  options.kind = *kind;
  return options;
}

namespace {

/// What went wrong in writing is told by commit; the picture goes on until then.
image::WriteBytes into(OutputTarget& target) {
  return [&target](const QByteArray& bytes) {
    target.write(bytes);
    return true;
  };
}

} // namespace

Result<void> drawStrips(render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                        const std::function<Result<void>(const QImage& strip, bool alpha)>& take) {
  const auto tiles = renderer.begin(request);
  if (!tiles) {
    return std::unexpected(tiles.error());
  }
  while (!(*tiles)->isDone()) {
    const auto strip = (*tiles)->drawTile();
    if (!strip) {
      return std::unexpected(strip.error());
    }
    if (const auto taken = *strip ? take(**strip, (*tiles)->hasAlpha()) : Result<void>(); !taken) {
      return taken;
    }
  }
  return {};
}

Result<void> drawInto(OutputTarget& target, render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                      const image::OutputOptions& options) {
  render::CaptureRequest wanted = request;
  wanted.sceneLinear = image::isSceneLinear(options.kind);
  std::unique_ptr<image::PictureEncoder> encoder;
  const auto drawn = drawStrips(renderer, wanted, [&](const QImage& strip, bool alpha) -> Result<void> {
    if (!encoder) {
      auto made = image::makePictureEncoder(options, request.size, alpha, into(target));
      if (!made) {
        return std::unexpected(made.error());
      }
      encoder = std::move(*made);
    }
    return encoder->add(strip);
  });
  const auto ended = drawn ? encoder->end() : drawn;
  return ended ? target.commit() : ended;
}

} // namespace vitrine::cli
