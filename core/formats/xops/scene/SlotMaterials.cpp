#include "core/formats/xops/scene/SlotMaterials.h"

#include "core/base/Translate.h"
#include "core/files/Mount.h"

#include <QtGlobal>

#include <utility>

namespace vitrine::formats::xops {
namespace {

using scene::AssetKind;
using scene::AssetState;

const QVector4D kInvisibleColor(0.80F, 0.10F, 0.08F, 0.45F);

QString slotName(int slot) {
  return QStringLiteral("texture slot %1").arg(slot);
}

} // namespace

SlotMaterials::SlotMaterials(SceneBuilder& scene, const BlockFile& file, const BlockPlace& place,
                             Diagnostics& diagnostics)
    : m_scene(scene), m_file(file), m_place(place), m_diagnostics(diagnostics) {}

MaterialIndex SlotMaterials::materialOf(int number) {
  const bool drawn = number >= 0 && number < kTextureSlots;
  MaterialIndex& known = drawn ? m_slots[static_cast<std::size_t>(number)] : m_invisible;
  if (!known) {
    known = drawn ? addSlot(number) : addInvisible();
  }
  return known;
}

MaterialIndex SlotMaterials::addInvisible() {
  scene::Material material;
  material.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "not drawn"));
  material.color = kInvisibleColor;
  material.blend = scene::Blend::AlphaBlend;
  material.cull = scene::Cull::None;
  material.drawOrder = kTextureSlots; // after every slot
  return m_scene.assets.materials.add(std::move(material));
}

MaterialIndex SlotMaterials::addSlot(int slot) {
  scene::Material material;
  material.name = slotName(slot);
  material.blend = scene::Blend::Automatic;
  material.drawOrder = slot;
  material.record = RecordRef{m_place.slots, static_cast<std::uint64_t>(slot)};
  setPicture(material, slot);
  return m_scene.assets.materials.add(std::move(material));
}

void SlotMaterials::setPicture(scene::Material& material, int slot) {
  const QString& written = m_file.textures[static_cast<std::size_t>(slot)];
  if (written.isEmpty()) {
    material.fallbackColor = QVector3D(1, 1, 1); // as in the game
    return;
  }
  material.name = written;
  if (const auto path = files::resolvedPath(m_place.folder, written); path && !path->isEmpty()) {
    material.slot(scene::TextureSlot::BaseColor).texture = textureFor(*path, slot);
    return;
  }
  const ByteRange where = BlockFile::slotRange(m_place.space, slot);
  m_diagnostics.warn(base::translate("formats", "%1: \"%2\" leads outside the opened folder and is not followed")
                         .arg(slotName(slot), written),
                     where);
}

TextureIndex SlotMaterials::textureFor(const QString& path, int slot) {
  auto& textures = m_scene.assets.textures;
  for (const TextureIndex index : textures.indices()) {
    if (std::as_const(textures)[index].asset.path.compare(path, Qt::CaseInsensitive) == 0) {
      return index;
    }
  }
  scene::Texture texture;
  texture.name = path;
  texture.asset = {AssetKind::Texture, path, QStringLiteral("%1 of %2").arg(slotName(slot), m_place.name)};
  texture.state = AssetState::Pending;
  return textures.add(std::move(texture));
}

} // namespace vitrine::formats::xops
