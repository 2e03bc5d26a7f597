#pragma once

#include "core/base/Result.h"

#include <QDateTime>
#include <QDir>
#include <QString>

namespace vitrine::base {

/// Values that stand in the places of a name template.
struct NameValues {
  QString file; ///< name of what is shown, without folder and ending
  QString view; ///< name of the view
  QDateTime at;
};

/// Names of files after a pattern: {file}, {view}, {date} (20261127), {time} (153000) and {n}, the number that makes a
/// name one of its own. What a file system may refuse becomes an underscore; a name that exists already gets a number
/// behind it where the pattern has no {n}.
class NameTemplate {
public:
  explicit NameTemplate(QString pattern) : m_pattern(std::move(pattern)) {}

  /// Name number `n`, from 1 on, without ending. Never empty, never hidden.
  QString name(const NameValues& values, int n) const;

private:
  QString m_pattern;
};

/// Makes an empty file under the first name that is free, so that nobody else can take it, and gives its path.
/// `suffix`: without dot. Errors: WriteFailed. Thread-safe.
Result<QString> reserveName(const QDir& folder, const NameTemplate& names, const NameValues& values,
                            const QString& suffix);

/// The first path that is free, without taking it.
QString firstFreePath(const QDir& folder, const NameTemplate& names, const NameValues& values, const QString& suffix);

} // namespace vitrine::base
