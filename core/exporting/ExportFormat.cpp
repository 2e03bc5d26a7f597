#include "core/exporting/ExportFormat.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::exporting {

std::vector<PicturesAt> picturePlaces(ExportFormat format) {
  if (format == ExportFormat::Glb || format == ExportFormat::Fbx) {
    return {PicturesAt::Inside, PicturesAt::Beside};
  }
  return {infoOf(format).pictures};
}

bool carries(ExportFormat format, LightAs light) {
  switch (light) {
  case LightAs::Usual:
  case LightAs::Nothing:
    return true;
  case LightAs::VertexColors:
    return infoOf(format).colors;
  case LightAs::Picture:
    return isGltf(format);
  case LightAs::Atlas:
    return infoOf(format).pictures != PicturesAt::Nowhere;
  }
  return false;
}

std::optional<ExportFormat> exportFormatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  const auto found = std::ranges::find_if(
      kExportFormats, [&](const ExportFormatInfo& info) { return suffix == QLatin1String(info.extension); });
  return found == kExportFormats.end() ? std::nullopt : std::optional(found->format);
}

} // namespace vitrine::exporting
