#include "ui/mainwindow/RecentFiles.h"

#include "tests/support/TempFolder.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"

#include <QAction>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

TEST(RecentFilesTest, APathIsNoHtml) {
  const TempFolder folder;
  Settings settings(folder.path(QStringLiteral("vitrine.conf")));
  settings.set(setting::kRecentFiles, {QStringLiteral("/maps/<h1>a.bsp"), QStringLiteral("/maps/b.bsp")});
  const RecentFiles menu(settings, nullptr);
  const auto* marked = menu.findChild<QAction*>(QStringLiteral("file.recent.0"));
  const auto* plain = menu.findChild<QAction*>(QStringLiteral("file.recent.1"));
  ASSERT_TRUE(marked && plain);
  EXPECT_TRUE(marked->toolTip().contains(QLatin1String("&lt;h1&gt;a.bsp"))) << marked->toolTip().toStdString();
  EXPECT_EQ(plain->toolTip(), QStringLiteral("/maps/b.bsp"));
}

} // namespace
