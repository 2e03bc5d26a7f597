#pragma once

#include "core/image/PictureEncoder.h"

#include <QSize>

#include <memory>

namespace vitrine::filming {

/// Files that a film becomes, by the name it is given: numbered pictures, one animated WebP, or a video by ffmpeg.
enum class FilmKind { Pictures, WebP, Video };

FilmKind filmKindOf(const QString& out);

struct FilmOutput {
  QString out;
  QString input; ///< the file on disk that is shown, which is never written over
  int frames = 0;
  double fps = 0;
  QSize size;
  bool alpha = false; ///< frames are transparent where nothing is
  int quality = image::OutputOptions::kUsualQuality;
  bool overwrite = false;
};

/// Name of the film that `output.out` asks for. A name without an ending gets that of a video, or of an animated WebP
/// if there is no ffmpeg or a video cannot hold the frames. All other names stay: those with an ending, with "#" for a
/// number, with "/" at the end, and of folders that exist.
QString filmName(const FilmOutput& output, bool hasFfmpeg);

/// True if frames of this name hold light and no colours (image::isSceneLinear).
bool holdsLight(const QString& out);

/// Check of a film before anything is drawn: `out` names something that such frames can be written to. NotFound: it
/// does not, for the reason given.
Result<void> checkFilm(const FilmOutput& output);

/// The first of its files that is there already; empty: none is.
QString occupiedBy(const FilmOutput& output);

/// Target of a film's frames, which come one after the other, each in strips from top to bottom. Errors: WriteFailed,
/// LimitReached, with the path; after one there is nothing more to do. One thread at a time.
class FilmTarget {
public:
  /// Makes room for all frames, before the first is drawn. Error: something is there already, or nothing can be
  /// written.
  static Result<std::unique_ptr<FilmTarget>> open(const FilmOutput& output);
  virtual ~FilmTarget() = default;
  FilmTarget(const FilmTarget&) = delete;
  FilmTarget& operator=(const FilmTarget&) = delete;

  /// Begins the next frame; notes are of pictures alone.
  virtual Result<void> begin(const image::PictureNotes& notes) = 0;
  virtual Result<void> add(const QImage& strip) = 0;
  /// After the last strip of a frame.
  virtual Result<void> end() = 0;
  /// After the last frame.
  virtual Result<void> commit() = 0;

protected:
  FilmTarget() = default;
};

} // namespace vitrine::filming
