#pragma once

#include "app/cli/OutputTarget.h"
#include "core/image/PictureEncoder.h"
#include "core/session/PictureNotesOf.h"
#include "render/OffscreenRenderer.h"

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
  /// True if a picture is to say what it shows.
  bool wantsNotes() const { return !m_noNotes; }
  session::NotedFile notedFile() const { return m_notesPath ? session::NotedFile::Path : session::NotedFile::Name; }

private:
  int m_quality = image::OutputOptions::kUsualQuality;
  bool m_noNotes = false;
  bool m_notesPath = false;
};

/// Draws a picture and gives what it is coded as, strip by strip.
Result<void> drawCoded(const image::WriteBytes& write, render::OffscreenRenderer& renderer,
                       const render::CaptureRequest& request, const image::OutputOptions& options);

/// Draws a picture and writes it strip by strip.
Result<void> drawInto(OutputTarget& target, render::OffscreenRenderer& renderer, const render::CaptureRequest& request,
                      const image::OutputOptions& options);

} // namespace vitrine::cli
