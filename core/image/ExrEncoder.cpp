#include "core/image/ExrEncoder.h"

#include "core/base/LoadedModule.h"
#include "core/base/Translate.h"
#include "core/image/ExrModule.h"

#include <QFloat16>

#include <cassert>
#include <cstring>

namespace vitrine::image {
namespace {

constexpr int kFloatsPerPixel = 4;

Result<const ExrCodec*> loadExrCodec() {
  const auto function = base::moduleFunction(QStringLiteral("vitrine_exr"), kExrEntryName);
  const auto entry = function ? reinterpret_cast<ExrEntry>(*function) : nullptr;
  const ExrCodec* codec = entry ? entry(kExrInterface) : nullptr;
  if (!codec) {
    const QString why =
        entry ? base::translate("vitrine::image::ExrEncoder", "it has a different version") : function.error().message;
    return std::unexpected(
        Error::of(ErrorCode::Unsupported,
                  base::translate("vitrine::image::ExrEncoder", "the OpenEXR plugin cannot be loaded: %1").arg(why)));
  }
  return codec;
}

Result<const ExrCodec*> exrCodec() {
  static const Result<const ExrCodec*> codec = loadExrCodec();
  return codec;
}

Result<std::unique_ptr<ExrWriter>> beginExr(const ExrHead& head) {
  const auto codec = exrCodec();
  if (!codec) {
    return std::unexpected(codec.error());
  }
  QString problem;
  auto writer = (*codec)->begin(head, problem);
  if (!writer) {
    return std::unexpected(Error::of(ErrorCode::WriteFailed, problem));
  }
  return writer;
}

/// Linear and premultiplied.
QImage sceneLinear(const QImage& strip) {
  if (strip.format() == QImage::Format_RGBX32FPx4 || strip.format() == QImage::Format_RGBA32FPx4_Premultiplied) {
    return strip;
  }
  QImage linear = strip.convertToFormat(QImage::Format_RGBA32FPx4);
  for (int y = 0; y < linear.height(); ++y) {
    auto* pixel = reinterpret_cast<float*>(linear.scanLine(y));
    for (int x = 0; x < linear.width(); ++x, pixel += kFloatsPerPixel) {
      for (int channel = 0; channel < 3; ++channel) {
        pixel[channel] = srgbToLinear(pixel[channel]) * pixel[3];
      }
    }
  }
  return linear;
}

/// Half floats as they are stored, with their colours premultiplied.
std::vector<float> linearTexels(const Image& image, const Image::Picture& picture) {
  const std::size_t count = std::size_t{picture.width} * picture.height * kFloatsPerPixel;
  std::vector<float> texels(count);
  for (std::size_t i = 0; i < count; i += kFloatsPerPixel) {
    std::array<qfloat16, kFloatsPerPixel> halves;
    std::memcpy(halves.data(), picture.texels.data() + i * sizeof(qfloat16), sizeof halves);
    const float alpha = image.hasAlpha ? static_cast<float>(halves[3]) : 1.0F;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      texels[i + channel] = static_cast<float>(halves[channel]) * alpha;
    }
    texels[i + 3] = alpha;
  }
  return texels;
}

class ExrEncoder final : public PictureEncoder {
public:
  ExrEncoder(std::unique_ptr<ExrWriter> writer, WriteBytes write)
      : m_writer(std::move(writer)), m_write(std::move(write)) {}

  Result<void> add(const QImage& strip) override {
    const QImage linear = sceneLinear(strip);
    assert(linear.bytesPerLine() == qsizetype{linear.width()} * kFloatsPerPixel * qsizetype{sizeof(float)});
    return m_writer->add(reinterpret_cast<const float*>(linear.constBits()), linear.height()) ? Result<void>()
                                                                                              : failed();
  }

  Result<void> end() override {
    const QByteArray bytes = m_writer->take();
    if (bytes.isEmpty()) {
      return failed();
    }
    return m_write(bytes) ? Result<void>() : std::unexpected(Error::of(ErrorCode::WriteFailed, {}));
  }

private:
  std::unexpected<Error> failed() const {
    return std::unexpected(Error::of(ErrorCode::WriteFailed, m_writer->problem()));
  }

  std::unique_ptr<ExrWriter> m_writer;
  WriteBytes m_write;
};

} // namespace

Result<std::unique_ptr<PictureEncoder>> makeExrEncoder(const PictureNotes& notes, QSize size, bool alpha,
                                                       WriteBytes write) {
  ExrHead head{size.width(), size.height(), alpha, {}};
  for (const auto& [name, text] : namedNotes(notes)) {
    head.texts.emplace_back(name.toUtf8(), text.toUtf8());
  }
  auto writer = beginExr(head);
  if (!writer) {
    return std::unexpected(writer.error());
  }
  return std::make_unique<ExrEncoder>(std::move(*writer), std::move(write));
}

Result<QByteArray> encodeExr(const Image& image, std::uint32_t face, std::uint32_t frame) {
  const Image::Picture& picture = image.picture(0, face, frame);
  const auto writer = beginExr({static_cast<int>(picture.width), static_cast<int>(picture.height), image.hasAlpha, {}});
  if (!writer) {
    return std::unexpected(writer.error());
  }
  bool added = false;
  if (image.format == PixelFormat::Rgba16F) {
    added = (*writer)->add(linearTexels(image, picture).data(), static_cast<int>(picture.height));
  } else {
    const QImage texels = image.toQImage(0, face, frame);
    const QImage linear = sceneLinear(image.hasAlpha ? texels : texels.convertToFormat(QImage::Format_RGBX8888));
    added = (*writer)->add(reinterpret_cast<const float*>(linear.constBits()), linear.height());
  }
  const QByteArray bytes = added ? (*writer)->take() : QByteArray();
  return bytes.isEmpty() ? std::unexpected(Error::of(ErrorCode::WriteFailed, (*writer)->problem()))
                         : Result<QByteArray>(bytes);
}

std::vector<std::pair<QByteArray, QByteArray>> readExrTexts(const QString& path) {
  const auto codec = exrCodec();
  return codec ? (*codec)->texts(path) : std::vector<std::pair<QByteArray, QByteArray>>();
}

} // namespace vitrine::image
