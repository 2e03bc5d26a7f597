#include "core/scene/RelatedRecords.h"

namespace vitrine::scene {
namespace {

std::uint64_t surfaceKey(MeshIndex mesh, int surface) {
  return std::uint64_t{mesh.position()} << 32 | static_cast<std::uint32_t>(surface);
}

} // namespace

void RelatedRecords::add(MeshIndex mesh, int surface, const RecordRef& record) {
  if (record.section != structure::kRootSection) {
    m_records[surfaceKey(mesh, surface)].push_back(record);
  }
}

const std::vector<RecordRef>& RelatedRecords::of(MeshIndex mesh, int surface) const {
  static const std::vector<RecordRef> kNoRecords;
  const auto found = m_records.find(surfaceKey(mesh, surface));
  return found == m_records.end() ? kNoRecords : found->second;
}

} // namespace vitrine::scene
