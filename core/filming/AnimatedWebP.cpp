#include "core/filming/AnimatedWebP.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/WriteTarget.h"
#include "core/filming/FilmTexts.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

namespace vitrine::filming {
namespace {

constexpr int kLongestSide = 16383;
constexpr int kLossless = 100;
constexpr double kMsInSecond = 1000;

/// Speed before the last percents of size: a film has many frames.
constexpr int kMethod = 2;

} // namespace

class AnimatedWebP::Private {
public:
  explicit Private(const Plan& plan) : m_plan(plan) {}

  Result<void> begin() {
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0 || WebPConfigInit(&m_config) == 0) {
      return failed(FilmTexts::tr("the WebP library has a different version"));
    }
    m_config.quality = static_cast<float>(m_plan.quality);
    m_config.lossless = m_plan.quality >= kLossless ? 1 : 0;
    m_config.method = kMethod;
    m_config.thread_level = 1;
    m_encoder.reset(WebPAnimEncoderNew(m_plan.size.width(), m_plan.size.height(), &options));
    return m_encoder ? Result<void>() : failed(FilmTexts::tr("there is not enough memory for the video"));
  }

  Result<void> add(const QImage& frame) {
    WebPPicture picture;
    if (WebPPictureInit(&picture) == 0) {
      return failed(FilmTexts::tr("the WebP library has a different version"));
    }
    picture.use_argb = 1;
    picture.width = frame.width();
    picture.height = frame.height();
    const QImage rgba = frame.convertToFormat(QImage::Format_RGBA8888);
    const bool taken = WebPPictureImportRGBA(&picture, rgba.constBits(), static_cast<int>(rgba.bytesPerLine())) != 0 &&
                       WebPAnimEncoderAdd(m_encoder.get(), &picture, timeOf(m_frames++), &m_config) != 0;
    const int reason = picture.error_code;
    WebPPictureFree(&picture);
    return taken                                   ? Result<void>()
           : reason == VP8_ENC_ERROR_OUT_OF_MEMORY ? failed(FilmTexts::tr("there is not enough memory for the video"))
                                                   : failed(reasonOf(*m_encoder));
  }

  Result<void> commit() {
    WebPData film;
    WebPDataInit(&film);
    if (WebPAnimEncoderAdd(m_encoder.get(), nullptr, timeOf(m_frames), nullptr) == 0 ||
        WebPAnimEncoderAssemble(m_encoder.get(), &film) == 0) {
      return failed(reasonOf(*m_encoder));
    }
    bytes::WholeFile file(m_plan.path);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.write(reinterpret_cast<const char*>(film.bytes), static_cast<qint64>(film.size)) ==
                             static_cast<qint64>(film.size) &&
                         bytes::commitWhole(file);
    WebPDataClear(&film);
    return written ? Result<void>() : failed(file.errorString());
  }

private:
  /// Beginning of a frame, ms; each rounded by itself, so that errors do not add up.
  int timeOf(int frame) const { return static_cast<int>(std::lround(frame * kMsInSecond / m_plan.fps)); }

  static QString reasonOf(WebPAnimEncoder& encoder) { return QString::fromUtf8(WebPAnimEncoderGetError(&encoder)); }

  std::unexpected<Error> failed(const QString& why) const { return exporting::cannotWrite(m_plan.path, why); }

  Plan m_plan;
  WebPConfig m_config{};
  std::unique_ptr<WebPAnimEncoder, decltype(&WebPAnimEncoderDelete)> m_encoder{nullptr, &WebPAnimEncoderDelete};
  int m_frames = 0;
};

AnimatedWebP::AnimatedWebP(const Plan& plan) : d(std::make_unique<Private>(plan)) {}

AnimatedWebP::~AnimatedWebP() = default;

Result<std::unique_ptr<AnimatedWebP>> AnimatedWebP::open(const Plan& plan) {
  if (plan.size.width() > kLongestSide || plan.size.height() > kLongestSide) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached,
        FilmTexts::tr("images of this format can have at most %1 pixels per side").arg(kLongestSide), plan.path));
  }
  std::unique_ptr<AnimatedWebP> film(new AnimatedWebP(plan));
  const auto begun = film->d->begin();
  return begun ? Result<std::unique_ptr<AnimatedWebP>>(std::move(film)) : std::unexpected(begun.error());
}

Result<void> AnimatedWebP::add(const QImage& frame) {
  return d->add(frame);
}

Result<void> AnimatedWebP::commit() {
  return d->commit();
}

} // namespace vitrine::filming
