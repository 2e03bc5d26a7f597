#include "ui/mainwindow/SettingsController.h"

#include "ui/i18n/ProgramLanguage.h"
#include "ui/preferences/SettingsDialog.h"
#include "ui/session/OpenController.h"
#include "ui/session/SceneClock.h"
#include "ui/viewport/Viewport.h"
#include "ui/viewport/ViewportInput.h"

namespace vitrine::ui {

SettingsController::SettingsController(const Parts& parts, QMainWindow* window)
    : QObject(window), m_parts(parts), m_window(window), m_keys(parts.registry, parts.settings.input()),
      m_language(parts.settings.program().language()), m_appearance(parts.settings.view().appearance()) {
  connect(parts.actions.settings, &QAction::triggered, this, &SettingsController::showDialog);
  connect(&parts.view, &ViewActions::appearanceChosen, this,
          [this](Appearance appearance) { m_appearance = appearance; });
  apply();
}

void SettingsController::showDialog() {
  auto* dialog = m_window->findChild<SettingsDialog*>();
  if (!dialog) {
    dialog =
        new SettingsDialog({m_parts.settings, m_keys, m_parts.opening.opener().registry(), ThumbnailCache()}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &SettingsController::apply);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

void SettingsController::apply() {
  const ProgramSettings& program = m_parts.settings.program();
  if (std::exchange(m_language, program.language()) != program.language()) {
    ProgramLanguage::instance().change(program.language());
  }
  const Appearance appearance = m_parts.settings.view().appearance();
  if (std::exchange(m_appearance, appearance) != appearance) {
    applyAppearance(appearance);
    m_parts.view.setAppearance(appearance);
  }
  applyFontScale(program.fontScale());
  Lengths::instance().setUnit(program.lengthUnit());
  applyMotion(program.reducedMotion());
  base::Limits limits;
  limits.maxTotalDecodedBytes = static_cast<std::uint64_t>(program.memoryLimit()) << 20;
  m_parts.opening.setDefaults(limits, m_parts.settings.files().gameFolders());
  m_parts.viewport.input().setFeel(m_parts.settings.input().feel());
}

void SettingsController::applyMotion(bool reduced) {
  m_window->setAnimated(!reduced);
  m_parts.clock.setReducedMotion(reduced); // lights and springs wait to be let go
}

} // namespace vitrine::ui
