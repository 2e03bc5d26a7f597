#include "core/image/ExrModule.h"

#include <QFile>

#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfIO.h>
#include <OpenEXR/ImfInputFile.h>
#include <OpenEXR/ImfOutputFile.h>
#include <OpenEXR/ImfStandardAttributes.h>
#include <OpenEXR/ImfStringAttribute.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>

namespace vitrine::image {
namespace {

constexpr int kChannels = 4;
constexpr float kHalfMax = 65504.0F;

/// A file of OpenEXR's in memory: its table of rows is filled in at the end.
class MemoryStream final : public Imf::OStream {
public:
  MemoryStream() : Imf::OStream("") {}

  void write(const char* bytes, int count) override {
    const auto end = m_at + static_cast<qsizetype>(count);
    if (end > m_bytes.size()) {
      m_bytes.resize(end);
    }
    std::memcpy(m_bytes.data() + m_at, bytes, static_cast<std::size_t>(count));
    m_at = end;
  }
  std::uint64_t tellp() override { return static_cast<std::uint64_t>(m_at); }
  void seekp(std::uint64_t position) override { m_at = static_cast<qsizetype>(position); }

  QByteArray take() { return std::move(m_bytes); }

private:
  QByteArray m_bytes;
  qsizetype m_at = 0;
};

/// A file of the disk. OpenEXR's own takes paths in the encoding of the system.
class DiskStream final : public Imf::IStream {
public:
  explicit DiskStream(const QString& path) : Imf::IStream(""), m_file(path) {
    if (!m_file.open(QIODevice::ReadOnly)) {
      throw std::runtime_error("cannot be opened");
    }
  }

  bool read(char* bytes, int count) override {
    if (m_file.read(bytes, count) != count) {
      throw std::runtime_error("ends early");
    }
    return !m_file.atEnd();
  }
  std::uint64_t tellg() override { return static_cast<std::uint64_t>(m_file.pos()); }
  void seekg(std::uint64_t position) override { m_file.seek(static_cast<qint64>(position)); }

private:
  QFile m_file;
};

Imf::Header headerOf(const ExrHead& head) {
  Imf::Header header(head.width, head.height);
  header.compression() = Imf::ZIP_COMPRESSION;
  Imf::addChromaticities(header, Imf::Chromaticities()); // those of Rec. 709, and so of sRGB
  for (const auto& [name, text] : head.texts) {
    header.insert(name.constData(), Imf::StringAttribute(text.toStdString()));
  }
  for (const char* channel : {"R", "G", "B"}) {
    header.channels().insert(channel, Imf::Channel(Imf::HALF));
  }
  if (head.alpha) {
    header.channels().insert("A", Imf::Channel(Imf::HALF));
  }
  return header;
}

half toHalf(float value) {
  return half(std::isnan(value) ? 0.0F : std::clamp(value, -kHalfMax, kHalfMax));
}

class Writer final : public ExrWriter {
public:
  explicit Writer(const ExrHead& head)
      : m_head(head), m_file(std::make_unique<Imf::OutputFile>(m_stream, headerOf(head))) {}

  bool add(const float* pixels, int rows) override {
    try {
      const auto perRow = static_cast<std::size_t>(m_head.width) * kChannels;
      m_rows.resize(perRow * static_cast<std::size_t>(rows));
      std::transform(pixels, pixels + m_rows.size(), m_rows.begin(), toHalf);
      setRows(perRow);
      m_file->writePixels(rows);
      m_next += rows;
      return true;
    } catch (const std::exception& error) {
      m_problem = QString::fromLocal8Bit(error.what());
      return false;
    }
  }

  QByteArray take() override {
    try {
      m_file.reset(); // writes its table
      return m_stream.take();
    } catch (const std::exception& error) {
      m_problem = QString::fromLocal8Bit(error.what());
      return {};
    }
  }

  QString problem() const override { return m_problem; }

private:
  /// OpenEXR counts rows from the top of the picture.
  void setRows(std::size_t perRow) {
    const std::size_t rowBytes = perRow * sizeof(half);
    char* first = reinterpret_cast<char*>(m_rows.data()) - static_cast<std::ptrdiff_t>(rowBytes) * m_next;
    Imf::FrameBuffer buffer;
    const char* const names[] = {"R", "G", "B", "A"};
    for (std::size_t i = 0; i < (m_head.alpha ? 4U : 3U); ++i) {
      buffer.insert(names[i], Imf::Slice(Imf::HALF, first + i * sizeof(half), kChannels * sizeof(half), rowBytes));
    }
    m_file->setFrameBuffer(buffer);
  }

  ExrHead m_head;
  MemoryStream m_stream;
  std::unique_ptr<Imf::OutputFile> m_file; ///< before the stream it writes to
  std::vector<half> m_rows;
  QString m_problem;
  int m_next = 0; ///< row
};

class Codec final : public ExrCodec {
public:
  std::unique_ptr<ExrWriter> begin(const ExrHead& head, QString& problem) const override {
    try {
      return std::make_unique<Writer>(head);
    } catch (const std::exception& error) {
      problem = QString::fromLocal8Bit(error.what());
      return nullptr;
    }
  }

  std::vector<std::pair<QByteArray, QByteArray>> texts(const QString& path) const override {
    std::vector<std::pair<QByteArray, QByteArray>> found;
    try {
      DiskStream stream(path);
      const Imf::InputFile file(stream);
      const Imf::Header& header = file.header();
      for (auto at = header.begin(); at != header.end(); ++at) {
        if (const auto* text = dynamic_cast<const Imf::StringAttribute*>(&at.attribute())) {
          found.emplace_back(at.name(), QByteArray::fromStdString(text->value()));
        }
      }
    } catch (const std::exception&) {
      found.clear();
    }
    return found;
  }
};

} // namespace
} // namespace vitrine::image

extern "C" Q_DECL_EXPORT const vitrine::image::ExrCodec* vitrineExrCodec(int interface) {
  static const vitrine::image::Codec codec;
  return interface == vitrine::image::kExrInterface ? &codec : nullptr;
}
