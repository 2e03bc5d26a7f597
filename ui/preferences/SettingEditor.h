#pragma once

class QWidget;

namespace vitrine::ui {

class SettingInfo;
class Settings;

/// Makes the editor of a setting from its description: a check box, spin box, combo box or line edit. The editor stores
/// what the user changes, and shows the value that any window stores. Referenced arguments must outlive the editor.
QWidget* makeSettingEditor(Settings& settings, const SettingInfo& setting, QWidget* parent);

} // namespace vitrine::ui
