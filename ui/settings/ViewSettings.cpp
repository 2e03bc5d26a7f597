#include "ui/settings/ViewSettings.h"

namespace vitrine::ui {

std::vector<SettingChoice<render::ShadingMode>> shadingChoices() {
  std::vector<SettingChoice<render::ShadingMode>> choices;
  for (const render::ShadingMode mode : render::kShadingModes) {
    choices.push_back({mode, render::shadingModeId(mode)});
  }
  return choices;
}

render::GroundParts groundParts(const Settings& settings) {
  return {.contactShadow = settings.value(setting::kContactShadow), .grid = settings.value(setting::kGroundGrid)};
}

void setGroundParts(Settings& settings, const render::GroundParts& parts) {
  settings.set(setting::kContactShadow, parts.contactShadow);
  settings.set(setting::kGroundGrid, parts.grid);
}

} // namespace vitrine::ui
