#include "core/formats/x3/records/CellReader.h"

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

void CellReader::set(std::size_t column, Value value, std::size_t start, std::size_t end) {
  if (m_lexer.wasRead()) {
    m_cells[column] = {std::move(value), start, end - start};
  }
}

/// Of the last value: hexadecimal and binary have no point either.
bool CellReader::isWhole() const {
  const auto written = m_text.subspan(m_lexer.valueStart(), m_lexer.valueEnd() - m_lexer.valueStart());
  return std::ranges::none_of(written, [](std::byte byte) {
    return byte == std::byte{'.'} || byte == std::byte{'e'} || byte == std::byte{'E'};
  });
}

void CellReader::numbers(std::size_t column, std::size_t count) {
  std::vector<double> numbers;
  bool allWhole = true;
  std::size_t start = 0;
  for (std::size_t i = 0; i < count && m_lexer.ok(); ++i) {
    numbers.push_back(m_lexer.number());
    start = i == 0 ? m_lexer.valueStart() : start;
    allWhole = allWhole && isWhole();
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
  set(column, std::move(value), start, m_lexer.valueEnd());
}

} // namespace vitrine::formats::x3
