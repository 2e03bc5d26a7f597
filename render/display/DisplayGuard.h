#pragma once

#include <QString>
#include <QtGlobal>

namespace vitrine::render {

/// Guard for the start of Qt: while it lives, an unreachable window system ends the process in words and with an exit
/// status of the program's own: Qt's way out is to abort while QGuiApplication is made. One at a time; GUI thread.
class DisplayGuard {
public:
  DisplayGuard(QString program, int exitStatus);
  ~DisplayGuard();
  DisplayGuard(const DisplayGuard&) = delete;
  DisplayGuard& operator=(const DisplayGuard&) = delete;

private:
  QtMessageHandler m_previous;
};

} // namespace vitrine::render
