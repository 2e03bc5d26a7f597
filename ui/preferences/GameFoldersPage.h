#pragma once

#include "core/base/Task.h"
#include "core/formats/api/FormatRegistry.h"
#include "ui/preferences/SettingsPage.h"

class QGridLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace vitrine::ui {

class Settings;

/// Folders and archives of games that are searched first for what files refer to: added by hand, or from the games that
/// are found on this machine.
class GameFoldersPage : public SettingsPage {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  GameFoldersPage(Settings& settings, const formats::FormatRegistry& formats, QWidget* parent);

private:
  void addFolders(QGridLayout& grid);
  void addFinder(QGridLayout& grid);
  void enable();
  void add(const QString& folder);
  void chooseFolder();
  void removeChosen();
  void moveChosen(int by);
  /// The chosen folder of the list; empty if none is chosen.
  QString chosen() const;
  void showFolders(const QStringList& folders);
  void find();
  void take(const std::vector<formats::SuggestedContent>& games);

  const formats::FormatRegistry& m_formats;
  QListWidget* m_folders;
  QPushButton* m_remove;
  QPushButton* m_up;
  QPushButton* m_down;
  QListWidget* m_found;
  QLabel* m_state;
  QPushButton* m_find;
  QPushButton* m_addFound;
  base::Task m_search;
};

} // namespace vitrine::ui
