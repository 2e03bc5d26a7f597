#include "core/formats/source/bsp/scene/SceneSteps.h"

namespace vitrine::formats::source {

void addWaterVolumes(SceneParts& parts) {
  const MapRecords& records = parts.map.records;
  const RecordView& view = records.view(LumpId::LeafWaterData);
  using Fields = bsp::LeafWaterLayouts;
  const Column surface(view, Fields::field("surfaceZ")), texInfo(view, Fields::field("surfaceTexInfoID"));
  for (std::size_t i = 0; i < view.count(); ++i) {
    const std::byte* at = view.at(i);
    const auto info = static_cast<std::size_t>(texInfo.integer(at));
    scene::FogVolume volume;
    if (texInfo.integer(at) >= 0 && info < records.texInfos.size()) {
      volume.material = parts.materials.materialOf(records.texInfos[info].texData, FaceKind::Water);
    }
    const QVector3D height(0, 0, surface.real(at));
    volume.surfaceHeight = isSane(height) ? scene::kZUpRightHanded.toScene(height).y() : 0;
    volume.record = parts.record(LumpId::LeafWaterData, i);
    parts.scene.world.fogVolumes.push_back(volume);
  }
}

} // namespace vitrine::formats::source
