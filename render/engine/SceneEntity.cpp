#include "render/engine/SceneEntity.h"

#include "render/batching/StreamColor.h"
#include "render/engine/DestroyLater.h"
#include "render/engine/MaterialTextures.h"

#include <QDeadlineTimer>

namespace vitrine::render {

SceneEntity::SceneEntity(const ShownScene& scene, EffectLibrary& effects)
    : m_effects(effects), m_textures(new SceneTextures(scene.light(), this)),
      m_lightmaps{.pages = makeParameter(QStringLiteral("lightmap"), QVariant::fromValue(m_textures->lightmap())),
                  .average =
                      makeParameter(QStringLiteral("averageLight"), QVariant::fromValue(m_textures->averageLight()))},
      m_noColors(new Qt3DCore::QBuffer(this)) {
  m_noColors->setData(QByteArray(sizeof(StreamColor), '\0'));
}

void SceneEntity::upload(ShownScene& scene, std::size_t more) {
  m_uploads = true;
  for (const auto& [draw, changes] : std::exchange(scene.pendingChanges(more), {})) {
    apply(scene, draw, changes);
  }
}

bool SceneEntity::uploadFirst(ShownScene& scene, std::chrono::milliseconds budget) {
  m_uploads = true;
  auto& pending = scene.pendingChanges();
  m_entities.resize(scene.list().size());
  const QDeadlineTimer end(budget);
  bool any = false;
  for (auto next = pending.begin(); next != pending.end();) {
    if (m_entities[next->first]) {
      ++next;
      continue;
    }
    if (any && end.hasExpired()) {
      return false;
    }
    apply(scene, next->first, next->second);
    next = pending.erase(next);
    any = true;
  }
  return true;
}

bool SceneEntity::uploadDeferred(ShownScene& scene, std::chrono::milliseconds budget) {
  constexpr std::size_t kAtOnce = 4;
  const bool any = scene.list().deferred() > 0;
  const QDeadlineTimer end(budget);
  while (scene.list().deferred() > 0 && !end.hasExpired()) {
    upload(scene, kAtOnce);
  }
  return any;
}

bool SceneEntity::destroyDeferred(std::chrono::milliseconds budget) {
  const bool any = !m_entities.empty();
  const QDeadlineTimer end(budget);
  do {
    if (m_entities.empty()) {
      break;
    }
    destroyLater(m_entities.back());
    m_entities.pop_back();
  } while (!end.hasExpired());
  return any;
}

void SceneEntity::apply(ShownScene& scene, std::size_t draw, const DrawList::Changes& changes) {
  DrawList& list = scene.list();
  BatchEntity& entity = entityOf(list, draw);
  if (changes.place) {
    entity.setPlace(list[draw].posed->place());
  }
  if (changes.vertices) {
    entity.setMovedVertices(list[draw].posed->vertices());
  }
  if (changes.colors) {
    entity.setColors(list.colorsOf(draw));
  }
  if (changes.openness) {
    entity.setOpenness(list.opennessOf(draw));
  }
  if (changes.bounds) {
    entity.setBounds(list[draw].posed->bounds());
  }
  if (changes.material) {
    applyMaterial(scene, draw);
  } else if (changes.lights) {
    entity.setUniforms(list.lightsOn(draw));
  }
  if (changes.indices) {
    entity.setIndices(list.takeIndices(draw));
  }
  if (!entity.parentNode()) {
    entity.setParent(this);
  }
}

BatchEntity& SceneEntity::entityOf(const DrawList& list, std::size_t draw) {
  m_entities.resize(list.size());
  BatchEntity*& entity = m_entities[draw];
  if (!entity) {
    entity = new BatchEntity(list[draw].batch, m_noColors, nullptr);
    if (const scene::BackdropIndex backdrop = entity->batch().backdrop) {
      entity->addComponent(m_effects.backdropLayer(backdrop));
    }
  }
  return *entity;
}

Qt3DRender::QParameter* SceneEntity::makeParameter(const QString& name, const QVariant& value) {
  return new Qt3DRender::QParameter(name, value, this);
}

void SceneEntity::applyMaterial(const ShownScene& scene, std::size_t draw) {
  const DrawList& list = scene.list();
  const RenderMaterial& material = list[draw].material;
  Uniforms uniforms = list.uniformsOf(draw);
  addTextures(uniforms, material, *m_textures, list.assets());
  m_entities[draw]->setMaterial(m_effects.effect(list.effectOf(draw)), uniforms,
                                sharedParameters(scene, material.effect));
}

std::vector<Qt3DRender::QParameter*> SceneEntity::sharedParameters(const ShownScene& scene, const EffectKey& effect) {
  if (effect.program == Program::Sky) {
    return {};
  }
  std::vector<Qt3DRender::QParameter*> shared{m_lightmaps.pages, m_lightmaps.average};
  if (effect.bump != Bump::None && !isDynamicallyLit(effect)) {
    if (!m_lightmaps.bumped) {
      m_lightmaps.bumped = makeParameter(QStringLiteral("bumpedLightmap"),
                                         QVariant::fromValue(m_textures->bumpedLightmap(scene.light())));
      m_lightmaps.firstBumped =
          makeParameter(QStringLiteral("firstBumpedPage"), static_cast<float>(scene.light().atlas().firstBumpedPage()));
    }
    shared.insert(shared.end(), {m_lightmaps.bumped, m_lightmaps.firstBumped});
  }
  return shared;
}

} // namespace vitrine::render
