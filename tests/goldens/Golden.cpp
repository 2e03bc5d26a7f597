#include "tests/goldens/Golden.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

void write(const QString& path, const QByteArray& text) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
  ASSERT_EQ(file.write(text), text.size());
}

} // namespace

void expectGolden(const QString& name, const QByteArray& text) {
  const QString stored = qEnvironmentVariable("VITRINE_SOURCE_DIR") + QStringLiteral("/tests/goldens/data/") + name;
  if (qEnvironmentVariable("VITRINE_REGEN") == QStringLiteral("1")) {
    write(stored, text);
    return;
  }
  QFile file(stored);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << stored.toStdString() << " is not there; VITRINE_REGEN=1 makes it";
  const QByteArrayList expected = file.readAll().split('\n');
  const QByteArrayList got = text.split('\n');
  for (qsizetype line = 0; line < std::max(expected.size(), got.size()); ++line) {
    if (expected.value(line) != got.value(line)) {
      const QString result = qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/golden-results/") + name;
      write(result, text);
      FAIL() << name.toStdString() << ", line " << line + 1 << ":\n  expected " << expected.value(line).toStdString()
             << "\n  got      " << got.value(line).toStdString() << "\nSee " << result.toStdString()
             << "; VITRINE_REGEN=1 takes it over.";
    }
  }
}

} // namespace vitrine::tests
