#pragma once

#include "core/formats/xops/blocks/BlockScene.h"

namespace vitrine::formats::xops {

/// The materials of a map's ten texture slots, and the one of faces that are not drawn. Each is added to the scene when
/// it is first asked for; slots with the same picture share it.
class SlotMaterials {
public:
  SlotMaterials(Scene& scene, const BlockFile& file, const BlockPlace& place, Diagnostics& diagnostics);

  /// `number` as Block::textureOf gives it.
  int materialOf(int number);

private:
  int addSlot(int slot);
  int addInvisible();
  void setPicture(scene::Material& material, int slot);
  int textureFor(const QString& path, int slot);

  Scene& m_scene;
  const BlockFile& m_file;
  const BlockPlace& m_place;
  Diagnostics& m_diagnostics;
  std::array<int, kTextureSlots> m_slots;
  int m_invisible = scene::kNone;
};

} // namespace vitrine::formats::xops
