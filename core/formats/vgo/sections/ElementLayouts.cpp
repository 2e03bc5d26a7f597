#include "core/formats/vgo/sections/ElementLayouts.h"

#include "core/structure/LayoutBuilder.h"

#include <array>

namespace vitrine::formats::vgo {
namespace {

using structure::FieldType;
using structure::LayoutBuilder;
using structure::LayoutPtr;

FieldType numberOf(DataType type) {
  switch (static_cast<std::int64_t>(type) & 0xff) {
  case 0x10:
    return FieldType::U8;
  case 0x11:
    return FieldType::I8;
  case 0x20:
    return FieldType::U16;
  case 0x21:
    return FieldType::I16;
  case 0x30:
    return FieldType::U32;
  case 0x31:
    return FieldType::I32;
  default:
    return FieldType::F32;
  }
}

LayoutPtr madeLayout(DataType type) {
  const std::uint32_t components = componentCount(type);
  LayoutBuilder builder(components == 1 ? "number" : components == 16 ? "matrix" : "vector");
  if (components == 1) {
    builder.add(numberOf(type), "value");
  } else if (components == 16) {
    for (const char* column : {"column0", "column1", "column2", "column3"}) {
      builder.add(FieldType::F32, column, "", 4);
    }
  } else {
    constexpr std::array kNames = {"x", "y", "z", "w"};
    for (std::uint32_t i = 0; i < components; ++i) {
      builder.add(numberOf(type), kNames[i]);
    }
  }
  return builder.done(elementSize(type));
}

} // namespace

std::shared_ptr<const structure::RecordLayout> elementLayout(DataType type) {
  return elementSize(type) == 0 ? nullptr : madeLayout(type);
}

std::shared_ptr<const structure::RecordLayout> triangleLayout(DataType type) {
  if (type != DataType::UnsignedByte && type != DataType::UnsignedShort && type != DataType::UnsignedInt) {
    return nullptr;
  }
  LayoutBuilder builder("triangle");
  for (const char* corner : {"a", "b", "c"}) {
    builder.add(numberOf(type), corner, QT_TRANSLATE_NOOP("formats", "a vertex"));
  }
  return builder.done(3 * elementSize(type));
}

std::shared_ptr<const structure::RecordLayout> pictureLayout() {
  using structure::Field;
  using structure::kVaryingOffset;
  static const LayoutPtr layout = std::make_shared<const structure::RecordLayout>(
      structure::RecordLayout{"picture",
                              0,
                              {Field{.name = "kind", .type = FieldType::Chars, .offset = kVaryingOffset},
                               Field{.name = "bytes", .type = FieldType::U32, .offset = kVaryingOffset}}});
  return layout;
}

} // namespace vitrine::formats::vgo
