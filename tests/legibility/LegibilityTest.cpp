// First sight: every sample, alone in an empty folder, as `vitrine-cli render` shows it when nobody says how.
#include "app/cli/Command.h"
#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
#include "tests/legibility/Legibility.h"
#include "tests/support/Samples.h"
#include "tests/support/TempFolder.h"

#include <QRegularExpression>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

constexpr double kLeastOfMaps = 0.10;
constexpr double kLeastOfModels = 0.25;

/// A sample that shows nothing by itself, or nothing that figures could tell, and why.
struct Exception {
  const char* names; ///< regular expression of paths below the samples
  const char* why;
};

#include "tests/legibility/Exceptions.inc"

const Exception* exceptionOf(const QString& name) {
  const auto found = std::ranges::find_if(kExceptions, [&](const Exception& one) {
    return QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(one.names))).match(name).hasMatch();
  });
  return found == std::end(kExceptions) ? nullptr : found;
}

/// The format that opens a file; null: none, or one of containers.
const formats::Format* formatOfSample(const QString& path) {
  const auto file = FileBytes::open(path);
  const auto head = file ? formats::probe(path, **file) : std::unexpected(file.error());
  const formats::Format* format = head ? formats::registry().recognise(*head) : nullptr;
  return format != nullptr && formats::registry().containerOf(*format) == nullptr ? format : nullptr;
}

/// Samples with something to see, by family: the first folder of their path.
std::map<std::string, QStringList> samplesByFamily() {
  std::map<std::string, QStringList> families;
  for (const QString& name : sampleFiles({})) {
    if (formatOfSample(samplePath(name).value()) != nullptr) {
      families[name.section(QLatin1Char('/'), 0, 0).toStdString()] << name;
    }
  }
  return families;
}

/// Copies a sample into an empty folder, with the files that are parts of it by their base name and no file of their
/// own: the vertices of a model, the key of an avatar.
QString placedAlone(const QString& path, const TempFolder& folder) {
  static const QStringList kParts = {"vvd", "vtx", "vgk", "bin"};
  const QFileInfo file(path);
  const QFileInfoList parts = file.dir().entryInfoList({file.completeBaseName() + QStringLiteral(".*")}, QDir::Files);
  for (const QFileInfo& part : parts) {
    if (part == file || kParts.contains(part.suffix().toLower())) {
      QFile::copy(part.filePath(), folder.path(part.fileName()));
    }
  }
  return folder.path(file.fileName());
}

/// Null: there is nothing to draw.
QImage firstSight(const QString& path, const TempFolder& folder) {
  const QString out = folder.path(QStringLiteral("picture.png"));
  CLI::App program;
  const auto command = cli::makeRenderCommand();
  command->declare(program);
  // The coverage is that of the thing alone; an edge more or less changes no figure.
  std::vector<std::string> words = {"1", "--supersample", "transparent", "--background", "640x400", "--size",
                                    out.toStdString(), "-o", path.toStdString(), "render"};
  program.parse(words);
  return command->run() == cli::ExitCode::Done ? QImage(out) : QImage();
}

bool isModel(const QString& family) {
  return family != QLatin1String("source-bsp") && family != QLatin1String("bd1");
}

class FirstSight : public testing::TestWithParam<std::string> {};

TEST_P(FirstSight, IsLegible) {
  const QString family = QString::fromStdString(GetParam());
  const QStringList names = samplesByFamily()[GetParam()];
  for (const QString& name : names) {
    const TempFolder folder;
    const QImage picture = firstSight(placedAlone(samplePath(name).value(), folder), folder);
    const double least = isModel(family) ? kLeastOfModels : kLeastOfMaps;
    const std::string why = picture.isNull() ? "nothing to draw" : whyIllegible(legibilityOf(picture), least);
    const Exception* exception = exceptionOf(name);
    EXPECT_EQ(why.empty(), exception == nullptr)
        << name.toStdString() << ": " << (why.empty() ? "is legible, but excepted: " : why)
        << (exception == nullptr ? "" : exception->why);
  }
}

std::vector<std::string> families() {
  std::vector<std::string> names;
  for (const auto& [family, samples] : samplesByFamily()) {
    names.push_back(family);
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Samples, FirstSight, testing::ValuesIn(families()), [](const auto& test) {
  std::string name = test.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

} // namespace
} // namespace vitrine::tests
