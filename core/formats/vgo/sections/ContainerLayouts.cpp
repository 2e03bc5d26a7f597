#include "core/formats/vgo/sections/ContainerLayouts.h"

#include "core/formats/vgo/container/Container.h"

namespace vitrine::formats::vgo {
namespace {

using structure::LayoutBuilder;
using structure::LayoutPtr;
using Type = structure::FieldType;

constexpr structure::FlagName kHandedness[] = {{1, "right-handed"}, {2, "left-handed"}};
constexpr structure::FlagName kUvOrigins[] = {{1, "top left"}, {2, "bottom left"}};
constexpr std::uint32_t kLetters = 4;

} // namespace

LayoutPtr headerLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("header")
          .add(Type::Chars, "magic", QT_TRANSLATE_NOOP("formats", "VGO and a zero byte"), kLetters)
          .add(Type::U32, "dataLength", QT_TRANSLATE_NOOP("formats", "8"))
          .add(Type::U8, "majorVersion")
          .add(Type::U8, "minorVersion")
          .add(Type::U8, "geometryCoordinate")
          .values(kHandedness)
          .add(Type::U8, "uvCoordinate", QT_TRANSLATE_NOOP("formats", "where texture coordinates start"))
          .values(kUvOrigins)
          .add(Type::U8, "isCrypted", QT_TRANSLATE_NOOP("formats", "a hint: the composer decides"))
          .add(Type::U8, "requiresExternalKey", QT_TRANSLATE_NOOP("formats", "a hint, too"))
          .add(Type::U8, "reserved", "", 2)
          .done(kHeaderBytes);
  return layout;
}

LayoutPtr indexLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("entry")
          .add(Type::Chars, "type", "", kLetters)
          .add(Type::U32, "byteOffset", QT_TRANSLATE_NOOP("formats", "from the start of the file"))
          .add(Type::U32, "byteLength", QT_TRANSLATE_NOOP("formats", "with the chunk's head and padding"))
          .add(Type::U8, "bytePadding", QT_TRANSLATE_NOOP("formats", "bytes at the end that are none of the data"))
          .add(Type::U8, "reserved", "", 3)
          .done(kIndexEntryBytes);
  return layout;
}

LayoutPtr chunkHeadLayout() {
  static const LayoutPtr layout = LayoutBuilder("chunk")
                                      .add(Type::Chars, "type", "", kLetters)
                                      .add(Type::U32, "dataLength", QT_TRANSLATE_NOOP("formats", "with its padding"))
                                      .done(kChunkHeadBytes);
  return layout;
}

LayoutPtr composerLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("composer")
          .add(Type::Chars, "assetInfo", "", kLetters)
          .add(Type::Chars, "assetInfoCrypt", "", kLetters)
          .add(Type::Chars, "layout", "", kLetters)
          .add(Type::Chars, "layoutCrypt", "", kLetters)
          .add(Type::Chars, "resourceAccessor", "", kLetters)
          .add(Type::Chars, "resourceAccessorCrypt", "", kLetters)
          .add(Type::Chars, "resource", "", kLetters)
          .add(Type::Chars, "resourceCrypt", QT_TRANSLATE_NOOP("formats", "means nothing: no resource is encrypted"),
               kLetters)
          .done(kLetters * kChunkRoles);
  return layout;
}

LayoutPtr paddingLayout() {
  static const LayoutPtr layout = LayoutBuilder("byte").add(Type::U8, "value").done(1);
  return layout;
}

} // namespace vitrine::formats::vgo
