#include "core/image/PictureEncoder.h"

#include "core/base/Translate.h"
#include "core/image/ExrEncoder.h"
#include "core/image/PngEncoder.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include <array>
#include <cstring>

namespace vitrine::image {
namespace {

constexpr const char* kContext = "vitrine::image::PictureEncoder";

struct Suffix {
  const char* text;
  OutputKind kind;
};

constexpr std::array kSuffixes = {Suffix{"png", OutputKind::Png},   Suffix{"jpg", OutputKind::Jpeg},
                                  Suffix{"jpeg", OutputKind::Jpeg}, Suffix{"webp", OutputKind::WebP},
                                  Suffix{"bmp", OutputKind::Bmp},   Suffix{"exr", OutputKind::Exr}};

/// What the files themselves can say of their sides.
int longestSide(OutputKind kind) {
  return kind == OutputKind::WebP ? 16383 : kind == OutputKind::Jpeg ? 65500 : 1 << 20;
}

QByteArray formatName(OutputKind kind) {
  return kind == OutputKind::Jpeg ? "jpg" : kind == OutputKind::WebP ? "webp" : "bmp";
}

/// By Qt's writers, which want all of a picture.
class WholeEncoder final : public PictureEncoder {
public:
  WholeEncoder(const OutputOptions& options, QImage picture, WriteBytes write)
      : m_options(options), m_picture(std::move(picture)), m_write(std::move(write)) {}

  Result<void> add(const QImage& strip) override {
    for (int y = 0; y < strip.height() && m_rows < m_picture.height(); ++y) {
      std::memcpy(m_picture.scanLine(m_rows++), strip.constScanLine(y),
                  static_cast<std::size_t>(m_picture.width()) * sizeof(QRgb));
    }
    return {};
  }

  Result<void> end() override {
    QByteArray bytes;
    QBuffer coded(&bytes);
    coded.open(QIODevice::WriteOnly);
    QImageWriter writer(&coded, formatName(m_options.kind));
    writer.setQuality(m_options.quality);
    if (m_options.kind == OutputKind::Jpeg) {
      for (const auto& [name, text] : namedNotes(m_options.notes)) {
        writer.setText(name, text);
      }
    }
    if (!writer.write(m_picture)) {
      return std::unexpected(Error::of(ErrorCode::WriteFailed, writer.errorString()));
    }
    return m_write(bytes) ? Result<void>() : std::unexpected(Error::of(ErrorCode::WriteFailed, {}));
  }

private:
  OutputOptions m_options;
  QImage m_picture;
  WriteBytes m_write;
  int m_rows = 0;
};

} // namespace

std::optional<OutputKind> outputKindOf(const QString& fileName) {
  const QString suffix = QFileInfo(fileName).suffix().toLower();
  const auto* known =
      std::ranges::find_if(kSuffixes, [&](const Suffix& each) { return suffix == QLatin1String(each.text); });
  return known == kSuffixes.end() ? std::nullopt : std::optional(known->kind);
}

QStringList outputSuffixes() {
  QStringList suffixes;
  for (const Suffix& known : kSuffixes) {
    suffixes << QLatin1String(known.text);
  }
  return suffixes;
}

bool holdsAlpha(OutputKind kind) {
  return kind == OutputKind::Png || kind == OutputKind::WebP || kind == OutputKind::Exr;
}

bool isSceneLinear(OutputKind kind) {
  return kind == OutputKind::Exr;
}

Result<std::unique_ptr<PictureEncoder>> makePictureEncoder(const OutputOptions& options, QSize size, bool alpha,
                                                           WriteBytes write) {
  const int longest = longestSide(options.kind);
  if (size.width() > longest || size.height() > longest) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached,
                  base::translate(kContext, "images of this format can have at most %1 pixels per side").arg(longest)));
  }
  if (options.kind == OutputKind::Png) {
    return std::make_unique<PngEncoder>(options.notes, size, alpha, std::move(write));
  }
  if (options.kind == OutputKind::Exr) {
    return makeExrEncoder(options.notes, size, alpha, std::move(write));
  }
  QImage picture(size, alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
  if (picture.isNull()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate(kContext, "there is not enough memory for the image")));
  }
  return std::make_unique<WholeEncoder>(options, std::move(picture), std::move(write));
}

} // namespace vitrine::image
