#pragma once

#include "ui/session/Session.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

/// Notice that a scene whose baked light is nearly dark is shown brighter, with a button that shows it as it is.
class DarkNotice : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  DarkNotice(Session& session, MessageBar& messages, QObject* parent = nullptr);

  /// To be called when a document is shown for the first time, after messages about the one before are gone.
  void tell();

private:
  void withdrawWhenOver();

  Session& m_session;
  MessageBar& m_messages;
  MessageId m_notice = kNoMessage;
};

} // namespace vitrine::ui
