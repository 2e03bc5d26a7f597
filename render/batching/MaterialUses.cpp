#include "render/batching/MaterialUses.h"

namespace vitrine::render {
namespace {

void addOrder(const RenderMaterial& material, std::set<int>& orders) {
  if (stageOf(material.effect) == Stage::Translucent) {
    orders.insert(material.effect.drawOrder);
  }
}

} // namespace

MaterialUses::MaterialUses(const std::vector<Batch>& batches, const scene::SceneAssets& assets) {
  for (const Batch& batch : batches) {
    if (batch.merged) {
      std::set<int> orders;
      addOrder(batch.renderMaterial, orders);
      for (const int order : orders) {
        ++m_orders[order];
      }
    } else if (batch.sky == SkyUse::Picture) {
      m_skyPictures.insert(batch.material);
    }
  }
  // Surfaces without a material look like something too.
  add(scene::kNone, useOf(scene::kNone, assets));
  for (const MaterialIndex material : assets.materials.indices()) {
    add(material, useOf(material, assets));
  }
}

MaterialUses::Use MaterialUses::useOf(MaterialIndex material, const scene::SceneAssets& assets) const {
  Use use;
  addOrder(renderMaterialOf(material, assets), use.orders);
  if (m_skyPictures.contains(material)) {
    addOrder(renderMaterialOf(material, assets, SkyUse::Picture), use.orders);
  }
  if (material) {
    for (const scene::SlotTexture& slot : assets.materials[material].slots) {
      use.textures.insert(slot.texture);
    }
  }
  return use;
}

void MaterialUses::add(MaterialIndex material, Use use) {
  for (const TextureIndex texture : use.textures) {
    m_usersOf[texture].insert(material);
  }
  for (const int order : use.orders) {
    ++m_orders[order];
  }
  m_uses.insert_or_assign(material, std::move(use));
}

void MaterialUses::remove(MaterialIndex material) {
  const Use use = std::move(m_uses[material]);
  for (const TextureIndex texture : use.textures) {
    m_usersOf[texture].erase(material);
  }
  for (const int order : use.orders) {
    if (--m_orders[order] == 0) {
      m_orders.erase(order);
    }
  }
}

std::set<MaterialIndex> MaterialUses::touchedBy(const scene::ScenePatch& patch) const {
  std::set<MaterialIndex> materials;
  for (const auto& [index, material] : patch.materials) {
    materials.insert(index);
  }
  for (const auto& [index, texture] : patch.textures) {
    if (const auto users = m_usersOf.find(index); users != m_usersOf.end()) {
      materials.insert(users->second.begin(), users->second.end());
    }
  }
  return materials;
}

void MaterialUses::follow(const std::set<MaterialIndex>& materials, const scene::SceneAssets& assets) {
  for (const MaterialIndex material : materials) {
    remove(material);
    add(material, useOf(material, assets));
  }
}

TranslucentPasses MaterialUses::orders() const {
  std::set<int> orders;
  for (const auto& [order, count] : m_orders) {
    orders.insert(order);
  }
  return TranslucentPasses(orders);
}

} // namespace vitrine::render
