#include "ui/browser/SameNames.h"

#include <algorithm>
#include <utility>

namespace vitrine::ui {
namespace {

QStringList partsOf(const QString& folder) {
  return folder.split(QLatin1Char('/'), Qt::SkipEmptyParts);
}

} // namespace

std::vector<int> SameNames::add(int row, const QString& folder) {
  const QStringList parts = partsOf(folder);
  const std::vector<int> before = m_rows;
  m_rows.push_back(row);
  if (before.empty()) {
    m_firstFolder = parts;
    m_common = std::max<qsizetype>(parts.size() - 1, 0);
    return {};
  }
  qsizetype common = 0;
  while (common < std::min(m_common, parts.size() - 1) && parts[common] == m_firstFolder[common]) {
    ++common;
  }
  const bool shorter = common < std::exchange(m_common, common);
  const bool differed = std::exchange(m_differ, m_differ || parts != m_firstFolder);
  return m_differ && (shorter || !differed) ? before : std::vector<int>();
}

QString SameNames::distinguishing(const QString& folder) const {
  if (!m_differ) {
    return {};
  }
  if (folder.isEmpty()) {
    return QStringLiteral("./");
  }
  return m_common == 0 ? folder : QStringLiteral("…/") + partsOf(folder).mid(m_common).join(QLatin1Char('/'));
}

} // namespace vitrine::ui
