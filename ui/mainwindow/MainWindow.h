#pragma once

#include "ui/mainwindow/WindowServices.h"

#include <QMainWindow>
#include <QPointer>

namespace vitrine::ui {

class Settings;

class BrowserController;
class CentralPages;
class DockedPanels;
class BookmarkController;
class CommandPalette;
class DataController;
class DocumentMenus;
class Documents;
class DragController;
class InputQuestion;
class MeasureController;
class MountController;
class RecentFiles;
class SettingsController;
class Thumbnails;
class ViewController;
class WindowLooks;
class WindowPlacement;

/// The window: makes session, viewport, panels and actions, and the controllers that bring them together; does little
/// itself. A change of language rebuilds its panels, menus and settings dialog; documents, undo, selection, the native
/// view and running tasks stay.
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
  MessageBar& messages() { return *m_services.messages; }
  /// Program that makes thumbnails (Thumbnails::Options); at first none is made.
  void setThumbnailProgram(const QString& program);

  Session& session() { return m_services.session; }
  Selection& selection() { return m_services.selection; }
  Playback& playback() { return m_services.playback; }
  SceneClock& clock() { return m_services.clock; }
  Viewport& viewport() { return *m_services.viewport; }
  const ActionRegistry& actionRegistry() const { return m_services.registry; }
  OpenController& opening() { return *m_services.opening; }
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
  void makeFileControllers();
  void makeViewControllers();
  /// Wires the panels that there are now, and makes what goes with them.
  void usePanels();
  void fillMenus();
  void showPalette();
  /// Changes to the language that is installed now.
  void changeLanguage();
  void wireSelection();
  void wireAnimation();
  void wireGoing();
  void wireHelp();
  void restoreFromSettings();

  /// Files dropped on the window: an answer to what is asked for, places for what is shown, or to be opened.
  void take(const QStringList& paths);
  /// Time stands still while nobody can see it pass.
  void holdWhileUnseen();
  void showSelectionMenu(QPoint globalPosition);

  WindowServices m_services;
  Thumbnails* m_thumbnails;
  BrowserController* m_browser;
  RecentFiles* m_recent;
  DocumentMenus* m_menus;
  MountController* m_mounting = nullptr;
  DockedPanels* m_panels = nullptr;
  CentralPages* m_pages = nullptr;
  InputQuestion* m_question = nullptr;
  ViewController* m_view = nullptr;
  Documents* m_documents = nullptr;
  DataController* m_data = nullptr;
  DragController* m_dragging = nullptr;
  BookmarkController* m_bookmarks = nullptr;
  MeasureController* m_measuring = nullptr;
  WindowLooks* m_looks = nullptr;
  SettingsController* m_preferences = nullptr;
  QPointer<CommandPalette> m_palette;
};

} // namespace vitrine::ui
