#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/session/Session.h"
#include "ui/shell/MessageBar.h"

#include <QSet>

namespace vitrine::ui {

class DockedPanels;
class MountController;

/// Missing files as the window tells of them: their number, which game has some, and the outcome of looking elsewhere.
/// Files that the picture lacks are told of once for each document, and not again when the user has read it, or has
/// acted on it with success.
class MissingFilesController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  MissingFilesController(const WindowContext& context, MountController& mounting, DockedPanels& panels,
                         QObject* parent);

private:
  void wirePanel();
  void wireMounting();
  void wireMessages();
  /// Message of the missing files, with the best of the games that have some of it.
  void tellMissing();
  /// Says no more about the files that this document misses.
  void settle();

  WindowContext m_context;
  MountController& m_mounting;
  DockedPanels& m_panels;
  MessageId m_warning = kNoMessage;
  MessageId m_missing = kNoMessage;
  bool m_restoresMessage = false; ///< a failure of the running mount shows the message of the missing files again
  QSet<QString> m_settled;        ///< paths of documents
};

} // namespace vitrine::ui
