#include "core/searching/SpaceSearch.h"

#include "core/bytes/ByteSearch.h"
#include "core/searching/ByteForms.h"

#include <algorithm>

namespace vitrine::searching {
namespace {

constexpr std::uint64_t kWindow = std::uint64_t{1} << 20;
/// Longest match of a regular expression that is found wherever it lies.
constexpr std::uint64_t kLongestPatternMatch = 4096;
constexpr std::uint64_t kUnitsBefore = 24;
constexpr std::uint64_t kUnitsBehind = 80;
constexpr std::uint64_t kHexAround = 6;

/// Bytes of a window that match.
struct WindowHit {
  std::size_t at = 0;
  std::size_t size = 0;
  const ByteForm* form = nullptr; ///< null: of a regular expression
};

using ByteSpan = std::span<const std::byte>;
using bytes::TextEncoding;

unsigned char byteAt(ByteSpan bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

/// One character of a text in an encoding; null: none that is printed.
QChar characterAt(ByteSpan bytes, std::size_t at, TextEncoding encoding) {
  const unsigned first = byteAt(bytes, at);
  if (encoding == TextEncoding::Utf16Le) {
    return QChar(static_cast<char16_t>(first | (static_cast<unsigned>(byteAt(bytes, at + 1)) << 8U)));
  }
  if (encoding == TextEncoding::Utf16Be) {
    return QChar(static_cast<char16_t>((first << 8U) | byteAt(bytes, at + 1)));
  }
  return QChar(static_cast<char16_t>(first)); // beyond ASCII one byte alone counts as a letter, whatever it is
}

bool isPrintable(QChar c) {
  return c.isPrint() || (c.unicode() >= 0x80 && c.unicode() < 0x100);
}

/// Encoding that the bytes around a match are read in.
TextEncoding encodingOf(const WindowHit& hit) {
  const TextEncoding encoding = hit.form ? *hit.form->encoding : TextEncoding::Latin1;
  return encoding == TextEncoding::Utf8 ? TextEncoding::Utf8OrLatin1 : encoding;
}

/// A search in one byte space.
class SpaceSearcher {
public:
  SpaceSearcher(const Document& document, const bytes::ByteSpace& space, const std::vector<ByteForm>& forms,
                MatchCollector& found)
      : m_document(document), m_space(space), m_forms(forms), m_found(found) {
    for (const ByteForm& form : forms) {
      m_overlap = std::max(m_overlap, static_cast<std::uint64_t>(form.pattern.size()) - 1);
    }
    if (found.text().isPattern()) {
      m_overlap = kLongestPatternMatch;
    }
  }

  /// Matches that begin in the window of `size` bytes from `start`.
  void search(std::uint64_t start, std::uint64_t size) {
    // A character before, so that words are told from parts of them.
    m_lead = std::min<std::uint64_t>(start, 2);
    m_start = start - m_lead;
    const auto read = m_space.source->readClipped(m_start, m_lead + size + m_overlap + 2);
    if (!read) {
      return;
    }
    m_window = *read;
    m_end = m_lead + size;
    std::vector<WindowHit> hits = m_found.text().isPattern() ? hitsOfExpression() : hitsOfForms();
    std::ranges::stable_sort(hits, {}, &WindowHit::at);
    dropTwins(hits);
    for (const WindowHit& hit : hits) {
      if (m_found.count(MatchKind::Bytes)) {
        tell(hit);
      }
    }
  }

private:
  std::vector<WindowHit> hitsOfForms() const {
    std::vector<WindowHit> hits;
    for (const ByteForm& form : m_forms) {
      const std::size_t size = form.pattern.size();
      for (const std::uint64_t at : bytes::matchesIn(m_window.span(), form.pattern)) {
        if (at >= m_lead && at < m_end && (!m_found.query().wholeWord || standsAlone(at, size, form))) {
          hits.push_back({at, size, &form});
        }
      }
    }
    return hits;
  }
  /// UTF-16 LE behind a NUL looks like UTF-16 BE from there on: it counts once.
  static void dropTwins(std::vector<WindowHit>& hits) {
    std::vector<std::size_t> little;
    for (const WindowHit& hit : hits) {
      if (hit.form && hit.form->encoding == TextEncoding::Utf16Le) {
        little.push_back(hit.at);
      }
    }
    std::erase_if(hits, [&little](const WindowHit& hit) {
      return hit.form && hit.form->encoding == TextEncoding::Utf16Be && std::ranges::binary_search(little, hit.at + 1);
    });
  }
  std::vector<WindowHit> hitsOfExpression() const {
    const QString text =
        QString::fromLatin1(reinterpret_cast<const char*>(m_window.data()), static_cast<qsizetype>(m_window.size()));
    std::vector<WindowHit> hits;
    for (auto span = m_found.text().find(text); span; span = m_found.text().find(text, span->at + span->length)) {
      m_found.check();
      const auto at = static_cast<std::size_t>(span->at);
      if (at >= m_end) {
        break;
      }
      if (at >= m_lead) {
        hits.push_back({at, static_cast<std::size_t>(span->length), nullptr});
      }
    }
    return hits;
  }
  bool standsAlone(std::size_t at, std::size_t size, const ByteForm& form) const {
    if (!form.encoding) {
      return true;
    }
    const std::size_t unit = form.unit();
    const auto isWord = [&](std::size_t place) {
      return place + unit <= m_window.size() && isWordCharacter(characterAt(m_window.span(), place, *form.encoding));
    };
    return !(at >= unit && isWord(at - unit) && isWord(at)) && !(isWord(at + size) && isWord(at + size - unit));
  }

  void tell(const WindowHit& hit) {
    const std::uint64_t offset = m_start + hit.at;
    const bool isText = !hit.form || hit.form->encoding;
    const Excerpt excerpt = isText ? textAround(hit) : hexAround(hit);
    QString where = QStringLiteral("0x%1").arg(offset, 0, 16);
    if (const auto section = m_document.structure.sectionAt(m_space.id, offset)) {
      where += QStringLiteral("  ") + m_document.structure[*section].path;
    } else if (m_space.id != base::kFileSpace) {
      where += QStringLiteral("  ") + m_space.name;
    }
    if (hit.form) {
      where += QStringLiteral("  (%1)").arg(hit.form->label);
    }
    m_found.tell({MatchKind::Bytes, BytesTarget{{m_space.id, offset, hit.size}}, excerpt.text, excerpt.span.at,
                  excerpt.span.length, where});
  }
  /// The printable text that a match stands in.
  Excerpt textAround(const WindowHit& hit) const {
    const TextEncoding encoding = encodingOf(hit);
    const std::size_t unit = hit.form ? hit.form->unit() : 1;
    const auto isText = [&](std::size_t place) {
      return place + unit <= m_window.size() && isPrintable(characterAt(m_window.span(), place, encoding));
    };
    std::size_t first = hit.at;
    while (first >= unit && hit.at - first < kUnitsBefore * unit && isText(first - unit)) {
      first -= unit;
    }
    std::size_t last = hit.at + hit.size;
    while (last - hit.at - hit.size < kUnitsBehind * unit && isText(last)) {
      last += unit;
    }
    const auto decoded = [this, encoding](std::size_t from, std::size_t to) {
      return bytes::decodeText(m_window.span().subspan(from, to - from), encoding);
    };
    const QString before = decoded(first, hit.at);
    const QString match = decoded(hit.at, hit.at + hit.size);
    const QString text = before + match + decoded(hit.at + hit.size, last);
    return excerptOf(text, {before.size(), match.size()});
  }
  Excerpt hexAround(const WindowHit& hit) const {
    const std::size_t first = hit.at - std::min<std::size_t>(hit.at, kHexAround);
    const std::size_t last = std::min<std::size_t>(m_window.size(), hit.at + hit.size + kHexAround);
    const auto hex = [this](std::size_t from, std::size_t to) {
      const QByteArray part(reinterpret_cast<const char*>(m_window.data() + from), static_cast<qsizetype>(to - from));
      return QString::fromLatin1(part.toHex(' ')).toUpper();
    };
    const QString before = first < hit.at ? hex(first, hit.at) + QLatin1Char(' ') : QString();
    const QString match = hex(hit.at, hit.at + hit.size);
    const QString behind = last > hit.at + hit.size ? QLatin1Char(' ') + hex(hit.at + hit.size, last) : QString();
    return excerptOf(QString(before + match + behind), {before.size(), match.size()});
  }

  const Document& m_document;
  const bytes::ByteSpace& m_space;
  const std::vector<ByteForm>& m_forms;
  MatchCollector& m_found;
  std::uint64_t m_overlap = 0;
  // Of the window.
  Bytes m_window;
  std::uint64_t m_start = 0; ///< in the space
  std::uint64_t m_lead = 0;  ///< bytes before those whose matches count
  std::uint64_t m_end = 0;   ///< behind them, in the window
};

} // namespace

void searchSpaces(const Document& document, MatchCollector& found, double from, double to) {
  const std::vector<ByteForm> forms = byteForms(found.query());
  if (!found.wants(MatchKind::Bytes) || (forms.empty() && !found.text().isPattern())) {
    return;
  }
  std::uint64_t whole = 0;
  for (const bytes::ByteSpace& space : document.spaces) {
    whole += space.source->size();
  }
  std::uint64_t done = 0;
  for (const bytes::ByteSpace& space : document.spaces) {
    SpaceSearcher search(document, space, forms, found);
    for (std::uint64_t start = 0; start < space.source->size(); start += kWindow) {
      found.step(from + (to - from) * static_cast<double>(done + start) / static_cast<double>(whole));
      search.search(start, std::min(kWindow, space.source->size() - start));
    }
    done += space.source->size();
  }
}

} // namespace vitrine::searching
