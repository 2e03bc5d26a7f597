#include "core/image/PngTexts.h"

#include "core/bytes/Decompress.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <array>
#include <optional>

namespace vitrine::image {
namespace {

constexpr QByteArrayView kPngSignature("\x89PNG\r\n\x1a\n");
constexpr qsizetype kNumberBytes = 4;
constexpr qsizetype kHeadBytes = 8; ///< length and type
/// Bytes of a text chunk beside its text: key, language, translated key, flags, and what deflate may add.
constexpr qsizetype kMostOtherBytes = 1024;
/// Limit of chunks ahead of the pixels. It bounds the time that a hostile file can take.
constexpr int kMostChunks = 10'000;

/// Content of a text chunk, from front to back.
class ChunkText {
public:
  explicit ChunkText(const QByteArray& content) : m_left(content) {}

  /// Bytes up to the next zero, which is skipped. Returns nothing if there is no zero.
  std::optional<QByteArray> word() {
    const qsizetype end = m_left.indexOf('\0');
    if (end < 0) {
      return std::nullopt;
    }
    QByteArray word = m_left.left(end);
    m_left.remove(0, end + 1);
    return word;
  }
  std::optional<char> flag() {
    if (m_left.isEmpty()) {
      return std::nullopt;
    }
    const char flag = m_left.front();
    m_left.remove(0, 1);
    return flag;
  }
  const QByteArray& rest() const { return m_left; }

private:
  QByteArray m_left;
};

std::optional<QByteArray> inflated(const QByteArray& coded, qsizetype mostBytes) {
  const auto decoded = bytes::decodeDeflate(Bytes::adopt(coded), bytes::DeflateWrapper::Zlib, 0,
                                            static_cast<std::uint64_t>(mostBytes) + 1);
  return decoded && decoded->complete ? std::optional(decoded->bytes.toByteArray()) : std::nullopt;
}

/// Text behind the key of a chunk.
std::optional<QString> textOf(const QByteArray& type, ChunkText& chunk, qsizetype mostBytes) {
  const bool international = type == "iTXt";
  const std::optional<char> compressed = international ? chunk.flag() : std::optional(type == "zTXt" ? '\1' : '\0');
  const bool hasMethod = international || compressed == '\1';
  if (!compressed || (hasMethod && chunk.flag() != '\0') || (international && !(chunk.word() && chunk.word()))) {
    return std::nullopt;
  }
  const std::optional<QByteArray> text =
      compressed == '\0' ? std::optional(chunk.rest()) : inflated(chunk.rest(), mostBytes);
  if (!text || text->size() > mostBytes) {
    return std::nullopt;
  }
  return international ? QString::fromUtf8(*text) : QString::fromLatin1(*text);
}

} // namespace

std::map<QByteArray, QString> readPngTexts(const QString& path, const std::set<QByteArray>& keys, qsizetype mostBytes) {
  std::map<QByteArray, QString> texts;
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) ||
      file.read(kPngSignature.size()) != kPngSignature) {
    return texts;
  }
  for (int i = 0; i < kMostChunks && texts.size() < keys.size(); ++i) {
    const QByteArray head = file.read(kHeadBytes);
    const QByteArray type = head.mid(kNumberBytes);
    if (head.size() < kHeadBytes || type == "IDAT" || type == "IEND") {
      break;
    }
    const auto length = static_cast<qint64>(qFromBigEndian<quint32>(head.constData()));
    const qint64 next = file.pos() + length + kNumberBytes;
    const bool isText = type == "tEXt" || type == "zTXt" || type == "iTXt";
    if (isText && length <= mostBytes + kMostOtherBytes) {
      const QByteArray content = file.read(length);
      ChunkText chunk(content);
      const std::optional<QByteArray> key = chunk.word();
      if (content.size() == length && key && keys.contains(*key) && !texts.contains(*key)) {
        if (const auto text = textOf(type, chunk, mostBytes)) {
          texts.emplace(*key, *text);
        }
      }
    }
    if (!file.seek(next)) {
      break;
    }
  }
  return texts;
}

} // namespace vitrine::image
