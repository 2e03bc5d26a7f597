#include "ui/widgets/WordFilter.h"

#include "ui/widgets/TableColumn.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr int kUnknownRank = -1;
constexpr int kWordMissing = -2;
constexpr int kNoPlace = 3; ///< follows the ranks of places: whole word 0, beginning 1, within a word 2
constexpr int kWorstPlaces = 1000;
constexpr int kLongestName = 4095;

int placeRank(const QString& text, const QString& word) {
  int best = kNoPlace;
  for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0 && best > 0;
       at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
    const qsizetype end = at + word.size();
    const bool begins = at == 0 || !text[at - 1].isLetterOrNumber();
    const bool ends = end == text.size() || !text[end].isLetterOrNumber();
    best = std::min(best, begins && ends ? 0 : begins ? 1 : 2);
  }
  return best;
}

} // namespace

std::optional<int> wordRank(const QString& name, const QString& others, const QStringList& words) {
  int places = 0;
  for (const QString& word : words) {
    int place = placeRank(name, word);
    if (place == kNoPlace) {
      const int other = placeRank(others, word);
      if (other == kNoPlace) {
        return std::nullopt;
      }
      place += other;
    }
    places = std::min(places + place, kWorstPlaces);
  }
  const int begins = name.startsWith(words.front(), Qt::CaseInsensitive) ? 0 : 1;
  const int length = static_cast<int>(std::min<qsizetype>(name.size(), kLongestName));
  return (places * 2 + begins) * (kLongestName + 1) + length;
}

void WordFilter::setWords(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words == m_words) {
    return;
  }
  m_words = words;
  m_ranks.clear();
  sort(m_words.isEmpty() ? -1 : 0);
  invalidate();
}

void WordFilter::setSourceModel(QAbstractItemModel* model) {
  if (sourceModel()) {
    disconnect(sourceModel(), nullptr, this, nullptr);
  }
  // Connected before the proxy itself, which sorts when it hears of a change.
  const auto forget = [this] { m_ranks.clear(); };
  connect(model, &QAbstractItemModel::dataChanged, this, forget);
  connect(model, &QAbstractItemModel::rowsInserted, this, forget);
  connect(model, &QAbstractItemModel::rowsRemoved, this, forget);
  connect(model, &QAbstractItemModel::rowsMoved, this, forget);
  connect(model, &QAbstractItemModel::layoutChanged, this, forget);
  connect(model, &QAbstractItemModel::modelReset, this, forget);
  m_ranks.clear();
  QSortFilterProxyModel::setSourceModel(model);
}

int WordFilter::rankOf(int row) const {
  const auto index = static_cast<std::size_t>(row);
  if (index >= m_ranks.size()) {
    m_ranks.resize(index + 1, kUnknownRank);
  }
  if (m_ranks[index] == kUnknownRank) {
    const auto textOf = [&](int column, int role) { return sourceModel()->index(row, column).data(role).toString(); };
    const QString others = textOf(0, Qt::DisplayRole) + QLatin1Char(' ') + textOf(1, Qt::DisplayRole);
    const QString name = textOf(0, kSortRole);
    m_ranks[index] =
        wordRank(name.isEmpty() ? textOf(0, Qt::DisplayRole) : name, others, m_words).value_or(kWordMissing);
  }
  return m_ranks[index];
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  return m_words.isEmpty() || rankOf(row) != kWordMissing;
}

bool WordFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  return rankOf(left.row()) < rankOf(right.row());
}

} // namespace vitrine::ui
