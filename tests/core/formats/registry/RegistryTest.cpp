#include "core/formats/registry/Registry.h"

#include "tests/support/QtPrinters.h"

#include <QDirIterator>
#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// The lines of a file without those that are comments.
QList<QByteArray> linesOfCode(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QList<QByteArray> lines = file.readAll().split('\n');
  for (QByteArray& line : lines) {
    line.truncate(line.indexOf("//") < 0 ? line.size() : line.indexOf("//"));
  }
  return lines;
}

TEST(Registry, FormatsOfTestsAreNoneOfTheProgram) {
  EXPECT_GE(formats::registry().formats().size(), 13U);
  EXPECT_EQ(formats::registry().byId(QStringLiteral("test-brick")), nullptr);
}

TEST(Registry, FormatsAreCompletelyNamed) {
  for (const auto& format : formats::registry().formats()) {
    const formats::FormatInfo& info = format->info();
    EXPECT_FALSE(info.name.isEmpty() || info.extensions.isEmpty() || info.mimeTypes.isEmpty()) << info.id.toStdString();
    EXPECT_EQ(formats::registry().byId(info.id), format.get()) << info.id.toStdString();
    EXPECT_TRUE(!info.archive || formats::registry().containerOf(*format)) << info.id.toStdString();
  }
}

// Adding one touches its family's folder, its tests, its demo and docs, and nothing else.
TEST(Registry, NoCodeBesideTheFamiliesNamesAFormat) {
  const QString root = qEnvironmentVariable("VITRINE_SOURCE_DIR");
  int files = 0;
  for (const char* room : {"core", "render", "ui", "app"}) {
    QDirIterator all(root + QLatin1Char('/') + QLatin1StringView(room), {"*.h", "*.cpp", "*.in", "CMakeLists.txt"},
                     QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
      const QString path = all.next();
      const QString inFormats = path.mid(root.size() + 1).section(QStringLiteral("core/formats/"), 1);
      const bool ofAFamily = inFormats.contains(QLatin1Char('/')) && !inFormats.startsWith(QStringLiteral("api/")) &&
                             !inFormats.startsWith(QStringLiteral("registry/"));
      if (ofAFamily) {
        continue;
      }
      ++files;
      for (const QByteArray& line : linesOfCode(path)) {
        for (const auto& format : formats::registry().formats()) {
          EXPECT_FALSE(line.contains('"' + format->info().id.toUtf8() + '"'))
              << path.toStdString() << ": " << line.data();
        }
      }
    }
  }
  EXPECT_GT(files, 100);
}

} // namespace
} // namespace vitrine::tests
