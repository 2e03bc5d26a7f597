#include "core/scene/SceneChecks.h"

#include "core/scene/SceneData.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace vitrine::scene {
namespace {

/// True if a node's run of surfaces lies inside its mesh.
bool surfacesInRange(const Node& node, const ByMesh<Mesh>& meshes) {
  if (node.mesh == kNone) {
    return true;
  }
  const auto all = static_cast<int>(meshes[node.mesh].surfaces.size());
  return node.firstSurface >= 0 && node.firstSurface <= all && node.surfaceCount >= kNone &&
         (node.surfaceCount == kNone || node.surfaceCount <= all - node.firstSurface);
}

/// True if a node's light is there, and is of as many vertices as its mesh where it is of any.
bool lightFits(const Node& node, const SceneData& scene) {
  if (!node.light) {
    return true;
  }
  if (!scene.bake.instanceLightings.contains(node.light) || !node.mesh) {
    return false;
  }
  const std::size_t vertices = scene.bake.instanceLightings[node.light].vertices.size();
  return vertices == 0 || vertices == scene.meshes[node.mesh].vertices.positions.size();
}

/// True if every frame of every mesh has as many vertices as the mesh. Frames are shared by many meshes: each list is
/// looked through once.
bool framesFit(const ByMesh<Mesh>& meshes) {
  std::unordered_map<const VertexFrames*, std::size_t> vertices;
  return std::ranges::all_of(meshes, [&](const Mesh& mesh) {
    const std::size_t wanted = mesh.vertices.positions.size();
    if (!mesh.frames) {
      return true;
    }
    if (const auto [known, first] = vertices.try_emplace(mesh.frames.get(), wanted); !first) {
      return known->second == wanted;
    }
    return std::ranges::all_of(*mesh.frames, [wanted](const VertexFrame& frame) {
      return frame.positions && frame.positions->size() == wanted && (!frame.colors || frame.colors->size() == wanted);
    });
  });
}

/// True if the poses of an animated model name existing nodes and frames.
bool posesInRange(const AnimatedModel& animatedModel, const SceneData& scene) {
  const auto isPosed = [&](const auto& key) { return std::ranges::binary_search(animatedModel.posed, key.node); };
  const auto hasFrame = [&](const ShapeKey& key) {
    const MeshIndex mesh = scene.nodes[key.node].mesh;
    const VertexFramesPtr frames = mesh == kNone ? nullptr : scene.meshes[mesh].frames;
    return frames ? base::isBelow(key.frame, frames->size()) : key.frame == 0;
  };
  return scene.nodes.contains(animatedModel.node) && std::ranges::is_sorted(animatedModel.posed) &&
         std::ranges::all_of(animatedModel.posed, [&](NodeIndex node) { return scene.nodes.contains(node); }) &&
         (animatedModel.restPose == kNone || base::isBelow(animatedModel.restPose, animatedModel.poses.size())) &&
         std::ranges::all_of(animatedModel.poses, [&](const KeyPose& pose) {
           return std::ranges::is_sorted(pose.shapes, {}, &ShapeKey::node) &&
                  std::ranges::is_sorted(pose.places, {}, &PlaceKey::node) &&
                  std::ranges::all_of(pose.shapes, isPosed) && std::ranges::all_of(pose.places, isPosed) &&
                  std::ranges::all_of(pose.shapes, hasFrame);
         });
}

/// True if a mesh's deformation is of its vertices, and its shapes of some of them.
bool deformationFits(const Mesh& mesh) {
  if (!mesh.deformation) {
    return true;
  }
  const SkinAndMorphs& from = *mesh.deformation;
  const std::size_t vertices = mesh.vertices.positions.size();
  return !mesh.frames && from.positions.size() == vertices && from.normals.size() == vertices &&
         (from.joints.empty() || from.joints.size() == vertices) &&
         std::ranges::all_of(from.shapes, [vertices](const BlendShape& shape) {
           return shape.positions.size() == shape.vertices.size() &&
                  (shape.normals.empty() || shape.normals.size() == shape.vertices.size()) &&
                  std::ranges::is_sorted(shape.vertices) &&
                  (shape.vertices.empty() || shape.vertices.back() < vertices);
         });
}

/// True if every node with a skin is a leaf with a mesh whose vertices have joints of that skin.
bool skinsFit(const SceneData& scene) {
  ByNode<bool> isParent(scene.nodes.size());
  for (const Node& node : scene.nodes) {
    if (node.parent) {
      isParent[node.parent] = true;
    }
  }
  for (const NodeIndex index : scene.nodes.indices()) {
    const Node& node = scene.nodes[index];
    if (!node.skin) {
      continue;
    }
    if (isParent[index] || !node.mesh || !scene.motion.skins.contains(node.skin)) {
      return false;
    }
    const Skin& skin = scene.motion.skins[node.skin];
    const SkinAndMorphsPtr& mesh = scene.meshes[node.mesh].deformation;
    const bool jointsThere =
        mesh && std::ranges::all_of(mesh->joints, [&](const VertexJoints& vertex) {
          return std::ranges::all_of(vertex.joints, [&](std::uint16_t joint) { return joint < skin.joints.size(); });
        });
    if (!jointsThere || skin.inverseBinds.size() != skin.joints.size() ||
        !std::ranges::all_of(skin.joints, [&](NodeIndex joint) { return scene.nodes.contains(joint); })) {
      return false;
    }
  }
  return true;
}

bool springsFit(const SceneData& scene) {
  const auto isNode = [&](NodeIndex node) { return scene.nodes.contains(node); };
  return std::ranges::all_of(scene.motion.springs.chains,
                             [&](const SpringChain& chain) {
                               return std::ranges::all_of(chain.roots, isNode) &&
                                      std::ranges::all_of(chain.colliders, [&](int one) {
                                        return base::isBelow(one, scene.motion.springs.colliders.size());
                                      });
                             }) &&
         std::ranges::all_of(scene.motion.springs.colliders,
                             [&](const SpringCollider& one) { return isNode(one.node); });
}

/// True if attachments have their nodes, clips the lights and cameras they change, and marks are in order of time.
bool ridersFit(const SceneData& scene) {
  const auto rides = [&](const auto& rider) { return !rider.node || scene.nodes.contains(rider.node); };
  return std::ranges::all_of(scene.lights, rides) && std::ranges::all_of(scene.view.cameras, rides) &&
         std::ranges::all_of(scene.motion.animations, [&](const Animation& animation) {
           return std::ranges::all_of(animation.lightTracks,
                                      [&](const LightTrack& one) { return scene.lights.contains(one.light); }) &&
                  std::ranges::all_of(
                      animation.cameraTracks,
                      [&](const CameraTrack& one) { return base::isBelow(one.camera, scene.view.cameras.size()); }) &&
                  std::ranges::is_sorted(animation.marks, {}, &Mark::time);
         });
}

/// True if fades are of existing nodes, in their order, with distances that can be compared.
bool fadesFit(const SceneData& scene) {
  const auto key = [](const ItemFade& fade) { return std::pair(fade.node, fade.surface); };
  return std::ranges::is_sorted(scene.world.fades, {}, key) &&
         std::ranges::all_of(scene.world.fades, [&](const ItemFade& fade) {
           return scene.nodes.contains(fade.node) && fade.range.start >= 0 && fade.range.end >= fade.range.start;
         });
}

bool clipInRange(const Animation& animation, const SceneData& scene) {
  if (animation.animatedModel == kNone) {
    return true;
  }
  if (animation.tracks) {
    return scene.motion.animatedModels.contains(animation.animatedModel) &&
           std::ranges::all_of(*animation.tracks,
                               [&](const NodeTrack& track) { return scene.nodes.contains(track.node); });
  }
  return scene.motion.animatedModels.contains(animation.animatedModel) && animation.poses &&
         animation.poses->size() == static_cast<std::size_t>(animation.frames) &&
         (animation.frames == 0 || animation.duration > 0);
}

/// True if the frames of every clip are poses of its animated model. Clips share lists of poses: each is looked through
/// once.
bool clipPosesInRange(const SceneData& scene) {
  std::set<std::pair<const std::vector<std::uint32_t>*, AnimatedModelIndex>> checked;
  return std::ranges::all_of(scene.motion.animations, [&](const Animation& animation) {
    if (animation.animatedModel == kNone || !animation.poses ||
        !checked.emplace(animation.poses.get(), animation.animatedModel).second) {
      return true;
    }
    const std::size_t poses = scene.motion.animatedModels[animation.animatedModel].poses.size();
    return std::ranges::all_of(*animation.poses, [poses](std::uint32_t pose) { return pose < poses; });
  });
}
} // namespace

bool indicesInRange(const SceneData& scene) {
  const auto noneOrIn = [](const auto& list, auto index) { return !index || list.contains(index); };
  for (const NodeIndex index : scene.nodes.indices()) {
    const Node& node = scene.nodes[index];
    if (node.parent >= index || !noneOrIn(scene.meshes, node.mesh) || !noneOrIn(scene.layers, node.layer) ||
        !lightFits(node, scene) || !surfacesInRange(node, scene.meshes)) {
      return false;
    }
  }
  const auto isBackdrop = [&](const Backdrop& one) { return scene.layers.contains(one.layer) && one.scale >= 0; };
  if (!std::ranges::all_of(scene.world.backdrops, isBackdrop) ||
      !std::ranges::all_of(
          scene.world.fogVolumes,
          [&](const FogVolume& volume) { return noneOrIn(scene.assets.materials, volume.material); }) ||
      !std::ranges::all_of(scene.world.colorCorrections, [&](const ColorCorrection& correction) {
        return noneOrIn(scene.assets.textures, correction.table);
      })) {
    return false;
  }
  if (!std::ranges::all_of(scene.controls, [&](const Control& control) { return isInRange(control, scene); })) {
    return false;
  }
  const auto fits = [&](const Surface& surface, const Mesh& mesh) {
    return noneOrIn(scene.assets.materials, surface.material) && noneOrIn(scene.bake.lightmaps, surface.lightmap) &&
           noneOrIn(scene.layers, surface.layer) &&
           (surface.provenance.fieldSet == kNone ||
            base::isBelow(surface.provenance.fieldSet, scene.fieldSets.size())) &&
           surface.indexCount % 3 == 0 &&
           (mesh.facing == Billboard::Fixed || mesh.vertices.pivots.size() == mesh.vertices.positions.size()) &&
           (!surface.triangleRecords.rows || surface.triangleRecords.rows->size() == surface.triangleCount()) &&
           surface.firstIndex <= mesh.indices.size() && surface.indexCount <= mesh.indices.size() - surface.firstIndex;
  };
  if (!framesFit(scene.meshes) || !std::ranges::all_of(scene.meshes, deformationFits) || !skinsFit(scene) ||
      !springsFit(scene) || !ridersFit(scene) || !fadesFit(scene) ||
      !std::ranges::all_of(scene.motion.animatedModels,
                           [&](const AnimatedModel& animatedModel) { return posesInRange(animatedModel, scene); }) ||
      !std::ranges::all_of(scene.motion.animations,
                           [&](const Animation& animation) { return clipInRange(animation, scene); }) ||
      !clipPosesInRange(scene)) {
    return false;
  }
  return std::ranges::all_of(scene.meshes, [&](const Mesh& mesh) {
    const std::size_t vertices = mesh.vertices.positions.size();
    return std::ranges::all_of(mesh.indices, [vertices](std::uint32_t index) { return index < vertices; }) &&
           std::ranges::all_of(mesh.surfaces, [&](const Surface& surface) { return fits(surface, mesh); });
  });
}

} // namespace vitrine::scene
