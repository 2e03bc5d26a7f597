#include "core/formats/xops/blocks/BlockSections.h"

#include "core/structure/LayoutBuilder.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using structure::FlagName;
using structure::LayoutBuilder;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Type = structure::FieldType;
using Handle = StructureBuilder::Handle;

constexpr std::uint64_t kSlotsSize = kTextureSlots * kSlotBytes;
constexpr std::uint64_t kCountSize = 2;

const LayoutPtr& slotLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("texture slot")
          .add(Type::Chars, "path",
               QT_TRANSLATE_NOOP("formats", "picture, relative to the map's folder; empty: the slot is not used"),
               static_cast<std::uint32_t>(kSlotBytes))
          .encoding(bytes::TextEncoding::Cp932)
          .done(kSlotBytes);
  return layout;
}

const LayoutPtr& countLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("block count").add(Type::U16, "blocks", QT_TRANSLATE_NOOP("formats", "number of blocks")).done(2);
  return layout;
}

constexpr std::array kEnabledNames{FlagName{0, "off"}, FlagName{1, "on"}};

constexpr std::array<const char*, kBlockFaces> kU{"u.top", "u.bottom", "u.front", "u.right", "u.back", "u.left"};
constexpr std::array<const char*, kBlockFaces> kV{"v.top", "v.bottom", "v.front", "v.right", "v.back", "v.left"};
constexpr std::array<const char*, kBlockFaces> kTexture{"texture.top",   "texture.bottom", "texture.front",
                                                        "texture.right", "texture.back",   "texture.left"};

LayoutPtr makeBlockLayout() {
  LayoutBuilder layout("block");
  layout.part(QT_TRANSLATE_NOOP("formats", "Corners"));
  for (const char* axis : {"x", "y", "z"}) {
    layout.add(Type::F32, axis, QT_TRANSLATE_NOOP("formats", "of corners 0 to 7: the upper four, then the lower"), 8);
  }
  layout.part(QT_TRANSLATE_NOOP("formats", "Texture coordinates"));
  for (const char* name : kU) {
    layout.add(Type::F32, name, QT_TRANSLATE_NOOP("formats", "of stored corners 0 to 3; they belong to C, D, A, B"), 4);
  }
  for (const char* name : kV) {
    layout.add(Type::F32, name, QT_TRANSLATE_NOOP("formats", "of stored corners 0 to 3; 0 is the picture's top row"), 4);
  }
  layout.part(QT_TRANSLATE_NOOP("formats", "Texture numbers"));
  for (const char* name : kTexture) {
    layout.add(Type::I32, name, QT_TRANSLATE_NOOP("formats", "texture slot; outside 0 to 9 the face is not drawn"));
  }
  layout.part(QT_TRANSLATE_NOOP("formats", "Enabled"));
  layout.add(Type::I32, "enabled", QT_TRANSLATE_NOOP("formats", "the original editor hides a block with 0"));
  layout.values(kEnabledNames);
  return layout.done(kBlockBytes);
}

const LayoutPtr& blockLayout() {
  static const LayoutPtr layout = makeBlockLayout();
  return layout;
}

} // namespace

BlockSections addBlockSections(StructureBuilder& builder, Handle parent, const ByteSourcePtr& source, SpaceId space,
                               const BlockFile& file) {
  BlockSections sections;
  const auto table = [&](Handle below, const char* name, const LayoutPtr& layout, ByteRange range) {
    const Handle handle = builder.add(below, QString::fromLatin1(name), range);
    builder.at(handle).table = structure::makeFixedTable(layout, source, range);
    return handle;
  };
  const Handle header = builder.add(parent, QStringLiteral("header"),
                                    {space, 0, std::min(file.size, kBlockHeaderBytes)});
  sections.slots = table(header, "textures", slotLayout(), {space, 0, std::min(file.size, kSlotsSize)});
  if (!file.headerWhole()) {
    builder.at(header).note = QStringLiteral("cut short");
    return sections;
  }
  table(header, "count", countLayout(), {space, kSlotsSize, kCountSize});
  sections.blocks = table(parent, "blocks", blockLayout(), file.blockRange(space));
  if (file.declared > file.blocks.size()) {
    builder.at(sections.blocks).note = QStringLiteral("%1 declared").arg(file.declared);
  }
  if (file.trailing() > 0) {
    const Handle rest =
        builder.add(parent, QStringLiteral("trailing"), {space, file.blockRange(space).end(), file.trailing()});
    builder.at(rest).note = QStringLiteral("not used");
  }
  return sections;
}

std::vector<std::vector<std::size_t>> faceFields() {
  const structure::RecordLayout& layout = *blockLayout();
  std::vector<std::vector<std::size_t>> sets;
  for (std::size_t face = 0; face < kBlockFaces; ++face) {
    std::vector<std::size_t> fields;
    for (const char* name : {kU[face], kV[face], kTexture[face]}) {
      fields.push_back(static_cast<std::size_t>(layout.indexOf(QLatin1StringView(name))));
    }
    sets.push_back(std::move(fields));
  }
  return sets;
}

} // namespace vitrine::formats::xops
