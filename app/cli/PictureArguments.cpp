#include "app/cli/PictureArguments.h"

#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void PictureArguments::declare(CLI::App& command) {
  command.add_option("--quality", m_quality, "Of JPEG and WebP, 1 to 100 (92)")
      ->type_name("N")
      ->check(CLI::Range(1, 100));
  auto* none =
      command.add_flag("--no-notes", m_noNotes, "Do not write into PNG, JPEG and EXR which file and view they show");
  command.add_flag("--notes-path", m_notesPath, "Write there in which folder the file lies, too")->excludes(none);
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
    return wrongUsage("-o", out, QStringLiteral("PNG, WebP or EXR, as others hold no transparency"));
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

Result<void> drawCoded(const image::WriteBytes& write, render::OffscreenRenderer& renderer,
                       const render::CaptureRequest& request, const image::OutputOptions& options) {
  render::CaptureRequest wanted = request;
  wanted.sceneLinear = image::isSceneLinear(options.kind);
  const auto tiles = renderer.begin(wanted);
  if (!tiles) {
    return std::unexpected(tiles.error());
  }
  const auto encoder = image::makePictureEncoder(options, request.size, (*tiles)->hasAlpha(), write);
  if (!encoder) {
    return std::unexpected(encoder.error());
  }
  while (!(*tiles)->isDone()) {
    const auto strip = (*tiles)->drawTile();
    if (!strip) {
      return std::unexpected(strip.error());
    }
    if (const auto added = *strip ? (*encoder)->add(**strip) : Result<void>(); !added) {
      return added;
    }
  }
  return (*encoder)->end();
}

Result<void> drawInto(OutputTarget& target, render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                      const image::OutputOptions& options) {
  const auto drawn = drawCoded(into(target), renderer, request, options);
  return drawn ? target.commit() : drawn;
}

} // namespace vitrine::cli
