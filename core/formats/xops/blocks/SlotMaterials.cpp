#include "core/formats/xops/blocks/SlotMaterials.h"

#include "core/files/Mount.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using scene::AssetKind;
using scene::AssetState;

const QVector4D kInvisibleColor(0.80F, 0.10F, 0.08F, 0.45F);

QString slotName(int slot) {
  return QStringLiteral("texture slot %1").arg(slot);
}

} // namespace

SlotMaterials::SlotMaterials(Scene& scene, const BlockFile& file, const BlockPlace& place, Diagnostics& diagnostics)
    : m_scene(scene), m_file(file), m_place(place), m_diagnostics(diagnostics) {
  m_slots.fill(scene::kNone);
}

int SlotMaterials::materialOf(int number) {
  const bool drawn = number >= 0 && number < kTextureSlots;
  int& known = drawn ? m_slots[static_cast<std::size_t>(number)] : m_invisible;
  if (known == scene::kNone) {
    known = drawn ? addSlot(number) : addInvisible();
  }
  return known;
}

int SlotMaterials::addInvisible() {
  scene::Material material;
  material.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "not drawn"));
  material.color = kInvisibleColor;
  material.blend = scene::Blend::AlphaBlend;
  material.cull = scene::Cull::None;
  material.drawOrder = kTextureSlots; // after every slot
  m_scene.assets.materials.push_back(std::move(material));
  return static_cast<int>(m_scene.assets.materials.size()) - 1;
}

int SlotMaterials::addSlot(int slot) {
  scene::Material material;
  material.name = slotName(slot);
  // What has no picture is drawn white, as in the game.
  material.fallbackColor = QVector3D(1, 1, 1);
  material.blend = scene::Blend::Automatic;
  material.drawOrder = slot;
  material.record = RecordRef{m_place.slots, static_cast<std::uint64_t>(slot)};
  setPicture(material, slot);
  m_scene.assets.materials.push_back(std::move(material));
  return static_cast<int>(m_scene.assets.materials.size()) - 1;
}

void SlotMaterials::setPicture(scene::Material& material, int slot) {
  const QString& written = m_file.textures[static_cast<std::size_t>(slot)];
  if (written.isEmpty()) {
    return;
  }
  material.name = written;
  if (const auto path = files::resolvedPath(m_place.folder, written); path && !path->isEmpty()) {
    material.slot(scene::TextureSlot::BaseColor).texture = textureFor(*path, slot);
    return;
  }
  const ByteRange where{m_place.space, static_cast<std::uint64_t>(slot) * kSlotBytes, kSlotBytes};
  m_diagnostics.warn(QStringLiteral("%1: \"%2\" leads out of the opened folder and is not followed")
                         .arg(slotName(slot), written),
                     where);
}

int SlotMaterials::textureFor(const QString& path, int slot) {
  auto& textures = m_scene.assets.textures;
  const auto same = std::ranges::find_if(textures, [&](const scene::Texture& texture) {
    return texture.asset.path.compare(path, Qt::CaseInsensitive) == 0;
  });
  if (same != textures.end()) {
    return static_cast<int>(same - textures.begin());
  }
  scene::Texture texture;
  texture.name = path;
  texture.asset = {AssetKind::Texture, path, QStringLiteral("%1 of %2").arg(slotName(slot), m_place.name)};
  texture.state = AssetState::Pending;
  textures.push_back(std::move(texture));
  return static_cast<int>(textures.size()) - 1;
}

} // namespace vitrine::formats::xops
