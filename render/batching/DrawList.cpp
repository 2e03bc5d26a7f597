#include "render/batching/DrawList.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/FogQuery.h"
#include "render/batching/Batcher.h"
#include "render/batching/TriangleSorter.h"

#include <algorithm>
#include <cassert>

namespace vitrine::render {
namespace {

std::vector<DrawItemIndex> animatedItems(const scene::Scene& scene) {
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (scene.animatedModelOf(scene.drawItems()[item].node)) {
      items.push_back(item);
    }
  }
  return items;
}

} // namespace

DrawList::DrawList(std::shared_ptr<const RenderScene> prepared, session::Snapshot shown)
    : m_prepared(std::move(prepared)), m_snapshot(std::move(shown)), m_dynamicLights(*m_prepared->scene),
      m_uses(m_prepared->batches, assets()), m_orders(m_uses.orders()), m_colors(colorChoice(state())),
      m_shown(animation::visibleItems(*m_prepared->scene, state())), m_drawn(m_shown),
      m_animatedItems(animatedItems(*m_prepared->scene)) {
  assert(m_snapshot.scene == m_prepared->scene);
  m_dynamicLights.follow(*pose(), state());
  m_draws.reserve(m_prepared->batches.size());
  for (const Batch& batch : m_prepared->batches) {
    addDraw(std::shared_ptr<const Batch>(m_prepared, &batch));
  }
}

void DrawList::addDraw(std::shared_ptr<const Batch> batch) {
  Draw& draw = m_draws.emplace_back();
  draw.posed = batch->moves() ? std::make_unique<DeformedBatch>(batch) : nullptr;
  draw.batch = std::move(batch);
  if (draw.posed) {
    followPose(draw);
  } else {
    note(draw, {.colors = true});
  }
  note(draw, {.openness = assets().openness != nullptr});
  applyMaterial(draw);
  rewrite(draw);
}

void DrawList::rewrite(Draw& draw) {
  ++draw.revision;
  draw.indices = orderedIndices(draw);
  draw.indexCount = static_cast<std::uint32_t>(draw.indices.size());
  note(draw, {.indices = true});
  draw.sorted = draw.sorted || m_eye;
}

void DrawList::followPose(Draw& draw) {
  const DeformedBatch::Changes changes = draw.posed->follow(pose(), m_drawn, m_colors);
  note(draw, {.place = changes.place && draw.batch->space,
              .vertices = changes.vertices && draw.batch->sources,
              .colors = changes.colors,
              .bounds = changes.bounds});
  draw.sorted = draw.sorted && !changes.place && !changes.vertices;
}

void DrawList::applyMaterial(Draw& draw) {
  draw.material = renderMaterialOf(*draw.batch, assets());
  note(draw, {.material = true});
}

DrawList::Changes& DrawList::Changes::operator|=(const Changes& other) {
  indices |= other.indices;
  place |= other.place;
  vertices |= other.vertices;
  colors |= other.colors;
  bounds |= other.bounds;
  material |= other.material;
  lights |= other.lights;
  openness |= other.openness;
  return *this;
}

void DrawList::note(Draw& draw, const Changes& changes) {
  if (changes.any() && !draw.changes.any()) {
    m_changed.push_back(static_cast<std::size_t>(&draw - m_draws.data()));
  }
  draw.changes |= changes;
}

const std::vector<std::pair<std::size_t, DrawList::Changes>>& DrawList::takeChanges(std::size_t more) {
  m_taken.clear();
  std::erase_if(m_changed, [&](std::size_t number) {
    Draw& draw = m_draws[number];
    if (!draw.taken && draw.indexCount == 0 && more > 0) {
      --more;
      draw.taken = true;
    }
    draw.taken = draw.taken || draw.indexCount > 0;
    if (draw.taken) {
      m_taken.emplace_back(number, std::exchange(draw.changes, {}));
    }
    return draw.taken;
  });
  m_deferred = m_changed.size();
  return m_taken;
}

EffectKey DrawList::effectOf(std::size_t draw) const {
  EffectKey effect = m_draws[draw].material.effect;
  effect.use.facing = m_draws[draw].batch->facing;
  if (m_draws[draw].batch->layerWeights.isEmpty()) {
    effect.layers = {.mask = effect.layers.mask};
  }
  effect.use.fading = isFading(*m_draws[draw].batch) && effect.program != Program::Sky;
  effect.use.studio = state().studioLight && effect.program != Program::Sky;
  if (m_draws[draw].isTranslucent()) {
    effect.drawOrder = m_orders.passOf(effect.drawOrder);
  }
  return effect;
}

bool DrawList::isFading(const Batch& batch) const {
  return state().fadesByDistance && !batch.fades.isEmpty();
}

Uniforms DrawList::uniformsOf(std::size_t draw) const {
  const RenderMaterial& material = m_draws[draw].material;
  Uniforms uniforms = render::uniformsOf(material, *m_prepared->scene);
  if (m_draws[draw].isDynamicallyLit()) {
    uniforms.merge(lightsOn(draw));
  }
  if (material.effect.program != Program::Sky) {
    uniforms[QStringLiteral("batchNumber")] = static_cast<int>(draw) + 1; // 0 is none
  }
  return uniforms;
}

Uniforms DrawList::lightsOn(std::size_t draw) const {
  const Batch& batch = *m_draws[draw].batch;
  Uniforms uniforms;
  if (state().studioLight) {
    addStudioLights(uniforms);
    return uniforms;
  }
  // Batches that move may come anywhere.
  addDynamicLights(uniforms, m_dynamicLights.rig(), batch.moves() ? m_prepared->scene->animatedBounds() : batch.bounds);
  return uniforms;
}

QByteArray DrawList::colorsOf(std::size_t draw) const {
  const Draw& of = m_draws[draw];
  return of.posed ? of.posed->colors() : colorsFor(*of.batch, m_colors);
}

QByteArray DrawList::opennessOf(std::size_t draw) const {
  return render::opennessOf(*m_draws[draw].batch, *m_prepared->scene, assets());
}

std::vector<std::uint32_t> DrawList::takeIndices(std::size_t draw) {
  return std::exchange(m_draws[draw].indices, {});
}

void DrawList::applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after) {
  const scene::SceneAssets before = std::exchange(m_snapshot.assets, std::move(after));
  const std::set<MaterialIndex> materials = m_uses.touchedBy(patch);
  m_uses.follow(materials, assets());
  const TranslucentPasses ordersBefore = std::exchange(m_orders, m_uses.orders());
  const bool reordered = m_orders != ordersBefore;
  for (Draw& draw : m_draws) {
    note(draw, {.material = reordered && draw.isTranslucent(), .openness = patch.openness != nullptr});
  }
  updateMaterials(materials, before);
}

void DrawList::updateMaterials(const std::set<MaterialIndex>& materials, const scene::SceneAssets& before) {
  for (Draw& draw : m_draws) {
    if (!draw.batch->merged && materials.contains(draw.batch->material)) {
      applyMaterial(draw);
      rewrite(draw);
    }
  }
  const scene::SceneAssets& prepared = m_prepared->assets;
  for (const MaterialIndex material : materials) {
    const bool merged =
        !m_splitMaterials.contains(material) && isMergeable(material, renderMaterialOf(material, prepared), prepared);
    if (merged && renderMaterialOf(material, before) != renderMaterialOf(material, assets())) {
      moveToOwnBatches(material);
    }
  }
}

void DrawList::moveToOwnBatches(MaterialIndex material) {
  const scene::Scene& scene = *m_prepared->scene;
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (scene.surfaceOf(item).material == material) {
      items.push_back(item);
      m_splitItems.insert(item);
    }
  }
  m_splitMaterials.insert(material);
  m_drawnUnsplit = m_drawn - m_splitItems;
  for (Draw& draw : m_draws) {
    if (draw.batch->merged) {
      rewrite(draw);
    }
  }
  base::Progress progress;
  for (Batch& batch : Batcher(scene, *m_prepared->atlas)
                          .build(items, ItemSet::everything(), assets(), progress, Batcher::Merging::Never)) {
    addDraw(std::make_shared<const Batch>(std::move(batch)));
  }
}

const ItemSet& DrawList::drawnIn(const Draw& draw) const {
  return draw.batch->merged && !m_splitItems.empty() ? m_drawnUnsplit : m_drawn;
}

std::vector<std::uint32_t> DrawList::orderedIndices(const Draw& draw) const {
  std::vector<std::uint32_t> indices = indicesFor(*draw.batch, drawnIn(draw));
  if (m_eye && draw.isTranslucent()) {
    return sortedFarToNear(positionsOf(draw), indices, eyeFor(draw, *m_eye));
  }
  return indices;
}

PositionRecords DrawList::positionsOf(const Draw& draw) {
  return draw.posed ? draw.posed->positions() : render::positionsOf(*draw.batch);
}

QVector3D DrawList::eyeFor(const Draw& draw, const QVector3D& eye) const {
  const scene::BackdropIndex backdrop = draw.batch->backdrop;
  const QVector3D within = backdrop ? visibility::eyeIn(m_prepared->scene->world.backdrops[backdrop], eye) : eye;
  return draw.posed ? draw.posed->place().inverted().map(within) : within;
}

ItemSet DrawList::updateDrawn() {
  ItemSet before = std::exchange(m_drawn, m_seen ? m_shown & *m_seen : m_shown);
  if (!m_splitItems.empty()) {
    m_drawnUnsplit = m_drawn - m_splitItems;
  }
  return before;
}

void DrawList::setSeen(std::shared_ptr<const ItemSet> seen) {
  if (m_seen == seen) {
    return;
  }
  m_seen = std::move(seen);
  const ItemSet before = updateDrawn();
  for (Draw& draw : m_draws) {
    if (differsIn(*draw.batch, before, m_drawn)) {
      if (draw.posed) {
        followPose(draw);
      }
      rewrite(draw);
    }
  }
}

void DrawList::show(const session::Snapshot& snapshot) {
  assert(snapshot.scene == m_prepared->scene);
  const bool posed = snapshot.pose != std::exchange(m_snapshot.pose, snapshot.pose);
  const state::EvaluatedStatePtr before = std::exchange(m_snapshot.state, snapshot.state);
  const ColorChoice colorsBefore = std::exchange(m_colors, colorChoice(state()));
  m_shown = animation::visibleItems(*m_prepared->scene, state());
  const ItemSet drawnBefore = updateDrawn();
  const bool moved = posed && m_dynamicLights.follow(*pose(), state());
  const bool otherLight = before->studioLight != state().studioLight;
  const bool otherFades = before->fadesByDistance != state().fadesByDistance;
  const bool recolored = colorsBefore != m_colors;
  for (Draw& draw : m_draws) {
    note(draw, {.material = otherLight || (otherFades && !draw.batch->fades.isEmpty()),
                .lights = moved && draw.isDynamicallyLit()});
    const bool redrawn = differsIn(*draw.batch, drawnBefore, m_drawn);
    if (draw.posed && (posed || redrawn || recolored)) {
      followPose(draw);
    } else if (recolored && colorsFor(*draw.batch, colorsBefore) != colorsFor(*draw.batch, m_colors)) {
      note(draw, {.colors = true});
    }
    if (redrawn) {
      rewrite(draw);
    }
  }
}

scene::Bounds DrawList::animatedBounds() const {
  scene::Bounds bounds;
  for (const DrawItemIndex item : m_animatedItems) {
    if (m_drawn.contains(item)) {
      bounds.add(pose()->worldBounds(item));
    }
  }
  return bounds;
}

std::uint64_t DrawList::triangles() const {
  std::uint64_t count = 0;
  for (const Draw& draw : m_draws) {
    count += draw.indexCount / 3;
  }
  return count;
}

bool DrawList::isSorted() const {
  return std::ranges::all_of(
      m_draws, [](const Draw& draw) { return draw.sorted || draw.indexCount <= 3 || !draw.isTranslucent(); });
}

std::vector<DrawList::SortTask> DrawList::sortTasks(const QVector3D& eye, SortAll all) {
  std::vector<SortTask> tasks;
  for (std::size_t i = 0; i < m_draws.size(); ++i) {
    Draw& draw = m_draws[i];
    if ((all == SortAll::Yes || !draw.sorted) && draw.indexCount > 3 && draw.isTranslucent()) {
      tasks.push_back({i, draw.revision, positionsOf(draw), eyeFor(draw, eye), indicesFor(*draw.batch, drawnIn(draw))});
      draw.sorted = true;
    }
  }
  m_eye = eye;
  return tasks;
}

void DrawList::applySorted(std::vector<SortTask> tasks) {
  for (SortTask& task : tasks) {
    Draw& draw = m_draws[task.draw];
    if (draw.revision == task.revision) {
      draw.indices = std::move(task.indices);
      note(draw, {.indices = true});
    }
  }
}

int batchCount(const DrawList& list) {
  int count = 0;
  for (std::size_t draw = 0; draw < list.size(); ++draw) {
    count += list[draw].indexCount > 0 ? 1 : 0;
  }
  return count;
}

ItemSet opaqueItems(const DrawList& list) {
  const scene::SceneAssets& assets = list.assets();
  scene::ByMaterial<bool> translucent(assets.materials.size());
  for (const MaterialIndex material : translucent.indices()) {
    translucent[material] = stageOf(renderMaterialOf(material, assets).effect) == Stage::Translucent;
  }
  ItemSet opaque;
  for (const DrawItemIndex item : list.drawn()) {
    const MaterialIndex material = list.prepared()->scene->surfaceOf(item).material;
    if (!material || !translucent[material]) {
      opaque.insert(item);
    }
  }
  return opaque;
}

std::vector<bool> labelsVisible(const DrawList& list) {
  return visibleLabels(list.prepared()->labels, *list.prepared()->scene, list.state(), list.drawn());
}

scene::Bounds backdropBounds(const DrawList& list, scene::BackdropIndex backdrop) {
  const scene::Scene& scene = *list.prepared()->scene;
  scene::Bounds bounds;
  bool drawn = false;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (scene.backdropOf(item) == backdrop) {
      bounds.add(list.pose()->worldBounds(item));
      drawn = drawn || list.drawn().contains(item);
    }
  }
  return drawn ? bounds : scene::Bounds();
}

std::vector<DrawList::SortTask> sorted(std::vector<DrawList::SortTask> tasks) {
  for (DrawList::SortTask& task : tasks) {
    task.indices = sortedFarToNear(task.positions, task.indices, task.eye);
  }
  return tasks;
}

} // namespace vitrine::render
