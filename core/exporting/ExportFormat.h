#pragma once

#include <QString>

#include <array>
#include <optional>

namespace vitrine::exporting {

/// Format that a scene can be written in.
enum class ExportFormat { Glb, Obj };

struct ExportFormatInfo {
  ExportFormat format;
  const char* extension; ///< without the dot; also its id
  const char* name;      ///< user text, QT_TRANSLATE_NOOP("vitrine::exporting", …)
};

inline constexpr std::array kExportFormats = {
    ExportFormatInfo{ExportFormat::Glb, "glb", QT_TRANSLATE_NOOP("vitrine::exporting", "glTF 2.0 scene, all in one file")},
    ExportFormatInfo{ExportFormat::Obj, "obj", QT_TRANSLATE_NOOP("vitrine::exporting", "Wavefront OBJ with MTL and pictures")}};

/// The format a file name's ending asks for, in any case of letters.
std::optional<ExportFormat> exportFormatOf(const QString& path);

} // namespace vitrine::exporting
