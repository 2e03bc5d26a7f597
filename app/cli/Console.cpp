#include "app/cli/Console.h"

#include <QtGlobal>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

namespace vitrine::cli {

void prepareConsole() {
#ifdef Q_OS_UNIX
  std::signal(SIGPIPE, SIG_IGN);
#endif
}

bool ResultStream::write(const QByteArray& bytes) {
  if (m_closed) {
    return false;
  }
  const auto size = static_cast<std::size_t>(bytes.size());
  if (std::fwrite(bytes.constData(), 1, size, stdout) != size) {
    m_closed = true;
    if (errno != EPIPE) {
      m_problem = QString::fromLocal8Bit(std::strerror(errno));
    }
  }
  return !m_closed;
}

QString ResultStream::finish() {
  if (!m_closed && std::fflush(stdout) != 0 && errno != EPIPE) {
    m_problem = QString::fromLocal8Bit(std::strerror(errno));
  }
  m_closed = true;
  return m_problem;
}

bool finished(ResultStream& stream) {
  const QString problem = stream.finish();
  if (!problem.isEmpty()) {
    complain(QStringLiteral("standard output"), QStringLiteral("cannot be written: %1").arg(problem));
  }
  return problem.isEmpty();
}

void complain(const QString& about, const QString& reason) {
  QString line = about.isEmpty() ? reason : about + QStringLiteral(": ") + reason;
  // One reason, one line, whatever a file or its name holds.
  for (QChar& c : line) {
    if (c.category() == QChar::Other_Control) {
      c = QLatin1Char(' ');
    }
  }
  std::fprintf(stderr, "vitrine-cli: %s\n", line.toUtf8().constData());
}

void complain(const QString& about, const Error& error) {
  complain(error.path.isEmpty() ? about : error.path, error.reason());
}

} // namespace vitrine::cli
