#pragma once

#include "tests/support/TempFolder.h"

#include <QStringList>

namespace vitrine::tests {

/// A program that reads files as `vitrine-cli info --words` does, and does what the name of the file says: "bad…"
/// fails with "the squares are round", "crash…" crashes, "slow…" never ends, "torn…" has two damages, "busy…" takes
/// long the first time; of any other it tells a hundred triangles and the words "func_door" and its name with "
/// inside". It writes down what it was called for.
class FakeReader {
public:
  FakeReader();

  QString program() const { return m_folder.path(QStringLiteral("reader")); }
  /// Names of the files it was called for, in order.
  QStringList calls() const;

private:
  TempFolder m_folder;
};

} // namespace vitrine::tests
