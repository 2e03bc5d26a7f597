#include "render/engine/SceneEntity.h"

#include "render/batching/StreamColor.h"
#include "render/engine/MaterialTextures.h"

namespace vitrine::render {
namespace {

/// Copied where the light differs from what was prepared.
LightmapPages lightUnder(LightmapPages light, const scene::LightStyleWeights& mix) {
  light.setMix(mix);
  return light;
}

} // namespace

SceneEntity::SceneEntity(RenderScenePtr prepared, session::Snapshot shown, EffectLibrary& effects)
    : m_list(std::move(prepared), std::move(shown)), m_effects(effects),
      m_light(lightUnder(m_list.prepared()->light, m_list.state().light)), m_textures(new SceneTextures(m_light, this)),
      m_lightmaps{.pages = makeParameter(QStringLiteral("lightmap"), QVariant::fromValue(m_textures->lightmap())),
                  .average =
                      makeParameter(QStringLiteral("averageLight"), QVariant::fromValue(m_textures->averageLight()))},
      m_noColors(new Qt3DCore::QBuffer(this)) {
  m_noColors->setData(QByteArray(sizeof(StreamColor), '\0'));
  takeChanges();
}

void SceneEntity::takeChanges() {
  for (const auto& [draw, changes] : m_list.takeChanges()) {
    BatchEntity& entity = entityOf(draw);
    if (changes.place) {
      entity.setPlace(m_list[draw].posed->place());
    }
    if (changes.vertices) {
      entity.setMovedVertices(m_list[draw].posed->vertices());
    }
    if (changes.colors) {
      entity.setColors(m_list.colorsOf(draw));
    }
    if (changes.openness) {
      entity.setOpenness(m_list.opennessOf(draw));
    }
    if (changes.bounds) {
      entity.setBounds(m_list[draw].posed->bounds());
    }
    if (changes.material) {
      dress(draw);
    } else if (changes.lights) {
      entity.setUniforms(m_list.lightsOn(draw));
    }
    if (changes.indices) {
      entity.setIndices(m_list.takeIndices(draw));
    }
  }
}

BatchEntity& SceneEntity::entityOf(std::size_t draw) {
  if (draw == m_entities.size()) {
    auto* entity = m_entities.emplace_back(new BatchEntity(m_list[draw].batch, m_noColors, this));
    if (const scene::BackdropIndex backdrop = entity->batch().backdrop) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  return *m_entities[draw];
}

Qt3DRender::QParameter* SceneEntity::makeParameter(const QString& name, const QVariant& value) {
  return new Qt3DRender::QParameter(name, value, this);
}

void SceneEntity::dress(std::size_t draw) {
  const RenderMaterial& material = m_list[draw].material;
  Uniforms uniforms = m_list.uniformsOf(draw);
  addTextures(uniforms, material, *m_textures, m_list.assets());
  m_entities[draw]->setMaterial(m_effects.effect(m_list.effectOf(draw)), uniforms, sharedParameters(material.effect));
}

std::vector<Qt3DRender::QParameter*> SceneEntity::sharedParameters(const EffectKey& effect) {
  if (effect.program == Program::Sky) {
    return {};
  }
  std::vector<Qt3DRender::QParameter*> shared{m_lightmaps.pages, m_lightmaps.average};
  if (effect.bump != Bump::None && !isDynamicallyLit(effect)) {
    if (!m_lightmaps.bumped) {
      m_lightmaps.bumped =
          makeParameter(QStringLiteral("bumpedLightmap"), QVariant::fromValue(m_textures->bumpedLightmap(m_light)));
      m_lightmaps.firstBumped =
          makeParameter(QStringLiteral("firstBumpedPage"), static_cast<float>(m_light.atlas().firstBumpedPage()));
    }
    shared.insert(shared.end(), {m_lightmaps.bumped, m_lightmaps.firstBumped});
  }
  return shared;
}

void SceneEntity::applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after) {
  for (const auto& [texture, replaced] : patch.textures) {
    m_textures->drop(texture);
  }
  m_list.applyPatch(patch, std::move(after));
  takeChanges();
}

void SceneEntity::show(const session::Snapshot& snapshot) {
  using Bumped = LightmapPages::Bumped;
  m_list.show(snapshot);
  m_textures->update(
      m_light.setMix(m_list.state().light, m_textures->hasBumpedLightmap() ? Bumped::Updated : Bumped::Left));
  takeChanges();
}

void SceneEntity::setSeen(std::shared_ptr<const ItemSet> seen) {
  m_list.setSeen(std::move(seen));
  takeChanges();
}

void SceneEntity::sortTranslucent(const QVector3D& eye) {
  m_list.applySorted(sorted(m_list.sortTasks(eye)));
  takeChanges();
}

} // namespace vitrine::render
