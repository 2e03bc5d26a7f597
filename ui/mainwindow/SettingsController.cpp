#include "ui/mainwindow/SettingsController.h"

#include "ui/actions/PlacedKeys.h"
#include "ui/actions/WindowActions.h"
#include "ui/mainwindow/ProgramAppearance.h"
#include "ui/preferences/SettingsDialog.h"
#include "ui/session/OpenController.h"
#include "ui/session/SceneClock.h"
#include "ui/settings/SettingList.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"
#include "ui/viewport/ViewportInput.h"
#include "ui/widgets/WidgetState.h"

namespace vitrine::ui {

SettingsController::SettingsController(const WindowContext& context, ActionRegistry& registry, SceneClock& clock,
                                       QMainWindow* window)
    : QObject(window), m_context(context), m_clock(clock), m_window(window), m_keys(registry, context.settings) {
  connect(context.actions.edit.settings, &QAction::triggered, this, &SettingsController::showDialog);
  new PlacedKeys(registry, *window);
  ProgramAppearance::follow(context.settings);
  follow();
}

void SettingsController::rebuildDialog() {
  auto* before = m_window->findChild<SettingsDialog*>();
  if (!before) {
    return;
  }
  const WidgetState state(*before);
  const QString focused = before->focusWidget() ? before->focusWidget()->objectName() : QString();
  SettingsDialog* dialog = makeDialog();
  dialog->setGeometry(before->geometry());
  dialog->setAttribute(Qt::WA_ShowWithoutActivating, !before->isActiveWindow());
  state.giveTo(*dialog);
  if (auto* widget = focused.isEmpty() ? nullptr : dialog->findChild<QWidget*>(focused)) {
    widget->setFocus();
  }
  dialog->show();
  if (before->isActiveWindow()) {
    dialog->activateWindow();
  }
  delete before; // last, so that the keyboard goes to the other dialog and not to the window
}

SettingsDialog* SettingsController::makeDialog() {
  auto* dialog =
      new SettingsDialog(m_context.settings, m_keys, m_context.opening.opener().registry(), ThumbnailCache(), m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

void SettingsController::showDialog() {
  auto* dialog = m_window->findChild<SettingsDialog*>();
  if (!dialog) {
    dialog = makeDialog();
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

void SettingsController::follow() {
  const Settings& settings = m_context.settings;
  settings.follow(setting::kAppearance, this,
                  [this](Appearance appearance) { m_context.actions.view.setAppearance(appearance); });
  settings.follow(setting::kReducedMotion, this, [this](bool reduced) { applyMotion(reduced); });
  settings.follow(setting::kMemoryLimit, this, [this](int) { applyOpeningDefaults(); });
  settings.onChange(setting::kGameFolders, this, [this](const QStringList&) { applyOpeningDefaults(); });
  const auto applyFeel = [this](const InputFeel& feel) { m_context.viewport.input().setFeel(feel); };
  applyFeel(inputFeel(settings));
  settings.observe(inputFeel, this, applyFeel);
}

void SettingsController::applyOpeningDefaults() {
  base::Limits limits;
  limits.maxTotalDecodedBytes = static_cast<std::uint64_t>(m_context.settings.value(setting::kMemoryLimit)) << 20;
  m_context.opening.setDefaults(limits, m_context.settings.value(setting::kGameFolders));
}

void SettingsController::applyMotion(bool reduced) {
  m_window->setAnimated(!reduced);
  m_clock.setReducedMotion(reduced); // lights and springs wait to be let go
}

} // namespace vitrine::ui
