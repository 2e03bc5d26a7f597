#pragma once

#include "ui/actions/ContentActions.h"
#include "ui/mainwindow/MessageBar.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

class DockedPanels;
class MountController;
class StatusStrip;
class Viewport;

/// Missing files as the window tells of them: their number, the outcome of looking elsewhere, and which game has
/// some.
class MissingFilesController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const ContentActions& actions;
    const Session& session;
    MountController& mounting;
    DockedPanels& panels;
    Viewport& viewport;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object.
  explicit MissingFilesController(const Parts& parts, QObject* parent = nullptr);

private:
  void wirePanel();
  void wireMounting();
  /// The best of the games that have some of what is missing, in the message bar if that is free.
  void tellOffer();

  Parts m_parts;
  MessageBar::MessageId m_warning = MessageBar::kNoMessage;
  MessageBar::MessageId m_offer = MessageBar::kNoMessage;
};

} // namespace vitrine::ui
