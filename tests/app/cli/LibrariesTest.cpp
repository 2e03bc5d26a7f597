#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

/// Names of shared objects, without folders.
using Libraries = QSet<QString>;

/// All libraries a text names.
Libraries namedIn(const QString& text) {
  static const QRegularExpression name(QStringLiteral("[\\w+.-]+\\.so\\b[\\w.]*"));
  Libraries libraries;
  for (auto match = name.globalMatch(text); match.hasNext();) {
    libraries.insert(match.next().captured());
  }
  return libraries;
}

/// The path at which `ldd` found one library of a program; empty: the program does not need the library.
QString pathOf(const QString& library, const QString& printed) {
  const QRegularExpression line(QRegularExpression::escape(library) + QStringLiteral("\\.so\\S* => (\\S+)"));
  return line.match(printed).captured(1);
}

/// `ldd`'s account of what the loader brings in with a program or library, however far down.
QString printedByLdd(const QString& binary) {
  QProcess ldd;
  ldd.start(QStringLiteral("ldd"), {binary});
  EXPECT_TRUE(ldd.waitForFinished());
  EXPECT_EQ(ldd.exitCode(), 0) << binary.toStdString();
  return QString::fromUtf8(ldd.readAllStandardOutput());
}

/// Libraries a scriptable program has no use for, and its start would pay for. Those Qt3D brings in by itself, in
/// Debian 13 libcrypto by way of libproxy, are not ours to leave out.
Libraries unwanted(const Libraries& libraries) {
  static const Libraries ofQt = [] {
    const QString path = pathOf(QStringLiteral("libQt63DRender"), printedByLdd(cliPath()));
    EXPECT_FALSE(path.isEmpty());
    return namedIn(printedByLdd(path));
  }();
  static const QRegularExpression pattern(
      QStringLiteral("^(lib(Qt6Widgets|Qt6PrintSupport|assimp|OpenEXR[\\w-]*|ssl|crypto)|vitrine_\\w+)\\.so"));
  Libraries found;
  for (const QString& library : libraries - ofQt) {
    if (pattern.match(library).hasMatch()) {
      found.insert(library);
    }
  }
  return found;
}

bool has(const Libraries& libraries, const QString& beginning) {
  return std::ranges::any_of(libraries, [&](const QString& library) { return library.startsWith(beginning); });
}

TEST(Libraries, TheProgramLinksNoneThatItCanDoWithout) {
  const Libraries linked = namedIn(printedByLdd(cliPath()));
  EXPECT_TRUE(has(linked, QStringLiteral("libQt6Core.so")));
  EXPECT_EQ(unwanted(linked), Libraries());
}

TEST(Libraries, TheTestKnowsOneWhenItSeesIt) {
  EXPECT_TRUE(
      has(unwanted(namedIn(printedByLdd(QStringLiteral(VITRINE_EXPORT_MODULE)))), QStringLiteral("libassimp.so")));
  EXPECT_TRUE(has(namedIn(printedByLdd(QStringLiteral(VITRINE_AES_MODULE))), QStringLiteral("libcrypto.so")));
  EXPECT_TRUE(has(unwanted(namedIn(printedByLdd(QStringLiteral(VITRINE_EXR_MODULE)))), QStringLiteral("libOpenEXR-")));
}

/// Libraries a run brings in: modules, plugins, the OpenGL driver, and all that these ask for.
Libraries loadedBy(const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("LD_DEBUG"), QStringLiteral("files"));
  const CliRun run = runCli(arguments, environment);
  EXPECT_EQ(run.status, 0);
  return namedIn(run.err);
}

TEST(Libraries, InfoLoadsNoneOnTheWay) {
  const Libraries loaded = loadedBy({QStringLiteral("info"), madeMap(QStringLiteral("v20.bsp"))});
  EXPECT_TRUE(has(loaded, QStringLiteral("libQt6Core.so")));
  EXPECT_EQ(unwanted(loaded), Libraries());
}

TEST(Libraries, OnlyEncryptedFilesLoadWhatDecrypts) {
  const auto plain = samplePath(QStringLiteral("vgo/gen_cube_rh_tl.vgo"));
  const auto encrypted = samplePath(QStringLiteral("vgo/gen_cube_aes.vgo"));
  ASSERT_TRUE(plain && encrypted);
  EXPECT_EQ(unwanted(loadedBy({QStringLiteral("info"), *plain})), Libraries());
  const Libraries loaded = loadedBy({QStringLiteral("info"), *encrypted});
  EXPECT_TRUE(has(unwanted(loaded), QStringLiteral("vitrine_aes.so")));
  EXPECT_TRUE(has(loaded, QStringLiteral("libcrypto.so")));
}

TEST(Libraries, RenderLoadsNoneOnTheWay) {
  const TempFolder folder;
  const Libraries loaded =
      loadedBy({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                folder.path(QStringLiteral("a.png")), QStringLiteral("--size"), QStringLiteral("64x64")});
  EXPECT_TRUE(has(loaded, QStringLiteral("libQt63DRender.so")));
  EXPECT_EQ(unwanted(loaded), Libraries());
}

TEST(Libraries, OnlyOpenExrPicturesLoadWhatWritesThem) {
  const TempFolder folder;
  const Libraries loaded =
      loadedBy({QStringLiteral("render"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("-o"),
                folder.path(QStringLiteral("a.exr")), QStringLiteral("--size"), QStringLiteral("64x64")});
  EXPECT_TRUE(has(unwanted(loaded), QStringLiteral("vitrine_exr.so")));
  EXPECT_TRUE(has(loaded, QStringLiteral("libOpenEXR-")));
}

} // namespace
} // namespace vitrine::tests
