#include "core/formats/source/mdl/records/Hitboxes.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/Finite.h"
#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/MdlSections.h"

namespace vitrine::formats::source {
namespace {

using namespace structure::fields;
using structure::columnOf;

constexpr auto kMdlHitbox = structure::layout(
    "hitbox", 68, i32("bone").to("bones"),
    i32("group", QT_TRANSLATE_NOOP("formats", "1 head, 2 chest, 3 stomach, 4 and 5 arms, 6 and 7 legs")),
    vec3("bbmin", QT_TRANSLATE_NOOP("formats", "relative to the bone")), vec3("bbmax"),
    i32("szhitboxnameindex", kMdlFromRecord).gap(32));

MdlHitbox readHitbox(const Bytes& file, std::uint64_t at) {
  const std::byte* record = file.data() + at;
  return {columnOf<kMdlHitbox>("bone").integer(record), finite(columnOf<kMdlHitbox>("bbmin").vec3(record)),
          finite(columnOf<kMdlHitbox>("bbmax").vec3(record)), at};
}

} // namespace

std::vector<MdlHitbox> readHitboxes(const MdlFile& mdl, Diagnostics& diagnostics) {
  const MdlSpan& sets = mdl.header.table(MdlTable::HitboxSets);
  const auto size = static_cast<std::int64_t>(mdl.bytes.size());
  std::vector<MdlHitbox> boxes;
  for (std::uint32_t i = 0; i < sets.count; ++i) {
    const std::byte* record = mdl.bytes.data() + sets.at(i);
    const std::int64_t count = columnOf<kMdlHitboxSet>("numhitboxes").integer(record);
    const std::int64_t first =
        static_cast<std::int64_t>(sets.at(i)) + columnOf<kMdlHitboxSet>("hitboxindex").integer(record);
    const bool fits =
        count == 0 || (count > 0 && first >= 0 && first <= size && count <= (size - first) / kMdlHitbox.size);
    // Boxes of all sets lie apart.
    if (!fits || static_cast<std::uint64_t>(count) + boxes.size() > mdl.bytes.size() / kMdlHitbox.size) {
      diagnostics.countedDamage(
          QStringLiteral("mdl hitbox set"),
          base::translate("formats", "the %1 hitboxes of set %2 do not fit in the file; they are left out")
              .arg(count)
              .arg(i),
          ByteRange{base::kFileSpace, sets.at(i), sets.recordSize});
      continue;
    }
    for (std::int64_t k = 0; k < count; ++k) {
      boxes.push_back(readHitbox(mdl.bytes, static_cast<std::uint64_t>(first + k * kMdlHitbox.size)));
    }
  }
  return boxes;
}

void addHitboxSection(RecordSections& sections, const std::vector<MdlHitbox>& boxes, ModelRecords& records) {
  std::vector<std::uint64_t> places;
  std::ranges::transform(boxes, std::back_inserter(places), &MdlHitbox::offset);
  records.hitboxRows = flatRows(places);
  records.hitboxes = sections.addScattered("hitboxes", kMdlHitbox, records.hitboxRows);
  sections.addNames(records.hitboxes, {{"name", columnOf<kMdlHitbox>("szhitboxnameindex")}});
}

} // namespace vitrine::formats::source
