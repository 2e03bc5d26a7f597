#include "core/scene/SceneChecks.h"

#include "core/scene/ControlRange.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace vitrine::scene {
namespace {

bool isBelow(int index, std::size_t count) {
  return index >= 0 && static_cast<std::size_t>(index) < count;
}

/// Whether a node's run of surfaces lies inside its mesh.
bool surfacesInRange(const Node& node, const std::vector<Mesh>& meshes) {
  if (node.mesh == kNone) {
    return true;
  }
  const auto all = static_cast<int>(meshes[static_cast<std::size_t>(node.mesh)].surfaces.size());
  return node.firstSurface >= 0 && node.firstSurface <= all && node.surfaceCount >= kNone &&
         (node.surfaceCount == kNone || node.surfaceCount <= all - node.firstSurface);
}

/// Whether a node's light is there, and is of as many vertices as its mesh where it is of any.
bool lightFits(const Node& node, const Scene& scene) {
  if (node.light == kNone) {
    return true;
  }
  if (!isBelow(node.light, scene.bake.instanceLightings.size()) || node.mesh == kNone) {
    return false;
  }
  const std::size_t vertices = scene.bake.instanceLightings[static_cast<std::size_t>(node.light)].vertices.size();
  return vertices == 0 || vertices == scene.meshes[static_cast<std::size_t>(node.mesh)].vertices.positions.size();
}

/// Whether every frame of every mesh has as many vertices as the mesh. Frames are shared by many meshes: each list is
/// looked through once.
bool framesFit(const std::vector<Mesh>& meshes) {
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
bool posesInRange(const AnimatedModel& animatedModel, const Scene& scene) {
  const auto isPosed = [&](const auto& key) { return std::ranges::binary_search(animatedModel.posed, key.node); };
  const auto hasFrame = [&](const ShapeKey& key) {
    const int mesh = scene.nodes[static_cast<std::size_t>(key.node)].mesh;
    const VertexFramesPtr frames = mesh == kNone ? nullptr : scene.meshes[static_cast<std::size_t>(mesh)].frames;
    return frames ? isBelow(key.frame, frames->size()) : key.frame == 0;
  };
  return isBelow(animatedModel.node, scene.nodes.size()) && std::ranges::is_sorted(animatedModel.posed) &&
         std::ranges::all_of(animatedModel.posed, [&](int node) { return isBelow(node, scene.nodes.size()); }) &&
         (animatedModel.restPose == kNone || isBelow(animatedModel.restPose, animatedModel.poses.size())) &&
         std::ranges::all_of(animatedModel.poses, [&](const KeyPose& pose) {
           return std::ranges::is_sorted(pose.shapes, {}, &ShapeKey::node) &&
                  std::ranges::is_sorted(pose.places, {}, &PlaceKey::node) &&
                  std::ranges::all_of(pose.shapes, isPosed) && std::ranges::all_of(pose.places, isPosed) &&
                  std::ranges::all_of(pose.shapes, hasFrame);
         });
}

/// Whether a mesh's deformation is of its vertices, and its shapes of some of them.
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

/// Whether a node under a skin is a leaf with a mesh whose vertices have joints of that skin.
bool skinsFit(const Scene& scene) {
  std::vector<bool> isParent(scene.nodes.size());
  for (const Node& node : scene.nodes) {
    if (node.parent != kNone) {
      isParent[static_cast<std::size_t>(node.parent)] = true;
    }
  }
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    const Node& node = scene.nodes[i];
    if (node.skin == kNone) {
      continue;
    }
    if (isParent[i] || node.mesh == kNone || !isBelow(node.skin, scene.motion.skins.size())) {
      return false;
    }
    const Skin& skin = scene.motion.skins[static_cast<std::size_t>(node.skin)];
    const SkinAndMorphsPtr& mesh = scene.meshes[static_cast<std::size_t>(node.mesh)].deformation;
    const bool jointsThere =
        mesh && std::ranges::all_of(mesh->joints, [&](const VertexJoints& vertex) {
          return std::ranges::all_of(vertex.joints, [&](std::uint16_t joint) { return joint < skin.joints.size(); });
        });
    if (!jointsThere || skin.inverseBinds.size() != skin.joints.size() ||
        !std::ranges::all_of(skin.joints, [&](int joint) { return isBelow(joint, scene.nodes.size()); })) {
      return false;
    }
  }
  return true;
}

bool springsFit(const Scene& scene) {
  const auto isNode = [&](int node) { return isBelow(node, scene.nodes.size()); };
  return std::ranges::all_of(scene.motion.springs.chains,
                             [&](const SpringChain& chain) {
                               return std::ranges::all_of(chain.roots, isNode) &&
                                      std::ranges::all_of(chain.colliders, [&](int one) {
                                        return isBelow(one, scene.motion.springs.colliders.size());
                                      });
                             }) &&
         std::ranges::all_of(scene.motion.springs.colliders,
                             [&](const SpringCollider& one) { return isNode(one.node); });
}

/// Whether what moves with nodes, and what clips change beside them, is there.
bool ridersFit(const Scene& scene) {
  const auto rides = [&](const auto& rider) { return rider.node == kNone || isBelow(rider.node, scene.nodes.size()); };
  return std::ranges::all_of(scene.lights, rides) && std::ranges::all_of(scene.view.cameras, rides) &&
         std::ranges::all_of(scene.motion.animations, [&](const Animation& animation) {
           return std::ranges::all_of(animation.lightTracks,
                                      [&](const LightTrack& one) { return isBelow(one.light, scene.lights.size()); }) &&
                  std::ranges::all_of(
                      animation.cameraTracks,
                      [&](const CameraTrack& one) { return isBelow(one.camera, scene.view.cameras.size()); }) &&
                  std::ranges::is_sorted(animation.marks, {}, &Mark::time);
         });
}

bool clipInRange(const Animation& animation, const Scene& scene) {
  if (animation.animatedModel == kNone) {
    return true;
  }
  if (animation.tracks) {
    return isBelow(animation.animatedModel, scene.motion.animatedModels.size()) &&
           std::ranges::all_of(*animation.tracks,
                               [&](const NodeTrack& track) { return isBelow(track.node, scene.nodes.size()); });
  }
  return isBelow(animation.animatedModel, scene.motion.animatedModels.size()) && animation.poses &&
         animation.poses->size() == static_cast<std::size_t>(animation.frames) &&
         (animation.frames == 0 || animation.duration > 0);
}

/// True if the frames of every clip are poses of its animated model. Clips share lists of poses: each is looked through
/// once.
bool clipPosesInRange(const Scene& scene) {
  std::set<std::pair<const std::vector<std::uint32_t>*, int>> checked;
  return std::ranges::all_of(scene.motion.animations, [&](const Animation& animation) {
    if (animation.animatedModel == kNone || !animation.poses ||
        !checked.emplace(animation.poses.get(), animation.animatedModel).second) {
      return true;
    }
    const std::size_t poses =
        scene.motion.animatedModels[static_cast<std::size_t>(animation.animatedModel)].poses.size();
    return std::ranges::all_of(*animation.poses, [poses](std::uint32_t pose) { return pose < poses; });
  });
}
} // namespace

bool indicesInRange(const Scene& scene) {
  const auto below = [](int index, std::size_t count) {
    return index >= kNone && (index == kNone || static_cast<std::size_t>(index) < count);
  };
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    if (!below(scene.nodes[i].parent, i) || !below(scene.nodes[i].mesh, scene.meshes.size()) ||
        !below(scene.nodes[i].layer, scene.layers.size()) || !lightFits(scene.nodes[i], scene) ||
        !surfacesInRange(scene.nodes[i], scene.meshes)) {
      return false;
    }
  }
  const auto isBackdrop = [&](const Backdrop& one) {
    return isBelow(one.layer, scene.layers.size()) && one.scale >= 0;
  };
  if (!std::ranges::all_of(scene.world.backdrops, isBackdrop) ||
      !std::ranges::all_of(scene.world.fogVolumes, [&](const FogVolume& volume) {
        return below(volume.material, scene.assets.materials.size());
      })) {
    return false;
  }
  if (!std::ranges::all_of(scene.controls, [&](const Control& control) { return isInRange(control.target, scene); })) {
    return false;
  }
  const auto fits = [&](const Surface& surface, const Mesh& mesh) {
    return below(surface.material, scene.assets.materials.size()) &&
           below(surface.lightmap, scene.bake.lightmaps.size()) && below(surface.layer, scene.layers.size()) &&
           below(surface.provenance.fieldSet, scene.fieldSets.size()) && surface.indexCount % 3 == 0 &&
           (mesh.facing == Billboard::Fixed || mesh.vertices.pivots.size() == mesh.vertices.positions.size()) &&
           (!surface.triangleRecords.rows || surface.triangleRecords.rows->size() == surface.triangleCount()) &&
           surface.firstIndex <= mesh.indices.size() && surface.indexCount <= mesh.indices.size() - surface.firstIndex;
  };
  if (!framesFit(scene.meshes) || !std::ranges::all_of(scene.meshes, deformationFits) || !skinsFit(scene) ||
      !springsFit(scene) || !ridersFit(scene) ||
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
