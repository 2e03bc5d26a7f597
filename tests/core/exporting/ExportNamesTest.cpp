#include "core/exporting/ExportNames.h"

#include "core/exporting/ExportFormat.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

TEST(ExportNames, KeepWhatEveryFileSystemBears) {
  EXPECT_EQ(plainName(QStringLiteral("Brick-01_a.b")), QStringLiteral("Brick-01_a.b"));
}

TEST(ExportNames, LeadNowhereElse) {
  EXPECT_EQ(plainName(QStringLiteral("../../etc/passwd")), QStringLiteral("_.._.._etc_passwd"));
  EXPECT_EQ(plainName(QStringLiteral("a\\b\nc d")), QStringLiteral("a_b_c_d"));
  EXPECT_EQ(plainName(QStringLiteral("壁")), QStringLiteral("_"));
  EXPECT_EQ(plainName(QString()), QStringLiteral("_"));
  EXPECT_LE(plainName(QString(5000, QLatin1Char('x'))).size(), 100);
}

TEST(ExportNames, DifferEvenWhereCaseDoesNotCount) {
  UniqueNames names;
  EXPECT_EQ(names.unique(QStringLiteral("wall")), QStringLiteral("wall"));
  EXPECT_EQ(names.unique(QStringLiteral("WALL")), QStringLiteral("WALL_2"));
  EXPECT_EQ(names.unique(QStringLiteral("wall")), QStringLiteral("wall_3"));
}

TEST(ExportNames, RepeatedOnesAreNumbered) {
  QStringList names{QStringLiteral("door"),   QStringLiteral("Key light"), QStringLiteral("door"), QString(),
                    QStringLiteral("door_2"), QStringLiteral("door"),      QStringLiteral("Door"), QString()};
  std::vector<QString*> all;
  for (QString& name : names) {
    all.push_back(&name);
  }
  numberRepeated(all);
  EXPECT_EQ(names,
            (QStringList{QStringLiteral("door"), QStringLiteral("Key light"), QStringLiteral("door_3"), QString(),
                         QStringLiteral("door_2"), QStringLiteral("door_4"), QStringLiteral("Door"), QString()}));
}

TEST(ExportFormat, IsWhatTheEndingSays) {
  EXPECT_EQ(exportFormatOf(QStringLiteral("a/b.GLB")), ExportFormat::Glb);
  EXPECT_EQ(exportFormatOf(QStringLiteral("b.tar.obj")), ExportFormat::Obj);
  EXPECT_FALSE(exportFormatOf(QStringLiteral("glb")));
  EXPECT_FALSE(exportFormatOf(QStringLiteral("b.png")));
}

} // namespace
} // namespace vitrine::tests
