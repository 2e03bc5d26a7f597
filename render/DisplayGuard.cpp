#include "render/DisplayGuard.h"

#include <cstdio>
#include <cstdlib>

namespace vitrine::render {
namespace {

struct WayOut {
  QString program;
  int exitStatus = 0;
};

WayOut& wayOut() {
  static WayOut instance;
  return instance;
}

void endInWords(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type != QtFatalMsg) {
    // What the platform plugins complain of on the way is said by the last line.
    return;
  }
  const QByteArray reason = message.section(QLatin1Char('\n'), 0, 0).toLocal8Bit();
  std::fprintf(stderr, "%s: no display: %s\n", qPrintable(wayOut().program), reason.constData());
  std::fflush(stderr);
  std::_Exit(wayOut().exitStatus);
}

} // namespace

DisplayGuard::DisplayGuard(QString program, int exitStatus) : m_previous(nullptr) {
  wayOut() = {std::move(program), exitStatus};
  m_previous = qInstallMessageHandler(endInWords);
}

DisplayGuard::~DisplayGuard() {
  qInstallMessageHandler(m_previous);
}

} // namespace vitrine::render
