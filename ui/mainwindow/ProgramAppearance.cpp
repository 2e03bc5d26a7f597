#include "ui/mainwindow/ProgramAppearance.h"

#include "ui/i18n/Translations.h"
#include "ui/settings/ProgramSettings.h"

namespace vitrine::ui {

ProgramAppearance::ProgramAppearance(Settings& settings) : QObject(&settings) {
  settings.onChange(setting::kLanguage, this, installTranslations);
  settings.onChange(setting::kAppearance, this, applyAppearance);
  settings.follow(setting::kFontScale, this, applyFontScale);
  settings.follow(setting::kLengthUnit, this, [](LengthUnit unit) { Lengths::instance().setUnit(unit); });
}

void ProgramAppearance::follow(Settings& settings) {
  if (!settings.findChild<ProgramAppearance*>()) {
    new ProgramAppearance(settings);
  }
}

} // namespace vitrine::ui
