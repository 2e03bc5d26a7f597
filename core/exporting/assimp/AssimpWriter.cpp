#include "core/exporting/ModelWriter.h"
#include "core/exporting/assimp/AssimpScene.h"
#include "core/exporting/assimp/MemoryFiles.h"

#include <assimp/Exporter.hpp>

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
  return format == ExportFormat::Obj ? Written{"obj", {".obj", ".mtl"}} : Written{"glb2", {".glb"}};
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
  for (const char* ending : as.endings) {
    result.files.emplace_back(name + QLatin1String(ending), files->take(base + ending));
  }
  return result;
}

} // namespace
} // namespace vitrine::exporting

extern "C" Q_DECL_EXPORT const vitrine::exporting::ModelWriter* vitrineModelWriter(int interface) {
  static const vitrine::exporting::AssimpWriter writer;
  return interface == vitrine::exporting::kWriterInterface ? &writer : nullptr;
}
