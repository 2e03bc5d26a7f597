#pragma once

#include "core/base/Result.h"
#include "core/image/PictureNotes.h"

#include <QImage>

#include <functional>
#include <memory>

namespace vitrine::image {

enum class OutputKind { Png, Jpeg, WebP, Bmp, Exr };

/// The kind that a name's ending says; nullopt: none that is written.
std::optional<OutputKind> outputKindOf(const QString& fileName);
/// Endings of the kinds that are written: "png", "jpg" …
QStringList outputSuffixes();
/// JPEG and BMP have no transparency.
bool holdsAlpha(OutputKind kind);
/// True if pictures of a kind hold light, linear and not cut off at white, instead of what a display shows.
bool isSceneLinear(OutputKind kind);

struct OutputOptions {
  static constexpr int kUsualQuality = 92;

  OutputKind kind = OutputKind::Png;
  int quality = kUsualQuality; ///< 1 … 100, of JPEG and WebP
  PictureNotes notes;          ///< in PNG, JPEG and EXR
};

/// Takes coded bytes; false: no more can be written.
using WriteBytes = std::function<bool(const QByteArray&)>;

/// Codes one picture that comes in strips of its width, from top to bottom. PNG is written as it comes; other kinds are
/// held until the end. Errors: WriteFailed, LimitReached; after one there is nothing more to do. One thread at a time.
class PictureEncoder {
public:
  virtual ~PictureEncoder() = default;
  PictureEncoder(const PictureEncoder&) = delete;
  PictureEncoder& operator=(const PictureEncoder&) = delete;

  /// RGB32 or, with alpha, ARGB32. Kinds that are scene-linear also take RGBX32FPx4 and RGBA32FPx4_Premultiplied.
  virtual Result<void> add(const QImage& strip) = 0;
  /// After the last strip.
  virtual Result<void> end() = 0;

protected:
  PictureEncoder() = default;
};

/// Error when no picture of this kind can be as large.
Result<std::unique_ptr<PictureEncoder>> makePictureEncoder(const OutputOptions& options, QSize size, bool alpha,
                                                           WriteBytes write);

} // namespace vitrine::image
