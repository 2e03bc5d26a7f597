#pragma once

#include "app/cli/OutputTarget.h"
#include "core/image/PictureEncoder.h"
#include "core/session/PictureNotesOf.h"
#include "render/OffscreenRenderer.h"

#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// The options that say how pictures are coded, as written.
class PictureArguments {
public:
  void declare(CLI::App& command);

  /// Coding of a picture of this name, without notes; "-" is PNG. Error: no kind that is written, or one that cannot
  /// hold what is asked for.
  Result<image::OutputOptions> optionsFor(const QString& out, bool alpha) const;
  int quality() const { return m_quality; }
  /// True if a picture is to say what it shows.
  bool wantsNotes() const { return !m_noNotes; }
  session::NotedFile notedFile() const { return m_notesPath ? session::NotedFile::Path : session::NotedFile::Name; }

private:
  int m_quality = image::OutputOptions::kUsualQuality;
  bool m_noNotes = false;
  bool m_notesPath = false;
};

/// Draws a picture and gives it strip by strip, from top to bottom; `alpha`: it has transparency.
Result<void> drawStrips(render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                        const std::function<Result<void>(const QImage& strip, bool alpha)>& take);

/// Draws a picture and writes it strip by strip.
Result<void> drawInto(OutputTarget& target, render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                      const image::OutputOptions& options);

} // namespace vitrine::cli
