#include "core/formats/source/mdl/records/Textures.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/RecordSections.h"

#include <numeric>

namespace vitrine::formats::source {
namespace {

using base::translate;
using structure::columnOf;

/// Every column of the one family there must be is the texture of its number.
void addPlainSkin(MdlFile& mdl) {
  std::vector<int> family(mdl.textures.size());
  std::iota(family.begin(), family.end(), 0);
  mdl.skins.push_back(std::move(family));
}

void readSkins(MdlFile& mdl, Diagnostics& diagnostics) {
  const MdlHeader& header = mdl.header;
  if (header.skinRefs == 0 || header.skinFamilies == 0) {
    addPlainSkin(mdl);
    return;
  }
  const auto fileSize = static_cast<std::int64_t>(mdl.bytes.size());
  const bool counts = header.skinRefs > 0 && header.skinFamilies > 0 && header.skins >= 0 && header.skins <= fileSize;
  if (!counts || std::int64_t{header.skinRefs} * header.skinFamilies > (fileSize - header.skins) / 2) {
    diagnostics.damage(translate("formats", "%1 skins of %2 materials do not fit in the file; only one skin is used")
                           .arg(header.skinFamilies)
                           .arg(header.skinRefs),
                       mdlSkinRefsRange());
    addPlainSkin(mdl);
    return;
  }
  mdl.skinsAreStored = true;
  const std::byte* at = mdl.bytes.data() + header.skins;
  for (std::int32_t family = 0; family < header.skinFamilies; ++family) {
    std::vector<int>& row = mdl.skins.emplace_back();
    for (std::int32_t ref = 0; ref < header.skinRefs; ++ref, at += 2) {
      row.push_back(bytes::loadI16(at));
    }
  }
}

} // namespace

void readTextures(MdlFile& mdl, Diagnostics& diagnostics) {
  const auto read = [&mdl](MdlTable table) {
    return readRecords(mdl, table,
                       [&](std::uint64_t at) { return mdlName(mdl.bytes, at, infoOf(table).names.front()); });
  };
  mdl.textures = read(MdlTable::Textures);
  mdl.textureDirs = read(MdlTable::TextureDirs);
  readSkins(mdl, diagnostics);
}

void addSkinSection(RecordSections& sections, const MdlFile& mdl) {
  if (mdl.skinsAreStored) {
    const auto refs = static_cast<std::uint32_t>(mdl.header.skinRefs);
    const structure::FieldSpec textures =
        structure::fields::i16("textures", QT_TRANSLATE_NOOP("formats", "by material of the meshes"), refs)
            .to("textures");
    sections.addTable("skins", structure::LayoutPtr::make("skin", 2 * refs, {textures.field}),
                      static_cast<std::uint64_t>(mdl.header.skins), mdl.skins.size());
  }
}

} // namespace vitrine::formats::source
