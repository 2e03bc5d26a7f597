#pragma once

#include "ui/preferences/SettingsPage.h"
#include "ui/settings/InputSettings.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace vitrine::ui {

/// Mouse, touchpad and the flying hand.
class MousePage : public SettingsPage {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  MousePage(InputSettings& settings, QWidget* parent);

  void restoreDefaults() override;
  void refresh() override;

private:
  void makeChoices();
  void connectAll();
  void store();

  InputSettings& m_settings;
  QSpinBox* m_speed;
  QCheckBox* m_invertY;
  QCheckBox* m_invertWheel;
  QComboBox* m_touchpad;
  QComboBox* m_buttons;
  QComboBox* m_hand;
};

} // namespace vitrine::ui
