#pragma once

#include "app/cli/PictureArguments.h"

#include <memory>

namespace vitrine::cli {

/// Target of a film's frames, which come one after the other.
class FilmTarget {
public:
  struct Plan {
    QString out;
    QString input; ///< never written over
    int frames = 0;
    double fps = 0;
    bool overwrite = false;
  };

  /// Makes room for all frames, before the first is drawn. Error: something is there already, or nothing can be
  /// written.
  static Result<std::unique_ptr<FilmTarget>> open(const Plan& plan);
  virtual ~FilmTarget() = default;
  FilmTarget(const FilmTarget&) = delete;
  FilmTarget& operator=(const FilmTarget&) = delete;

  /// Draws the next frame.
  virtual Result<void> draw(render::OffscreenRenderer& renderer, const render::CaptureRequest& frame,
                            const image::OutputOptions& coding) = 0;
  /// After the last frame.
  virtual Result<void> commit() = 0;

protected:
  FilmTarget() = default;
};

} // namespace vitrine::cli
