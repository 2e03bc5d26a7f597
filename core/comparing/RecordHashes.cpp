#include "core/comparing/RecordHashes.h"

#include "core/comparing/ContentMatch.h"

#include <QHashFunctions>

#include <bit>
#include <type_traits>

namespace vitrine::comparing {
namespace {

constexpr std::uint64_t kUnreadable = 0x5bd1e995;
constexpr std::uint64_t kNowhere = 0x27d4eb2f;
/// Integers of so many bytes may be offsets.
constexpr std::uint32_t kOffsetBytes = 4;

std::uint64_t hashOfNumber(std::int64_t number) {
  return mixed(1, static_cast<std::uint64_t>(number));
}

/// Equal for 0 and -0, which are equal numbers.
std::uint64_t hashOfNumber(double number) {
  return mixed(2, number == 0 ? 0 : std::bit_cast<std::uint64_t>(number));
}

template <class T>
std::uint64_t hashOfList(const std::vector<T>& list) {
  std::uint64_t hash = mixed(3, list.size());
  for (const T number : list) {
    hash = mixed(hash, hashOfNumber(number));
  }
  return hash;
}

std::size_t elementsOf(const structure::Value& value) {
  if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
    return list->size();
  }
  return std::holds_alternative<std::int64_t>(value) ? 1 : 0;
}

bool isPlainInteger(const structure::Field& field, const structure::Value& value) {
  return std::holds_alternative<std::int64_t>(value) && field.flags.empty() && field.values.empty() &&
         structure::elementSize(field.type) > 1 && field.bitCount == 0;
}

} // namespace

std::uint64_t hashOf(const structure::Value& value) {
  return std::visit(
      [](const auto& held) -> std::uint64_t {
        using Held = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<Held, std::monostate>) {
          return mixed(0, 0);
        } else if constexpr (std::is_same_v<Held, QString>) {
          return mixed(4, qHash(held, 0));
        } else if constexpr (std::is_arithmetic_v<Held>) {
          return hashOfNumber(held);
        } else {
          return hashOfList(held);
        }
      },
      value);
}

std::uint64_t RecordHashes::targets(const structure::Field& field, const structure::Value& value, int depth) {
  if (field.reference.kind == structure::ReferenceKind::None) {
    return 0;
  }
  std::uint64_t hash = mixed(5, elementsOf(value));
  for (std::size_t element = 0; element < elementsOf(value); ++element) {
    const auto record = m_structure.follow(field, value, element);
    hash = mixed(hash, record ? contentOf(*record, depth) : kNowhere);
  }
  return hash;
}

std::uint64_t RecordHashes::contentOf(const structure::RecordLayout& layout, const structure::Row& row, int depth) {
  std::uint64_t hash = mixed(6, row.cells.size());
  std::uint64_t numbers = hash;
  bool anySubstance = false;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const structure::Field& field = layout.fields[i];
    if (field.reference.kind != structure::ReferenceKind::None) {
      hash = depth > 0 ? mixed(hash, targets(field, row.cells[i], depth - 1)) : hash;
      anySubstance = true;
    } else if (isPlainInteger(field, row.cells[i]) && structure::elementSize(field.type) >= kOffsetBytes) {
      numbers = mixed(numbers, hashOf(row.cells[i]));
    } else {
      hash = mixed(hash, hashOf(row.cells[i]));
      anySubstance = true;
    }
  }
  return anySubstance ? hash : numbers;
}

std::uint64_t RecordHashes::contentOf(const RecordRef& record, int depth) {
  const structure::Section& section = m_structure[record.section];
  if (!section.table || record.row >= section.table->rowCount()) {
    return kNowhere;
  }
  auto [kept, isNew] = m_kept.try_emplace({record.section, depth});
  if (isNew && m_keptCount + section.table->rowCount() <= kMostKept) {
    m_keptCount += section.table->rowCount();
    kept->second.resize(section.table->rowCount());
  }
  std::vector<std::uint64_t>& hashes = kept->second;
  if (!hashes.empty() && hashes[record.row] != 0) {
    return hashes[record.row];
  }
  m_progress.check();
  const auto row = section.table->row(record.row);
  const std::uint64_t hash = row ? contentOf(section.table->layout(), *row, depth) : kUnreadable;
  if (!hashes.empty()) {
    hashes[record.row] = hash;
  }
  return hash;
}

RecordHashes::Keys RecordHashes::keysOf(const structure::RecordLayout& layout, const Result<structure::Row>& row) {
  if (!row) {
    return {kUnreadable, kUnreadable, 0};
  }
  Keys keys{mixed(8, row->cells.size()), mixed(9, row->cells.size()), mixed(10, row->cells.size())};
  bool anySubstance = false;
  for (std::size_t i = 0; i < row->cells.size(); ++i) {
    const structure::Field& field = layout.fields[i];
    const std::uint64_t number = hashOf(row->cells[i]);
    const std::uint64_t target = targets(field, row->cells[i]);
    const std::uint64_t content = target == 0 ? number : target;
    keys.content = mixed(keys.content, content);
    keys.numbers = mixed(keys.numbers, number);
    if (target != 0 || !isPlainInteger(field, row->cells[i])) {
      keys.substance = mixed(keys.substance, content);
      anySubstance = true;
    }
  }
  keys.substance = anySubstance ? keys.substance : 0;
  return keys;
}

} // namespace vitrine::comparing
