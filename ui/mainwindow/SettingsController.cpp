#include "ui/mainwindow/SettingsController.h"

#include "ui/mainwindow/ProgramAppearance.h"
#include "ui/preferences/SettingsDialog.h"
#include "ui/session/OpenController.h"
#include "ui/session/SceneClock.h"
#include "ui/settings/SettingList.h"
#include "ui/viewport/Viewport.h"
#include "ui/viewport/ViewportInput.h"

namespace vitrine::ui {

SettingsController::SettingsController(const Parts& parts, QMainWindow* window)
    : QObject(window), m_parts(parts), m_window(window), m_keys(parts.registry, parts.settings) {
  connect(parts.actions.settings, &QAction::triggered, this, &SettingsController::showDialog);
  ProgramAppearance::follow(parts.settings);
  follow();
}

void SettingsController::showDialog() {
  auto* dialog = m_window->findChild<SettingsDialog*>();
  if (!dialog) {
    dialog =
        new SettingsDialog({m_parts.settings, m_keys, m_parts.opening.opener().registry(), ThumbnailCache()}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

void SettingsController::follow() {
  const Settings& settings = m_parts.settings;
  settings.follow(setting::kAppearance, this,
                  [this](Appearance appearance) { m_parts.view.setAppearance(appearance); });
  settings.follow(setting::kReducedMotion, this, [this](bool reduced) { applyMotion(reduced); });
  settings.follow(setting::kMemoryLimit, this, [this](int) { applyOpeningDefaults(); });
  settings.onChange(setting::kGameFolders, this, [this](const QStringList&) { applyOpeningDefaults(); });
  const auto applyFeel = [this](const InputFeel& feel) { m_parts.viewport.input().setFeel(feel); };
  applyFeel(inputFeel(settings));
  settings.observe(inputFeel, this, applyFeel);
}

void SettingsController::applyOpeningDefaults() {
  base::Limits limits;
  limits.maxTotalDecodedBytes = static_cast<std::uint64_t>(m_parts.settings.value(setting::kMemoryLimit)) << 20;
  m_parts.opening.setDefaults(limits, m_parts.settings.value(setting::kGameFolders));
}

void SettingsController::applyMotion(bool reduced) {
  m_window->setAnimated(!reduced);
  m_parts.clock.setReducedMotion(reduced); // lights and springs wait to be let go
}

} // namespace vitrine::ui
