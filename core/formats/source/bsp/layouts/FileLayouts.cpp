#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr auto kLumpVersionMeaning = QT_TRANSLATE_NOOP("formats", "version of the records, not always right");
constexpr auto kDecodedMeaning = QT_TRANSLATE_NOOP("formats", "bytes after decompression, 0 = stored raw");

} // namespace

const LayoutPtr& header() {
  static const LayoutPtr layout =
      LayoutBuilder("header").add(Type::Chars, "ident", "", 4).add(Type::I32, "version").done(8);
  return layout;
}

const LayoutPtr& directory() {
  static const LayoutPtr layout = LayoutBuilder("lump entry")
                                      .add(Type::I32, "fileofs")
                                      .add(Type::I32, "filelen")
                                      .add(Type::I32, "version", kLumpVersionMeaning)
                                      .add(Type::U32, "uncompressedSize", kDecodedMeaning)
                                      .done(16);
  return layout;
}

const LayoutPtr& directoryVersionFirst() {
  static const LayoutPtr layout = LayoutBuilder("lump entry")
                                      .add(Type::I32, "version", kLumpVersionMeaning)
                                      .add(Type::I32, "fileofs")
                                      .add(Type::I32, "filelen")
                                      .add(Type::U32, "uncompressedSize", kDecodedMeaning)
                                      .done(16);
  return layout;
}

const LayoutPtr& mapRevision() {
  static const LayoutPtr layout =
      LayoutBuilder("map revision")
          .add(Type::I32, "mapRevision", QT_TRANSLATE_NOOP("formats", "how often the map was saved in the editor"))
          .done(4);
  return layout;
}

const LayoutPtr& lzmaPrefix() {
  static const LayoutPtr layout = LayoutBuilder("LZMA prefix")
                                      .add(Type::Chars, "id", "", 4)
                                      .add(Type::U32, "actualSize", QT_TRANSLATE_NOOP("formats", "bytes decoded"))
                                      .add(Type::U32, "lzmaSize", QT_TRANSLATE_NOOP("formats", "bytes coded"))
                                      .add(Type::U8, "properties", "", 5)
                                      .done(17);
  return layout;
}

const LayoutPtr& entity() {
  static const LayoutPtr layout =
      LayoutBuilder("entity")
          .add(Type::Chars, "classname")
          .add(Type::Chars, "targetname")
          .add(Type::Chars, "origin")
          .add(Type::U32, "keys", QT_TRANSLATE_NOOP("formats", "number of keys and values"))
          .add(Type::Chars, "text", QT_TRANSLATE_NOOP("formats", "the whole entity as it stands in the file"))
          .doneVarying();
  return layout;
}

const LayoutPtr& physModel() {
  static const LayoutPtr layout =
      LayoutBuilder("collision model")
          .add(Type::I32, "modelIndex")
          .to("lumps/MODELS")
          .add(Type::I32, "dataSize", QT_TRANSLATE_NOOP("formats", "bytes of the solids"))
          .add(Type::I32, "keydataSize", QT_TRANSLATE_NOOP("formats", "bytes of the text after them"))
          .add(Type::I32, "solidCount")
          .doneVarying();
  return layout;
}

} // namespace vitrine::formats::source::layouts
