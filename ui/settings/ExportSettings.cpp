#include "ui/settings/ExportSettings.h"

namespace vitrine::ui {

std::vector<SettingChoice<exporting::ExportFormat>> exportFormatChoices() {
  std::vector<SettingChoice<exporting::ExportFormat>> choices;
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    choices.push_back({info.format, QString::fromLatin1(info.extension)});
  }
  return choices;
}

std::vector<SettingChoice<exporting::LightAs>> exportLightChoices() {
  std::vector<SettingChoice<exporting::LightAs>> choices;
  for (const exporting::LightWord& word : exporting::kLightWords) {
    choices.push_back({word.light, QString::fromLatin1(word.word)});
  }
  return choices;
}

ExportChoices exportChoices(const Settings& settings) {
  return {.format = settings.value(setting::kExportFormat),
          .scope = settings.value(setting::kExportScope),
          .light = settings.value(setting::kExportLight),
          .picturesBeside = settings.value(setting::kExportPicturesBeside)};
}

void setExportChoices(Settings& settings, const ExportChoices& choices) {
  settings.changeTogether([&] {
    settings.set(setting::kExportFormat, choices.format);
    settings.set(setting::kExportScope, choices.scope);
    settings.set(setting::kExportLight, choices.light);
    settings.set(setting::kExportPicturesBeside, choices.picturesBeside);
  });
}

} // namespace vitrine::ui
