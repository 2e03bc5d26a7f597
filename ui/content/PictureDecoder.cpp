#include "ui/content/PictureDecoder.h"

#include <new>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kSmallTexels = 512 * 512; ///< decoded within a few milliseconds
constexpr int kLeastHalf = 256;

} // namespace

PictureDecoder::PictureDecoder(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
}

PictureDecoder::~PictureDecoder() {
  m_pool.waitForDone();
}

PictureDecoder::Made PictureDecoder::make(const Request& request, const std::optional<image::DecodedPicture>& decoded) {
  try {
    Made made;
    made.picture = decoded ? *decoded : image::DecodedPicture(request.image, request.index);
    made.levels = image::withHalves(made.picture.shown(request.channels, request.exposure), kLeastHalf);
    return made;
  } catch (const std::bad_alloc&) {
    return {};
  }
}

bool PictureDecoder::isDecoded(const Request& request) const {
  return m_decoded && m_image == request.image && m_index == request.index;
}

void PictureDecoder::show(const Request& request) {
  const image::Image::Picture& picture =
      request.image->picture(request.index.mip, request.index.face, request.index.frame);
  if (m_isRunning) {
    m_next = request;
  } else if (std::uint64_t{picture.width} * picture.height <= kSmallTexels) {
    take(request, make(request, isDecoded(request) ? m_decoded : std::nullopt));
  } else {
    start(request);
  }
}

void PictureDecoder::start(const Request& request) {
  m_isRunning = true;
  m_pool.start([this, request, decoded = isDecoded(request) ? m_decoded : std::nullopt] {
    const Made made = make(request, decoded);
    QMetaObject::invokeMethod(
        this,
        [this, request, made] {
          m_isRunning = false;
          if (const auto next = std::exchange(m_next, std::nullopt)) {
            show(*next);
          } else {
            take(request, made);
          }
        },
        Qt::QueuedConnection);
  });
}

void PictureDecoder::take(const Request& request, const Made& made) {
  if (!made.levels.empty()) {
    m_image = request.image;
    m_index = request.index;
    m_decoded = made.picture;
    Q_EMIT ready(made.picture, made.levels);
  }
}

} // namespace vitrine::ui
