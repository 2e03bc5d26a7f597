#include "core/formats/source/mdl/scene/PropModel.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/assets/MdlNames.h"
#include "core/formats/source/mdl/assets/ModelFiles.h"
#include "core/formats/source/mdl/scene/Skinning.h"
#include "core/scene/Axes.h"

#include <map>

namespace vitrine::formats::source {
namespace {

std::unexpected<Error> in(const QString& path, Error error) {
  if (error.path.isEmpty()) {
    error.path = path;
  }
  return std::unexpected(std::move(error));
}

class PropBuilder {
public:
  PropBuilder(const MdlFile& mdl, const VvdFile& vvd, const VtxFile& vtx, const BoneMover& mover, const Limits& limits)
      : m_mdl(mdl), m_vvd(vvd), m_vtx(vtx), m_mover(mover), m_limits(limits) {}

  Result<void> build(PropModel& model) {
    for (std::size_t i = 0; i < m_vtx.bodyParts.size(); ++i) {
      const VtxBodyPart& part = m_vtx.bodyParts[i];
      if (part.models.empty() || part.models.front().lods.empty()) {
        continue;
      }
      const MdlModel& of = m_mdl.bodyParts[i].models.front();
      const VtxLod& lod = part.models.front().lods.front();
      for (std::size_t k = 0; k < lod.meshes.size(); ++k) {
        if (auto added = addMesh(of, of.meshes[k], lod.meshes[k], model); !added) {
          return added;
        }
      }
      countOtherChoices(part, model);
    }
    addSurfaces(model.mesh);
    return {};
  }

private:
  Result<void> addMesh(const MdlModel& of, const MdlMesh& mesh, const VtxMesh& shown, PropModel& model) {
    const std::size_t before = model.mesh.vertices.positions.size();
    for (const VtxStripGroup& group : shown.groups) {
      if (auto added = addVertices(of, mesh, group, model.mesh.vertices); !added) {
        return added;
      }
      const auto first = static_cast<std::uint32_t>(model.mesh.vertices.positions.size() - group.vertexCount);
      std::vector<std::uint32_t>& indices = m_indices[slotOf(mesh)];
      forEachTriangle(m_vtx, group, [&](const VtxTriangle& triangle) {
        const auto& [a, b, c] = triangle.vertices;
        indices.insert(indices.end(), {first + a, first + c, first + b});
        ++m_triangles;
      });
      if (m_triangles > m_limits.maxTriangles) {
        return std::unexpected(
            Error::of(ErrorCode::LimitReached, base::translate("formats", "more triangles than are allowed")));
      }
    }
    model.litMeshes.push_back({static_cast<std::uint32_t>(model.mesh.vertices.positions.size() - before)});
    return {};
  }

  static void countOtherChoices(const VtxBodyPart& part, PropModel& model) {
    for (std::size_t choice = 1; choice < part.models.size(); ++choice) {
      const std::vector<VtxLod>& lods = part.models[choice].lods;
      for (const VtxMesh& mesh : lods.empty() ? std::vector<VtxMesh>() : lods.front().meshes) {
        PropModel::LitMesh& counted = model.litMeshes.emplace_back(0U, false);
        for (const VtxStripGroup& group : mesh.groups) {
          counted.vertexCount += group.vertexCount;
        }
      }
    }
  }

  /// Materials that no skin has are those of the first column.
  int slotOf(const MdlMesh& mesh) const {
    const bool known = mesh.material >= 0 && static_cast<std::size_t>(mesh.material) < m_mdl.skins.front().size();
    return known ? mesh.material : 0;
  }

  Result<void> addVertices(const MdlModel& of, const MdlMesh& mesh, const VtxStripGroup& group,
                           scene::VertexStreams& streams) const {
    for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
      const std::uint64_t number = std::uint64_t{of.firstVertex} + mesh.firstVertex + m_vtx.meshVertexAt(group, i);
      if (number >= m_vvd.rows.size()) {
        return std::unexpected(Error::damaged(
            base::translate("formats", "a triangle of vertex %1, of %2").arg(number).arg(m_vvd.rows.size()),
            mesh.offset));
      }
      VvdVertex vertex = m_vvd.vertex(m_vvd.rows[number]);
      m_mover.move(vertex);
      streams.positions.push_back(scene::kZUpRightHanded.toScene(vertex.position));
      streams.normals.push_back(scene::kZUpRightHanded.toScene(vertex.normal));
      streams.uvs[0].push_back(vertex.uv);
    }
    return {};
  }

  void addSurfaces(scene::Mesh& mesh) const {
    for (const auto& [slot, indices] : m_indices) {
      if (indices.empty()) {
        continue;
      }
      scene::Surface surface;
      surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
      surface.indexCount = static_cast<std::uint32_t>(indices.size());
      surface.material = MaterialIndex(slot);
      for (const std::uint32_t index : indices) {
        surface.bounds.add(mesh.vertices.positions[index]);
      }
      mesh.indices.insert(mesh.indices.end(), indices.begin(), indices.end());
      mesh.bounds.add(surface.bounds);
      mesh.surfaces.push_back(std::move(surface));
    }
  }

  const MdlFile& m_mdl;
  const VvdFile& m_vvd;
  const VtxFile& m_vtx;
  const BoneMover& m_mover;
  const Limits& m_limits;
  std::map<int, std::vector<std::uint32_t>> m_indices; ///< by column of the skins
  std::uint64_t m_triangles = 0;
};

scene::Bounds hullOf(const MdlHeader& header) {
  scene::Bounds hull;
  hull.add(scene::kZUpRightHanded.toScene(header.hullMin));
  hull.add(scene::kZUpRightHanded.toScene(header.hullMax));
  return hull;
}

PropModel described(const MdlFile& mdl, const QString& path) {
  PropModel model;
  model.mesh.name = path;
  model.checksum = mdl.header.checksum;
  model.staticProp = mdl.header.has(kMdlStaticProp);
  model.hull = hullOf(mdl.header);
  model.skins = mdl.skins;
  const auto textures = static_cast<int>(mdl.textures.size());
  for (std::vector<int>& family : model.skins) {
    std::ranges::replace_if(
        family, [textures](int texture) { return texture < 0 || texture >= textures; },
        textures > 0 ? 0 : scene::kNone);
  }
  for (std::size_t i = 0; i < mdl.textures.size(); ++i) {
    model.materials.push_back(materialRef(mdl, i, path));
  }
  return model;
}

/// The pose in which the model stands: by its first sequence, which may be in the file of its animations.
RestPose standing(const MdlFile& mdl, const GameFileReader& read, Diagnostics& diagnostics) {
  if (mdl.header.has(kMdlStaticProp)) {
    return restPose(mdl, {}, {}, {}, diagnostics);
  }
  const QString path = animationFile(mdl);
  const Bytes ani = path.isEmpty() ? Bytes() : read(plainPath(path)).value_or(Bytes());
  return restPose(mdl, readSequences(mdl, diagnostics), readAnimations(mdl), ani, diagnostics);
}

} // namespace

Result<PropModel> readPropModel(const QString& path, const GameFileReader& read, const Limits& limits,
                                Diagnostics* diagnostics) {
  const auto file = read(path);
  if (!file) {
    return in(path, file.error());
  }
  Diagnostics found;
  const auto mdl = readMdl(*file, found);
  if (!mdl || mdl->damage) {
    return in(path, mdl ? *mdl->damage : mdl.error());
  }
  const auto vvdFile = findVertices(path, read);
  const auto vtxFile = vvdFile ? findTriangles(path, read) : vvdFile;
  if (!vtxFile) {
    return std::unexpected(vtxFile.error());
  }
  const auto vvd = readVvd(vvdFile->bytes, base::kFileSpace);
  if (!vvd) {
    return in(vvdFile->path, vvd.error());
  }
  const auto vtx = readVtx(vtxFile->bytes, base::kFileSpace, *mdl);
  if (!vtx) {
    return in(vtxFile->path, vtx.error());
  }
  checksumsAgree(*mdl, *vvd, *vtx, &found);
  PropModel model = described(*mdl, path);
  const BoneMover mover(*mdl, standing(*mdl, read, found));
  if (diagnostics) {
    diagnostics->addOf(path, found);
  }
  if (const auto built = PropBuilder(*mdl, *vvd, *vtx, mover, limits).build(model); !built) {
    return in(path, built.error());
  }
  return model;
}

} // namespace vitrine::formats::source
