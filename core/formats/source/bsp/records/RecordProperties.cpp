#include "core/formats/source/bsp/records/RecordProperties.h"

namespace vitrine::formats::source {
namespace {

QString shownFlags(const structure::Field& field, const structure::Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  if (!number || field.flags.empty() || *number == 0) {
    return structure::toText(value);
  }
  return structure::flagNames(field.flags, static_cast<std::uint64_t>(*number)).join(QLatin1Char(' '));
}

} // namespace

std::vector<scene::Property> recordProperties(const RecordView& view, std::size_t number, const RecordRef& record,
                                              std::initializer_list<const char*> fields) {
  std::vector<scene::Property> properties;
  const std::span<const std::byte> bytes(view.at(number), view.layout()->size);
  const ByteRange whole = view.rangeOf(number);
  for (const char* name : fields) {
    const int index = view.layout()->indexOf(QLatin1StringView(name));
    if (index < 0) {
      continue;
    }
    const structure::Field& field = view.layout()->fields[static_cast<std::size_t>(index)];
    properties.push_back({QString::fromLatin1(name), shownFlags(field, structure::decodeField(field, bytes)), record,
                          ByteRange{whole.space, whole.offset + field.offset, field.byteSize()}});
  }
  return properties;
}

} // namespace vitrine::formats::source
