#pragma once

#include "ui/preferences/SettingsPage.h"
#include "ui/settings/Settings.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace vitrine::ui {

/// Language, units, where pictures go, what a start opens.
class GeneralPage : public SettingsPage {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  GeneralPage(Settings& settings, QWidget* parent);

  void restoreDefaults() override;
  void refresh() override;

private:
  void makeChoices();
  void connectAll();
  QWidget* makeFolderChooser();
  void chooseFolder();

  Settings& m_settings;
  QComboBox* m_language;
  QComboBox* m_units;
  QLabel* m_folder;
  QLineEdit* m_names;
  QCheckBox* m_notes;
  QCheckBox* m_notesPath;
  QComboBox* m_restore;
};

} // namespace vitrine::ui
