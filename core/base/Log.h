#pragma once

#include <QString>

/// The program's own log, for developers: what the program did, never what is wrong with a file (that is Diagnostics).
/// Goes to stderr; VITRINE_LOG=debug|info|warn|error|off sets the level, default warn.
namespace vitrine::base::log {

void debug(const QString& message);
void info(const QString& message);
void warn(const QString& message);
void error(const QString& message);

} // namespace vitrine::base::log

namespace vitrine {
namespace log = base::log;
} // namespace vitrine
