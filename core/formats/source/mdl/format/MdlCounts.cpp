#include "core/formats/source/mdl/format/MdlCounts.h"

#include "core/formats/source/mdl/assets/ModelFiles.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

using structure::Json;

double rounded(double value, double parts) {
  return std::round(value * parts) / parts;
}

Json bodyParts(const MdlFile& mdl) {
  Json parts = Json::array();
  for (const MdlBodyPart& part : mdl.bodyParts) {
    Json models = Json::array();
    for (const MdlModel& model : part.models) {
      models.push_back(model.name.toStdString());
    }
    parts.push_back({{"base", part.base}, {"models", std::move(models)}, {"name", part.name.toStdString()}});
  }
  return parts;
}

Json texts(const std::vector<QString>& list) {
  Json made = Json::array();
  for (const QString& text : list) {
    made.push_back(text.toStdString());
  }
  return made;
}

/// A point with four digits behind the point.
Json point(const QVector3D& at) {
  Json made = Json::array();
  for (int axis = 0; axis < 3; ++axis) {
    made.push_back(rounded(static_cast<double>(at[axis]), 1e4));
  }
  return made;
}

/// Measures of the triangles of level 0 of all models.
struct Measured {
  double area = 0;
  std::uint64_t usedVertices = 0;
  std::array<std::uint64_t, 3> winding{}; ///< clockwise by their normals, counter-clockwise, neither
  std::uint64_t materials = 0;
};

Measured measure(const ModelParts& parts) {
  Measured measured;
  std::vector<bool> used(parts.vvd->rows.size());
  std::vector<std::int32_t> materials;
  for (const ShownGroup& shown : parts.groups) {
    if (shown.lod != 0) {
      continue;
    }
    materials.push_back(shown.ofMesh->material);
    forEachTriangle(*parts.vtx, *shown.group, [&](const VtxTriangle& triangle) {
      std::array<VvdVertex, 3> corners;
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t number = shown.firstVertex + parts.vtx->meshVertexAt(*shown.group, triangle.vertices[i]);
        used[number] = true;
        corners[i] = parts.vvd->vertex(parts.vvd->rows[number]);
      }
      const QVector3D cross =
          QVector3D::crossProduct(corners[1].position - corners[0].position, corners[2].position - corners[0].position);
      measured.area += static_cast<double>(cross.length()) / 2;
      const float along = QVector3D::dotProduct(cross, corners[0].normal + corners[1].normal + corners[2].normal);
      ++measured.winding[along < 0 ? 0 : along > 0 ? 1 : 2];
    });
  }
  measured.usedVertices = static_cast<std::uint64_t>(std::ranges::count(used, true));
  std::ranges::sort(materials);
  measured.materials = static_cast<std::uint64_t>(std::ranges::unique(materials).begin() - materials.begin());
  return measured;
}

Json meshesOfLevel0(const ModelParts& parts) {
  Json meshes = Json::array();
  for (std::size_t i = 0; i < parts.groups.size();) {
    const ShownGroup& first = parts.groups[i];
    Json flags = Json::array();
    std::uint64_t triangles = 0;
    for (; i < parts.groups.size() && parts.groups[i].ofMesh == first.ofMesh && parts.groups[i].lod == first.lod; ++i) {
      flags.push_back(parts.groups[i].group->flags);
      triangles += parts.groups[i].triangles;
    }
    if (first.lod == 0) {
      meshes.push_back({{"bodypart", first.part},
                        {"material", first.ofMesh->material},
                        {"mesh", first.mesh},
                        {"model", first.model},
                        {"stripGroupFlags", std::move(flags)},
                        {"triangles", triangles},
                        {"vertices", first.ofMesh->vertexCount}});
    }
  }
  return meshes;
}

Json trianglesByLevel(const ModelParts& parts) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(std::clamp(parts.vtx->lodCount, 0, 8)));
  for (const ShownGroup& shown : parts.groups) {
    if (shown.lod < counts.size()) {
      counts[shown.lod] += shown.triangles;
    }
  }
  return counts;
}

void addDrawn(const ModelParts& parts, Json& counts) {
  const Measured measured = measure(parts);
  counts["lod0MaterialsUsed"] = measured.materials;
  counts["lod0SurfaceAreaAllModels"] = rounded(measured.area, 100);
  counts["lod0UsedVertices"] = measured.usedVertices;
  counts["lod0Vertices"] = parts.vvd->rows.size();
  counts["windingClockwiseVsNormals"] = measured.winding;
  counts["meshes"] = meshesOfLevel0(parts);
  counts["trianglesPerLod"] = trianglesByLevel(parts);
}

void addVertexCounts(const VvdFile& vvd, Json& counts) {
  scene::Bounds bounds;
  for (const std::uint32_t row : vvd.rows) {
    bounds.add(vvd.vertex(row).position);
  }
  counts["positionMax"] = point(bounds.max());
  counts["positionMin"] = point(bounds.min());
  const auto levels = static_cast<std::size_t>(std::clamp(vvd.lodCount, 0, 8));
  counts["vvdFixups"] = vvd.fixups.size();
  counts["vvdLodVertexCounts"] =
      std::vector<std::uint32_t>(vvd.lodVertexCounts.begin(), vvd.lodVertexCounts.begin() + levels);
  counts["vvdLods"] = vvd.lodCount;
  counts["vvdVersion"] = vvd.version;
}

} // namespace

Json modelCounts(const ModelParts& parts) {
  const MdlFile& mdl = parts.mdl;
  Json counts = Json::object();
  counts["bodyParts"] = bodyParts(mdl);
  counts["bones"] = mdl.bones.size();
  counts["flags"] = QStringLiteral("0x%1").arg(mdl.header.flags, 8, 16, QLatin1Char('0')).toStdString();
  counts["materialDirs"] = texts(mdl.textureDirs);
  counts["materials"] = texts(mdl.textures);
  counts["mdlVersion"] = mdl.header.version;
  counts["name"] = mdl.header.name.toStdString();
  counts["skinFamilies"] = mdl.header.skinFamilies;
  counts["skinRefs"] = mdl.header.skinRefs;
  counts["skins"] = mdl.skins;
  if (parts.vtx) {
    counts["vtxHasTopology"] = parts.vtx->hasTopology;
    counts["vtxLods"] = parts.vtx->lodCount;
    counts["vtxVersion"] = parts.vtx->version;
  }
  if (parts.vvd) {
    addVertexCounts(*parts.vvd, counts);
  }
  if (parts.vvd && parts.vtx) {
    counts["checksumsAgree"] = checksumsAgree(mdl, *parts.vvd, *parts.vtx, nullptr);
  }
  if (parts.vvd && parts.vtx && !parts.error) {
    addDrawn(parts, counts);
  }
  return nlohmann::json(counts); // in the order of their names
}

} // namespace vitrine::formats::source
