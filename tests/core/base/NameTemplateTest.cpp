#include "core/base/NameTemplate.h"

#include "tests/support/TempFolder.h"

#include <QFile>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace vitrine::base {
namespace {

const NameValues kValues{QStringLiteral("de_dust2"), QStringLiteral("lit"),
                         QDateTime(QDate(2026, 3, 7), QTime(4, 5, 6))};

QString named(const char* pattern, int n = 1, const NameValues& values = kValues) {
  return NameTemplate(QLatin1String(pattern)).name(values, n);
}

TEST(NameTemplate, PlacesAreFilled) {
  EXPECT_EQ(named("{file}-{n}", 12), QStringLiteral("de_dust2-12"));
  EXPECT_EQ(named("{date} {time} {file} ({view})"), QStringLiteral("20260307 040506 de_dust2 (lit)"));
  EXPECT_EQ(named("{nobody}{n"), QStringLiteral("{nobody}{n"));
}

TEST(NameTemplate, AValueThatLooksLikeAPlaceIsNone) {
  EXPECT_EQ(named("{file}_{n}", 3, {QStringLiteral("{n}{view}"), QStringLiteral("lit"), {}}),
            QStringLiteral("{n}{view}_3"));
}

TEST(NameTemplate, WithoutANumberOneIsPutBehindWhereItIsNeeded) {
  EXPECT_EQ(named("{file}"), QStringLiteral("de_dust2"));
  EXPECT_EQ(named("{file}", 2), QStringLiteral("de_dust2-2"));
}

TEST(NameTemplate, NamesAreFitForFileSystems) {
  EXPECT_EQ(named("a/b\\c:d*e?f\"g<h>i|j\n"), QStringLiteral("a_b_c_d_e_f_g_h_i_j_"));
  EXPECT_EQ(named("../{file}"), QStringLiteral("_._de_dust2"));
  EXPECT_EQ(named(""), QStringLiteral("picture"));
  EXPECT_EQ(named("  "), QStringLiteral("picture"));
  const QString long1 = named("{file}{file}-{n}", 1, {QString(300, QChar(0x00e4)), {}, {}});
  const QString long2 = named("{file}{file}-{n}", 2, {QString(300, QChar(0x00e4)), {}, {}});
  EXPECT_LE(long2.toUtf8().size(), 255 - 8);
  EXPECT_NE(long1, long2) << "else no name would ever be free";
}

TEST(NameTemplate, ANameThatIsTakenIsNeverTakenAgain) {
  tests::TempFolder folder;
  const QString first = folder.write(QStringLiteral("de_dust2-1.png"), QByteArray("a picture"));
  const auto second =
      reserveName(QDir(folder.path()), NameTemplate(QStringLiteral("{file}-{n}")), kValues, QStringLiteral("png"));
  ASSERT_TRUE(second);
  EXPECT_EQ(QFileInfo(*second).fileName(), QStringLiteral("de_dust2-2.png"));
  const auto third =
      reserveName(QDir(folder.path()), NameTemplate(QStringLiteral("{file}-{n}")), kValues, QStringLiteral("png"));
  ASSERT_TRUE(third);
  EXPECT_EQ(QFileInfo(*third).fileName(), QStringLiteral("de_dust2-3.png")) << "the second is reserved";
  QFile kept(first);
  ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
  EXPECT_EQ(kept.readAll(), QByteArray("a picture"));
}

TEST(NameTemplate, AFolderThatIsNotThereIsToldOf) {
  tests::TempFolder folder;
  const auto name = reserveName(QDir(folder.path(QStringLiteral("no/such"))), NameTemplate(QStringLiteral("a")), {},
                                QStringLiteral("png"));
  ASSERT_FALSE(name);
  EXPECT_EQ(name.error().code, ErrorCode::WriteFailed);
}

} // namespace
} // namespace vitrine::base
