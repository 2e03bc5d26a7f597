#pragma once

#include "app/cli/Console.h"
#include "core/base/Result.h"

#include <QSaveFile>
#include <QString>

#include <memory>

namespace vitrine::cli {

/// Target of an OUT argument: a file that appears whole or not at all, or standard output for "-".
class OutputTarget {
public:
  /// Refuses to write over `input`, whatever name it goes by, and over what is no regular file.
  static Result<OutputTarget> open(const QString& out, const QString& input);

  /// False when no more is wanted or can be written.
  bool write(const QByteArray& bytes);

  /// Makes the file appear. An Error says why it could not be written; a reader of "-" who has gone is none.
  Result<void> commit();

private:
  QString m_path;
  std::unique_ptr<QSaveFile> m_file; ///< null: standard output
  ResultStream m_stream;
};

} // namespace vitrine::cli
