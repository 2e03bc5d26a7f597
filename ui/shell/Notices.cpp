#include "ui/shell/Notices.h"

#include "ui/shell/StatusStrip.h"

namespace vitrine::ui {

void Notices::tell(const QString& text) const {
  m_status.tell(text);
}

void Notices::tellSaved(const QStringList& paths) const {
  m_status.tellSaved(paths);
}

MessageId Notices::fail(const QString& text, MessageId replaced) const {
  return m_messages.showMessage({.kind = Message::Kind::Error, .text = [text] { return text; }}, replaced);
}

} // namespace vitrine::ui
