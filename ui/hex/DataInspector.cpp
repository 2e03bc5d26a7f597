#include "ui/hex/DataInspector.h"

#include "core/structure/RecordLayout.h"

namespace vitrine::ui {

std::vector<Reading> readings(const Bytes& bytes) {
  using structure::FieldType;
  struct Type {
    const char* name;
    FieldType type;
  };
  static constexpr std::array kTypes{
      Type{"u8", FieldType::U8},   Type{"i8", FieldType::I8},   Type{"u16", FieldType::U16},
      Type{"i16", FieldType::I16}, Type{"u32", FieldType::U32}, Type{"i32", FieldType::I32},
      Type{"f32", FieldType::F32}, Type{"f64", FieldType::F64},
  };
  std::vector<Reading> found;
  for (const Type& type : kTypes) {
    const structure::Field field{.name = type.name, .type = type.type, .offset = 0};
    const structure::Value value = structure::decodeField(field, bytes.span());
    if (!std::holds_alternative<std::monostate>(value)) {
      found.push_back({QString::fromLatin1(type.name), structure::toText(value)});
    }
  }
  return found;
}

} // namespace vitrine::ui
