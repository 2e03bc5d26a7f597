#pragma once

#include "core/base/Progress.h"
#include "core/searching/Excerpt.h"
#include "core/searching/Match.h"
#include "core/searching/NumberMatcher.h"

namespace vitrine::searching {

/// The parts of a search that all its rooms share: what is looked for, the receiver of matches, how many were found.
/// Lives on the searching thread.
class MatchCollector {
public:
  /// Referenced arguments must outlive this object.
  MatchCollector(const Query& query, const TextMatcher& text, const MatchSink& sink, Progress& progress)
      : m_query(query), m_text(text), m_number(NumberMatcher::of(query)), m_sink(sink), m_progress(progress) {}

  const Query& query() const { return m_query; }
  const TextMatcher& text() const { return m_text; }
  const std::optional<NumberMatcher>& number() const { return m_number; }
  const MatchCounts& counts() const { return m_counts; }

  bool wants(MatchKind kind) const { return m_query.kinds.test(indexOf(kind)); }
  /// Counts a match. True: it is to be told, too.
  bool count(MatchKind kind) { return m_counts[indexOf(kind)]++ < m_query.mostOfKind; }
  void tell(Match match) { m_sink(std::move(match)); }
  /// A match in `text`, if there is one; `head` goes before it in what is told. True: there was one.
  bool look(MatchKind kind, const QString& text, const MatchTarget& target, const QString& where,
            const QString& head = {});
  /// True for a number as a value that is searched for, or whose digits the pattern matches.
  bool matchesNumber(std::int64_t number) const;
  bool matchesNumber(double number) const;

  /// Marks a step of the whole, 0 to 1. Throws base::Cancelled.
  void step(double fraction) { m_progress.step({}, fraction); }
  /// Throws base::Cancelled.
  void check() const { m_progress.check(); }

private:
  const Query& m_query;
  const TextMatcher& m_text;
  std::optional<NumberMatcher> m_number;
  const MatchSink& m_sink;
  Progress& m_progress;
  MatchCounts m_counts = {};
};

} // namespace vitrine::searching
