#include "render/engine/SceneEntity.h"

#include "core/scene/Surroundings.h"
#include "render/build/Batcher.h"
#include "render/build/StreamColor.h"
#include "render/build/TriangleSorter.h"
#include "render/engine/MaterialUniforms.h"

#include <algorithm>

namespace vitrine::render {
namespace {

std::vector<scene::DrawItemId> figureItems(const scene::Scene& scene) {
  std::vector<scene::DrawItemId> items;
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (scene.figureOf(scene.drawItems()[item].node) != scene::kNone) {
      items.push_back(item);
    }
  }
  return items;
}

bool usesTexture(const scene::Material& material, int texture) {
  return std::ranges::any_of(material.slots, [texture](const auto& slot) { return slot.texture == texture; });
}

} // namespace

SceneEntity::SceneEntity(PreparedScenePtr prepared, scene::SceneAssets assets, EffectLibrary& effects)
    : m_prepared(std::move(prepared)), m_assets(std::move(assets)), m_effects(effects),
      m_lamps(*m_prepared->scene), m_light(m_prepared->light),
      m_textures(new SceneTextures(m_light, this)),
      m_lightmap(makeParameter(QStringLiteral("lightmap"), QVariant::fromValue(m_textures->lightmap()))),
      m_averageLight(makeParameter(QStringLiteral("averageLight"), QVariant::fromValue(m_textures->averageLight()))),
      m_noColors(new Qt3DCore::QBuffer(this)), m_unsplit(m_prepared->scene->drawItems().size(), true),
      m_orders(currentOrders()), m_colors(colorChoice(*m_prepared->scene, m_state)),
      m_shown(scene::visibleItems(*m_prepared->scene, m_state)), m_drawn(m_shown),
      m_pose(std::make_shared<const scene::Pose>(m_prepared->scene, m_state)),
      m_figureItems(figureItems(*m_prepared->scene)) {
  m_noColors->setData(QByteArray(sizeof(StreamColor), '\0'));
  for (const Batch& batch : m_prepared->batches) {
    addEntity(std::shared_ptr<const Batch>(m_prepared, &batch));
  }
}

void SceneEntity::addEntity(std::shared_ptr<const Batch> batch) {
  Entry& entry = m_entities.emplace_back();
  entry.posed = batch->moves() ? std::make_unique<PosedBatch>(batch) : nullptr;
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
  const PosedBatch::Changes changes = entry.posed->follow(m_pose, m_drawn, m_colors);
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

BatchEntity::Uniforms SceneEntity::lampsOn(const BatchEntity& entity) const {
  BatchEntity::Uniforms uniforms;
  // What moves may come anywhere.
  addLamps(uniforms, m_lamps.rig(), entity.batch().moves() ? m_prepared->scene->reach() : entity.batch().bounds);
  return uniforms;
}

void SceneEntity::dress(Entry& entry) {
  BatchEntity& entity = *entry.entity;
  const MaterialLook look = lookOf(entity.batch(), m_assets);
  BatchEntity::Uniforms uniforms = uniformsOf(look, *m_prepared->scene);
  addTextures(uniforms, look, *m_textures, m_assets);
  entry.lamps = isLitByLamps(look.effect);
  if (entry.lamps) {
    uniforms.merge(lampsOn(entity));
  }
  if (look.effect.program != Program::Sky) {
    uniforms[QStringLiteral("batchNumber")] = entity.number() + 1; // 0 is none
  }
  EffectKey effect = look.effect;
  effect.facing = entity.batch().facing;
  if (stageOf(effect) == Stage::Translucent) {
    effect.drawOrder = m_orders.passOf(effect.drawOrder);
  }
  entity.setMaterial(m_effects.effect(effect), uniforms, sharedParameters(look.effect));
}

std::vector<Qt3DRender::QParameter*> SceneEntity::sharedParameters(const EffectKey& effect) {
  if (effect.program == Program::Sky) {
    return {};
  }
  std::vector<Qt3DRender::QParameter*> shared{m_lightmap, m_averageLight};
  if (effect.bump != Bump::None && !isLitByLamps(effect)) {
    if (!m_bumpedLightmap) {
      m_bumpedLightmap = makeParameter(QStringLiteral("bumpedLightmap"),
                                       QVariant::fromValue(m_textures->bumpedLightmap(m_light)));
      m_firstBumpedPage =
          makeParameter(QStringLiteral("firstBumpedPage"), static_cast<float>(m_light.atlas().firstBumpedPage()));
    }
    shared.insert(shared.end(), {m_bumpedLightmap, m_firstBumpedPage});
  }
  return shared;
}

std::set<int> SceneEntity::materialsOf(const scene::ScenePatch& patch) const {
  std::set<int> materials;
  for (const auto& [index, material] : patch.materials) {
    materials.insert(index);
  }
  for (const auto& [texture, replaced] : patch.textures) {
    for (std::size_t i = 0; i < m_assets.materials.size(); ++i) {
      if (usesTexture(m_assets.materials[i], texture)) {
        materials.insert(static_cast<int>(i));
      }
    }
  }
  return materials;
}

void SceneEntity::applyPatch(const scene::ScenePatch& patch) {
  const scene::SceneAssets before = m_assets;
  patch.applyTo(m_assets);
  for (const auto& [texture, replaced] : patch.textures) {
    m_textures->drop(texture);
  }
  const DrawOrders ordersBefore = std::exchange(m_orders, currentOrders());
  const bool reordered = m_orders != ordersBefore;
  for (Entry& entry : m_entities) {
    if (reordered && isTranslucent(*entry.entity)) {
      dress(entry);
    }
  }
  redress(materialsOf(patch), before);
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
    const bool merged = !m_splitMaterials.contains(material) && isMergeable(material, lookOf(material, prepared), prepared);
    if (merged && lookOf(material, before) != lookOf(material, m_assets)) {
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
      m_unsplit.set(item, false);
    }
  }
  m_splitMaterials.insert(material);
  for (Entry& entry : m_entities) {
    if (entry.entity->batch().merged) {
      rewrite(entry);
    }
  }
  base::Progress progress;
  for (Batch& batch : Batcher(scene, *m_prepared->atlas).build(items, m_assets, progress, Batcher::Merging::Never)) {
    addEntity(std::make_shared<const Batch>(std::move(batch)));
  }
}

bool SceneEntity::isTranslucent(const BatchEntity& entity) const {
  return stageOf(lookOf(entity.batch(), m_assets).effect) == Stage::Translucent;
}

std::vector<std::uint32_t> SceneEntity::shownIndices(const BatchEntity& entity) const {
  if (!entity.batch().merged) {
    return indicesFor(entity.batch(), m_drawn);
  }
  DrawSet own = m_drawn;
  own &= m_unsplit;
  return indicesFor(entity.batch(), own);
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
          : scene::eyeIn(m_prepared->scene->backdrops[static_cast<std::size_t>(backdrop)], eye);
  return entry.posed ? entry.posed->place().inverted().map(within) : within;
}

DrawSet SceneEntity::drawnOfShown() const {
  DrawSet drawn = m_shown;
  if (m_seen) {
    drawn &= *m_seen;
  }
  return drawn;
}

void SceneEntity::setSeen(std::shared_ptr<const DrawSet> seen) {
  if (m_seen == seen) {
    return;
  }
  m_seen = std::move(seen);
  const DrawSet before = std::exchange(m_drawn, drawnOfShown());
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
      bounds.add(m_pose->worldBounds(item));
      drawn = drawn || m_drawn.test(item);
    }
  }
  return drawn ? bounds : scene::Bounds();
}

void SceneEntity::setState(const scene::SceneState& state) {
  const scene::Scene& scene = *m_prepared->scene;
  using Bumped = LightmapPages::Bumped;
  m_textures->update(m_light.setMix(scene::lightMix(scene, state),
                                    m_textures->hasBumpedLightmap() ? Bumped::Updated : Bumped::Left));
  const ColorChoice colorsBefore = std::exchange(m_colors, colorChoice(scene, state));
  m_shown = DrawSet(scene::visibleItems(scene, state));
  const DrawSet drawnBefore = std::exchange(m_drawn, drawnOfShown());
  const bool posed = !scene::isSameMoment(scene, m_state, state);
  if (posed) {
    m_pose = std::make_shared<const scene::Pose>(m_prepared->scene, state, m_pose.get());
  }
  m_state = state;
  const bool relit = posed && m_lamps.follow(*m_pose, state);
  for (Entry& entry : m_entities) {
    if (relit && entry.lamps) {
      entry.entity->setUniforms(lampsOn(*entry.entity));
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

DrawOrders SceneEntity::currentOrders() const {
  std::set<int> values;
  const auto add = [&values](const EffectKey& key) {
    if (stageOf(key) == Stage::Translucent) {
      values.insert(key.drawOrder);
    }
  };
  for (std::size_t i = 0; i < m_assets.materials.size(); ++i) {
    add(lookOf(static_cast<int>(i), m_assets).effect);
  }
  // Merged batches keep the look they were prepared with.
  for (const Batch& batch : m_prepared->batches) {
    add(lookOf(batch, m_assets).effect);
  }
  return DrawOrders(values);
}

std::uint64_t SceneEntity::triangles() const {
  std::uint64_t count = 0;
  for (const Entry& entry : m_entities) {
    count += entry.entity->indexCount() / 3;
  }
  return count;
}

int SceneEntity::batchCount() const {
  return static_cast<int>(std::ranges::count_if(m_entities, [](const Entry& entry) { return entry.entity->indexCount() > 0; }));
}

std::vector<bool> SceneEntity::labelsVisible() const {
  return visibleLabels(m_prepared->labels, *m_prepared->scene, m_state, m_drawn);
}

std::vector<bool> SceneEntity::opaqueItems() const {
  std::vector<bool> translucent(m_assets.materials.size());
  for (std::size_t i = 0; i < translucent.size(); ++i) {
    translucent[i] = stageOf(lookOf(static_cast<int>(i), m_assets).effect) == Stage::Translucent;
  }
  const scene::Scene& scene = *m_prepared->scene;
  std::vector<bool> items = m_drawn.toVector();
  for (scene::DrawItemId item = 0; item < items.size(); ++item) {
    const int material = scene.surfaceOf(item).material;
    items[item] = items[item] && (material == scene::kNone || !translucent[static_cast<std::size_t>(material)]);
  }
  return items;
}

scene::Bounds SceneEntity::figureBounds() const {
  scene::Bounds bounds;
  for (const scene::DrawItemId item : m_figureItems) {
    if (m_drawn.test(item)) {
      bounds.add(m_pose->worldBounds(item));
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
