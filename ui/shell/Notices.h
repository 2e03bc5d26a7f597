#pragma once

#include "ui/shell/MessageBar.h"

#include <QStringList>

namespace vitrine::ui {

class StatusStrip;

/// Receiver of the reports of all panels and controllers. Good news is shown in the status strip for some seconds;
/// errors stay in the message bar.
class Notices {
public:
  /// Referenced widgets must outlive this object.
  Notices(MessageBar& messages, StatusStrip& status) : m_messages(messages), m_status(status) {}

  /// StatusStrip::tell.
  void tell(const QString& text) const;
  /// StatusStrip::tellSaved.
  void tellSaved(const QStringList& paths) const;
  /// Shows an error in the message bar until another document is shown. `replaced`: as of MessageBar::showMessage.
  MessageId fail(const QString& text, MessageId replaced = kNoMessage) const;

  MessageBar& messages() const { return m_messages; }
  StatusStrip& status() const { return m_status; }

private:
  MessageBar& m_messages;
  StatusStrip& m_status;
};

} // namespace vitrine::ui
