#pragma once

#include "core/base/Result.h"

#include <QProcess>
#include <QSize>
#include <QTemporaryDir>

namespace vitrine::cli {

/// True if a name ends as those of videos do: .mp4, .webm, .mkv.
bool isVideo(const QString& out);

/// A video that ffmpeg makes of pictures as they are drawn. It appears whole or not at all.
class VideoPipe {
public:
  /// Error: there is no ffmpeg, or nothing can be written to the folder of `out`.
  static Result<std::unique_ptr<VideoPipe>> open(const QString& out, double fps);
  ~VideoPipe();
  VideoPipe(const VideoPipe&) = delete;
  VideoPipe& operator=(const VideoPipe&) = delete;

  /// Adds a frame, coded as PNG. Error: ffmpeg gave up.
  Result<void> add(const QByteArray& png);
  /// After the last frame: makes the video appear.
  Result<void> commit();

private:
  explicit VideoPipe(const QString& out);
  std::unexpected<Error> failed(const QString& otherwise);

  QString m_out;
  QTemporaryDir m_folder; ///< beside the video, which comes to be in it
  QString m_made;
  QProcess m_ffmpeg;
};

} // namespace vitrine::cli
