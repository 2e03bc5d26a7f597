// Models that the window exports are those that vitrine-cli exports, byte for byte.
#include "core/formats/registry/Registry.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/exporting/ExportDialog.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/ProgramSettings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QPointer>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr int kExportMs = 4 * kWaitMs;

QString inBuild(const QString& path) {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + path;
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class ExportTwinTest : public testing::Test {
protected:
  void openDemo(const QString& demo) {
    m_demo = inBuild(QStringLiteral("/share/vitrine/demo/") + demo);
    m_settings.set(ui::setting::kReducedMotion, true); // nothing goes on meanwhile
    m_window = std::make_unique<ui::MainWindow>(m_opener, m_settings);
    m_window->show();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({m_demo});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !m_window->opening().loader().busy(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->session().resolved(); }, kWaitMs));
  }

  ui::ExportDialog* ask() {
    m_window->findChild<QAction*>(QStringLiteral("file.export"))->trigger();
    return m_window->findChild<ui::ExportDialog*>();
  }
  static void choose(const ui::ExportDialog& dialog, const char* name, int index) {
    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("export.") + QLatin1String(name));
    box->setCurrentIndex(index);
    Q_EMIT box->activated(index);
  }
  void fromWindow(const QString& path, int light) {
    QPointer<ui::ExportDialog> dialog = ask();
    ASSERT_TRUE(dialog);
    dialog->findChild<QLineEdit*>(QStringLiteral("export.path"))->setText(path);
    choose(*dialog, "light", light);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kExportMs));
  }
  void fromCommand(const QString& path, const QStringList& options) {
    QProcess cli;
    cli.start(inBuild(QStringLiteral("/bin/vitrine-cli")),
              QStringList({QStringLiteral("export"), m_demo, path}) + options);
    ASSERT_TRUE(cli.waitForFinished(kExportMs));
    ASSERT_EQ(cli.exitCode(), 0) << cli.readAllStandardError().toStdString();
  }

  TempFolder m_folder;
  formats::Opener m_opener{formats::registry()};
  ui::Settings m_settings{m_folder.path(QStringLiteral("settings.ini"))};
  QString m_demo;
  std::unique_ptr<ui::MainWindow> m_window;
};

TEST_F(ExportTwinTest, TheSameChoicesMakeTheSameBytes) {
  ASSERT_NO_FATAL_FAILURE(openDemo(QStringLiteral("vitrine_museum.bsp")));
  const QString ours = m_folder.path(QStringLiteral("window/out.glb"));
  const QString theirs = m_folder.path(QStringLiteral("cli/out.glb"));
  for (const QString& path : {ours, theirs}) {
    QDir().mkpath(QFileInfo(path).path());
  }
  ASSERT_NO_FATAL_FAILURE(fromWindow(ours, 2));
  ASSERT_NO_FATAL_FAILURE(fromCommand(theirs, {QStringLiteral("--lightmaps"), QStringLiteral("picture")}));
  const QDir folder(QFileInfo(theirs).path());
  const QStringList files = folder.entryList(QDir::Files);
  EXPECT_EQ(files.size(), 3) << "with the lightmaps and the script";
  EXPECT_EQ(files, QDir(QFileInfo(ours).path()).entryList(QDir::Files));
  for (const QString& file : files) {
    const QByteArray theirBytes = contentOf(folder.filePath(file));
    EXPECT_FALSE(theirBytes.isEmpty());
    EXPECT_TRUE(theirBytes == contentOf(QFileInfo(ours).dir().filePath(file))) << file.toStdString();
  }
}

TEST_F(ExportTwinTest, AMapHasItsLightByDefault) {
  ASSERT_NO_FATAL_FAILURE(openDemo(QStringLiteral("vitrine_museum.bsp")));
  m_settings.set(ui::setting::kExportFolder, m_folder.path());
  QPointer<ui::ExportDialog> dialog = ask();
  ASSERT_TRUE(dialog);
  const auto format = [&](int index) {
    auto* box = dialog->findChild<QComboBox*>(QStringLiteral("export.format"));
    box->setFocus();
    for (int i = 0; i < 20 && box->currentIndex() != index; ++i) {
      QTest::keyClick(box, box->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
  };
  const auto chosen = [&] {
    const auto* light = dialog->findChild<QComboBox*>(QStringLiteral("export.light"));
    return static_cast<exporting::LightAs>(light->currentData().toInt());
  };
  EXPECT_EQ(chosen(), exporting::LightAs::Atlas);
  format(static_cast<int>(exporting::ExportFormat::Stl));
  EXPECT_EQ(chosen(), exporting::LightAs::Nothing);
  format(static_cast<int>(exporting::ExportFormat::Ply));
  EXPECT_EQ(chosen(), exporting::LightAs::VertexColors);
  dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kExportMs));
  EXPECT_EQ(m_settings.value(ui::setting::kExportLight), exporting::LightAs::Usual) << "nothing was chosen";
  dialog = ask();
  format(static_cast<int>(exporting::ExportFormat::Glb));
  EXPECT_EQ(chosen(), exporting::LightAs::Atlas);
  const QString ours = m_folder.path(QStringLiteral("vitrine_museum.glb"));
  dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible(); }, kExportMs));
  QDir().mkpath(m_folder.path(QStringLiteral("cli")));
  const QString theirs = m_folder.path(QStringLiteral("cli/vitrine_museum.glb"));
  ASSERT_NO_FATAL_FAILURE(fromCommand(theirs, {}));
  EXPECT_FALSE(contentOf(ours).isEmpty());
  EXPECT_TRUE(contentOf(ours) == contentOf(theirs));
}

TEST_F(ExportTwinTest, AnExportIsGivenUpWithoutATrace) {
  ASSERT_NO_FATAL_FAILURE(openDemo(QStringLiteral("vitrine_museum.bsp")));
  const QString path = m_folder.path(QStringLiteral("gone.glb"));
  QPointer<ui::ExportDialog> dialog = ask();
  ASSERT_TRUE(dialog);
  dialog->findChild<QLineEdit*>(QStringLiteral("export.path"))->setText(path);
  choose(*dialog, "light", 3);
  dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  ASSERT_TRUE(dialog->isBusy());
  const auto* progress = dialog->findChild<QProgressBar*>(QStringLiteral("export.progress"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return progress->value() > 0; }, kExportMs));
  QTest::keyClick(dialog, Qt::Key_Escape);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog->isBusy(); }, kExportMs));
  EXPECT_TRUE(dialog->isVisible()) << "for another try";
  EXPECT_TRUE(QDir(m_folder.path()).entryList({QStringLiteral("gone*")}, QDir::AllEntries | QDir::Hidden).isEmpty());
}

} // namespace
} // namespace vitrine::tests
