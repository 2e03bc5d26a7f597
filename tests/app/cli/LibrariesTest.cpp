#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// What a scriptable program has no use for, and its start would pay for.
const QRegularExpression& unwanted() {
  static const QRegularExpression pattern(
      QStringLiteral("lib(Qt6Widgets|Qt6PrintSupport|assimp|ssl|crypto)\\.so[^\\s/]*"));
  return pattern;
}

QString found(const QString& text) {
  return unwanted().match(text).captured();
}

/// Everything the loader brings in for a program as it starts, however far down.
QString linkedLibraries(const QString& program) {
  QProcess ldd;
  ldd.start(QStringLiteral("ldd"), {program});
  EXPECT_TRUE(ldd.waitForFinished());
  EXPECT_EQ(ldd.exitCode(), 0);
  return QString::fromUtf8(ldd.readAllStandardOutput());
}

TEST(Libraries, TheProgramLinksNoneThatItCanDoWithout) {
  const QString linked = linkedLibraries(cliPath());
  EXPECT_TRUE(linked.contains(QStringLiteral("libQt6Core.so"))) << linked.toStdString();
  EXPECT_EQ(found(linked), QString());
}

TEST(Libraries, TheTestKnowsOneWhenItSeesIt) {
  EXPECT_TRUE(found(linkedLibraries(QStringLiteral(VITRINE_EXPORT_MODULE))).startsWith(QStringLiteral("libassimp.so")));
}

/// What else a run brings in: plugins, the OpenGL driver, and what these ask for.
QString loadedLibraries(const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LD_DEBUG"), QStringLiteral("files"));
  const CliRun run = runCli(arguments, environment);
  EXPECT_EQ(run.status, 0);
  return run.err;
}

TEST(Libraries, InfoLoadsNoneOnTheWay) {
  const QString loaded = loadedLibraries({QStringLiteral("info"), madeMap(QStringLiteral("v20.bsp"))});
  EXPECT_TRUE(loaded.contains(QStringLiteral("libQt6Core.so")));
  EXPECT_EQ(found(loaded), QString());
}

TEST(Libraries, OnlyEncryptedFilesLoadWhatDecrypts) {
  const auto plain = samplePath(QStringLiteral("vgo/gen_cube_rh_tl.vgo"));
  const auto encrypted = samplePath(QStringLiteral("vgo/gen_cube_aes.vgo"));
  ASSERT_TRUE(plain && encrypted);
  EXPECT_EQ(found(loadedLibraries({QStringLiteral("info"), *plain})), QString());
  EXPECT_TRUE(found(loadedLibraries({QStringLiteral("info"), *encrypted})).startsWith(QStringLiteral("libcrypto.so")));
}

TEST(Libraries, RenderLoadsNoneOnTheWay) {
  const TempFolder folder;
  const QString loaded =
      loadedLibraries({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                       folder.path(QStringLiteral("a.png")), QStringLiteral("--size"), QStringLiteral("64x64")});
  EXPECT_TRUE(loaded.contains(QStringLiteral("libQt63DRender.so")));
  EXPECT_EQ(found(loaded), QString());
}

} // namespace
} // namespace vitrine::tests
