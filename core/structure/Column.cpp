#include "core/structure/Column.h"

#include <cassert>

namespace vitrine::structure {
namespace {

constexpr Field kNowhere{.name = "", .type = FieldType::U8, .offset = 0, .count = 0};

const Field& fieldOf(const RecordView& view, const FieldName& name) {
  if (!view.layout()) {
    return kNowhere;
  }
  const int index = view.layout()->indexOf(QLatin1StringView(name.name()));
  // All layouts of the family were looked at when this was compiled; this view has another.
  assert(index >= 0 || name.optional());
  return index < 0 ? kNowhere : view.layout()->fields[static_cast<std::size_t>(index)];
}

} // namespace

Column::Column(const RecordView& view, FieldName name) : Column(fieldOf(view, name)) {}

} // namespace vitrine::structure
