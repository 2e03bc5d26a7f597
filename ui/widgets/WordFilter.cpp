#include "ui/widgets/WordFilter.h"

namespace vitrine::ui {

void WordFilter::setWords(const QString& text) {
  m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  invalidateFilter();
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_words.isEmpty()) {
    return true;
  }
  const QString text = sourceModel()->index(row, 0, parent).data().toString() + QLatin1Char(' ') +
                       sourceModel()->index(row, 1, parent).data().toString();
  return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace vitrine::ui
