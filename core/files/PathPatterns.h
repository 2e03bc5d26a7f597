#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace vitrine::files {

/// Wildcards that choose files: one without a slash is about names ("*.vmt"), one with a slash about whole paths, where
/// "*" stops at a slash. Case does not count.
class PathPatterns {
public:
  explicit PathPatterns(const QStringList& patterns);

  /// True for a path with forward slashes that one of them fits, and for every path where there is none.
  bool match(const QString& path) const;

private:
  struct Pattern {
    QRegularExpression expression;
    bool wholePath;
  };
  std::vector<Pattern> m_patterns;
};

} // namespace vitrine::files
