#pragma once

#include "app/cli/Console.h"
#include "core/base/Result.h"

#include <QFileDevice>
#include <QString>

#include <memory>
#include <span>

namespace vitrine::cli {

/// Target of an OUT argument: a file that appears whole or not at all, or standard output for "-".
class OutputTarget {
public:
  enum class Empty { Replaced, Filled };

  /// Refuses to write over `input`, whatever name it goes by, and over what is no regular file. An empty file that is
  /// there already may have been made by a caller who holds it open, and would see nothing of another in its place; it
  /// can be filled instead.
  static Result<OutputTarget> open(const QString& out, const QString& input, Empty empty = Empty::Replaced);

  /// False when no more is wanted or can be written.
  bool write(const QByteArray& bytes);
  bool write(std::span<const std::byte> bytes) {
    return write(
        QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
  }

  /// Makes the file appear. An Error says why it, or an earlier write, failed; nothing is left behind then. A reader of
  /// "-" who has gone is none.
  Result<void> commit();

private:
  /// The reason why it failed; empty: it did not.
  QString commitFile();

  QString m_path;
  std::unique_ptr<QFileDevice> m_file; ///< a bytes::WholeFile, or the file to fill; null: standard output
  QString m_problem;                   ///< Reason why the file could not be written. Empty if all writes succeeded.
  ResultStream m_stream;
};

} // namespace vitrine::cli
