#pragma once

#include "core/base/Result.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace vitrine::filming {

/// Endings of videos, the one that most players show first: "mp4" …
QStringList videoSuffixes();
/// True if a name ends so.
bool isVideo(const QString& out);
/// True if there is an ffmpeg, without which there are no videos.
bool canMakeVideos();

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

} // namespace vitrine::filming
