#pragma once

#include <QWidget>

class QFormLayout;

namespace vitrine::ui {

/// A page of the settings: rows of a name and what sets it. A setting is stored as soon as it is changed; changed()
/// then lets the window take it over.
class SettingsPage : public QWidget {
  Q_OBJECT

public:
  /// `name`: stable, for the object; `title`: for people.
  SettingsPage(const QString& name, const QString& title, QWidget* parent);

  const QString& title() const { return m_title; }
  virtual void restoreDefaults() = 0;
  /// Shows what is stored; it may have been changed elsewhere.
  virtual void refresh() = 0;
  /// Shows only settings that hold every word; none: all. False: none is left.
  virtual bool showOnly(const QStringList& words);

Q_SIGNALS:
  void changed();

protected:
  /// `help`: a sentence below what sets it.
  void addSetting(const QString& label, QWidget* setter, const QString& help = {});
  /// Something that takes the page's whole width; `tall`: and all the height that is left.
  void addWide(QWidget* setter, bool tall = false);
  /// True if the texts in a widget hold every word.
  static bool holdsWords(const QWidget& widget, const QStringList& words);

private:
  QString m_title;
  QFormLayout* m_form;
};

} // namespace vitrine::ui
