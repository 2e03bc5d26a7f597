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

} // namespace
