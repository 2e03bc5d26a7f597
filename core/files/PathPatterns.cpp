#include "core/files/PathPatterns.h"

#include <algorithm>

namespace vitrine::files {

PathPatterns::PathPatterns(const QStringList& patterns) {
  for (const QString& pattern : patterns) {
    m_patterns.push_back({QRegularExpression(QRegularExpression::wildcardToRegularExpression(pattern),
                                             QRegularExpression::CaseInsensitiveOption),
                          pattern.contains(QLatin1Char('/'))});
  }
}

bool PathPatterns::match(const QString& path) const {
  const QString name = path.section(QLatin1Char('/'), -1);
  return m_patterns.empty() || std::ranges::any_of(m_patterns, [&](const Pattern& pattern) {
           return pattern.expression.match(pattern.wholePath ? path : name).hasMatch();
         });
}

} // namespace vitrine::files
