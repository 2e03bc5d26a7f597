#pragma once

#include "ui/mainwindow/MenuActions.h"
#include "ui/session/OpenController.h"
#include "ui/session/SelectionHistory.h"

#include <QMainWindow>

namespace vitrine::ui {

class Settings;

class BrowserController;
class CentralPages;
class DockedPanels;
class Documents;
class InputQuestion;
class MessageBar;
class MountController;
class StatusStrip;
class Thumbnails;
class ViewController;
class Viewport;
class WindowPlacement;

/// The window: makes session, viewport, panels and actions, and the controllers that bring them together; does little
/// itself.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  /// `opener` must outlive the window, `settings` too. `gameFolders`: where to look first for what files refer to.
  MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders = {},
             QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Opens files, folders and view links.
  void open(const QStringList& paths);
  /// The folder that the Help menu lists; empty when there is none.
  void setDemoFolder(const QString& folder);
  /// A bar of its own above the picture, hidden at first, whose message stays when files are shown.
  MessageBar& addMessageBar();
  /// Program that makes thumbnails (Thumbnails::Options); at first none is made.
  void setThumbnailProgram(const QString& program);

  Session& session() { return m_session; }
  Selection& selection() { return m_selection; }
  Playback& playback() { return m_playback; }
  SceneClock& clock() { return m_clock; }
  Viewport& viewport() { return *m_viewport; }
  const ActionRegistry& actionRegistry() const { return m_registry; }
  OpenController& opening() { return *m_opening; }
  MountController& mounting() { return *m_mounting; }
  Documents& documents() { return *m_documents; }
  WindowPlacement& placement() const;

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void makeCentre();
  void makeFileControllers(RecentFiles& recent);
  void makeViewControllers(DocumentMenus& menus);
  void makeSettings();
  void wireSelection();
  void wireAnimation();
  void wireGoing();
  void wireBookmarks();
  void wireMeasuring();
  void wireHelp();
  void restoreFromSettings();

  /// Files dropped on the window: an answer to what is asked for, places for what is shown, or to be opened.
  void take(const QStringList& paths);
  /// Time stands still while nobody can see it pass.
  void holdWhileUnseen();
  void showSelectionMenu(QPoint globalPosition);

  Settings& m_settings;
  ActionRegistry m_registry;
  Session m_session;
  Selection m_selection;
  SelectionHistory m_history;
  Playback m_playback;
  SceneClock m_clock;
  MenuActions m_actions;
  Viewport* m_viewport;
  OpenController* m_opening;
  Thumbnails* m_thumbnails;
  BrowserController* m_browser;
  MountController* m_mounting = nullptr;
  DockedPanels* m_panels = nullptr;
  CentralPages* m_pages = nullptr;
  MessageBar* m_messages = nullptr;
  InputQuestion* m_question = nullptr;
  StatusStrip* m_status = nullptr;
  ViewController* m_view = nullptr;
  Documents* m_documents = nullptr;
};

} // namespace vitrine::ui
