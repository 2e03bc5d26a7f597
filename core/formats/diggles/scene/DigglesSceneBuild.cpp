#include "core/formats/diggles/scene/DigglesSceneBuild.h"

namespace vitrine::formats::diggles {

MeshIndex addFrameMesh(SceneBuild& build, scene::Mesh mesh, scene::Surface surface, const FrameRows& from,
                       std::size_t rest, SectionId section) {
  const scene::VertexFrame& frame = (*from.frames)[rest];
  mesh.vertices.positions = *frame.positions;
  mesh.bounds = frame.bounds;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.bounds = frame.bounds;
  surface.provenance.space = build.model.space;
  surface.provenance.section = section;
  surface.provenance.firstRow = (*from.rows)[rest];
  if (from.rows->size() > 1) {
    mesh.frames = from.frames;
    surface.provenance.frameRows = from.rows;
  }
  mesh.surfaces.push_back(std::move(surface));
  return build.scene.meshes.add(std::move(mesh));
}

} // namespace vitrine::formats::diggles
