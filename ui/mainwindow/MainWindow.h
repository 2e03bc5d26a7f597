#pragma once

#include "ui/actions/AnimationActions.h"
#include "ui/actions/ContentActions.h"
#include "ui/actions/FileActions.h"
#include "ui/actions/FindActions.h"
#include "ui/actions/GoActions.h"
#include "ui/actions/HelpActions.h"
#include "ui/actions/SelectionActions.h"
#include "ui/actions/ViewActions.h"
#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/MessageBar.h"
#include "ui/mainwindow/OpenController.h"
#include "ui/selection/SelectionHistory.h"
#include "ui/settings/Settings.h"

#include <QMainWindow>

namespace vitrine::ui {

class BrowserPanel;
class CentralPages;
class CommandPalette;
class DocumentMenus;
class MembersPanel;
class InputQuestion;
class MissingPanel;
class MountController;
class PictureTaker;
class ProblemsPanel;
class RecentFiles;
class StatusStrip;
class Viewport;

/// The window: brings session, viewport, docks and actions together and does little itself.
class MainWindow : public QMainWindow {
  Q_OBJECT

public:
  /// `opener` must outlive the window, `settings` too. `gameFolders`: where to look first for what files refer to.
  MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders = {},
             QWidget* parent = nullptr);
  ~MainWindow() override;

  void open(const QStringList& paths);
  /// What the Help menu lists; empty when there are none.
  void setDemoFolder(const QString& folder);

  Session& session() { return m_session; }
  Selection& selection() { return m_selection; }
  Playback& playback() { return m_playback; }
  SceneClock& clock() { return m_clock; }
  Viewport& viewport() { return *m_viewport; }
  const ActionRegistry& actionRegistry() const { return m_registry; }
  OpenController& opening() { return *m_opening; }
  MountController& mounting() { return *m_mounting; }

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void makeCentre();
  void makeDocks(const formats::Opener& opener);
  void giveDocksFirstSizes();
  void makeMenus();
  void wireOpening();
  void wireLoading();
  void wireContent();
  void wireView();
  void wirePictures();
  void wireSelection();
  void wireMembers();
  void wireAnimation();
  void wireGoing();
  void wireHelp();
  void restoreFromSettings();
  void offerTimeline(bool offered);
  void showTimeline(bool show);
  void offerMembers();
  /// Of records and members, which share a place, those that tell of the selection.
  void raiseRecordsOrMembers();

  /// Files dropped on the window: an answer to what is asked for, places for what is shown, or to be opened.
  void take(const QStringList& paths);
  /// The best of the games that have some of what is missing, in the message bar if that is free.
  void tellOffer();
  void showDocument(const LoadRequest& request);
  void showNoPicture(const LoadRequest& request);
  void showFailure(const LoadRequest& request, const Error& error);
  /// Takes back messages that are not about the document of `request`, which is shown now.
  void withdrawOutdated(const LoadRequest& request);
  void chooseFile();
  void chooseFolder();
  void openNeighbour(int step);
  void enableNeighbours();
  /// What nobody can see does not move.
  void holdWhileUnseen();
  void showSelectionMenu(QPoint globalPosition);

  Settings& m_settings;
  ActionRegistry m_registry;
  Session m_session;
  Selection m_selection;
  SelectionHistory m_history;
  Playback m_playback;
  SceneClock m_clock;
  FileActions m_fileActions;
  ContentActions m_contentActions;
  ViewActions m_viewActions;
  SelectionActions m_selectionActions;
  AnimationActions m_animationActions;
  GoActions m_goActions;
  FindActions m_findActions;
  HelpActions m_helpActions;
  Docks m_docks;
  Viewport* m_viewport;
  CentralPages* m_pages = nullptr;
  MessageBar* m_messages = nullptr;
  InputQuestion* m_question = nullptr;
  StatusStrip* m_status = nullptr;
  RecentFiles* m_recent = nullptr;
  DocumentMenus* m_documentMenus = nullptr;
  PictureTaker* m_pictures = nullptr;
  CommandPalette* m_palette = nullptr;
  BrowserPanel* m_browser = nullptr;
  ProblemsPanel* m_problems = nullptr;
  MembersPanel* m_members = nullptr;
  MissingPanel* m_missing = nullptr;
  MountController* m_mounting = nullptr;
  QDockWidget* m_browserDock = nullptr;
  QDockWidget* m_problemsDock = nullptr;
  QDockWidget* m_missingDock = nullptr;
  QDockWidget* m_recordsDock = nullptr;
  QDockWidget* m_membersDock = nullptr;
  QDockWidget* m_timelineDock = nullptr;
  bool m_timelineOffered = false; ///< there is something to play
  bool m_membersOffered = false;  ///< the document has some
  bool m_docksHaveSizes = false;  ///< from the last run, or by themselves
  OpenController* m_opening;
  QString m_demoFolder;
  MessageBar::MessageId m_openError = MessageBar::kNoMessage;
  MessageBar::MessageId m_mountWarning = MessageBar::kNoMessage;
  MessageBar::MessageId m_pictureError = MessageBar::kNoMessage;
  MessageBar::MessageId m_offer = MessageBar::kNoMessage;
};

} // namespace vitrine::ui
