#include "core/base/SeriesNames.h"

#include "core/base/NameTemplate.h"

#include <QFileInfo>

namespace vitrine::base {

SeriesNames::SeriesNames(const QString& pattern, const QString& input, bool several)
    : m_pattern(pattern), m_file(QFileInfo(input).completeBaseName()), m_several(several) {
  const bool tells = pattern.contains(QLatin1String("{view}")) || pattern.contains(QLatin1String("{n}"));
  if (m_several && !tells) {
    const qsizetype ending = pattern.size() - QFileInfo(pattern).suffix().size() - 1;
    m_pattern.insert(ending, QStringLiteral("-{view}"));
  }
}

QString SeriesNames::next(const QString& view) {
  ++m_count;
  if (!m_several) {
    return m_pattern;
  }
  const QFileInfo out(m_pattern);
  const NameTemplate names(out.completeBaseName());
  const bool numbered = m_pattern.contains(QLatin1String("{n}"));
  QString path;
  for (int n = numbered ? m_count : 1; path.isEmpty() || m_used.contains(path); ++n) {
    path = out.dir().filePath(names.name({m_file, view, QDateTime::currentDateTime()}, n) + QLatin1Char('.') +
                              out.suffix());
  }
  m_used.insert(path);
  return path;
}

} // namespace vitrine::base
