#pragma once

#include "ui/preferences/SettingsPage.h"
#include "ui/settings/Settings.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace vitrine::ui {

/// Colours, size of texts, motion.
class AppearancePage : public SettingsPage {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  AppearancePage(Settings& settings, QWidget* parent);

  void restoreDefaults() override;
  void refresh() override;

private:
  void connectAll();

  Settings& m_settings;
  QComboBox* m_colors;
  QSpinBox* m_fontScale;
  QCheckBox* m_reducedMotion;
};

} // namespace vitrine::ui
