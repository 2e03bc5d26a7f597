#pragma once

#include "core/formats/source/bsp/BspStructure.h"
#include "core/formats/source/bsp/ToolMaterials.h"
#include "core/scene/SceneAssets.h"

namespace vitrine::formats::source {

/// The materials of a scene, one per texture record that is used.
class MaterialTable {
public:
  MaterialTable(const MapRecords& records, const SectionIds& sections, scene::SceneAssets& assets)
      : m_records(records), m_sections(sections), m_assets(assets), m_byTexData(records.texDatas.size(), scene::kNone) {
  }

  /// The material of a texture record, made at first use; a checkerboard where there is no such record.
  int materialOf(std::int32_t texData, FaceKind kind);

  /// For the boxes that stand for models.
  int propMaterial();

private:
  int missingMaterial();

  const MapRecords& m_records;
  const SectionIds& m_sections;
  scene::SceneAssets& m_assets;
  std::vector<int> m_byTexData;
  int m_missing = scene::kNone;
  int m_prop = scene::kNone;
};

} // namespace vitrine::formats::source
