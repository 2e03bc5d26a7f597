#pragma once

#include "core/formats/source/mdl/records/Bones.h"

namespace vitrine::formats::source {

class RecordSections;

inline constexpr auto kMdlTexture = [] {
  using namespace structure::fields;
  return structure::layout("texture", 64, i32("sznameindex", kMdlFromRecord), u32("flags"), i32("used").gap(52));
}();

inline constexpr auto kMdlTextureDir = structure::layout("folder", 4, structure::fields::i32("sznameindex", kMdlPlace));

/// Reads textures, their folders and the skins of a file of which header and bytes are read. Skins that do not fit are
/// told to `diagnostics`; there is at least one.
void readTextures(MdlFile& mdl, Diagnostics& diagnostics);

void addSkinSection(RecordSections& sections, const MdlFile& mdl);

} // namespace vitrine::formats::source
