#include "core/animation/AnimatedBounds.h"

#include "core/scene/ControlEffects.h"

#include <algorithm>
#include <cmath>

namespace vitrine::animation {
namespace {

/// Moments of a curve between two keys that are looked at, as it may leave the values of both.
constexpr int kSamples = 4;

float farthest(const scene::Bounds& bounds) {
  const auto most = [](float a, float b) { return std::max(std::abs(a), std::abs(b)); };
  return bounds.empty() ? 0
                        : QVector3D(most(bounds.min().x(), bounds.max().x()), most(bounds.min().y(), bounds.max().y()),
                                    most(bounds.min().z(), bounds.max().z()))
                              .length();
}

/// The largest absolute value of a curve, or what there is without one.
float extremeOf(const scene::Curve& curve, float otherwise) {
  float extreme = std::abs(otherwise);
  for (std::size_t i = 0; i < curve.keys.size(); ++i) {
    const double from = curve.keys[i].time;
    const double to = curve.keys[std::min(i + 1, curve.keys.size() - 1)].time;
    for (int sample = 0; sample < kSamples; ++sample) {
      extreme = std::max(extreme, std::abs(curve.at(from + (to - from) * sample / kSamples)));
    }
  }
  return extreme;
}

QVector3D extremesOf(const std::array<scene::Curve, 3>& curves, const QVector3D& otherwise) {
  return {extremeOf(curves[0], otherwise.x()), extremeOf(curves[1], otherwise.y()),
          extremeOf(curves[2], otherwise.z())};
}

float largest(const QVector3D& v) {
  return std::max({std::abs(v.x()), std::abs(v.y()), std::abs(v.z())});
}

QVector3D scalesOf(const QMatrix4x4& matrix) {
  return {matrix.column(0).toVector3D().length(), matrix.column(1).toVector3D().length(),
          matrix.column(2).toVector3D().length()};
}

/// Largest distance that a shape by itself may take a vertex of a mesh.
float shapeReach(const scene::Mesh& mesh) {
  float squared = 0;
  if (mesh.deformation) {
    for (const scene::BlendShape& shape : mesh.deformation->shapes) {
      for (const QVector3D& delta : shape.positions) {
        squared = std::max(squared, delta.lengthSquared());
      }
    }
  }
  return std::sqrt(squared);
}

/// Distance from its origin, in its own space, that each node and all that hangs on it may reach.
class Limbs {
public:
  explicit Limbs(const Scene& scene)
      : m_scene(scene), m_reach(scene.nodes.size()), m_far(scene.nodes.size()), m_scale(scene.nodes.size()) {
    for (const NodeIndex node : scene.nodes.indices()) {
      m_far[node] = scene.nodes[node].local.column(3).toVector3D().length();
      m_scale[node] = largest(scalesOf(scene.nodes[node].local));
    }
    addTracks();
    addPlaces();
    addMeshes();
    for (std::size_t i = m_reach.size(); i-- > 0;) {
      const NodeIndex node(i);
      if (const NodeIndex parent = scene.nodes[node].parent; parent && !scene.nodes[node].skin) {
        m_reach[parent] = std::max(m_reach[parent], fromParent(node));
      }
    }
  }

  /// From the origin of what is above a node.
  float fromParent(NodeIndex node) const { return m_far[node] + m_scale[node] * m_reach[node]; }

private:
  void addTracks() {
    for (const scene::Animation& animation : m_scene.motion.animations) {
      if (!animation.tracks) {
        continue;
      }
      for (const scene::NodeTrack& track : *animation.tracks) {
        const QMatrix4x4& local = m_scene.nodes[track.node].local;
        float& far = m_far[track.node];
        float& scale = m_scale[track.node];
        far = std::max(far, extremesOf(track.position, local.column(3).toVector3D()).length());
        scale = std::max(scale, largest(extremesOf(track.scale, scalesOf(local))));
      }
    }
  }

  void addPlaces() {
    for (const scene::AnimatedModel& animatedModel : m_scene.motion.animatedModels) {
      for (const scene::KeyPose& pose : animatedModel.poses) {
        for (const scene::PlaceKey& key : pose.places) {
          float& far = m_far[key.node];
          far = std::max(far, key.position.length());
        }
      }
    }
  }

  void addMeshes() {
    for (const NodeIndex index : m_scene.nodes.indices()) {
      const scene::Node& node = m_scene.nodes[index];
      if (!node.mesh) {
        continue;
      }
      const scene::Mesh& mesh = m_scene.meshes[node.mesh];
      if (!node.skin) {
        m_reach[index] = std::max(m_reach[index], farthest(mesh.bounds) + shapeReach(mesh));
      } else {
        addSkinned(*mesh.deformation, m_scene.motion.skins[node.skin], shapeReach(mesh));
      }
    }
  }

  void addSkinned(const scene::SkinAndMorphs& mesh, const scene::Skin& skin, float shapes) {
    std::vector<float> moved; // how far shapes may take a vertex, in each joint's space
    for (const QMatrix4x4& bind : skin.inverseBinds) {
      moved.push_back(largest(scalesOf(bind)) * shapes);
    }
    for (std::size_t vertex = 0; vertex < mesh.joints.size(); ++vertex) {
      for (std::size_t i = 0; i < mesh.joints[vertex].joints.size(); ++i) {
        if (mesh.joints[vertex].weights[i] != 0) {
          const std::size_t joint = mesh.joints[vertex].joints[i];
          float& reach = m_reach[skin.joints[joint]];
          reach = std::max(reach, skin.inverseBinds[joint].map(mesh.positions[vertex]).length() + moved[joint]);
        }
      }
    }
  }

  const Scene& m_scene;
  scene::ByNode<float> m_reach;
  scene::ByNode<float> m_far;   ///< of the node's origin from its parent's
  scene::ByNode<float> m_scale; ///< to the parent
};

bool movesLimbs(const Scene& scene, scene::AnimatedModelIndex animatedModel, const scene::ControlEffects& controls) {
  const auto& poses = scene.motion.animatedModels[animatedModel].poses;
  return controls.movesLimbs ||
         (!scene.motion.skins.empty() &&
          std::ranges::any_of(poses, [](const scene::KeyPose& pose) { return !pose.places.empty(); })) ||
         std::ranges::any_of(scene.motion.animations, [animatedModel](const scene::Animation& animation) {
           return animation.animatedModel == animatedModel && animation.tracks;
         });
}

} // namespace

scene::Bounds limbBounds(const Scene& scene, scene::AnimatedModelIndex animatedModel) {
  const scene::ControlEffects controls = scene::effectsOfControls(scene);
  if (!movesLimbs(scene, animatedModel, controls)) {
    return {};
  }
  const NodeIndex node = scene.motion.animatedModels[animatedModel].node;
  const NodeIndex parent = scene.nodes[node].parent;
  const QMatrix4x4 above = parent ? scene.worldTransform(parent) : QMatrix4x4();
  const float far = Limbs(scene).fromParent(node) * largest(scalesOf(above)) + static_cast<float>(controls.shift);
  const QVector3D centre = above.column(3).toVector3D();
  const QVector3D span(far, far, far);
  return std::isfinite(far) ? scene::Bounds(centre - span, centre + span) : scene::Bounds();
}

} // namespace vitrine::animation
