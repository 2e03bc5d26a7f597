#pragma once

#include "core/formats/xops/scene/BlockScene.h"

namespace vitrine::formats::xops {

/// The materials of a map's ten texture slots, and the one of faces that are not drawn. Each is added to the scene when
/// it is first asked for; slots with the same picture share it.
class SlotMaterials {
public:
  SlotMaterials(SceneBuilder& scene, const BlockFile& file, const BlockPlace& place, Diagnostics& diagnostics);

  /// `number` as Block::textureOf gives it.
  MaterialIndex materialOf(int number);

private:
  MaterialIndex addSlot(int slot);
  MaterialIndex addInvisible();
  void setPicture(scene::Material& material, int slot);
  TextureIndex textureFor(const QString& path, int slot);

  SceneBuilder& m_scene;
  const BlockFile& m_file;
  const BlockPlace& m_place;
  Diagnostics& m_diagnostics;
  std::array<MaterialIndex, kTextureSlots> m_slots;
  MaterialIndex m_invisible;
};

} // namespace vitrine::formats::xops
