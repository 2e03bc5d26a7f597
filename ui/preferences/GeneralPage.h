#pragma once

#include "ui/preferences/SettingsPage.h"

namespace vitrine::ui {

class Settings;

/// Language, units, where pictures go, what a start opens.
class GeneralPage : public SettingsPage {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  GeneralPage(Settings& settings, QWidget* parent);

private:
  QWidget* makeLanguageChooser();
  QWidget* makeFolderChooser();
  void chooseFolder();
};

} // namespace vitrine::ui
