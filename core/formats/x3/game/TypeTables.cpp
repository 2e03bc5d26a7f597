#include "core/formats/x3/game/TypeTables.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace vitrine::formats::x3 {
namespace {

/// A line's values: what stands before each ";", without blanks; comments begin with a slash.
QStringList valuesOf(const QString& line) {
  QStringList values = line.section(QLatin1Char('/'), 0, 0).split(QLatin1Char(';'));
  for (QString& value : values) {
    value = value.trimmed();
  }
  if (values.last().isEmpty()) {
    values.removeLast();
  }
  return values;
}

/// Lines that say something, as their values.
std::vector<QStringList> rowsOf(const Bytes& text) {
  std::vector<QStringList> rows;
  const QString all =
      QString::fromLatin1(reinterpret_cast<const char*>(text.data()), static_cast<qsizetype>(text.size()));
  for (const QString& line : all.split(QLatin1Char('\n'))) {
    if (QStringList values = valuesOf(line); !values.isEmpty()) {
      rows.push_back(std::move(values));
    }
  }
  return rows;
}

std::optional<std::int32_t> numberOf(const QString& value) {
  bool ok = false;
  const std::int32_t number = value.toInt(&ok);
  return ok ? std::optional(number) : std::nullopt;
}

bool isName(const QString& value) {
  return std::ranges::any_of(value, [](QChar c) { return c.isLetter(); }) &&
         value.compare(QLatin1StringView("NULL"), Qt::CaseInsensitive) != 0;
}

/// The rows behind the heading, whose last number says how many there are; none where it is wrong.
std::vector<QStringList> countedRows(const Bytes& text) {
  std::vector<QStringList> rows = rowsOf(text);
  if (rows.empty() || !std::ranges::all_of(rows.front(), [](const QString& v) { return numberOf(v).has_value(); })) {
    return {};
  }
  const std::int32_t count = numberOf(rows.front().last()).value_or(-1);
  rows.erase(rows.begin());
  return static_cast<std::size_t>(count) == rows.size() ? rows : std::vector<QStringList>();
}

} // namespace

QHash<std::int32_t, QString> readAliases(const Bytes& text) {
  QHash<std::int32_t, QString> aliases;
  for (const QStringList& row : rowsOf(text)) {
    const auto name = std::ranges::find_if(row, isName);
    const auto number = std::ranges::find_if(row, [](const QString& value) { return numberOf(value).has_value(); });
    if (name != row.end() && number != row.end()) {
      aliases.insert(*numberOf(*number), *name);
    }
  }
  return aliases;
}

QHash<std::int32_t, std::int32_t> readDummies(const Bytes& text) {
  QHash<std::int32_t, std::int32_t> dummies;
  // body; flags; number of scenes; and for each a flag and the scene's number
  constexpr qsizetype kFirstScene = 4;
  for (const QStringList& row : rowsOf(text)) {
    const auto body = numberOf(row.front());
    const auto scene = row.size() > kFirstScene ? numberOf(row[kFirstScene]) : std::nullopt;
    if (body && scene && !numberOf(row[1])) {
      dummies.insert(*body, *scene);
    }
  }
  return dummies;
}

std::vector<QString> readMaterialFiles(const Bytes& text) {
  std::vector<QString> files;
  for (const QStringList& row : countedRows(text)) {
    const QString& last = row.last();
    const bool isFlag = last.startsWith(QLatin1StringView("MPF_")) || last.startsWith(QLatin1StringView("TRANSP_"));
    files.push_back(isName(last) && !isFlag ? last : QString());
  }
  return files;
}

std::vector<QString> readAnimations(const Bytes& text) {
  QStringList values;
  for (const QStringList& row : rowsOf(text)) {
    values += row;
  }
  std::vector<QString> first;
  for (qsizetype i = 0; i < values.size(); ++i) {
    if (!values[i].startsWith(QLatin1StringView("TAT_"))) {
      continue;
    }
    // TAT_LOOP; flags; first; last; ...    TAT_TAGLOOP; flags; x; y; number of frames; flags; texture; ...
    constexpr qsizetype kPlain = 2;
    constexpr qsizetype kTagged = 6;
    const qsizetype at = i + (values[i].startsWith(QLatin1StringView("TAT_TAG")) ? kTagged : kPlain);
    first.push_back(at < values.size() ? values[at] : QString());
  }
  return first;
}

} // namespace vitrine::formats::x3
