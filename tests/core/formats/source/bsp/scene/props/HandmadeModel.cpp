#include "tests/core/formats/source/bsp/scene/props/HandmadeModel.h"

namespace vitrine::tests {

using formats::source::GameFileReader;
using formats::source::PropModel;

PropModel handmadeModel(const QString& name) {
  PropModel model;
  scene::Mesh& mesh = model.mesh;
  for (int slot = 0; slot < 2; ++slot) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    for (const QVector3D& corner : {QVector3D(0, 0, 0), QVector3D(2, 0, 0), QVector3D(0, 4, 0)}) {
      mesh.vertices.positions.push_back(corner + QVector3D(0, 0, static_cast<float>(slot)));
      mesh.vertices.normals.emplace_back(0, 0, 1);
      mesh.vertices.uvs[0].emplace_back(0, 0);
    }
    scene::Surface surface;
    surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
    surface.indexCount = 3;
    surface.material = MaterialIndex(slot);
    surface.provenance.section = 3; // of the model's own file
    for (std::uint32_t i = 0; i < 3; ++i) {
      mesh.indices.push_back(first + i);
      surface.bounds.add(mesh.vertices.positions[first + i]);
    }
    mesh.bounds.add(surface.bounds);
    mesh.surfaces.push_back(surface);
  }
  model.litMeshes = {{3}, {3}};
  model.skins = {{0, 1}, {1, 0}};
  model.materials = {{scene::AssetKind::Material, name + QStringLiteral("/red"), name},
                     {scene::AssetKind::Material, QStringLiteral("Shared/Blue"), name}};
  model.checksum = 77;
  model.staticProp = true;
  return model;
}

formats::source::MapModels HandmadeModels::reader(const Limits& limits, Diagnostics& diagnostics, Progress& progress) {
  const auto readFile = [this](const QString& path) -> Result<Bytes> {
    const auto found = files.find(path);
    return found == files.end()
               ? Result<Bytes>(std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not there"), path)))
               : Bytes::adopt(found->second);
  };
  const auto read = [this](const QString& path, const GameFileReader&) -> Result<PropModel> {
    ++asked[path];
    if (const auto problem = problems.find(path); problem != problems.end()) {
      return std::unexpected(problem->second);
    }
    const auto found = models.find(path);
    if (found == models.end()) {
      return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not there"), path));
    }
    return found->second;
  };
  return {readFile, read, limits, diagnostics, progress};
}

} // namespace vitrine::tests
