#pragma once

#include "core/formats/source/bsp/assets/FaceCubemaps.h"
#include "core/formats/source/bsp/assets/ToolMaterials.h"
#include "core/formats/source/bsp/records/MapParts.h"
#include "core/scene/SceneAssets.h"

namespace vitrine::formats::source {

/// The materials of a scene: one per texture record that is used and per way it is used (an entity's render mode, an
/// overlay).
class MaterialTable {
public:
  MaterialTable(const MapRecords& records, const SectionIds& sections, scene::SceneAssets& assets)
      : m_records(records), m_sections(sections), m_assets(assets), m_byTexData(records.texDatas.size()) {}

  /// Cube maps of single faces, for materialOf.
  void setFaceCubemaps(FaceCubemaps cubemaps) { m_faceCubemaps = std::move(cubemaps); }

  /// The material of a texture record for a face with its middle there (scene axes); that of all faces of the record,
  /// unless it mirrors what is around the face.
  MaterialIndex materialOf(std::int32_t texData, FaceKind kind, const scene::MaterialAdjustment& adjustment,
                           const QVector3D& middle);
  /// The material of a texture record, made at first use; a checkerboard where there is no such record. Faces of the
  /// sky show what is behind the world: theirs is never looked for.
  MaterialIndex materialOf(std::int32_t texData, FaceKind kind, const scene::MaterialAdjustment& adjustment = {});

  /// One side of the 2D sky; `otherwise` is shown where its picture is found nowhere.
  MaterialIndex skyMaterial(const QString& name, const RecordRef& wantedBy, const scene::SkyGradient& otherwise);

  /// Material of detail sprites; without their picture they are not drawn.
  MaterialIndex spriteMaterial(const QString& name, const RecordRef& wantedBy);

private:
  MaterialIndex missingMaterial();
  scene::Material fromTexData(std::size_t index, FaceKind kind) const;

  MaterialIndex variantOf(std::int32_t texData, FaceKind kind, const scene::MaterialAdjustment& adjustment,
                          const QString& copy);

  struct Variant {
    scene::MaterialAdjustment adjustment;
    QString copy; ///< name of a copy for some faces; empty: for all
    MaterialIndex material;
  };

  const MapRecords& m_records;
  const SectionIds& m_sections;
  scene::SceneAssets& m_assets;
  std::vector<std::vector<Variant>> m_byTexData;
  MaterialIndex m_missing;
  FaceCubemaps m_faceCubemaps;
};

} // namespace vitrine::formats::source
