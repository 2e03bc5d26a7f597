#include "core/queries/TextMatch.h"

#include "core/base/Translate.h"

#include <QRegularExpression>

namespace vitrine::queries {
namespace {

/// Limits of one match, which the pattern can lower and not raise; a thousandth of a second or a few.
const QString kLimits = QStringLiteral("(*LIMIT_MATCH=200000)(*LIMIT_DEPTH=20000)(*LIMIT_HEAP=16384)");
/// Longer patterns are refused: nested repetitions make programs of any size from few letters.
constexpr qsizetype kMostPattern = 1000;

class Match final : public Node {
public:
  Match(NodePtr text, QRegularExpression regex) : m_text(std::move(text)), m_regex(std::move(regex)) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(std::span<const std::uint64_t> rows, const Progress& progress) override {
    const Values texts = m_text->evaluate(rows, progress);
    Values result;
    result.resize(ValueKind::Truth, rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!texts.has(i)) {
        continue;
      }
      progress.check();
      const QRegularExpressionMatch match = m_regex.match(texts.texts[i]);
      if (!match.isValid()) {
        throw QueryStopped(
            base::translate("formats", "the regular expression takes too many steps on record %1").arg(rows[i]));
      }
      result.integers[i] = match.hasMatch() ? 1 : 0;
    }
    return result;
  }

private:
  NodePtr m_text;
  QRegularExpression m_regex;
};

class TextContains final : public Node {
public:
  TextContains(NodePtr text, NodePtr wanted) : m_text(std::move(text)), m_wanted(std::move(wanted)) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(std::span<const std::uint64_t> rows, const Progress& progress) override {
    const Values texts = m_text->evaluate(rows, progress);
    const Values wanted = m_wanted->evaluate(rows, progress);
    Values result;
    result.resize(ValueKind::Truth, rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const bool holds = texts.has(i) && wanted.has(i) && texts.texts[i].contains(wanted.texts[i], Qt::CaseInsensitive);
      result.integers[i] = holds ? 1 : 0;
    }
    return result;
  }

private:
  NodePtr m_text;
  NodePtr m_wanted;
};

} // namespace

Parsed<NodePtr> makeMatch(NodePtr text, const QString& pattern, bool ignoreCase, const TextRange& place) {
  if (pattern.size() > kMostPattern) {
    return std::unexpected(QueryError{
        base::translate("formats", "the regular expression is longer than %1 characters").arg(kMostPattern), place});
  }
  QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
  options.setFlag(QRegularExpression::CaseInsensitiveOption, ignoreCase);
  const QRegularExpression regex(kLimits + pattern, options);
  if (!regex.isValid()) {
    // Its offset counts from the limits, and the pattern begins behind a slash or a quote.
    const qsizetype at = std::clamp<qsizetype>(regex.patternErrorOffset() - kLimits.size(), 0, pattern.size());
    const qsizetype column = std::min(place.start + 1 + at, std::max(place.start, place.end() - 1));
    return std::unexpected(QueryError{
        base::translate("formats", "the regular expression is invalid: %1").arg(regex.errorString()), {column, 1}});
  }
  return std::make_unique<Match>(std::move(text), regex);
}

NodePtr makeTextContains(NodePtr text, NodePtr wanted) {
  return std::make_unique<TextContains>(std::move(text), std::move(wanted));
}

} // namespace vitrine::queries
