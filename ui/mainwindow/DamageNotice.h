#pragma once

#include "ui/session/Session.h"
#include "ui/shell/MessageBar.h"

#include <QSet>

namespace vitrine::ui {

/// Message that the shown document is damaged, with a button that lists its problems. A user who dismisses it is not
/// told again about this document.
class DamageNotice : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  DamageNotice(const Session& session, MessageBar& messages, QObject* parent = nullptr);

  /// To be called when a document is shown, after messages about the one before are withdrawn.
  void tell();

Q_SIGNALS:
  void problemsRequested();

private:
  const Session& m_session;
  MessageBar& m_messages;
  MessageId m_notice = kNoMessage;
  QSet<QString> m_dismissed; ///< paths of documents
};

} // namespace vitrine::ui
