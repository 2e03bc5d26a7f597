#include "render/engine/FrameCapture.h"

#include "render/batching/FloatPixels.h"

#include <QCoreApplication>

namespace vitrine::render {
namespace {

/// Frames drawn for what arrives late; three are enough when nothing is odd. Tiny ones, so that they cost nothing.
constexpr int kSettlingFrames = 4;
constexpr QSize kSettlingSize(8, 8);
/// Frames after which a picture counts as it is.
constexpr int kMaxFrames = 60;
/// Sides of the sketches whose being equal says that nothing more arrives, as parts of the picture's.
constexpr int kSketchPart = 8;
constexpr int kAttempts = 20;

QSize sketchSize(QSize size) {
  return {std::max(1, size.width() / kSketchPart), std::max(1, size.height() / kSketchPart)};
}

} // namespace

Result<QImage> FrameCapture::take(QSize size) {
  settle(sketchSize(size));
  for (int i = 0; i < kAttempts; ++i) {
    QImage picture = captured(size);
    if (m_numbers == TargetNumbers::Bytes && picture.size() == size) {
      return picture;
    }
    if (m_numbers == TargetNumbers::Floats && picture.size() == 2 * size) {
      return unpackedFloats(picture);
    }
  }
  return std::unexpected(
      Error::of(ErrorCode::NoDisplay,
                QCoreApplication::translate("vitrine::render::FrameCapture", "OpenGL returned no image of the scene")));
}

void FrameCapture::settle(QSize size) {
  m_engine.setTargetSize(kSettlingSize, m_numbers);
  QImage last;
  for (int i = 0; i < kMaxFrames; ++i) {
    if (!m_settled && (i < kSettlingFrames || !m_engine.isReady())) {
      m_engine.drawFrame();
      continue;
    }
    QImage sketch = captured(size);
    if (!sketch.isNull() && sketch == last) {
      break;
    }
    last = std::move(sketch);
  }
  m_settled = true;
}

QImage FrameCapture::captured(QSize size) {
  m_engine.setTargetSize(size, m_numbers);
  const std::unique_ptr<CapturedFrame> capture = m_engine.requestCapture();
  m_engine.drawFrame();
  // The picture arrives with the frame after the one it shows, which may be tiny.
  m_engine.setTargetSize(kSettlingSize, m_numbers);
  m_engine.drawFrame();
  return capture->isComplete() ? capture->picture() : QImage();
}

} // namespace vitrine::render
