#include "core/exporting/ExportFormat.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::exporting {

std::optional<ExportFormat> exportFormatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  const auto found = std::ranges::find_if(
      kExportFormats, [&](const ExportFormatInfo& info) { return suffix == QLatin1String(info.extension); });
  return found == kExportFormats.end() ? std::nullopt : std::optional(found->format);
}

} // namespace vitrine::exporting
