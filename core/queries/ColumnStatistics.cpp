#include "core/queries/ColumnStatistics.h"

#include "core/queries/Parser.h"

#include <cmath>
#include <unordered_map>

namespace vitrine::queries {
namespace {

/// Counts the values of one column; numbers by their bits.
class Counting {
public:
  Counting(RecordReader& records, std::size_t field) : m_reader(records, field), m_records(records), m_field(field) {}

  void add(std::uint64_t row) {
    ++m_statistics.records;
    if (m_reader.isList()) {
      addCell(row);
    } else if (m_reader.kind() == ValueKind::Text) {
      QString text;
      m_reader.text(row, text) ? addText(text) : addMissing();
    } else if (m_reader.kind() == ValueKind::Real) {
      double number = 0;
      m_reader.real(row, number) ? addNumber(number, std::bit_cast<std::int64_t>(number)) : addMissing();
    } else {
      std::int64_t number = 0;
      m_reader.integer(row, number) ? addNumber(static_cast<double>(number), number) : addMissing();
    }
  }

  ColumnStatistics take(const Progress& progress) {
    using Distinct = ColumnStatistics::Distinct;
    std::size_t looks = 0;
    const auto look = [&] {
      if (++looks % kRunLength == 0) {
        progress.check();
      }
    };
    const bool real = m_reader.kind() == ValueKind::Real;
    for (const auto& [key, count] : m_numbers) {
      look();
      const structure::Value value = real ? structure::Value(std::bit_cast<double>(key)) : structure::Value(key);
      m_ordered.push_back(
          {Distinct{structure::toText(value), count}, real ? std::bit_cast<double>(key) : static_cast<double>(key)});
    }
    for (auto text = m_texts.cbegin(); text != m_texts.cend(); ++text) {
      m_ordered.push_back({Distinct{text.key(), text.value()}, 0});
    }
    std::sort(m_ordered.begin(), m_ordered.end(), [&look](const auto& a, const auto& b) {
      look();
      return a.first.count != b.first.count ? a.first.count > b.first.count
             : a.second != b.second         ? a.second < b.second
                                            : a.first.text < b.first.text;
    });
    for (auto& [distinct, order] : m_ordered) {
      m_statistics.distinct.push_back(std::move(distinct));
    }
    m_statistics.distinctCount = m_statistics.distinct.size();
    if (m_summed > 0) {
      m_statistics.mean = m_statistics.sum / static_cast<double>(m_summed);
    }
    return std::move(m_statistics);
  }

private:
  void addMissing() { ++m_statistics.missing; }

  bool hasRoom() {
    const bool room = m_numbers.size() + static_cast<std::size_t>(m_texts.size()) < ColumnStatistics::kMostDistinct;
    m_statistics.complete = m_statistics.complete && room;
    return room;
  }

  void addNumber(double number, std::int64_t key) {
    if (const auto known = m_numbers.find(key); known != m_numbers.end()) {
      ++known->second;
    } else if (hasRoom()) {
      m_numbers.emplace(key, 1);
    }
    if (std::isnan(number)) {
      ++m_statistics.nans;
      return;
    }
    m_statistics.least = std::min(m_statistics.least.value_or(number), number);
    m_statistics.greatest = std::max(m_statistics.greatest.value_or(number), number);
    m_statistics.sum += number;
    ++m_summed;
  }

  void addText(const QString& text) {
    if (const auto known = m_texts.find(text); known != m_texts.end()) {
      ++*known;
    } else if (hasRoom()) {
      m_texts.insert(text, 1);
    }
  }

  void addCell(std::uint64_t row) {
    const structure::Value* cell = m_records.cellOf(row, m_field);
    cell && !std::holds_alternative<std::monostate>(*cell) ? addText(structure::toText(*cell)) : addMissing();
  }

  FieldReader m_reader;
  RecordReader& m_records;
  std::size_t m_field;
  ColumnStatistics m_statistics;
  std::uint64_t m_summed = 0;
  std::unordered_map<std::int64_t, std::uint64_t> m_numbers;
  QHash<QString, std::uint64_t> m_texts;
  std::vector<std::pair<ColumnStatistics::Distinct, double>> m_ordered;
};

} // namespace

ColumnStatistics statisticsOf(const structure::Structure& structure, SectionId section, std::size_t field,
                              const RowList& rows, Progress& progress) {
  RecordReader records(structure[section].table);
  Counting counting(records, field);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i % kRunLength == 0) {
      progress.step({}, static_cast<double>(i) / static_cast<double>(rows.size()));
    }
    counting.add(rows[i]);
  }
  return counting.take(progress);
}

QString conditionFor(const structure::Field& field, const QString& text) {
  const QString name = quotedName(QString::fromLatin1(field.name));
  if (field.type == structure::FieldType::Chars) {
    return QStringLiteral("%1 == ").arg(name) + quotedText(text);
  }
  if (field.count == 1 && !field.counter) {
    return QStringLiteral("%1 == %2").arg(name, text);
  }
  QStringList parts;
  const QStringList elements = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (field.counter) {
    parts << QStringLiteral("count(%1) == %2").arg(name).arg(elements.size());
  }
  for (qsizetype i = 0; i < elements.size(); ++i) {
    parts << QStringLiteral("%1[%2] == %3").arg(name).arg(i).arg(elements[i]);
  }
  return parts.join(QStringLiteral(" && "));
}

} // namespace vitrine::queries
