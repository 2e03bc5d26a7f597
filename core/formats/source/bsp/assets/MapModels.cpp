#include "core/formats/source/bsp/assets/MapModels.h"

#include "core/base/Translate.h"
#include "core/files/Mount.h"
#include "core/formats/source/assets/resolve/SourceGameFiles.h"
#include "core/formats/source/bsp/records/MapRecords.h"
#include "core/formats/source/mdl/records/Header.h"
#include "core/scene/Axes.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kShareOfLimit = 4; // of all that a document may decode, for geometry

QString keyOf(const QString& path) {
  return files::normalisedPath(path).value_or(path);
}

/// The hull that the header of a model names; empty where there is none to be used.
scene::Bounds usableHull(const Bytes& mdl) {
  const auto& [mins, maxs] = mdlHull(mdl).value_or(std::array<QVector3D, 2>{});
  const QVector3D size = maxs - mins;
  const bool usable = isSane(mins) && isSane(maxs) && size.x() > 0 && size.y() > 0 && size.z() > 0;
  return usable ? scene::Bounds(scene::kZUpRightHanded.toScene(mins), scene::kZUpRightHanded.toScene(maxs))
                : scene::Bounds();
}

std::uint64_t bytesOf(const scene::Mesh& mesh) {
  const scene::VertexStreams& vertices = mesh.vertices;
  return (vertices.positions.size() + vertices.normals.size()) * sizeof(QVector3D) +
         vertices.tangents.size() * sizeof(QVector4D) +
         (vertices.uvs[0].size() + vertices.uvs[1].size()) * sizeof(QVector2D) +
         mesh.indices.size() * sizeof(std::uint32_t);
}

bool fits(const PropModel& found) {
  const scene::Mesh& mesh = found.mesh;
  return !found.skins.empty() && std::ranges::all_of(mesh.surfaces, [&](const scene::Surface& surface) {
    return surface.material && surface.firstIndex <= mesh.indices.size() &&
           surface.indexCount <= mesh.indices.size() - surface.firstIndex;
  });
}

} // namespace

MapModels::MapModels(GameFileReader files, ModelReader reader, const Limits& limits, Diagnostics& diagnostics,
                     Progress& progress)
    : m_files(std::move(files)), m_reader(std::move(reader)), m_diagnostics(diagnostics), m_progress(progress),
      m_fileBytes(limits.maxTotalDecodedBytes), m_meshBytes(limits.maxTotalDecodedBytes / kShareOfLimit) {}

MapModel& MapModels::of(const QString& path) {
  std::shared_ptr<MapModel>& model = m_models[keyOf(path)];
  if (!model) {
    model = std::make_shared<MapModel>();
    model->path = path;
    m_progress.check();
    read(*model);
  }
  return *model;
}

Result<Bytes> MapModels::readFile(const QString& path) {
  if (m_fileBytes == 0) {
    return std::unexpected(Error::of(ErrorCode::LimitReached,
                                     base::translate("formats", "the models of the map exceed the size limit"), path));
  }
  auto bytes = m_files(path);
  m_fileBytes -= bytes ? std::min<std::uint64_t>(m_fileBytes, bytes->size()) : 0;
  return bytes;
}

void MapModels::read(MapModel& model) {
  const GameFileReader files = [this](const QString& path) { return readFile(path); };
  if (auto found = m_reader(model.path, files)) {
    keep(model, std::move(*found));
  } else {
    model.problem = found.error();
  }
  if (!model.problem) {
    return;
  }
  // Where there is at least its first file, its size is known.
  const bool first = model.problem->code == ErrorCode::NotFound &&
                     (model.problem->path.isEmpty() || keyOf(model.problem->path) == keyOf(model.path));
  if (const auto mdl = first ? Result<Bytes>(Bytes()) : readFile(model.path)) {
    model.hull = usableHull(*mdl);
  }
  tell(model);
}

void MapModels::keep(MapModel& model, PropModel found) {
  if (!fits(found)) {
    model.problem = Error::of(ErrorCode::Damaged, base::translate("formats", "its parts do not match"), model.path);
    return;
  }
  const std::uint64_t size = bytesOf(found.mesh);
  if (size > m_meshBytes) {
    model.problem = Error::of(ErrorCode::LimitReached,
                              base::translate("formats", "the models of the map exceed the size limit"), model.path);
    return;
  }
  m_meshBytes -= size;
  model.surfaces = std::exchange(found.mesh.surfaces, {});
  std::erase_if(model.surfaces, [](const scene::Surface& surface) { return surface.triangleCount() == 0; });
  model.bounds = found.mesh.bounds;
  model.vertexCount = found.mesh.vertices.positions.size();
  for (const scene::Surface& surface : model.surfaces) {
    model.triangles += surface.triangleCount();
  }
  found.mesh.name = model.path;
  model.model = std::move(found);
}

/// Of files that are missing, lists say more.
void MapModels::tell(const MapModel& model) {
  const Error& problem = *model.problem;
  if (problem.code == ErrorCode::NotFound) {
    return;
  }
  const QString& path = problem.path.isEmpty() ? model.path : problem.path;
  const QString told = QStringLiteral("%1: %2").arg(path, problem.reason());
  const base::Where where = problem.code == ErrorCode::LimitReached
                                ? base::Where(base::Unplaced::Limit)
                                : base::Where(path, ByteRange{base::kFileSpace, problem.offset.value_or(0), 0});
  problem.code == ErrorCode::Damaged ? m_diagnostics.damage(told, where) : m_diagnostics.warn(told, where);
}

MapModels gameModels(const files::Mount* pakfile, LoadContext& context) {
  const auto read = [&context](const QString& path, const GameFileReader& files) {
    return readPropModel(path, files, context.limits, &context.diagnostics);
  };
  return {[files = GameFiles(pakfile, context)](const QString& path) { return files.read(path); }, read, context.limits,
          context.diagnostics, context.progress};
}

} // namespace vitrine::formats::source
