#include "render/batching/Batcher.h"

#include "render/batching/BatchWriter.h"

#include <queue>

#include <algorithm>
#include <map>
#include <tuple>

namespace vitrine::render {
namespace {

using scene::DrawItemIndex;
using scene::Scene;

/// Properties that all surfaces of one draw call share.
struct GroupKey {
  scene::BackdropIndex backdrop;
  scene::Billboard facing = scene::Billboard::Fixed;
  NodeIndex space; ///< TransformGroups
  bool rewritten = false;
  bool merged = false;
  MaterialIndex material; ///< kNone when merged
  EffectKey effect;

  auto operator<=>(const GroupKey&) const = default;
};

struct Group {
  GroupKey key;
  RenderMaterial renderMaterial;
  std::vector<Chunk> chunks;
  std::uint64_t triangles = 0;
};

SkyUse skyUseIn(const Scene& scene, scene::BackdropIndex backdrop) {
  const bool infinite = backdrop && scene.world.backdrops[backdrop].scale == 0.0F;
  return infinite ? SkyUse::Picture : SkyUse::Hole;
}

/// The materials of a scene as the shaders see them, each made once and not once per item.
struct RenderMaterials {
  RenderMaterials(const scene::SceneAssets& from, bool merging) : assets(from), mayMerge(merging) {}

  struct Entry {
    RenderMaterial renderMaterial;
    bool merged;
  };

  const Entry& of(MaterialIndex material, SkyUse sky) {
    const auto found = known.find({material, sky});
    if (found != known.end()) {
      return found->second;
    }
    const RenderMaterial renderMaterial = renderMaterialOf(material, assets, sky);
    return known
        .emplace(std::pair(material, sky),
                 Entry{renderMaterial, mayMerge && isMergeable(material, renderMaterial, assets)})
        .first->second;
  }

  const scene::SceneAssets& assets;
  bool mayMerge;
  std::map<std::pair<MaterialIndex, SkyUse>, Entry> known;
};

std::vector<Group> groupsOf(const Scene& scene, const TransformGroups& spaces, const std::vector<DrawItemIndex>& items,
                            RenderMaterials materials) {
  std::map<GroupKey, Group> groups;
  for (const DrawItemIndex item : items) {
    const scene::Surface& surface = scene.surfaceOf(item);
    const RenderMaterials::Entry& entry = materials.of(surface.material, skyUseIn(scene, scene.backdropOf(item)));
    const NodeIndex node = scene.drawItems()[item].node;
    const GroupKey key{scene.backdropOf(item),
                       scene.meshOf(item).facing,
                       spaces.spaceOf(node),
                       spaces.isRewritten(node),
                       entry.merged,
                       entry.merged ? scene::kNone : surface.material,
                       entry.renderMaterial.effect};
    Group& group = groups[key];
    if (group.chunks.empty()) {
      group.key = key;
      group.renderMaterial = entry.renderMaterial;
      if (entry.merged) {
        group.renderMaterial.color = {1, 1, 1, 1};
      }
    }
    for (std::uint32_t first = 0; first < surface.triangleCount(); first += Batcher::kMaxTriangles) {
      group.chunks.push_back({item, first, std::min(Batcher::kMaxTriangles, surface.triangleCount() - first)});
    }
    group.triangles += surface.triangleCount();
  }
  std::vector<Group> list;
  for (auto& [key, group] : groups) {
    if (group.triangles > 0) {
      list.push_back(std::move(group));
    }
  }
  return list;
}

/// Cuts a group in two at the median of its chunks' centres along the longest axis; the second half is returned.
Group cut(const Scene& scene, Group& group) {
  scene::Bounds centres;
  std::vector<std::pair<QVector3D, Chunk>> placed;
  placed.reserve(group.chunks.size());
  for (const Chunk& chunk : group.chunks) {
    const scene::Bounds bounds = scene.worldBounds(chunk.item);
    placed.emplace_back(bounds.empty() ? QVector3D() : bounds.centre(), chunk);
    centres.add(placed.back().first);
  }
  const QVector3D extent = centres.size();
  const int axis = extent.x() >= extent.y() && extent.x() >= extent.z() ? 0 : extent.y() >= extent.z() ? 1 : 2;
  const auto key = [axis](const std::pair<QVector3D, Chunk>& entry) {
    return std::tuple(entry.first[axis], entry.second.item, entry.second.firstTriangle);
  };
  std::ranges::sort(placed, {}, key);
  Group second{group.key, group.renderMaterial, {}, 0};
  const std::uint64_t half = group.triangles / 2;
  std::uint64_t kept = 0;
  group.chunks.clear();
  for (const auto& [centre, chunk] : placed) {
    Group& into = kept < half || group.chunks.empty() ? group : second;
    kept += chunk.triangleCount;
    into.chunks.push_back(chunk);
    second.triangles += &into == &second ? chunk.triangleCount : 0;
  }
  group.triangles -= second.triangles;
  return second;
}

std::vector<Group> cutAlongSpace(const Scene& scene, std::vector<Group> groups, base::Progress& progress) {
  const auto smaller = [](const Group& a, const Group& b) { return a.triangles < b.triangles; };
  std::ranges::make_heap(groups, smaller);
  std::vector<Group> done;
  while (!groups.empty()) {
    progress.check();
    std::ranges::pop_heap(groups, smaller);
    Group largest = std::move(groups.back());
    groups.pop_back();
    // A group that moves as a whole is mostly the same thing again and again, one at a time: cut along space it would
    // only be more batches. One that is written anew is cut, as only the parts that are drawn need to be.
    const bool whole = largest.key.space != scene::kNone && !largest.key.rewritten;
    const bool room = !whole && done.size() + groups.size() + 1 < Batcher::kMaxBatches;
    const bool wanted = largest.triangles > Batcher::kMaxTriangles || (room && largest.triangles > Batcher::kMinCut);
    if (!wanted || largest.chunks.size() < 2) {
      done.push_back(std::move(largest));
      continue;
    }
    groups.push_back(cut(scene, largest));
    std::ranges::push_heap(groups, smaller);
    groups.push_back(std::move(largest));
    std::ranges::push_heap(groups, smaller);
  }
  return done;
}

} // namespace

std::vector<Batch> Batcher::build(const std::vector<DrawItemIndex>& items, const ItemSet& only,
                                  const scene::SceneAssets& assets, base::Progress& progress, Merging merging) const {
  const RenderMaterials materials(assets, merging == Merging::Allowed);
  const TransformGroups spaces(m_scene);
  const std::vector<Group> groups = cutAlongSpace(m_scene, groupsOf(m_scene, spaces, items, materials), progress);
  BatchWriter writer(m_scene, m_atlas, spaces);
  std::vector<Batch> batches;
  batches.reserve(groups.size());
  for (const Group& group : groups) {
    progress.step(QStringLiteral("Preparing surfaces"),
                  static_cast<double>(batches.size()) / static_cast<double>(groups.size()));
    Batch batch;
    batch.material = group.key.material;
    batch.merged = group.key.merged;
    batch.renderMaterial = group.renderMaterial;
    batch.space = group.key.space;
    batch.backdrop = group.key.backdrop;
    batch.sky = skyUseIn(m_scene, batch.backdrop);
    batch.facing = group.key.facing;
    writer.write(batch, group.chunks, assets, only);
    if (!batch.indices.empty()) {
      batches.push_back(std::move(batch));
    }
  }
  return batches;
}

} // namespace vitrine::render
