#include "core/formats/x3/records/TextRecord.h"

namespace vitrine::formats::x3 {

using structure::Value;

structure::LayoutPtr leadingTo(const structure::LayoutPtr& layout,
                               const std::vector<std::pair<std::size_t, QString>>& targets) {
  const auto texts = std::make_shared<std::vector<QByteArray>>();
  std::vector<structure::Field> fields(layout->fields.begin(), layout->fields.end());
  texts->reserve(targets.size());
  for (const auto& [field, path] : targets) {
    if (!path.isEmpty()) {
      texts->push_back(path.toUtf8());
      fields[field].reference = {structure::ReferenceKind::Index, texts->back().constData()};
    }
  }
  return structure::LayoutPtr::make(layout->name, layout->size, std::move(fields), texts);
}

void TextRecord::wholes(std::size_t field, std::span<int> values) {
  if (m_cells) {
    numbers(field, values.size());
    return;
  }
  for (int& value : values) {
    value = toInt32(m_lexer.integer());
  }
}

void TextRecord::numbers(std::size_t field, std::size_t count) {
  std::vector<double> numbers;
  bool allWhole = true;
  std::size_t start = 0;
  for (std::size_t i = 0; i < count && m_lexer.ok(); ++i) {
    numbers.push_back(m_lexer.number());
    start = i == 0 ? m_lexer.valueStart() : start;
    // Hexadecimal and binary numbers have no point either.
    allWhole = allWhole && m_lexer.value().find_first_of(".eE") == std::string_view::npos;
  }
  if (numbers.empty()) {
    return;
  }
  Value value;
  if (count == 1) {
    value = allWhole ? Value(static_cast<std::int64_t>(numbers[0])) : Value(numbers[0]);
  } else {
    value = allWhole ? Value(std::vector<std::int64_t>(numbers.begin(), numbers.end())) : Value(std::move(numbers));
  }
  set(field, value, start, m_lexer.valueEnd());
}

TextTable textTable(structure::LayoutPtr layout, std::function<void(TextRecord& row, std::uint64_t index)> read) {
  const std::size_t fields = layout->fields.size();
  return {std::move(layout),
          [fields, read = std::move(read)](std::uint64_t index, const Bytes& record) -> Result<TextRecord::Cells> {
            TextLexer lexer(record.span());
            TextRecord::Cells cells(fields);
            TextRecord row(lexer, &cells);
            read(row, index);
            return cells;
          }};
}

} // namespace vitrine::formats::x3
