#include "render/engine/SceneEntity.h"

#include "render/batching/StreamColor.h"
#include "render/engine/MaterialTextures.h"
#include "render/engine/Retire.h"

#include <QDeadlineTimer>

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
}

void SceneEntity::follow() {
  if (m_follows) {
    takeChanges();
  }
}

bool SceneEntity::takeMore(std::chrono::milliseconds budget) {
  constexpr std::size_t kAtOnce = 4;
  const bool any = m_list.keptBack() > 0;
  const QDeadlineTimer end(budget);
  while (m_list.keptBack() > 0 && !end.hasExpired()) {
    take(kAtOnce);
  }
  return any;
}

bool SceneEntity::takeApart(std::chrono::milliseconds budget) {
  const bool any = !m_entities.empty();
  const QDeadlineTimer end(budget);
  do {
    if (m_entities.empty()) {
      break;
    }
    retire(m_entities.back());
    m_entities.pop_back();
  } while (!end.hasExpired());
  return any;
}

void SceneEntity::gather(std::size_t more) {
  m_follows = true;
  for (const auto& [draw, changes] : m_list.takeChanges(more)) {
    m_waiting[draw] |= changes;
  }
}

void SceneEntity::take(std::size_t more) {
  gather(more);
  for (const auto& [draw, changes] : std::exchange(m_waiting, {})) {
    apply(draw, changes);
  }
}

bool SceneEntity::makeFirst(std::chrono::milliseconds budget) {
  gather(0);
  m_entities.resize(m_list.size());
  const QDeadlineTimer end(budget);
  bool any = false;
  for (auto waiting = m_waiting.begin(); waiting != m_waiting.end();) {
    if (m_entities[waiting->first]) {
      ++waiting;
      continue;
    }
    if (any && end.hasExpired()) {
      return false;
    }
    apply(waiting->first, waiting->second);
    waiting = m_waiting.erase(waiting);
    any = true;
  }
  return true;
}

void SceneEntity::apply(std::size_t draw, const DrawList::Changes& changes) {
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
  if (!entity.parentNode()) {
    entity.setParent(this);
  }
}

BatchEntity& SceneEntity::entityOf(std::size_t draw) {
  m_entities.resize(m_list.size());
  BatchEntity*& entity = m_entities[draw];
  if (!entity) {
    entity = new BatchEntity(m_list[draw].batch, m_noColors, nullptr);
    if (const scene::BackdropIndex backdrop = entity->batch().backdrop) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  return *entity;
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
  follow();
}

void SceneEntity::show(const session::Snapshot& snapshot) {
  using Bumped = LightmapPages::Bumped;
  m_list.show(snapshot);
  m_textures->update(
      m_light.setMix(m_list.state().light, m_textures->hasBumpedLightmap() ? Bumped::Updated : Bumped::Left));
  follow();
}

void SceneEntity::setSeen(std::shared_ptr<const ItemSet> seen) {
  m_list.setSeen(std::move(seen));
  follow();
}

void SceneEntity::sortTranslucent(const QVector3D& eye) {
  m_list.applySorted(sorted(m_list.sortTasks(eye)));
  follow();
}

} // namespace vitrine::render
