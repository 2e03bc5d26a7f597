#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportScope.h"
#include "ui/settings/Settings.h"

namespace vitrine::ui {

/// Choices of the export dialog, as they were made last.
struct ExportChoices {
  exporting::ExportFormat format = exporting::ExportFormat::Glb;
  exporting::ExportScope scope = exporting::ExportScope::Visible; ///< never the selection, which is temporary
  exporting::LightAs light = exporting::LightAs::Usual;           ///< also where the last scene or format had none
  bool picturesBeside = false;                                    ///< for formats that leave the choice

  bool operator==(const ExportChoices&) const = default;
};

ExportChoices exportChoices(const Settings& settings);
void setExportChoices(Settings& settings, const ExportChoices& choices);

std::vector<SettingChoice<exporting::ExportFormat>> exportFormatChoices();
std::vector<SettingChoice<exporting::LightAs>> exportLightChoices();

namespace setting {

inline const Setting<exporting::ExportFormat> kExportFormat{{.key = "export/format",
                                                             .defaultValue = exporting::ExportFormat::Glb,
                                                             .meaning = "Format of the last export.",
                                                             .choices = exportFormatChoices()}};
inline const Setting<exporting::ExportScope> kExportScope{
    {.key = "export/what",
     .defaultValue = exporting::ExportScope::Visible,
     .meaning = "Part of the scene that was exported last.",
     .choices = {{exporting::ExportScope::Visible, QStringLiteral("visible")},
                 {exporting::ExportScope::Whole, QStringLiteral("all")}}}};
inline const Setting<exporting::LightAs> kExportLight{
    {.key = "export/light",
     .defaultValue = exporting::LightAs::Usual,
     .meaning = "Form of the light that was chosen last for an export.",
     .choices = exportLightChoices()}};
inline const Setting<bool> kExportPicturesBeside{
    {.key = "export/picturesBeside", .meaning = "The last export wrote pictures to files of their own."}};
inline const Setting<QString> kExportFolder{{.key = "export/folder", .meaning = "Last folder of exports."}};

} // namespace setting
} // namespace vitrine::ui
