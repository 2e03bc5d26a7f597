#include "core/searching/RecordSearch.h"

#include "core/searching/SceneSearch.h"
#include "core/structure/Column.h"

#include <algorithm>

namespace vitrine::searching {
namespace {

using structure::Field;
using structure::FieldType;
using structure::FlagName;

constexpr std::uint64_t kRowsAtOnce = 4096;

constexpr bool isReal(FieldType type) {
  return type == FieldType::F32 || type == FieldType::F64 || type == FieldType::Fixed;
}

/// A field that may match: what to test of it.
struct SearchedField {
  std::size_t index = 0;
  const Field* field = nullptr;
  std::vector<std::uint64_t> flags;  ///< bits whose names match
  std::vector<std::uint64_t> values; ///< values whose names match
  bool text = false;                 ///< Chars, to be searched through
  bool number = false;               ///< to be compared

  bool isSearched() const { return text || number || !flags.empty() || !values.empty(); }
  bool isNamed(std::uint64_t value) const {
    return std::ranges::any_of(flags, [value](std::uint64_t bits) { return (value & bits) == bits; }) ||
           std::ranges::find(values, value) != values.end();
  }
};

std::vector<std::uint64_t> matchingNames(std::span<const FlagName> names, const TextMatcher& text, bool zero) {
  std::vector<std::uint64_t> bits;
  for (const FlagName& entry : names) {
    if ((zero || entry.bits != 0) && text.matches(QString::fromLatin1(entry.name))) {
      bits.push_back(entry.bits);
    }
  }
  return bits;
}

std::vector<SearchedField> searchedFields(const structure::RecordLayout& layout, const MatchCollector& found) {
  std::vector<SearchedField> searched;
  for (std::size_t i = 0; i < layout.fields.size(); ++i) {
    const Field& field = layout.fields[i];
    SearchedField one;
    one.index = i;
    one.field = &field;
    one.flags = matchingNames(field.flags, found.text(), false);
    one.values = matchingNames(field.values, found.text(), true);
    one.text = field.type == FieldType::Chars;
    const bool isNumber = field.type != FieldType::Chars && field.type != FieldType::Raw;
    one.number = isNumber && (found.number() || found.text().isPattern());
    if (one.isSearched()) {
      searched.push_back(std::move(one));
    }
  }
  return searched;
}

/// A search in the records of one section.
class TableSearcher {
public:
  TableSearcher(const Document& document, SectionId section, std::vector<SearchedField> fields, MatchCollector& found)
      : m_document(document), m_section(section), m_table(*document.structure[section].table),
        m_fields(std::move(fields)), m_found(found) {
    for (const SearchedField& field : m_fields) {
      m_columns.emplace_back(*field.field, isFlat() ? field.field->offset : 0);
    }
  }

  /// Rows first … last-1.
  void search(std::uint64_t first, std::uint64_t last) {
    if (isFlat()) {
      searchBytes(first, last);
      return;
    }
    for (std::uint64_t row = first; row < last; ++row) {
      searchRow(row);
    }
  }

private:
  /// True for records whose fields all have fixed places in bytes that follow each other.
  bool isFlat() const {
    const structure::RecordLayout& layout = m_table.layout();
    return layout.size != 0 && m_table.isLaidOut() && !m_table.isScattered() &&
           std::ranges::all_of(layout.fields, [&layout](const Field& field) {
             return field.offset != structure::kVaryingOffset && !field.counter && !field.terminated &&
                    field.presence.mask == 0 && field.offset + field.byteSize() <= layout.size;
           });
  }
  /// All at once from the bytes, without decoding rows that have no match.
  void searchBytes(std::uint64_t first, std::uint64_t last) {
    const std::uint32_t size = m_table.layout().size;
    const ByteRange start = m_table.rangeOf(first);
    const auto bytes = m_document.spaces.read({start.space, start.offset, (last - first) * size});
    if (!bytes) {
      return; // damage that the load has told of
    }
    for (std::uint64_t row = first; row < last; ++row) {
      const std::byte* record = bytes->data() + (row - first) * size;
      for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (const auto element = elementIn(m_fields[i], m_columns[i], record)) {
          tell(row, m_fields[i], *element);
        }
      }
    }
  }
  /// The first element of a field that matches.
  std::optional<std::size_t> elementIn(const SearchedField& searched, const structure::Column& column,
                                       const std::byte* record) const {
    const Field& field = *searched.field;
    if (searched.text) {
      return m_found.text().matches(column.text(record)) ? std::optional<std::size_t>(0) : std::nullopt;
    }
    for (std::uint32_t element = 0; element < field.count; ++element) {
      const bool matches = isReal(field.type) ? searched.number && matchesReal(field, column, record, element)
                                              : matchesWhole(searched, column.as<std::int64_t>(record, element));
      if (matches) {
        return element;
      }
    }
    return std::nullopt;
  }
  bool matchesReal(const Field& field, const structure::Column& column, const std::byte* record,
                   std::uint32_t element) const {
    if (field.type != FieldType::F64) {
      return m_found.matchesNumber(static_cast<double>(column.real(record, element)));
    }
    const std::byte* at = column.place(record) + element * sizeof(std::uint64_t);
    const auto bits = bytes::loadAs<std::uint64_t>(at);
    return m_found.matchesNumber(std::bit_cast<double>(field.bigEndian ? bytes::swapped(bits) : bits));
  }
  bool matchesWhole(const SearchedField& field, std::int64_t number) const {
    return field.isNamed(static_cast<std::uint64_t>(number)) || (field.number && m_found.matchesNumber(number));
  }

  void searchRow(std::uint64_t row) {
    const auto decoded = m_table.row(row);
    if (!decoded) {
      return;
    }
    for (const SearchedField& field : m_fields) {
      if (field.index < decoded->cells.size()) {
        if (const auto element = elementOf(field, decoded->cells[field.index])) {
          tellCell(row, field, decoded->cells[field.index], *element);
        }
      }
    }
  }
  std::optional<std::size_t> elementOf(const SearchedField& field, const structure::Value& value) const {
    const auto first = [](const auto& list, const auto& matches) -> std::optional<std::size_t> {
      const auto at = std::ranges::find_if(list, matches);
      return at == list.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - list.begin()));
    };
    const auto whole = [&](std::int64_t number) { return matchesWhole(field, number); };
    const auto real = [&](double number) { return field.number && m_found.matchesNumber(number); };
    if (const auto* text = std::get_if<QString>(&value)) {
      return m_found.text().matches(*text) ? std::optional<std::size_t>(0) : std::nullopt;
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      return first(std::span(number, 1), whole);
    }
    if (const auto* number = std::get_if<double>(&value)) {
      return first(std::span(number, 1), real);
    }
    if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      return first(*list, whole);
    }
    if (const auto* list = std::get_if<std::vector<double>>(&value)) {
      return first(*list, real);
    }
    return std::nullopt;
  }

  void tell(std::uint64_t row, const SearchedField& field, std::size_t element) {
    if (!m_found.wants(MatchKind::Record) || !m_found.count(MatchKind::Record)) {
      return;
    }
    if (const auto decoded = m_table.row(row); decoded && field.index < decoded->cells.size()) {
      send(row, field, decoded->cells[field.index], element);
    }
  }
  void tellCell(std::uint64_t row, const SearchedField& field, const structure::Value& value, std::size_t element) {
    if (m_found.count(MatchKind::Record)) {
      send(row, field, value, element);
    }
  }
  void send(std::uint64_t row, const SearchedField& field, const structure::Value& value, std::size_t element) {
    const QString head = QString::fromLatin1(field.field->name) + QStringLiteral(": ");
    const Excerpt excerpt = withHead(head, excerptOfCell(field, value, element));
    const QString where = QStringLiteral("%1 [%2]").arg(m_document.structure[m_section].path).arg(row);
    m_found.tell({MatchKind::Record, RecordTarget{{m_section, row}, field.index}, excerpt.text, excerpt.span.at,
                  excerpt.span.length, where});
  }
  /// Text of a cell: the value with names of flags behind it, around the part that matched.
  Excerpt excerptOfCell(const SearchedField& field, const structure::Value& value, std::size_t element) const {
    QString text = structure::toText(value);
    if (std::holds_alternative<QString>(value)) {
      return excerptOf(text, m_found.text().find(text).value_or(TextSpan{0, text.size()}));
    }
    TextSpan span{0, text.size()};
    const QStringList parts = text.split(QLatin1Char(' '));
    if (element < static_cast<std::size_t>(parts.size()) && parts.size() > 1) {
      span = {0, parts[static_cast<qsizetype>(element)].size()};
      for (qsizetype i = 0; i < static_cast<qsizetype>(element); ++i) {
        span.at += parts[i].size() + 1;
      }
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      const auto bits = static_cast<std::uint64_t>(*number);
      const QString names = field.field->flags.empty()
                                ? structure::enumName(field.field->values, bits)
                                : structure::flagNames(field.field->flags, bits).join(QStringLiteral(" | "));
      if (!names.isEmpty()) {
        const QString head = text + QStringLiteral("  ");
        text = head + names;
        if (const auto named = m_found.text().find(names); named && field.isNamed(bits)) {
          span = {head.size() + named->at, named->length};
        }
      }
    }
    return excerptOf(text, span);
  }

  const Document& m_document;
  SectionId m_section;
  const structure::RecordTable& m_table;
  std::vector<SearchedField> m_fields;
  std::vector<structure::Column> m_columns;
  MatchCollector& m_found;
};

/// A section whose records are searched, with the fields that may match.
struct SearchedTable {
  SectionId section = structure::kRootSection;
  std::vector<SearchedField> fields;
};

std::vector<SearchedTable> searchedTables(const Document& document, const MatchCollector& found, std::uint64_t& rows) {
  const auto entities = found.wants(MatchKind::Entity) ? entitySection(document) : std::nullopt;
  std::vector<SearchedTable> tables;
  for (SectionId id = 0; id < document.structure.size(); ++id) {
    const structure::RecordTablePtr& table = document.structure[id].table;
    if (!table || table->rowCount() == 0 || id == entities) {
      continue;
    }
    if (auto fields = searchedFields(table->layout(), found); !fields.empty()) {
      rows += table->rowCount();
      tables.push_back({id, std::move(fields)});
    }
  }
  return tables;
}

} // namespace

void searchRecords(const Document& document, MatchCollector& found, double from, double to) {
  if (!found.wants(MatchKind::Record)) {
    return;
  }
  std::uint64_t rows = 0;
  std::uint64_t done = 0;
  for (SearchedTable& table : searchedTables(document, found, rows)) {
    TableSearcher search(document, table.section, std::move(table.fields), found);
    const std::uint64_t count = document.structure[table.section].table->rowCount();
    for (std::uint64_t row = 0; row < count; row += kRowsAtOnce) {
      found.step(from + (to - from) * static_cast<double>(done + row) / static_cast<double>(rows));
      search.search(row, std::min(count, row + kRowsAtOnce));
    }
    done += count;
  }
}

} // namespace vitrine::searching
