#pragma once

#include "core/bytes/WholeFile.h"
#include "core/image/PictureEncoder.h"

namespace vitrine::image {

/// A picture file that is written strip by strip, and appears whole or not at all: what was there before stays where it
/// fails or is given up. Errors: WriteFailed, LimitReached, with the path. One thread at a time.
class PictureOutput {
public:
  static Result<std::unique_ptr<PictureOutput>> open(const QString& path, const OutputOptions& options, QSize size,
                                                     bool alpha);

  /// As PictureEncoder::add.
  Result<void> add(const QImage& strip);
  /// After the last strip: makes the file appear.
  Result<void> commit();

private:
  explicit PictureOutput(const QString& path) : m_file(path) {}
  std::unexpected<Error> failed(const Error& error);

  bytes::WholeFile m_file;
  QString m_problem; ///< of the file, as it came
  std::unique_ptr<PictureEncoder> m_encoder;
};

/// Writes a whole picture. Thread-safe.
Result<void> savePicture(const QImage& picture, const QString& path, const OutputOptions& options);

} // namespace vitrine::image
