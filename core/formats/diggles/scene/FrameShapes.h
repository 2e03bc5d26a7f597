#pragma once

#include "core/formats/diggles/scene/ModelMaterials.h"
#include "core/formats/diggles/scene/ObjectPlan.h"
#include "core/formats/diggles/scene/SceneBuild.h"

#include <map>
#include <span>
#include <tuple>

namespace vitrine::formats::diggles {

/// The links of all meshes as meshes of a scene. A mesh of the file is one frame; links of the same place in it with
/// the same triangles and as many points are one shape in several frames, and blend into one another
/// (docs/formats/diggles-3db.md, "Frames"). Those that differ in material or texture coordinates are scene meshes of
/// their own with the same frames.
class FrameShapes {
public:
  /// Adds what the plans show to the scene.
  FrameShapes(SceneBuild& build, const std::vector<ObjectPlan>& plans);

  /// Parts, each with a mesh or left out for want of budget.
  const std::vector<ScenePart>& parts() const { return m_parts; }
  /// Parts that a mesh of the file is made of, without links that show nothing.
  std::span<const PartUse> usesOf(std::uint32_t mesh) const;
  /// Bounds of all parts of the mesh together.
  scene::Bounds boundsOf(std::uint32_t mesh) const;

private:
  /// Links that have vertices and triangles in common.
  struct Family {
    std::uint32_t triangleArray = 0;
    SceneArrays::Triangles triangles;
    std::shared_ptr<scene::VertexFrames> frames = std::make_shared<scene::VertexFrames>();
    std::shared_ptr<std::vector<std::uint32_t>> rows = std::make_shared<std::vector<std::uint32_t>>(); ///< of links
  };
  /// Links of a family with one material and one uv array.
  struct Variant {
    std::size_t family = 0;
    std::uint16_t material = 0;
    std::uint16_t uvs = 0;
    int restFrame = 0; ///< frame shown where no pose is chosen
  };

  void addMesh(const ModelMesh& mesh);
  std::optional<PartUse> useOf(const ModelMesh& mesh, std::uint16_t place);
  std::size_t familyOf(std::uint16_t place, const ModelLink& link, const SceneArrays::Triangles& triangles);
  int variantOf(std::size_t family, const ModelLink& link, int frame);
  void addSceneMesh(const Variant& variant, ScenePart& part);

  SceneBuild& m_build;
  ModelMaterials m_materials;
  std::vector<Family> m_families;
  /// Family by place in the mesh, triangle array, and number of points.
  std::map<std::tuple<std::uint16_t, std::uint16_t, std::uint32_t>, std::size_t> m_familyOf;
  std::vector<Variant> m_variants;
  std::map<std::tuple<std::size_t, std::uint16_t, std::uint16_t>, int> m_variantOf;
  std::vector<ScenePart> m_parts;      ///< by variant
  std::vector<PartUse> m_uses;         ///< of all meshes
  std::vector<std::size_t> m_firstUse; ///< by mesh, and one more
};

} // namespace vitrine::formats::diggles
