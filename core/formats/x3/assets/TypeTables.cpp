#include "core/formats/x3/assets/TypeTables.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace vitrine::formats::x3 {
namespace {

/// A line that says something: what stands before each ";", without blanks; comments begin with a slash.
struct TableRow {
  QStringList values;
  std::size_t line = 0; ///< from 1
  ByteRange where;
};

std::vector<TableRow> rowsOf(const Bytes& text) {
  std::vector<TableRow> rows;
  Lines lines(viewOf(text.span()));
  for (std::size_t number = 1; !lines.atEnd(); ++number) {
    const std::size_t start = lines.position();
    const std::string_view line = lines.next();
    QStringList values = latin1(line.substr(0, line.find('/'))).split(QLatin1Char(';'));
    for (QString& value : values) {
      value = value.trimmed();
    }
    if (values.last().isEmpty()) {
      values.removeLast();
    }
    if (!values.isEmpty()) {
      rows.push_back({std::move(values), number, {base::kFileSpace, start, line.size()}});
    }
  }
  return rows;
}

/// Rows of a table that are none.
class LostRows {
public:
  void add(const TableRow& row) {
    if (m_count++ == 0) {
      m_first = row;
    }
  }
  void tell(Diagnostics& diagnostics) const {
    if (m_count > 0) {
      diagnostics.warn(
          base::translate("formats", "%1 rows of the table cannot be parsed and are left out; the first is line %2")
              .arg(QString::number(m_count), QString::number(m_first.line)),
          m_first.where);
    }
  }

private:
  TableRow m_first;
  std::size_t m_count = 0;
};

std::optional<std::int32_t> numberIn(const QString& value) {
  bool ok = false;
  const std::int32_t number = value.toInt(&ok);
  return ok ? std::optional(number) : std::nullopt;
}

bool isNullName(const QString& value) {
  return value.compare(QLatin1StringView("NULL"), Qt::CaseInsensitive) == 0;
}

bool isName(const QString& value) {
  return std::ranges::any_of(value, [](QChar c) { return c.isLetter(); }) && !isNullName(value);
}

bool isNumber(const QString& value) {
  return numberIn(value).has_value();
}

/// True for the first row where it is made of numbers.
bool isHeading(const TableRow& row, const std::vector<TableRow>& rows) {
  return &row == &rows.front() && std::ranges::all_of(row.values, isNumber);
}

/// The rows behind the heading, whose last number says how many there are; none where it is wrong.
std::vector<TableRow> countedRows(const Bytes& text, Diagnostics& diagnostics) {
  std::vector<TableRow> rows = rowsOf(text);
  if (rows.empty()) {
    return {};
  }
  const auto count = isHeading(rows.front(), rows) ? numberIn(rows.front().values.last()) : std::nullopt;
  rows.erase(rows.begin());
  if (count && *count >= 0 && static_cast<std::size_t>(*count) == rows.size()) {
    return rows;
  }
  const QString what =
      count ? base::translate("formats", "the table declares %1 rows but has %2; it is not used")
                  .arg(QString::number(*count), QString::number(rows.size()))
            : base::translate("formats", "the table does not start with its number of rows; it is not used");
  diagnostics.warn(what, ByteRange{base::kFileSpace, 0, text.size()});
  return {};
}

} // namespace

QHash<std::int32_t, QString> readAliases(const Bytes& text, Diagnostics& diagnostics) {
  QHash<std::int32_t, QString> aliases;
  LostRows lost;
  const std::vector<TableRow> rows = rowsOf(text);
  for (const TableRow& row : rows) {
    const auto name = std::ranges::find_if(row.values, isName);
    const auto number = std::ranges::find_if(row.values, isNumber);
    const bool isNull = std::ranges::any_of(row.values, isNullName); // a number without a name
    if (name != row.values.end() && number != row.values.end()) {
      aliases.insert(*numberIn(*number), *name);
    } else if (!isHeading(row, rows) && !isNull) {
      lost.add(row);
    }
  }
  lost.tell(diagnostics);
  return aliases;
}

QHash<std::int32_t, std::int32_t> readDummies(const Bytes& text, Diagnostics& diagnostics) {
  QHash<std::int32_t, std::int32_t> dummies;
  LostRows lost;
  // body; flags; number of scenes; and for each a flag and the scene's number
  constexpr qsizetype kFirstScene = 4;
  for (const auto& row : rowsOf(text)) {
    const QStringList& values = row.values;
    const auto body = numberIn(values.front());
    const auto scene = values.size() > kFirstScene ? numberIn(values[kFirstScene]) : std::nullopt;
    const bool isGroup = values.front().startsWith(QLatin1StringView("SDTYPE_")); // and the number of its rows
    if (body && scene && !isNumber(values[1])) {
      dummies.insert(*body, *scene);
    } else if (!isGroup) {
      lost.add(row);
    }
  }
  lost.tell(diagnostics);
  return dummies;
}

std::vector<QString> readMaterialFiles(const Bytes& text, Diagnostics& diagnostics) {
  std::vector<QString> files;
  for (const TableRow& row : countedRows(text, diagnostics)) {
    const QString& last = row.values.last();
    const bool isFlag = last.startsWith(QLatin1StringView("MPF_")) || last.startsWith(QLatin1StringView("TRANSP_"));
    files.push_back(isName(last) && !isFlag ? last : QString());
  }
  return files;
}

std::vector<QString> readAnimations(const Bytes& text, Diagnostics& diagnostics) {
  const std::vector<TableRow> rows = rowsOf(text);
  QStringList values;
  for (const TableRow& row : rows) {
    values += row.values;
  }
  LostRows lost;
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
    if (at >= values.size()) {
      lost.add(rows.back()); // the table ends within it
    }
  }
  lost.tell(diagnostics);
  return first;
}

} // namespace vitrine::formats::x3
