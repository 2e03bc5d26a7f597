#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/mainwindow/DamageNotice.h"
#include "ui/mainwindow/DarkNotice.h"
#include "ui/mainwindow/FileStateNotice.h"
#include "ui/session/OpenController.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

class CentralPages;
class DockedPanels;
class InputQuestion;
class RecentFiles;

/// The outcome of a load as the window shows it: the picture, or why there is none; title, browser and menus as they
/// fit the document.
class DocumentPresenter : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `window`: the one with the document's name in its title.
  DocumentPresenter(const WindowContext& context, DockedPanels& panels, CentralPages& pages, InputQuestion& question,
                    RecentFiles& recent, const ReloadOnChange& reload, QWidget* window);

  /// Goes back to the shown document, whose file was chosen again: takes back what was said of files that could not be
  /// opened in its place.
  void goBackTo(const QString& shown);

private:
  void wireLoader();
  void showDocument(const LoadRequest& request);
  void showNothing();
  void showTitle();
  void enableActions();
  void showNoPicture(const LoadRequest& request);
  void showFailure(const LoadRequest& request, const Error& error);
  /// Takes back messages that are not about the document of `request`, which is shown now.
  void withdrawOutdated(const LoadRequest& request);

  WindowContext m_context;
  DockedPanels& m_panels;
  CentralPages& m_pages;
  InputQuestion& m_question;
  RecentFiles& m_recent;
  DarkNotice m_dark;
  DamageNotice m_damage;
  FileStateNotice m_fileState;
  QWidget* m_window;
  MessageId m_failure = kNoMessage;
};

} // namespace vitrine::ui
