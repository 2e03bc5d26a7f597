#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/mdl/scene/PropModel.h"

#include <QHash>

#include <memory>

namespace vitrine::formats::source {

/// A model as a map places it, or why there is none.
struct MapModel {
  QString path;                         ///< as first asked for
  PropModel model;                      ///< without its mesh once that is in the scene (`mesh`)
  std::optional<Error> problem;         ///< then the rest is empty
  scene::Bounds hull;                   ///< where there is a problem, what is known of its size; empty: nothing
  std::vector<scene::Surface> surfaces; ///< of the mesh, with slots as materials
  scene::Bounds bounds;                 ///< of the mesh
  std::size_t vertexCount = 0;
  std::uint64_t triangles = 0;
  MeshIndex mesh; ///< in the scene; it has the surfaces of all nodes that show the model
  MeshIndex box;  ///< in the scene: what stands in for it
};

/// Reader of a model; readPropModel with everything but the path and the files.
using ModelReader = std::function<Result<PropModel>(const QString& path, const GameFileReader& files)>;

/// The models that a map places, each read once. What they take together is bounded: small files may be long ones
/// packed, and a thousand names may lead to one large model.
class MapModels {
public:
  MapModels(GameFileReader files, ModelReader reader, const Limits& limits, Diagnostics& diagnostics,
            Progress& progress);

  /// The reference holds. Throws base::Cancelled.
  MapModel& of(const QString& path);
  /// A file beside a model; what it takes counts as theirs.
  Result<Bytes> readFile(const QString& path);

private:
  void read(MapModel& model);
  void keep(MapModel& model, PropModel found);
  void tell(const MapModel& model);

  GameFileReader m_files;
  ModelReader m_reader;
  Diagnostics& m_diagnostics;
  Progress& m_progress;
  std::uint64_t m_fileBytes;                          ///< that may still be read
  std::uint64_t m_meshBytes;                          ///< that may still be kept
  QHash<QString, std::shared_ptr<MapModel>> m_models; ///< by normalised path
};

/// Models of a map: from its pakfile (may be null), then from the mounts of the context. Both must outlive them.
MapModels gameModels(const files::Mount* pakfile, LoadContext& context);

} // namespace vitrine::formats::source
