#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

#include <algorithm>
#include <span>
#include <string_view>

namespace vitrine::formats::x3 {

/// Mark that some editors put before UTF-8.
inline constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// The bytes as characters; the bytes must outlive it.
inline std::string_view viewOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Takes lines off a text one by one; their ends may be LF or CRLF.
class Lines {
public:
  explicit Lines(std::string_view text) : m_text(text) {}

  bool atEnd() const { return m_at >= m_text.size(); }
  std::size_t position() const { return m_at; }
  /// True if the line that was taken last had an end.
  bool ended() const { return m_ended; }
  /// The next line, without the blanks at its end.
  std::string_view next() {
    const std::size_t end = m_text.find('\n', m_at);
    m_ended = end != std::string_view::npos;
    const std::string_view line = m_text.substr(m_at, m_ended ? end - m_at : end);
    m_at = m_ended ? end + 1 : m_text.size();
    return line.substr(0, line.find_last_not_of("\r \t") + 1);
  }

private:
  std::string_view m_text;
  std::size_t m_at = 0;
  bool m_ended = false;
};

inline QString latin1(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

/// "0x1f", as flags are shown.
inline QString hexText(std::uint32_t flags) {
  return QStringLiteral("0x%1").arg(flags, 0, 16);
}

/// Behind the last slash of either kind.
inline QString fileNameOf(const QString& path) {
  return path.mid(std::max(path.lastIndexOf(QLatin1Char('\\')), path.lastIndexOf(QLatin1Char('/'))) + 1);
}

/// Without three letters and their dot, whatever they are: textures of real files say ".tga", ".dds", ".jpg" and even
/// ".txt".
inline QString withoutExtension(const QString& name) {
  constexpr qsizetype kLength = 4;
  return name.size() > kLength && name[name.size() - kLength] == u'.' ? name.chopped(kLength) : name;
}

} // namespace vitrine::formats::x3
