#include "render/engine/PictureTaker.h"

#include <QCoreApplication>

namespace vitrine::render {
namespace {

/// Frames drawn for what arrives late; three are enough when nothing is odd. Tiny ones, so that they cost nothing.
constexpr int kSettlingFrames = 4;
constexpr QSize kSettlingSize(8, 8);
/// Frames after which a picture counts as it is.
constexpr int kMaxFrames = 60;

using Reply = std::unique_ptr<Qt3DRender::QRenderCaptureReply>;

} // namespace

Result<QImage> PictureTaker::take(QSize size) {
  settle();
  QImage picture = settledPicture(size);
  if (picture.size() != size) {
    return std::unexpected(Error::of(
        ErrorCode::NoDisplay,
        QCoreApplication::translate("vitrine::render::PictureTaker", "OpenGL gave no picture of the scene")));
  }
  return picture;
}

void PictureTaker::settle() {
  m_engine.frameGraph().setTargetSize(kSettlingSize);
  for (int i = 0; i < kMaxFrames; ++i) {
    m_engine.drawFrame();
    if (i + 1 >= kSettlingFrames && m_engine.isReady()) {
      return;
    }
  }
}

QImage PictureTaker::settledPicture(QSize size) {
  QImage last;
  for (int i = 0; i < kMaxFrames; i += 3) {
    // A reply comes with the frame after the one it shows; the frame that only brings the second one may be tiny.
    m_engine.frameGraph().setTargetSize(size);
    const Reply first(m_engine.frameGraph().requestCapture());
    m_engine.drawFrame();
    const Reply second(m_engine.frameGraph().requestCapture());
    m_engine.drawFrame();
    m_engine.frameGraph().setTargetSize(kSettlingSize);
    m_engine.drawFrame();
    if (!first->isComplete() || !second->isComplete()) {
      continue;
    }
    last = second->image();
    if (last.size() == size && last == first->image()) {
      return last;
    }
  }
  return last;
}

} // namespace vitrine::render
