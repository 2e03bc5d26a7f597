#include "core/queries/Values.h"

namespace vitrine::queries {

void Values::resize(ValueKind as, std::size_t count) {
  kind = as;
  present.clear();
  integers.resize(as == ValueKind::Truth || as == ValueKind::Integer ? count : 0);
  reals.resize(as == ValueKind::Real ? count : 0);
  texts.resize(as == ValueKind::Text ? count : 0);
}

void Values::lose(std::size_t i, std::size_t count) {
  if (present.empty()) {
    present.assign(count, 1);
  }
  present[i] = 0;
}

void Values::makeReal() {
  if (kind == ValueKind::Truth || kind == ValueKind::Integer) {
    reals.assign(integers.begin(), integers.end());
    integers.clear();
    kind = ValueKind::Real;
  }
}

std::vector<std::uint8_t> Values::truths(std::size_t count) const {
  std::vector<std::uint8_t> truths(count);
  for (std::size_t i = 0; i < count; ++i) {
    switch (kind) {
    case ValueKind::Truth:
    case ValueKind::Integer:
      truths[i] = integers[i] != 0;
      break;
    case ValueKind::Real:
      truths[i] = reals[i] != 0;
      break;
    case ValueKind::Text:
      truths[i] = !texts[i].isEmpty();
      break;
    }
    truths[i] = truths[i] && has(i);
  }
  return truths;
}

} // namespace vitrine::queries
