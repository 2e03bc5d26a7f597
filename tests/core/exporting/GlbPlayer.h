#pragma once

#include "core/state/SceneState.h"
#include "tests/core/exporting/GlbFile.h"

#include <QMatrix4x4>
#include <QQuaternion>

namespace vitrine::tests {

/// Centres of the triangles that each node shows, of nodes that show some; in metres.
using Centres = std::vector<std::vector<QVector3D>>;

/// What glTF says of how a model moves, done by the book: its animations, shapes and skins.
class GlbPlayer {
public:
  explicit GlbPlayer(const GlbFile& file);

  /// Number of an animation by its name; -1: there is none.
  int animation(const std::string& name) const;
  /// Nodes scaled to nothing show nothing. `animation` -1: at rest.
  Centres at(int animation, double time) const;

private:
  struct Place {
    QVector3D translation;
    QQuaternion rotation;
    QVector3D scale{1, 1, 1};
    bool matrixAlone = false;
    QMatrix4x4 matrix;
    std::vector<double> weights;

    QMatrix4x4 local() const;
  };

  std::vector<Place> restPlaces() const;
  void apply(const nlohmann::json& animation, double time, std::vector<Place>& places) const;
  std::vector<double> sample(const nlohmann::json& sampler, double time, std::size_t width, bool turns) const;
  std::vector<QMatrix4x4> worlds(const std::vector<Place>& places) const;
  std::vector<QVector3D> positions(const nlohmann::json& primitive, const std::vector<double>& weights) const;
  std::vector<QMatrix4x4> jointMatrices(std::size_t skin, const std::vector<QMatrix4x4>& worlds) const;
  const std::vector<double>& numbers(std::size_t accessor) const;

  const GlbFile& m_file;
  const nlohmann::json& m_json;
  mutable std::map<std::size_t, std::vector<double>> m_numbers;
};

/// The same of what Pose says of a scene.
Centres centresOf(const ScenePtr& scene, const SceneState& state);

/// Largest distance between what should be one; infinite where they are not as many.
double farthest(const Centres& a, const Centres& b);

} // namespace vitrine::tests
