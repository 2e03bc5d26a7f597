#include "render/display/DisplayGuard.h"

#include <cstdio>
#include <cstdlib>

namespace vitrine::render {
namespace {

struct WayOut {
  QString program;
  int exitStatus = 0;
  QString firstWarning;
};

WayOut& wayOut() {
  static WayOut instance;
  return instance;
}

void endInWords(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type != QtFatalMsg) {
    // The platform plugin's first complaint is the reason; the last words only advise to install Qt again.
    if (type == QtWarningMsg && wayOut().firstWarning.isEmpty()) {
      wayOut().firstWarning = message;
    }
    return;
  }
  const QString& said = wayOut().firstWarning.isEmpty() ? message : wayOut().firstWarning;
  const QByteArray reason = said.section(QLatin1Char('\n'), 0, 0).trimmed().toLocal8Bit();
  std::fprintf(stderr, "%s: no display: %s\n", qPrintable(wayOut().program), reason.constData());
  std::fflush(stderr);
  std::_Exit(wayOut().exitStatus);
}

} // namespace

DisplayGuard::DisplayGuard(QString program, int exitStatus) : m_previous(nullptr) {
  wayOut() = {std::move(program), exitStatus, {}};
  m_previous = qInstallMessageHandler(endInWords);
}

DisplayGuard::~DisplayGuard() {
  qInstallMessageHandler(m_previous);
}

} // namespace vitrine::render
