#pragma once

#include "core/base/Error.h"

#include <QByteArray>
#include <QString>

namespace vitrine::cli {

/// Makes writing to a closed pipe an error to look at and not the end of the process. Once, at the start.
void prepareConsole();

/// Standard output, which carries the result alone. After the reader has gone (`… | head`) nothing is written, and that
/// is no failure: it had enough.
class ResultStream {
public:
  /// False when no more is wanted or can be written.
  bool write(const QByteArray& bytes);
  bool write(const QString& text) { return write(text.toUtf8()); }

  /// Sends what is buffered. The reason why not all could be written; empty: all was, or nobody wanted the rest.
  QString finish();

private:
  bool m_closed = false;
  QString m_problem;
};

/// One line on standard error: "vitrine-cli: ABOUT: REASON". `about` is a file as the user named it; may be empty.
void complain(const QString& about, const QString& reason);
/// One line about the error's own file, where the error names one.
void complain(const QString& about, const Error& error);

/// Finishes `stream`; false, having complained, when not all of the result could be written.
bool finished(ResultStream& stream);

} // namespace vitrine::cli
