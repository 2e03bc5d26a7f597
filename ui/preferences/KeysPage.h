#pragma once

#include "ui/actions/ActionListModel.h"
#include "ui/actions/KeyController.h"
#include "ui/preferences/SettingsPage.h"
#include "ui/widgets/WordFilter.h"

#include <optional>

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeView;

namespace vitrine::ui {

class Settings;

/// Keys of all commands: presets, and each by itself. A key that another command has is not taken from it unasked.
class KeysPage : public SettingsPage {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  KeysPage(KeyController& keys, Settings& settings, QWidget* parent);

  void restoreDefaults() override;
  /// Filters commands by their names and keys as well.
  bool showOnly(const QStringList& words) override;

private:
  void refresh();
  void makePresets();
  QWidget* makeEditor();
  void connectAll();
  void usePreset(int number);
  /// Number of the preset that is in use; nullopt: the keys are the user's own.
  std::optional<int> presetInUse() const;
  /// The command that is chosen in the list; empty: none.
  QString command() const;
  void showCommand();
  void takeTyped();
  void useHere();
  void assign(const QList<QKeySequence>& keys);
  QString nameOf(const QString& command) const;

  KeyController& m_keys;
  ActionListModel m_model;
  WordFilter* m_filter;
  QComboBox* m_preset;
  QTreeView* m_list;
  QKeySequenceEdit* m_edit;
  QPushButton* m_none;
  QPushButton* m_usual;
  QLabel* m_conflict;
  QPushButton* m_useHere;
};

} // namespace vitrine::ui
