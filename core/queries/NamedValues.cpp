#include "core/queries/NamedValues.h"

#include <numeric>

namespace vitrine::queries {
namespace {

/// Longer names are not compared: the work grows with the square of their length.
constexpr qsizetype kMostCompared = 64;
constexpr std::size_t kMostOffers = 3;

/// Letters to insert, remove or exchange between two names.
int editDistance(const QString& a, const QString& b) {
  std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
  std::iota(row.begin(), row.end(), 0);
  for (qsizetype i = 0; i < a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i) + 1;
    for (std::size_t j = 1; j < row.size(); ++j) {
      const int exchanged = diagonal + (a[i] == b[static_cast<qsizetype>(j) - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({exchanged, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

} // namespace

void NamedValues::add(const structure::Field& field) {
  m_names.insert(m_names.end(), field.flags.begin(), field.flags.end());
  m_names.insert(m_names.end(), field.values.begin(), field.values.end());
}

std::optional<std::int64_t> NamedValues::find(const QString& name) const {
  for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
    const auto found = std::ranges::find_if(m_names, [&](const structure::FlagName& each) {
      return name.compare(QLatin1StringView(each.name), sensitivity) == 0;
    });
    if (found != m_names.end()) {
      return static_cast<std::int64_t>(found->bits);
    }
  }
  return std::nullopt;
}

QStringList NamedValues::names() const {
  QStringList names;
  for (const structure::FlagName& each : m_names) {
    const QString name = QString::fromLatin1(each.name);
    if (!names.contains(name)) {
      names << name;
    }
  }
  return names;
}

QStringList nearNames(const QString& name, const QStringList& known) {
  std::vector<std::pair<int, QString>> near;
  const QString folded = name.toCaseFolded();
  for (const QString& each : known) {
    if (each.size() > kMostCompared || name.size() > kMostCompared) {
      continue;
    }
    const QString other = each.toCaseFolded();
    const int distance = other.startsWith(folded) && folded.size() > 1 ? 1 : editDistance(folded, other);
    if (distance <= std::max<qsizetype>(1, std::min(name.size(), each.size()) / 3)) {
      near.emplace_back(distance, each);
    }
  }
  std::ranges::stable_sort(near, {}, &std::pair<int, QString>::first);
  QStringList names;
  for (std::size_t i = 0; i < std::min(near.size(), kMostOffers); ++i) {
    names << near[i].second;
  }
  return names;
}

} // namespace vitrine::queries
