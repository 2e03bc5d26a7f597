#include "core/image/PngEncoder.h"

#include <png.h>

#include <csetjmp>

namespace vitrine::image {
namespace {

/// Larger takes four times as long to make pictures a sixth smaller.
constexpr int kZlibLevel = 2;

} // namespace

/// libpng leaves its functions by longjmp: those that call it hold nothing that has a destructor.
class PngEncoder::Private {
public:
  Private(const PictureNotes& notes, QSize size, bool alpha, WriteBytes write)
      : m_size(size), m_alpha(alpha), m_write(std::move(write)) {
    for (const auto& [name, text] : namedNotes(notes)) {
      m_texts.emplace_back(name.toLatin1(), text.toUtf8());
    }
    m_png = png_create_write_struct(PNG_LIBPNG_VER_STRING, this, &Private::stop, &Private::ignore);
    m_info = m_png ? png_create_info_struct(m_png) : nullptr;
  }
  ~Private() { png_destroy_write_struct(&m_png, &m_info); }
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  Result<void> told(bool done) const {
    return done ? Result<void>() : std::unexpected(Error::of(ErrorCode::WriteFailed, QString::fromLatin1(m_problem)));
  }

  bool writeHead() {
    std::vector<png_text> texts = pngTexts();
    return m_info && begin(texts.data(), static_cast<int>(texts.size()));
  }
  bool writeRows(const uchar* first, qsizetype stride, int count);
  bool writeEnd();

  bool m_begun = false;

private:
  static void stop(png_structp png, png_const_charp problem) {
    static_cast<Private*>(png_get_error_ptr(png))->m_problem = problem;
    png_longjmp(png, 1);
  }
  static void ignore(png_structp /*png*/, png_const_charp /*warning*/) {}
  static void write(png_structp png, png_bytep data, png_size_t length);
  static void flush(png_structp /*png*/) {}

  std::vector<png_text> pngTexts();
  bool begin(png_text* texts, int count);

  QSize m_size;
  bool m_alpha;
  WriteBytes m_write;
  std::vector<std::pair<QByteArray, QByteArray>> m_texts;
  png_structp m_png = nullptr;
  png_infop m_info = nullptr;
  QByteArray m_problem;
};

void PngEncoder::Private::write(png_structp png, png_bytep data, png_size_t length) {
  auto* self = static_cast<Private*>(png_get_io_ptr(png));
  // A copy: who takes it may keep it.
  if (!self->m_write(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(length)))) {
    png_error(png, "");
  }
}

std::vector<png_text> PngEncoder::Private::pngTexts() {
  std::vector<png_text> texts;
  for (auto& [name, text] : m_texts) {
    const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
    png_text made{};
    made.compression = plain ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    made.key = name.data();
    made.text = text.data();
    (plain ? made.text_length : made.itxt_length) = static_cast<png_size_t>(text.size());
    texts.push_back(made);
  }
  return texts;
}

bool PngEncoder::Private::begin(png_text* texts, int count) {
  if (setjmp(png_jmpbuf(m_png)) != 0) {
    return false;
  }
  png_set_write_fn(m_png, this, &Private::write, &Private::flush);
  png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(m_size.width()), static_cast<png_uint_32>(m_size.height()), 8,
               m_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(m_png, m_info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_compression_level(m_png, kZlibLevel);
  if (count > 0) {
    png_set_text(m_png, m_info, texts, count);
  }
  png_write_info(m_png, m_info);
  // As a QRgb lies in memory.
  if constexpr (std::endian::native == std::endian::little) {
    png_set_bgr(m_png);
  } else if (m_alpha) {
    png_set_swap_alpha(m_png);
  }
  if (!m_alpha) {
    png_set_filler(m_png, 0, std::endian::native == std::endian::little ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
  }
  return true;
}

bool PngEncoder::Private::writeRows(const uchar* first, qsizetype stride, int count) {
  if (setjmp(png_jmpbuf(m_png)) != 0) {
    return false;
  }
  for (int y = 0; y < count; ++y) {
    png_write_row(m_png, first + y * stride);
  }
  return true;
}

bool PngEncoder::Private::writeEnd() {
  if (setjmp(png_jmpbuf(m_png)) != 0) {
    return false;
  }
  png_write_end(m_png, m_info);
  return true;
}

PngEncoder::PngEncoder(const PictureNotes& notes, QSize size, bool alpha, WriteBytes write)
    : d(std::make_unique<Private>(notes, size, alpha, std::move(write))) {}

PngEncoder::~PngEncoder() = default;

Result<void> PngEncoder::add(const QImage& strip) {
  if (!std::exchange(d->m_begun, true) && !d->writeHead()) {
    return d->told(false);
  }
  return d->told(d->writeRows(strip.constBits(), strip.bytesPerLine(), strip.height()));
}

Result<void> PngEncoder::end() {
  return d->told(d->writeEnd());
}

} // namespace vitrine::image
