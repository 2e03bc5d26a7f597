#pragma once

#include "ui/documents/ReloadOnChange.h"
#include "ui/shell/MessageBar.h"

namespace vitrine::ui {

/// Message that the file of the shown document was deleted, or changed so that it is not shown as it is now. It ends
/// with that state.
class FileStateNotice : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  FileStateNotice(OpenController& opening, const ReloadOnChange& reload, MessageBar& messages,
                  QObject* parent = nullptr);

  /// Title of a window that shows the file of this name, with the file's state.
  QString title(const QString& name) const;

private:
  void tell();

  OpenController& m_opening;
  const ReloadOnChange& m_reload;
  MessageBar& m_messages;
  MessageId m_notice = kNoMessage;
};

} // namespace vitrine::ui
