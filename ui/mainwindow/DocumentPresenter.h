#pragma once

#include "ui/session/OpenController.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

class Settings;

class CentralPages;
class DarkNotice;
class DockedPanels;
class InputQuestion;
class RecentFiles;
class Viewport;
struct MenuActions;

/// The outcome of a load as the window shows it: the picture, or why there is none; title, browser and menus as they
/// fit the document.
class DocumentPresenter : public QObject {
  Q_OBJECT

public:
  struct Parts {
    OpenController& opening;
    const Session& session;
    DockedPanels& panels;
    MenuActions& actions;
    Viewport& viewport;
    CentralPages& pages;
    MessageBar& messages;
    DarkNotice& dark;
    InputQuestion& question;
    RecentFiles& recent;
    Settings& settings;
  };

  /// The parts must outlive this object. `window`: the one with the document's name in its title.
  DocumentPresenter(const Parts& parts, QWidget* window);

private:
  void wireLoader();
  void showDocument(const LoadRequest& request);
  void showNothing();
  void enableActions();
  void showNoPicture(const LoadRequest& request);
  void showFailure(const LoadRequest& request, const Error& error);
  /// Takes back messages that are not about the document of `request`, which is shown now.
  void withdrawOutdated(const LoadRequest& request);

  Parts m_parts;
  QWidget* m_window;
  MessageBar::MessageId m_failure = MessageBar::kNoMessage;
};

} // namespace vitrine::ui
