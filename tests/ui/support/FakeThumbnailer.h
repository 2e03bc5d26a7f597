#pragma once

#include "tests/support/TempFolder.h"

#include <QStringList>

namespace vitrine::tests {

/// A program that makes thumbnails as `vitrine-cli thumbnail` does, and does what the name of the file says: a red
/// picture, "bad…" fails, "crash…" crashes, "slow…" never ends, "empty…" succeeds without a picture, "unknown…" knows
/// no such command. It writes down what it was called for.
class FakeThumbnailer {
public:
  FakeThumbnailer();

  QString program() const { return m_folder.path(QStringLiteral("thumbnailer")); }
  /// Names of the files it was called for, in order.
  QStringList calls() const;
  /// The sizes it was asked for.
  QStringList sizes() const;
  /// Processes of "slow…" files that have begun.
  std::vector<int> slow() const;
  static bool isRunning(int process);

private:
  QStringList lines(const QString& name) const;

  TempFolder m_folder;
};

} // namespace vitrine::tests
