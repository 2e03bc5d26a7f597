#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace vitrine::scene {

/// Further records of surfaces, to which the primary one does not lead by its fields: an overlay, a dispinfo.
class RelatedRecords {
public:
  /// Adds a record of a surface; one of the root section is none, and left out.
  void add(MeshIndex mesh, int surface, const RecordRef& record);
  const std::vector<RecordRef>& of(MeshIndex mesh, int surface) const;
  bool empty() const { return m_records.empty(); }

private:
  std::unordered_map<std::uint64_t, std::vector<RecordRef>> m_records; ///< by mesh << 32 | surface
};

} // namespace vitrine::scene
