#include "core/formats/diggles/scene/ModelRecords.h"

namespace vitrine::formats::diggles {

ModelRecords recordsOf(const ModelSections& sections, const structure::StructureBuilder& builder) {
  const auto idOf = [&](const std::optional<ModelSections::Handle>& handle) {
    return handle ? builder.idOf(*handle) : structure::kRootSection;
  };
  ModelRecords records{idOf(sections.materials), idOf(sections.meshes),     idOf(sections.links),
                       idOf(sections.objects),   idOf(sections.animations), idOf(sections.shadows),
                       idOf(sections.cmaps),     idOf(sections.anchors),    {}};
  for (const auto& handle : sections.arrays[static_cast<std::size_t>(ArrayKind::Triangles)]) {
    records.triangles.push_back(idOf(handle));
  }
  return records;
}

} // namespace vitrine::formats::diggles
