#pragma once

#include "core/files/Mount.h"
#include "core/formats/source/bsp/assets/MapModels.h"
#include "core/formats/source/bsp/scene/light/AmbientSamples.h"
#include "core/formats/source/bsp/scene/props/ModelWant.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// Source of the light of models that a map places. Immutable; keeps what it names alive.
struct PropLightSource {
  AmbientSamples samples;
  std::shared_ptr<const visibility::Visibility> tree; ///< whose leaves the samples belong to
  files::MountPtr pakfile;                            ///< null: no light by vertex
  bool lit = false;                                   ///< false: a map that was never lit; props are not, either
  bool hdr = false;                                   ///< true: the HDR one of two lights by vertex is preferred
};

/// The light on models that a map places (docs/formats/source-bsp.md, "Light on props"): the light baked for a prop's
/// vertices where that fits its model, else that of the leaf it stands in. In the units of lightmaps.
class PropLight {
public:
  PropLight(const PropLightSource& source, const Limits& limits, Diagnostics& diagnostics);

  /// Light of a model with that middle (scene axes); nullopt: unknown, shapes are to be told in other ways.
  std::optional<scene::InstanceLighting> lightOf(const LightWant& want, const QVector3D& middle, const MapModel& model);

private:
  using Cube = std::array<QVector3D, 6>; ///< scene axes

  std::optional<Cube> cubeAt(const QVector3D& point);
  std::optional<Cube> cubeOfLeaf(std::size_t leaf, const QVector3D& point) const;
  std::optional<Cube> nearestCube(const QVector3D& point);
  void findLitLeaves();
  bool isLit(std::size_t leaf) const;
  std::optional<scene::InstanceLighting> bakedLight(std::size_t number, const MapModel& model);
  /// A file of the pakfile.
  struct BakedFile {
    QString path;
    Bytes bytes;
  };
  Result<BakedFile> readBaked(std::size_t number);
  void tellUnread(std::size_t number, const QString& path, const Error& error);

  const PropLightSource& m_source;
  const Limits& m_limits;
  Diagnostics& m_diagnostics;
  std::optional<std::vector<std::size_t>> m_litLeaves; ///< that have samples of their own
  std::uint64_t m_leavesToVisit;                       ///< in search of the nearest sample
  std::uint64_t m_bytesToRead;
};

} // namespace vitrine::formats::source
