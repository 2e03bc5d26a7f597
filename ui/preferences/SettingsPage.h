#pragma once

#include <QWidget>

#include <vector>

class QFormLayout;

namespace vitrine::ui {

class SettingInfo;
class Settings;

/// A page of the settings dialog: rows of a label and an editor. A setting is stored as soon as it is changed; all
/// windows are notified by the settings.
class SettingsPage : public QWidget {
  Q_OBJECT

public:
  /// `name` is the stable part of the object name, `title` the translated one. `settings` must outlive this widget.
  SettingsPage(Settings& settings, const QString& name, const QString& title, QWidget* parent);

  const QString& title() const { return m_title; }
  /// Resets all settings of the page.
  virtual void restoreDefaults();
  /// Shows only rows that contain every word, all rows for no words. Returns false if no row is left.
  virtual bool showOnly(const QStringList& words);
  /// Adds a row for a setting, whose editor, label and help follow from its description. Returns the editor.
  QWidget* addRow(const SettingInfo& setting);

protected:
  /// Adds a row with an editor of the page's own.
  void addRow(const SettingInfo& setting, QWidget* editor);
  /// Makes a setting without a row of its own a part of restoreDefaults().
  void addToDefaults(const SettingInfo& setting) { m_defaults.push_back(&setting); }
  Settings& settings() const { return m_settings; }
  /// `help`: a sentence below what sets it.
  void addSetting(const QString& label, QWidget* setter, const QString& help = {});
  /// Something that takes the page's whole width; `tall`: and all the height that is left.
  void addWide(QWidget* setter, bool tall = false);
  /// True if the texts in a widget hold every word.
  static bool holdsWords(const QWidget& widget, const QStringList& words);

private:
  Settings& m_settings;
  QString m_title;
  QFormLayout* m_form;
  std::vector<const SettingInfo*> m_defaults; ///< settings of the page
};

} // namespace vitrine::ui
