#include "ui/content/PictureDecoder.h"

#include <new>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kSmallTexels = 512 * 512; ///< decoded within a few milliseconds
constexpr int kLeastHalf = 256;

} // namespace

PictureDecoder::PictureDecoder(QObject* parent) : QObject(parent) {
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) {
    if (!startNext()) {
      Q_EMIT failed(error);
    }
  });
}

PictureDecoder::Made PictureDecoder::make(const Request& request, const std::optional<image::DecodedPicture>& decoded) {
  Made made;
  made.picture = decoded ? *decoded : image::DecodedPicture(request.image, request.index);
  made.levels = image::withHalves(made.picture.shown(request.channels, request.exposure), kLeastHalf);
  return made;
}

bool PictureDecoder::isDecoded(const Request& request) const {
  return m_decoded && m_image == request.image && m_index == request.index;
}

void PictureDecoder::show(const Request& request) {
  const image::Image::Picture& picture =
      request.image->picture(request.index.mip, request.index.face, request.index.frame);
  // One task at a time: two decoded pictures could take twice the memory.
  if (m_task.isRunning()) {
    m_next = request;
  } else if (std::uint64_t{picture.width} * picture.height <= kSmallTexels) {
    try {
      take(request, make(request, isDecoded(request) ? m_decoded : std::nullopt));
    } catch (const std::bad_alloc&) {
      Q_EMIT failed(base::outOfMemory());
    }
  } else {
    start(request);
  }
}

void PictureDecoder::drop() {
  m_next.reset();
  m_task.drop();
}

void PictureDecoder::start(const Request& request) {
  m_task.start([request, decoded = isDecoded(request) ? m_decoded : std::nullopt](
                   base::Progress&) -> Result<Made> { return make(request, decoded); },
               [this, request](const Made& made) {
                 if (!startNext()) {
                   take(request, made);
                 }
               });
}

bool PictureDecoder::startNext() {
  const auto next = std::exchange(m_next, std::nullopt);
  if (next) {
    show(*next);
  }
  return next.has_value();
}

void PictureDecoder::take(const Request& request, const Made& made) {
  m_image = request.image;
  m_index = request.index;
  m_decoded = made.picture;
  Q_EMIT ready(made.picture, made.levels);
}

} // namespace vitrine::ui
