#pragma once

#include <QMatrix4x4>
#include <QVector3D>

#include <array>

namespace vitrine::scene {

/// The one place that states axes and units. A Scene is right-handed with Y up, in the format's own unit of length
/// (Scene::metresPerUnit says how long that is). A loader converts once, through one of these; Scene::sourceAxes keeps
/// it so that the inspector and the command line can speak the file's coordinates.
struct Axes {
  /// Scene axis i is file axis `from[i]` times `sign[i]`.
  std::array<int, 3> from{0, 1, 2};
  std::array<int, 3> sign{1, 1, 1};

  QVector3D toScene(const QVector3D& file) const;
  QVector3D toFile(const QVector3D& scene) const;
  /// A transform in file axes as one in scene axes, C * M * C^-1.
  QMatrix4x4 toScene(const QMatrix4x4& file) const;
  /// The conversion itself.
  QMatrix4x4 matrix() const;
  /// True when the file is left-handed: the conversion mirrors, and triangle winding must be turned.
  bool mirrors() const;

  bool operator==(const Axes&) const = default;
};

/// glTF, OBJ: nothing to do.
inline constexpr Axes kYUpRightHanded{};
/// X Operations, Direct3D: left-handed, (x, y, z) -> (x, y, -z).
inline constexpr Axes kYUpLeftHanded{{0, 1, 2}, {1, 1, -1}};
/// Source engine: (x, y, z) -> (x, z, -y).
inline constexpr Axes kZUpRightHanded{{0, 2, 1}, {1, 1, -1}};
/// Diggles: y down and left-handed, (x, y, z) -> (x, -y, z).
inline constexpr Axes kYDownLeftHanded{{0, 1, 2}, {1, -1, 1}};

} // namespace vitrine::scene
