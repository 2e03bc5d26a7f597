#include "ui/mainwindow/FileStateNotice.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/session/OpenController.h"

#include <QFileInfo>

namespace vitrine::ui {
namespace {

QString fileStateText(FileState state, const QString& name) {
  switch (state) {
  case FileState::Deleted:
    return FileStateNotice::tr("%1 was deleted or moved. It is shown as it was last read.").arg(name);
  case FileState::Shorter:
    return FileStateNotice::tr("%1 was truncated on disk. It is shown as it was last read.").arg(name);
  case FileState::Writing:
    return FileStateNotice::tr("%1 is being written. It is shown as it was last read.").arg(name);
  case FileState::Changed:
    return FileStateNotice::tr("%1 has changed on disk. It is shown as it was last read.").arg(name);
  case FileState::Same:
    break;
  }
  return {};
}

} // namespace

FileStateNotice::FileStateNotice(OpenController& opening, const ReloadOnChange& reload, MessageBar& messages,
                                 QObject* parent)
    : QObject(parent), m_opening(opening), m_reload(reload), m_messages(messages) {
  connect(&reload, &ReloadOnChange::fileStateChanged, this, &FileStateNotice::tell);
}

QString FileStateNotice::title(const QString& name) const {
  switch (m_reload.fileState()) {
  case FileState::Deleted:
    return tr("%1 (deleted) - Vitrine").arg(name);
  case FileState::Shorter:
    return tr("%1 (truncated) - Vitrine").arg(name);
  case FileState::Writing:
    return tr("%1 (being written) - Vitrine").arg(name);
  case FileState::Changed:
    return tr("%1 (changed on disk) - Vitrine").arg(name);
  case FileState::Same:
    break;
  }
  return tr("%1 - Vitrine").arg(name);
}

void FileStateNotice::tell() {
  const FileState state = m_reload.fileState();
  if (state == FileState::Same) {
    m_messages.withdraw(std::exchange(m_notice, kNoMessage));
    return;
  }
  const QString name = QFileInfo(formats::fileOnDisk(m_opening.shownRequest().path)).fileName();
  Message message{.kind = Message::Kind::Warning, .topic = Message::Topic::FileChange, .text = [state, name] {
                    return fileStateText(state, name);
                  }};
  if (state == FileState::Changed || state == FileState::Shorter) {
    message.button = [] { return tr("Reload"); };
    message.action = [this] { m_opening.reload(); };
  }
  m_notice = m_messages.showMessage(std::move(message), m_notice);
}

} // namespace vitrine::ui
