#pragma once

#include "app/cli/FilmPath.h"
#include "app/cli/RenderArguments.h"
#include "render/FilmPlan.h"

namespace vitrine::cli {

/// A film, as far as it can be known without the file.
struct FilmRequest {
  RenderRequest picture; ///< what is drawn, and where the camera starts
  bool turntable = false;
  viewing::PathViews path;   ///< views that the camera passes; empty: it goes no such way
  std::optional<int> frames; ///< nullopt: as many as the animation lasts
  double fps = render::FilmPlan::kUsualFps;
};

/// The options of `film`, as written.
class FilmArguments {
public:
  void declare(CLI::App& command);

  /// True if the processor alone is to draw.
  bool software() const { return m_picture.software(); }
  /// Error: what is not understood, and a film in which nothing would move.
  Result<FilmRequest> toRequest() const;

private:
  RenderArguments m_picture;
  bool m_turntable = false;
  std::string m_path;
  std::string m_frames;
  std::string m_fps;
};

} // namespace vitrine::cli
