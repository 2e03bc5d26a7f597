#include "ui/shell/Notices.h"

#include "ui/shell/StatusStrip.h"

namespace vitrine::ui {

void Notices::tell(const QString& text) const {
  m_status.tell(text);
}

void Notices::tellSaved(const QStringList& paths) const {
  m_status.tellSaved(paths);
}

} // namespace vitrine::ui
