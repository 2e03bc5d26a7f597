#include "core/exporting/ModelWriter.h"
#include "core/exporting/assimp/AssimpScene.h"
#include "core/exporting/assimp/FbxEnds.h"
#include "core/exporting/assimp/GltfCompletion.h"
#include "core/exporting/assimp/MemoryFiles.h"
#include "core/exporting/assimp/PlyColors.h"

#include <assimp/Exporter.hpp>

#include <exception>

namespace vitrine::exporting {
namespace {

class AssimpWriter final : public ModelWriter {
public:
  Written write(const ExportModel& model, ExportFormat format, const QString& name) const override;
};

/// Assimp's id of a format, and the endings of what it writes, the main file first.
struct Written {
  const char* id;
  std::vector<const char*> endings;
};

Written writtenAs(ExportFormat format) {
  switch (format) {
  case ExportFormat::Glb:
  case ExportFormat::Gltf:
    return {"glb2", {".glb"}};
  case ExportFormat::Fbx:
    return {"fbx", {".fbx"}};
  case ExportFormat::Dae:
    return {"collada", {".dae"}};
  case ExportFormat::Obj:
    return {"obj", {".obj", ".mtl"}};
  case ExportFormat::Ply:
    return {"plyb", {".ply"}};
  case ExportFormat::Stl:
    return {"stlb", {".stl"}};
  }
  return {"", {""}};
}

/// glTF: the chunks that Assimp has written, completed, in one file or two.
std::vector<std::pair<QString, QByteArray>> gltfFiles(const QByteArray& written, const ExportModel& model,
                                                      ExportFormat format, const QString& name) {
  GltfData data(written);
  complete(data, model);
  if (format == ExportFormat::Glb) {
    return {{name + QStringLiteral(".glb"), data.glb()}};
  }
  const QString binary = name + QStringLiteral(".bin");
  data.json()["buffers"][0]["uri"] = binary.toStdString();
  return {{name + QStringLiteral(".gltf"), QByteArray::fromStdString(data.json().dump(1))}, {binary, data.binary()}};
}

ModelWriter::Written AssimpWriter::write(const ExportModel& model, ExportFormat format, const QString& name) const {
  const auto scene = assimpScene(model, format);
  const auto as = writtenAs(format);
  const std::string base = name.toStdString();
  Assimp::Exporter exporter;
  auto* files = new MemoryFiles; // the exporter's
  exporter.SetIOHandler(files);
  ModelWriter::Written result;
  if (exporter.Export(scene.get(), as.id, base + as.endings.front()) != aiReturn_SUCCESS) {
    result.problem = QString::fromUtf8(exporter.GetErrorString());
    return result;
  }
  if (isGltf(format)) {
    try {
      result.files = gltfFiles(files->take(base + ".glb"), model, format, name);
    } catch (const std::exception& problem) {
      result.problem = QString::fromUtf8(problem.what());
    }
    return result;
  }
  for (const char* ending : as.endings) {
    QByteArray content = files->take(base + ending);
    if (format == ExportFormat::Fbx) {
      content = withListEnds(content);
    }
    if (format == ExportFormat::Ply) {
      content = withByteColors(content);
    }
    result.files.emplace_back(name + QLatin1String(ending), std::move(content));
  }
  return result;
}

} // namespace
} // namespace vitrine::exporting

extern "C" Q_DECL_EXPORT const vitrine::exporting::ModelWriter* vitrineModelWriter(int interface) {
  static const vitrine::exporting::AssimpWriter writer;
  return interface == vitrine::exporting::kWriterInterface ? &writer : nullptr;
}
