#include "ui/settings/DamagedSettings.h"

#include "tests/support/TempFolder.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"
#include "ui/settings/WindowSettings.h"

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

class DamagedSettingsTest : public testing::Test {
protected:
  static QByteArray contentOf(const QString& path) {
    QFile read(path);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("nothing");
  }

  TempFolder folder;
  QString file = folder.path(QStringLiteral("vitrine.conf"));
  QString aside = file + QStringLiteral(".damaged");
};

TEST_F(DamagedSettingsTest, WhatVitrineWroteIsWhole) {
  EXPECT_EQ(setDamagedSettingsAside(file), QString()) << "there is none";
  {
    Settings settings(file);
    settings.set(setting::kRecentFiles, {QStringLiteral("/a = b; [c].bsp"), QStringLiteral("/日本.bsp")});
    settings.set(setting::kWindowGeometry, QByteArray("\0\x01\xff=\n[", 6));
  }
  const QByteArray before = contentOf(file);
  EXPECT_EQ(setDamagedSettingsAside(file), QString());
  EXPECT_EQ(contentOf(file), before);
}

TEST_F(DamagedSettingsTest, WhatIsNoneIsSetAsideWhole) {
  for (const QByteArray& content : {QByteArray(4096, '\0'), QByteArray("[window]\ngeometry=@ByteArray(a)\ndoc"),
                                    QByteArray("\x7f"
                                               "ELF nonsense\nmore of it")}) {
    folder.write(QStringLiteral("vitrine.conf"), content);
    folder.write(QStringLiteral("vitrine.conf.damaged"), "of another time");
    EXPECT_EQ(setDamagedSettingsAside(file), aside);
    EXPECT_FALSE(QFileInfo::exists(file));
    EXPECT_EQ(contentOf(aside), content);
  }
  Settings settings(file);
  settings.set(setting::kThumbnailsShown, false);
  EXPECT_EQ(setDamagedSettingsAside(file), QString());
}

/// A value of lists in each other, as QSettings writes it: type 9 and a count of 1 for each.
QByteArray nestedLists(int depth) {
  QByteArray value("@Variant(");
  for (int i = 0; i < depth; ++i) {
    value += R"(\0\0\0\t\0\0\0\x1)";
  }
  return value + R"(\0\0\0\x2\0\0\0\a))";
}

TEST_F(DamagedSettingsTest, ListsOfMapsAreWhole) {
  const QVariantMap map{{QStringLiteral("folder"), QStringLiteral("/日本/a")},
                        {QStringLiteral("places"), QStringList{QStringLiteral("/b, c"), QStringLiteral("@Variant(")}}};
  for (const QVariantList& list : {QVariantList{map}, QVariantList{map, map}, QVariantList{}}) {
    Settings(file).set(setting::kContentPlaces, list);
    EXPECT_EQ(setDamagedSettingsAside(file), QString());
    EXPECT_EQ(Settings(file).value(setting::kContentPlaces), list);
  }
  folder.write(QStringLiteral("vitrine.conf"), "[files]\nplaces=" + nestedLists(2) + "\n");
  EXPECT_EQ(setDamagedSettingsAside(file), QString());
}

TEST_F(DamagedSettingsTest, TextsThatLookLikeVariantsAreWhole) {
  const QStringList texts{QStringLiteral("@Variant(x)"), QStringLiteral("/a, @Variant(x)"),
                          QStringLiteral("\n@Variant("), QStringLiteral("\"@DateTime(\""),
                          QStringLiteral("=@Variant("),  QStringLiteral(";@Variant(")};
  Settings(file).set(setting::kRecentFiles, texts);
  EXPECT_EQ(setDamagedSettingsAside(file), QString());
  EXPECT_EQ(Settings(file).value(setting::kRecentFiles), texts);
}

TEST_F(DamagedSettingsTest, ValuesThatVitrineNeverWritesAreSetAsideUnread) {
  const QByteArray deep = nestedLists(60'000);
  const QByteArray behind = deep.mid(9); // "@Variant("
  for (const QByteArray& value :
       {deep, "/a, " + deep, '"' + deep + '"', R"(\x40Variant()" + behind, R"(@\126ariant()" + behind,
        R"(@\q)" + deep.mid(1), "@Var\"\"iant(" + behind, "@Variant\\\n(" + behind, "\"\" " + deep,
        "\xef\xbb\xbf" + deep, "@DateTime(" + behind, nestedLists(10), QByteArray(R"(@Variant(\0\0\0\x46\0\0\0\x1))"),
        QByteArray(R"(@Variant(\0\0\0)")}) {
    folder.write(QStringLiteral("vitrine.conf"), "[files]\nplaces=" + value);
    EXPECT_FALSE(isSettingsFileOrMissing(file)) << value.left(40).toStdString();
    EXPECT_EQ(setDamagedSettingsAside(file), aside) << value.left(40).toStdString();
    EXPECT_FALSE(QFileInfo::exists(file));
  }
}

TEST_F(DamagedSettingsTest, AHugeLockIsRemoved) {
  const QString lock = folder.write(QStringLiteral("vitrine.conf.lock"), QByteArray(1 << 16, '\0'));
  setDamagedSettingsAside(file);
  EXPECT_FALSE(QFileInfo::exists(lock));
}

} // namespace
