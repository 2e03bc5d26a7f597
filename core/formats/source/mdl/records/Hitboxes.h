#pragma once

#include "core/formats/source/mdl/records/Bones.h"

namespace vitrine::formats::source {

struct ModelRecords;
class RecordSections;

inline constexpr auto kMdlHitboxSet = [] {
  using namespace structure::fields;
  return structure::layout("hitbox set", 12, i32("sznameindex", kMdlFromRecord), i32("numhitboxes"),
                           i32("hitboxindex", kMdlFromRecord));
}();

/// A box around a bone that bullets hit.
struct MdlHitbox {
  std::int32_t bone = 0;
  QVector3D min; ///< the bone's space, file axes
  QVector3D max;
  std::uint64_t offset = 0;
};

/// Hitboxes of all sets, in their order; sets that do not fit are told to `diagnostics` and left out.
std::vector<MdlHitbox> readHitboxes(const MdlFile& mdl, Diagnostics& diagnostics);

void addHitboxSection(RecordSections& sections, const std::vector<MdlHitbox>& boxes, ModelRecords& records);

} // namespace vitrine::formats::source
