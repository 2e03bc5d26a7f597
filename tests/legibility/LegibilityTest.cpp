// First sight: every sample, alone in an empty folder, as `vitrine-cli render` shows it when nobody says how.
#include "tests/legibility/Legibility.h"

#include "app/cli/Command.h"
#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
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
constexpr double kFramed = 0.5; ///< of the picture's width or height

/// Samples that show nothing by themselves, or nothing that figures could tell, by regular expressions of their paths.
struct Exception {
  const char* names;
  const char* why;
  bool isAtLimit = false; ///< some versions of Mesa draw it just legibly, others do not
};

const Exception kExceptions[] = {
    {"bd1/generated/edge/(index_out_of_range|plank|twisted).bd1", "a few faces in one tone of the game's shading"},
    {"bd1/generated/edge/flag_zero.bd1", "a few faces in one tone of the game's shading", true},
    {"bod/objects/(v/00940.bod|vitrine/plain_gzip.pbd)", "one or two faces of one colour"},
    {"bod/objects/vitrine/demo_scene.bod", "its bodies are elsewhere, but for a glow whose picture is, too"},
    {"3db/generated/data/3db/gross50k.3db", "gentle ground in the game's own light"},
    {"3db/data/3db/leer.3db", "has no triangles"},
    {"3db/generated/bad/array_index.3db", "nothing but its shadow is whole"},
    {"(3db/generated/bad/(cut_at|mesh_count|string_length)|vgo/bad_(?!child|cycle|image|mesh|sparse|vertex)).*",
     "damaged where it cannot be drawn"},
    {"source-assets/synthetic/(mdl/bad_truncated.mdl|vtf/bad_.*)", "damaged where it cannot be drawn"},
    {"bd1/.*\\.mif", "names a map that is not beside it"},
    {"bd1/.*(empty.bd1|header_only_short.bd1|points?_none.pd1|no_points.pd1)", "holds nothing"},
};

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
  std::vector<std::string> words = {"1",      "--supersample",   "transparent", "--background",     "640x400",
                                    "--size", out.toStdString(), "-o",          path.toStdString(), "render"};
  program.parse(words);
  return command->run() == cli::ExitCode::Done ? QImage(out) : QImage();
}

/// Kind of a sample, as far as it makes a difference to how it should look.
enum class Kind { Map, Model, Markers, Texture };

Kind kindOf(const QString& name) {
  const QString family = name.section(QLatin1Char('/'), 0, 0);
  const QString suffix = QFileInfo(name).suffix().toLower();
  if (suffix == QLatin1String("vtf")) {
    return Kind::Texture;
  }
  static const QRegularExpression kMarkersAlone(QStringLiteral("pd1$|/(08999|sub_scene)\\.bod$"));
  if (kMarkersAlone.match(name).hasMatch()) {
    return Kind::Markers;
  }
  return family == QLatin1String("source-bsp") || family == QLatin1String("bd1") ? Kind::Map : Kind::Model;
}

/// The rules of its kind that a picture breaks; empty: none.
std::string brokenRules(const QImage& picture, Kind kind) {
  if (picture.isNull()) {
    return "nothing to draw";
  }
  const Legibility figures = legibilityOf(picture);
  switch (kind) {
  case Kind::Map:
    return whyIllegible(figures, kLeastOfMaps);
  case Kind::Model:
    return whyIllegible(figures, kLeastOfModels, kFramed);
  case Kind::Markers: // of one bright colour each
    return figures.extent >= kFramed ? "" : "specks";
  case Kind::Texture: // its colours are its own
    return figures.coverage >= kLeastOfMaps ? "" : "covers too little";
  }
  return "";
}

class FirstSight : public testing::TestWithParam<std::string> {};

TEST_P(FirstSight, IsLegible) {
  const QStringList names = samplesByFamily()[GetParam()];
  for (const QString& name : names) {
    const TempFolder folder;
    const QImage picture = firstSight(placedAlone(samplePath(name).value(), folder), folder);
    const std::string why = brokenRules(picture, kindOf(name));
    const Exception* exception = exceptionOf(name);
    if (exception != nullptr && exception->isAtLimit) {
      EXPECT_FALSE(picture.isNull()) << name.toStdString();
      continue;
    }
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
