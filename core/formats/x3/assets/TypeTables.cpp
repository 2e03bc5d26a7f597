#include "core/formats/x3/assets/TypeTables.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"

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
  const QString all = latin1(viewOf(text.span()));
  for (const QString& line : all.split(QLatin1Char('\n'))) {
    if (QStringList values = valuesOf(line); !values.isEmpty()) {
      rows.push_back(std::move(values));
    }
  }
  return rows;
}

std::optional<std::int32_t> numberIn(const QString& value) {
  bool ok = false;
  const std::int32_t number = value.toInt(&ok);
  return ok ? std::optional(number) : std::nullopt;
}

bool isName(const QString& value) {
  return std::ranges::any_of(value, [](QChar c) { return c.isLetter(); }) &&
         value.compare(QLatin1StringView("NULL"), Qt::CaseInsensitive) != 0;
}

/// The rows behind the heading, whose last number says how many there are; none where it is wrong.
std::vector<QStringList> countedRows(const Bytes& text, Diagnostics& diagnostics) {
  std::vector<QStringList> rows = rowsOf(text);
  if (rows.empty()) {
    return {};
  }
  const bool isHeading =
      std::ranges::all_of(rows.front(), [](const QString& value) { return numberIn(value).has_value(); });
  const auto count = isHeading ? numberIn(rows.front().last()) : std::nullopt;
  rows.erase(rows.begin());
  if (count && *count >= 0 && static_cast<std::size_t>(*count) == rows.size()) {
    return rows;
  }
  const QString what = count
                           ? base::translate("formats", "the table says that it has %1 rows and has %2; it is not used")
                                 .arg(QString::number(*count), QString::number(rows.size()))
                           : base::translate("formats", "the table begins with no number of rows; it is not used");
  diagnostics.warn(what, ByteRange{base::kFileSpace, 0, text.size()});
  return {};
}

} // namespace

QHash<std::int32_t, QString> readAliases(const Bytes& text) {
  QHash<std::int32_t, QString> aliases;
  for (const QStringList& row : rowsOf(text)) {
    const auto name = std::ranges::find_if(row, isName);
    const auto number = std::ranges::find_if(row, [](const QString& value) { return numberIn(value).has_value(); });
    if (name != row.end() && number != row.end()) {
      aliases.insert(*numberIn(*number), *name);
    }
  }
  return aliases;
}

QHash<std::int32_t, std::int32_t> readDummies(const Bytes& text) {
  QHash<std::int32_t, std::int32_t> dummies;
  // body; flags; number of scenes; and for each a flag and the scene's number
  constexpr qsizetype kFirstScene = 4;
  for (const QStringList& row : rowsOf(text)) {
    const auto body = numberIn(row.front());
    const auto scene = row.size() > kFirstScene ? numberIn(row[kFirstScene]) : std::nullopt;
    if (body && scene && !numberIn(row[1])) {
      dummies.insert(*body, *scene);
    }
  }
  return dummies;
}

std::vector<QString> readMaterialFiles(const Bytes& text, Diagnostics& diagnostics) {
  std::vector<QString> files;
  for (const QStringList& row : countedRows(text, diagnostics)) {
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
