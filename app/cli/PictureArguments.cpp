#include "app/cli/PictureArguments.h"

#include "app/cli/OpenArguments.h"
#include "core/viewing/CubeViews.h"
#include "render/batching/Panorama.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void PictureArguments::declare(CLI::App& command) {
  command.add_option("--quality", m_quality, "Of JPEG and WebP, 1 to 100 (92)")
      ->type_name("N")
      ->check(CLI::Range(1, 100));
  command.add_flag("--no-notes", m_noNotes, "Do not write into PNG and JPEG which file and view they show");
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
    return wrongUsage("-o", out, QStringLiteral("PNG or WebP, as others hold no transparency"));
  }
  options.kind = *kind;
  return options;
}

namespace {

constexpr int kPanoramaStrip = 64;

/// Gives the next strip; nullopt: there is none yet.
using NextStrip = std::function<Result<std::optional<QImage>>()>;

/// Codes strips until a picture of this size is complete.
Result<void> codeStrips(const image::WriteBytes& write, QSize size, bool alpha, const image::OutputOptions& options,
                        const NextStrip& next) {
  const auto encoder = image::makePictureEncoder(options, size, alpha, write);
  if (!encoder) {
    return std::unexpected(encoder.error());
  }
  for (int rows = 0; rows < size.height();) {
    const auto strip = next();
    if (!strip) {
      return std::unexpected(strip.error());
    }
    if (*strip) {
      rows += (*strip)->height();
      if (const auto added = (*encoder)->add(**strip); !added) {
        return added;
      }
    }
  }
  return (*encoder)->end();
}

/// What went wrong in writing is told by commit; the picture goes on until then.
image::WriteBytes into(OutputTarget& target) {
  return [&target](const QByteArray& bytes) {
    target.write(bytes);
    return true;
  };
}

} // namespace

Result<void> drawInto(OutputTarget& target, render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                      const image::OutputOptions& options) {
  const auto tiles = renderer.begin(request);
  if (!tiles) {
    return std::unexpected(tiles.error());
  }
  const auto drawn =
      codeStrips(into(target), request.size, (*tiles)->hasAlpha(), options, [&] { return (*tiles)->drawTile(); });
  return drawn ? target.commit() : drawn;
}

Result<void> drawPanoramaInto(OutputTarget& target, render::OffscreenRenderer& renderer,
                              const render::CaptureRequest& request, const image::OutputOptions& options) {
  const int side = render::Panorama::sideFor(request.size.width());
  std::array<QImage, 6> views;
  const auto directions = viewing::cubeViews(request.camera.pose().orientation);
  for (std::size_t i = 0; i < views.size(); ++i) {
    render::CaptureRequest view = request;
    view.size = QSize(side, side);
    view.camera.follow({.position = request.camera.pose().position,
                        .orientation = directions[i].orientation,
                        .verticalFov = viewing::kCubeFov});
    auto drawn = renderer.capture(view);
    if (!drawn) {
      return std::unexpected(drawn.error());
    }
    views[i] = std::move(*drawn);
  }
  const bool alpha = views[0].hasAlphaChannel();
  const render::Panorama panorama(std::move(views));
  int row = 0;
  const auto coded = codeStrips(into(target), request.size, alpha, options, [&]() -> Result<std::optional<QImage>> {
    const int count = std::min(kPanoramaStrip, request.size.height() - row);
    return panorama.rows(request.size, std::exchange(row, row + count), count);
  });
  return coded ? target.commit() : coded;
}

} // namespace vitrine::cli
