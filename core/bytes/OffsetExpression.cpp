#include "core/bytes/OffsetExpression.h"

#include "core/base/Translate.h"

#include <limits>
#include <optional>

namespace vitrine::bytes {
namespace {

constexpr int kDeepestExpression = 100;

/// Recursive descent over one text. The first error stays; what follows it reads as nothing.
class OffsetParser {
public:
  OffsetParser(QStringView text, const OffsetContext& context) : m_text(text), m_context(context) {}

  Result<OffsetTarget> parse() {
    const std::int64_t start = placeFrom(m_context.here);
    checkInside(start, 0, m_context.end);
    std::int64_t size = 1;
    if (take(u":")) {
      const qsizetype at = m_at;
      size = shift();
      checkSize(start, size, at);
    } else if (take(u"..")) {
      const qsizetype at = m_at;
      const std::int64_t end = placeFrom(static_cast<std::uint64_t>(start));
      size = m_error ? 1 : end - start;
      checkSize(start, size, at);
    }
    skipBlanks();
    if (m_at < m_text.size()) {
      fail(base::translate("formats", "“%1” is not expected here").arg(m_text[m_at]), m_at);
    }
    if (m_error) {
      return std::unexpected(*m_error);
    }
    return OffsetTarget{static_cast<std::uint64_t>(start), static_cast<std::uint64_t>(size)};
  }

private:
  void fail(const QString& message, qsizetype place) {
    if (!m_error) {
      m_error = Error::damaged(message, static_cast<std::uint64_t>(place));
    }
  }

  void checkInside(std::int64_t offset, qsizetype place, std::uint64_t end) {
    if (offset < 0) {
      fail(base::translate("formats", "before the first byte"), place);
    } else if (static_cast<std::uint64_t>(offset) >= end) {
      fail(base::translate("formats", "past the last byte"), place);
    }
  }

  void checkSize(std::int64_t start, std::int64_t size, qsizetype place) {
    if (m_error) {
      return;
    }
    if (size <= 0) {
      fail(base::translate("formats", "there are no bytes between these offsets"), place);
    } else if (static_cast<std::uint64_t>(size) > m_context.end - static_cast<std::uint64_t>(start)) {
      fail(base::translate("formats", "past the last byte"), place);
    }
  }

  void skipBlanks() {
    while (m_at < m_text.size() && m_text[m_at].isSpace()) {
      ++m_at;
    }
  }

  bool take(QStringView sign) {
    skipBlanks();
    if (!m_text.sliced(m_at).startsWith(sign)) {
      return false;
    }
    m_at += sign.size();
    return true;
  }

  /// A place; one that begins with a sign counts from `base`.
  std::int64_t placeFrom(std::uint64_t base) {
    skipBlanks();
    const bool isRelative = m_at < m_text.size() && (m_text[m_at] == u'+' || m_text[m_at] == u'-');
    const qsizetype at = m_at;
    if (isRelative && m_text[m_at] == u'+') {
      ++m_at;
    }
    const std::int64_t value = shift();
    return isRelative ? added(static_cast<std::int64_t>(base), value, at) : value;
  }

  std::int64_t added(std::int64_t a, std::int64_t b, qsizetype place) {
    std::int64_t sum = 0;
    if (__builtin_add_overflow(a, b, &sum)) {
      tooLarge(place);
    }
    return sum;
  }

  void tooLarge(qsizetype place) { fail(base::translate("formats", "this number is too large"), place); }

  std::int64_t shift() {
    std::int64_t value = sum();
    while (!m_error) {
      const bool isLeft = take(u"<<");
      if (!isLeft && !take(u">>")) {
        break;
      }
      const qsizetype at = m_at;
      const std::int64_t by = sum();
      constexpr std::int64_t kMostShift = 62;
      if (by < 0 || by > kMostShift) {
        fail(base::translate("formats", "shift counts range from 0 to 62"), at);
      } else if (!isLeft) {
        value >>= by;
      } else if (__builtin_mul_overflow(value, std::int64_t{1} << by, &value)) {
        tooLarge(at);
      }
    }
    return value;
  }

  std::int64_t sum() {
    std::int64_t value = product();
    while (!m_error) {
      const qsizetype at = m_at;
      if (take(u"+")) {
        value = added(value, product(), at);
      } else if (take(u"-")) {
        if (__builtin_sub_overflow(value, product(), &value)) {
          tooLarge(at);
        }
      } else {
        break;
      }
    }
    return value;
  }

  std::int64_t product() {
    std::int64_t value = signedNumber();
    while (!m_error) {
      const bool isProduct = take(u"*");
      const bool isQuotient = !isProduct && take(u"/");
      if (!isProduct && !isQuotient && !take(u"%")) {
        break;
      }
      const qsizetype at = m_at;
      const std::int64_t by = signedNumber();
      if (isProduct) {
        if (__builtin_mul_overflow(value, by, &value)) {
          tooLarge(at);
        }
      } else if (by == 0) {
        fail(base::translate("formats", "division by zero"), at);
      } else if (by == -1) {
        value = isQuotient ? negated(value, at) : 0;
      } else {
        value = isQuotient ? value / by : value % by;
      }
    }
    return value;
  }

  std::int64_t negated(std::int64_t value, qsizetype place) {
    std::int64_t made = 0;
    if (__builtin_sub_overflow(std::int64_t{0}, value, &made)) {
      tooLarge(place);
    }
    return made;
  }

  std::int64_t signedNumber() {
    bool isNegative = false;
    const qsizetype at = m_at;
    while (take(u"-")) {
      isNegative = !isNegative;
    }
    const std::int64_t value = primary();
    return isNegative ? negated(value, at) : value;
  }

  std::int64_t primary() {
    skipBlanks();
    const qsizetype at = m_at;
    if (take(u"(")) {
      return inParentheses(at);
    }
    while (m_at < m_text.size() && (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_')) {
      ++m_at;
    }
    const QStringView word = m_text.sliced(at, m_at - at);
    if (word.compare(u"end", Qt::CaseInsensitive) == 0) {
      return clamped(m_context.end, at);
    }
    if (word.compare(u"here", Qt::CaseInsensitive) == 0) {
      return clamped(m_context.here, at);
    }
    if (word.isEmpty()) {
      fail(at == m_text.size() ? base::translate("formats", "a number is missing")
                               : base::translate("formats", "“%1” is not expected here").arg(m_text[at]),
           at);
      return 0;
    }
    return number(word, at);
  }

  std::int64_t inParentheses(qsizetype opened) {
    if (++m_depth > kDeepestExpression) {
      fail(base::translate("formats", "too many parentheses"), opened);
    }
    const std::int64_t value = m_error ? 0 : shift();
    --m_depth;
    if (!m_error && !take(u")")) {
      fail(base::translate("formats", "this parenthesis is not closed"), opened);
    }
    return value;
  }

  std::int64_t number(QStringView word, qsizetype place) {
    const bool isHex = word.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
    bool isNumber = false;
    const qulonglong value = isHex ? word.sliced(2).toULongLong(&isNumber, 16) : word.toULongLong(&isNumber, 10);
    if (!isNumber) {
      fail(base::translate("formats", "“%1” is not a whole number").arg(word), place);
      return 0;
    }
    return clamped(value, place);
  }

  std::int64_t clamped(std::uint64_t value, qsizetype place) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      tooLarge(place);
      return 0;
    }
    return static_cast<std::int64_t>(value);
  }

  QStringView m_text;
  OffsetContext m_context;
  qsizetype m_at = 0;
  int m_depth = 0;
  std::optional<Error> m_error;
};

} // namespace

Result<OffsetTarget> parseOffset(QStringView text, const OffsetContext& context) {
  return OffsetParser(text, context).parse();
}

} // namespace vitrine::bytes
