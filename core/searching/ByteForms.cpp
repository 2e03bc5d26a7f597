#include "core/searching/ByteForms.h"

#include "core/searching/NumberMatcher.h"

#include <QRegularExpression>

#include <algorithm>

namespace vitrine::searching {
namespace {

using bytes::NumberType;
using bytes::TextEncoding;

constexpr std::size_t kShortestForm = 2;

struct SearchedEncoding {
  TextEncoding encoding;
  const char* label;
};
constexpr std::array kEncodings = {
    SearchedEncoding{TextEncoding::Utf8, "UTF-8"},          SearchedEncoding{TextEncoding::Utf16Le, "UTF-16 LE"},
    SearchedEncoding{TextEncoding::Utf16Be, "UTF-16 BE"},   SearchedEncoding{TextEncoding::Latin1, "Latin-1"},
    SearchedEncoding{TextEncoding::Cp1252, "Windows-1252"}, SearchedEncoding{TextEncoding::Cp932, "Shift-JIS"},
};

struct SearchedNumber {
  NumberType type;
  const char* label;
};
constexpr std::array kNumbers = {
    SearchedNumber{NumberType::U32, "u32"},   SearchedNumber{NumberType::I32, "i32"},
    SearchedNumber{NumberType::U64, "u64"},   SearchedNumber{NumberType::I64, "i64"},
    SearchedNumber{NumberType::F32, "float"}, SearchedNumber{NumberType::F64, "double"},
};

/// The forms of a query on their way, each once.
class FormList {
public:
  void add(Result<BytePattern> pattern, const QString& label, std::optional<TextEncoding> encoding = {}) {
    if (pattern && pattern->size() >= kShortestForm && !isKnown(*pattern)) {
      m_forms.push_back({std::move(*pattern), label, encoding});
    }
  }
  std::vector<ByteForm> take() { return std::move(m_forms); }

private:
  bool isKnown(const BytePattern& pattern) const {
    return std::ranges::any_of(m_forms, [&pattern](const ByteForm& form) {
      return form.pattern.bytes == pattern.bytes && form.pattern.mask == pattern.mask;
    });
  }

  std::vector<ByteForm> m_forms;
};

void addNumbers(const NumberMatcher& number, const QString& text, FormList& forms) {
  for (const SearchedNumber& one : kNumbers) {
    // Zero as a float is zero as a number.
    if (bytes::isFloating(one.type) ? number.real() == 0 : !number.integer()) {
      continue;
    }
    const QString label = QLatin1String(one.label);
    forms.add(BytePattern::ofNumber(text, one.type, std::endian::little), label + QStringLiteral(" LE"));
    forms.add(BytePattern::ofNumber(text, one.type, std::endian::big), label + QStringLiteral(" BE"));
  }
}

} // namespace

std::size_t ByteForm::unit() const {
  return encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf16Be ? 2 : 1;
}

bool spellsBytes(const QString& text) {
  static const QRegularExpression prefixed(QStringLiteral("^0[xX](?:[0-9a-fA-F?]{2})+$"));
  static const QRegularExpression pairs(QStringLiteral("^[0-9a-fA-F?]{2}(?: +[0-9a-fA-F?]{2})+$"));
  const QString trimmed = text.trimmed();
  return prefixed.match(trimmed).hasMatch() || pairs.match(trimmed).hasMatch();
}

std::vector<ByteForm> byteForms(const Query& query) {
  if (query.regularExpression || query.text.isEmpty()) {
    return {};
  }
  FormList forms;
  if (spellsBytes(query.text)) {
    forms.add(bytes::parseHexPattern(query.text.trimmed()), QStringLiteral("hex"));
  }
  for (const SearchedEncoding& one : kEncodings) {
    forms.add(BytePattern::ofText(query.text, one.encoding, !query.matchCase), QLatin1String(one.label), one.encoding);
  }
  if (const auto number = NumberMatcher::of(query)) {
    addNumbers(*number, query.text.trimmed(), forms);
  }
  return forms.take();
}

} // namespace vitrine::searching
