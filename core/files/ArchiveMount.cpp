#include "core/files/ArchiveMount.h"

#include "core/base/Translate.h"

namespace vitrine::files {

Result<ByteSourcePtr> ArchiveMount::open(const MountEntry& entry, const Limits& limits) const {
  const auto found = m_index.indexOf(entry.path);
  if (!found) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such file"), entry.path));
  }
  auto opened = openAt(*found, limits);
  if (!opened && opened.error().path.isEmpty()) {
    opened.error().path = entry.path;
  }
  return opened;
}

} // namespace vitrine::files
