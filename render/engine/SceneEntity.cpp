#include "render/engine/SceneEntity.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/FogQuery.h"
#include "render/batching/Batcher.h"
#include "render/batching/StreamColor.h"
#include "render/batching/TriangleSorter.h"
#include "render/engine/MaterialTextures.h"

#include <algorithm>
#include <cassert>

namespace vitrine::render {
namespace {

std::vector<scene::DrawItemId> animatedItems(const scene::Scene& scene) {
  std::vector<scene::DrawItemId> items;
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (scene.animatedModelOf(scene.drawItems()[item].node) != scene::kNone) {
      items.push_back(item);
    }
  }
  return items;
}

/// Copied where the light differs from what was prepared.
LightmapPages lightUnder(LightmapPages light, const scene::LightStyleWeights& mix) {
  light.setMix(mix);
  return light;
}

} // namespace

SceneEntity::SceneEntity(RenderScenePtr prepared, session::Snapshot shown, EffectLibrary& effects)
    : m_prepared(std::move(prepared)), m_snapshot(std::move(shown)), m_effects(effects),
      m_dynamicLights(*m_prepared->scene), m_light(lightUnder(m_prepared->light, state().light)),
      m_textures(new SceneTextures(m_light, this)),
      m_lightmaps{.pages = makeParameter(QStringLiteral("lightmap"), QVariant::fromValue(m_textures->lightmap())),
                  .average =
                      makeParameter(QStringLiteral("averageLight"), QVariant::fromValue(m_textures->averageLight()))},
      m_noColors(new Qt3DCore::QBuffer(this)), m_uses(m_prepared->batches, assets()), m_orders(m_uses.orders()),
      m_colors(colorChoice(state())), m_shown(animation::visibleItems(*m_prepared->scene, state())), m_drawn(m_shown),
      m_animatedItems(animatedItems(*m_prepared->scene)) {
  assert(m_snapshot.scene == m_prepared->scene);
  m_dynamicLights.follow(*pose(), state());
  m_noColors->setData(QByteArray(sizeof(StreamColor), '\0'));
  for (const Batch& batch : m_prepared->batches) {
    addEntity(std::shared_ptr<const Batch>(m_prepared, &batch));
  }
}

void SceneEntity::addEntity(std::shared_ptr<const Batch> batch) {
  Entry& entry = m_entities.emplace_back();
  entry.posed = batch->moves() ? std::make_unique<DeformedBatch>(batch) : nullptr;
  entry.entity = new BatchEntity(std::move(batch), static_cast<int>(m_entities.size()) - 1, m_noColors, this);
  if (const int backdrop = entry.entity->batch().backdrop; backdrop != scene::kNone) {
    entry.entity->addComponent(m_effects.backdropLayer(backdrop));
  }
  if (entry.posed) {
    followPose(entry);
  } else {
    entry.entity->setColors(colorsFor(entry.entity->batch(), m_colors));
  }
  dress(entry);
  rewrite(entry);
}

void SceneEntity::rewrite(Entry& entry) {
  ++entry.revision;
  entry.entity->setIndices(orderedIndices(entry));
  entry.sorted = entry.sorted || m_eye;
}

void SceneEntity::followPose(Entry& entry) {
  const DeformedBatch::Changes changes = entry.posed->follow(pose(), m_drawn, m_colors);
  if (changes.place && entry.posed->batch().space != scene::kNone) {
    entry.entity->setPlace(entry.posed->place());
  }
  if (changes.vertices && entry.posed->batch().sources) {
    entry.entity->setMovedVertices(entry.posed->vertices());
  }
  if (changes.colors) {
    entry.entity->setColors(entry.posed->colors());
  }
  if (changes.bounds) {
    entry.entity->setBounds(entry.posed->bounds());
  }
  entry.sorted = entry.sorted && !changes.place && !changes.vertices;
}

Qt3DRender::QParameter* SceneEntity::makeParameter(const QString& name, const QVariant& value) {
  return new Qt3DRender::QParameter(name, value, this);
}

Uniforms SceneEntity::dynamicLightsOn(const BatchEntity& entity) const {
  Uniforms uniforms;
  // What moves may come anywhere.
  addDynamicLights(uniforms, m_dynamicLights.rig(),
                   entity.batch().moves() ? m_prepared->scene->animatedBounds() : entity.batch().bounds);
  return uniforms;
}

void SceneEntity::dress(Entry& entry) {
  BatchEntity& entity = *entry.entity;
  const RenderMaterial material = renderMaterialOf(entity.batch(), assets());
  Uniforms uniforms = uniformsOf(material, *m_prepared->scene);
  addTextures(uniforms, material, *m_textures, assets());
  entry.dynamicallyLit = isDynamicallyLit(material.effect);
  if (entry.dynamicallyLit) {
    uniforms.merge(dynamicLightsOn(entity));
  }
  if (material.effect.program != Program::Sky) {
    uniforms[QStringLiteral("batchNumber")] = entity.number() + 1; // 0 is none
  }
  EffectKey effect = material.effect;
  effect.facing = entity.batch().facing;
  if (stageOf(effect) == Stage::Translucent) {
    effect.drawOrder = m_orders.passOf(effect.drawOrder);
  }
  entity.setMaterial(m_effects.effect(effect), uniforms, sharedParameters(material.effect));
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
  const scene::SceneAssets before = std::exchange(m_snapshot.assets, std::move(after));
  for (const auto& [texture, replaced] : patch.textures) {
    m_textures->drop(texture);
  }
  const std::set<int> materials = m_uses.touchedBy(patch);
  m_uses.follow(materials, assets());
  const TranslucentPasses ordersBefore = std::exchange(m_orders, m_uses.orders());
  const bool reordered = m_orders != ordersBefore;
  for (Entry& entry : m_entities) {
    if (reordered && isTranslucent(*entry.entity)) {
      dress(entry);
    }
  }
  redress(materials, before);
}

void SceneEntity::redress(const std::set<int>& materials, const scene::SceneAssets& before) {
  for (Entry& entry : m_entities) {
    if (!entry.entity->batch().merged && materials.contains(entry.entity->batch().material)) {
      dress(entry);
      rewrite(entry);
    }
  }
  const scene::SceneAssets& prepared = m_prepared->assets;
  for (const int material : materials) {
    const bool merged =
        !m_splitMaterials.contains(material) && isMergeable(material, renderMaterialOf(material, prepared), prepared);
    if (merged && renderMaterialOf(material, before) != renderMaterialOf(material, assets())) {
      splitOff(material);
    }
  }
}

void SceneEntity::splitOff(int material) {
  const scene::Scene& scene = *m_prepared->scene;
  std::vector<scene::DrawItemId> items;
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (scene.surfaceOf(item).material == material) {
      items.push_back(item);
      m_splitItems.insert(item);
    }
  }
  m_splitMaterials.insert(material);
  for (Entry& entry : m_entities) {
    if (entry.entity->batch().merged) {
      rewrite(entry);
    }
  }
  base::Progress progress;
  for (Batch& batch : Batcher(scene, *m_prepared->atlas).build(items, assets(), progress, Batcher::Merging::Never)) {
    addEntity(std::make_shared<const Batch>(std::move(batch)));
  }
}

bool SceneEntity::isTranslucent(const BatchEntity& entity) const {
  return stageOf(renderMaterialOf(entity.batch(), assets()).effect) == Stage::Translucent;
}

std::vector<std::uint32_t> SceneEntity::shownIndices(const BatchEntity& entity) const {
  return indicesFor(entity.batch(), entity.batch().merged ? m_drawn - m_splitItems : m_drawn);
}

std::vector<std::uint32_t> SceneEntity::orderedIndices(const Entry& entry) const {
  const std::vector<std::uint32_t> indices = shownIndices(*entry.entity);
  return m_eye && isTranslucent(*entry.entity) ? sortedFarToNear(positionsOf(entry), indices, eyeFor(entry, *m_eye))
                                               : indices;
}

PositionRecords SceneEntity::positionsOf(const Entry& entry) {
  return entry.posed ? entry.posed->positions() : render::positionsOf(entry.entity->batch());
}

QVector3D SceneEntity::eyeFor(const Entry& entry, const QVector3D& eye) const {
  const int backdrop = entry.entity->batch().backdrop;
  const QVector3D within =
      backdrop == scene::kNone
          ? eye
          : visibility::eyeIn(m_prepared->scene->world.backdrops[static_cast<std::size_t>(backdrop)], eye);
  return entry.posed ? entry.posed->place().inverted().map(within) : within;
}

ItemSet SceneEntity::drawnOfShown() const {
  return m_seen ? m_shown & *m_seen : m_shown;
}

void SceneEntity::setSeen(std::shared_ptr<const ItemSet> seen) {
  if (m_seen == seen) {
    return;
  }
  m_seen = std::move(seen);
  const ItemSet before = std::exchange(m_drawn, drawnOfShown());
  for (Entry& entry : m_entities) {
    if (differsIn(entry.entity->batch(), before, m_drawn)) {
      if (entry.posed) {
        followPose(entry);
      }
      rewrite(entry);
    }
  }
}

scene::Bounds SceneEntity::backdropBounds(int backdrop) const {
  const scene::Scene& scene = *m_prepared->scene;
  scene::Bounds bounds;
  bool drawn = false;
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (scene.backdropOf(item) == backdrop) {
      bounds.add(pose()->worldBounds(item));
      drawn = drawn || m_drawn.contains(item);
    }
  }
  return drawn ? bounds : scene::Bounds();
}

void SceneEntity::show(const session::Snapshot& snapshot) {
  const scene::Scene& scene = *m_prepared->scene;
  using Bumped = LightmapPages::Bumped;
  assert(snapshot.scene == m_prepared->scene);
  const bool posed = snapshot.pose != std::exchange(m_snapshot.pose, snapshot.pose);
  m_snapshot.state = snapshot.state;
  m_textures->update(m_light.setMix(state().light, m_textures->hasBumpedLightmap() ? Bumped::Updated : Bumped::Left));
  const ColorChoice colorsBefore = std::exchange(m_colors, colorChoice(state()));
  m_shown = animation::visibleItems(scene, state());
  const ItemSet drawnBefore = std::exchange(m_drawn, drawnOfShown());
  const bool relit = posed && m_dynamicLights.follow(*pose(), state());
  for (Entry& entry : m_entities) {
    if (relit && entry.dynamicallyLit) {
      entry.entity->setUniforms(dynamicLightsOn(*entry.entity));
    }
    const Batch& batch = entry.entity->batch();
    const bool redrawn = differsIn(batch, drawnBefore, m_drawn);
    const bool recolored = colorsBefore != m_colors;
    if (entry.posed && (posed || redrawn || recolored)) {
      followPose(entry);
    } else if (recolored && colorsFor(batch, colorsBefore) != colorsFor(batch, m_colors)) {
      entry.entity->setColors(colorsFor(batch, m_colors));
    }
    if (redrawn) {
      rewrite(entry);
    }
  }
}

std::uint64_t SceneEntity::triangles() const {
  std::uint64_t count = 0;
  for (const Entry& entry : m_entities) {
    count += entry.entity->indexCount() / 3;
  }
  return count;
}

int SceneEntity::batchCount() const {
  return static_cast<int>(
      std::ranges::count_if(m_entities, [](const Entry& entry) { return entry.entity->indexCount() > 0; }));
}

std::vector<bool> SceneEntity::labelsVisible() const {
  return visibleLabels(m_prepared->labels, *m_prepared->scene, state(), m_drawn);
}

ItemSet SceneEntity::opaqueItems() const {
  std::vector<bool> translucent(assets().materials.size());
  for (std::size_t i = 0; i < translucent.size(); ++i) {
    translucent[i] = stageOf(renderMaterialOf(static_cast<int>(i), assets()).effect) == Stage::Translucent;
  }
  const scene::Scene& scene = *m_prepared->scene;
  ItemSet opaque;
  for (const scene::DrawItemId item : m_drawn) {
    const int material = scene.surfaceOf(item).material;
    if (material == scene::kNone || !translucent[static_cast<std::size_t>(material)]) {
      opaque.insert(item);
    }
  }
  return opaque;
}

scene::Bounds SceneEntity::animatedBounds() const {
  scene::Bounds bounds;
  for (const scene::DrawItemId item : m_animatedItems) {
    if (m_drawn.contains(item)) {
      bounds.add(pose()->worldBounds(item));
    }
  }
  return bounds;
}

void SceneEntity::sortTranslucent(const QVector3D& eye) {
  std::vector<SortTask> tasks = sortTasks(eye);
  for (SortTask& task : tasks) {
    task.indices = sortedFarToNear(task.positions, task.indices, task.eye);
  }
  applySorted(std::move(tasks));
}

bool SceneEntity::isSorted() const {
  return std::ranges::all_of(m_entities, [this](const Entry& entry) {
    return entry.sorted || entry.entity->indexCount() <= 3 || !isTranslucent(*entry.entity);
  });
}

std::vector<SceneEntity::SortTask> SceneEntity::sortTasks(const QVector3D& eye, SortAll all) {
  std::vector<SortTask> tasks;
  for (std::size_t i = 0; i < m_entities.size(); ++i) {
    Entry& entry = m_entities[i];
    if ((all == SortAll::Yes || !entry.sorted) && entry.entity->indexCount() > 3 && isTranslucent(*entry.entity)) {
      tasks.push_back({i, entry.revision, positionsOf(entry), eyeFor(entry, eye), shownIndices(*entry.entity)});
      entry.sorted = true;
    }
  }
  m_eye = eye;
  return tasks;
}

void SceneEntity::applySorted(std::vector<SortTask> tasks) {
  for (const SortTask& task : tasks) {
    if (m_entities[task.entity].revision == task.revision) {
      m_entities[task.entity].entity->setIndices(task.indices);
    }
  }
}

} // namespace vitrine::render
