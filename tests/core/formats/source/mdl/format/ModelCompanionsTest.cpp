// The file with a model's triangles, under each of its names and wherever files are looked for.
#include "core/files/FolderMount.h"
#include "core/formats/api/Opener.h"
#include "core/formats/source/assets/content/SourceContent.h"
#include "core/formats/source/mdl/format/MdlFormat.h"
#include "core/formats/source/vpk/format/VpkFormat.h"
#include "core/formats/source/zip/format/ZipFormat.h"
#include "resources/demos/source/DemoModels.h"
#include "resources/demos/source/PropShapes.h"
#include "resources/demos/source/PropWriter.h"
#include "tests/samples/source/VpkWriter.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::PakFile;

constexpr std::array kBestFirst = {".dx90.vtx", ".dx80.vtx", ".sw.vtx", ".vtx"};
constexpr std::string_view kMade = ".dx90.vtx"; // as our maker names it

const demos::PropModel& chair() {
  static const demos::PropModel model = demos::chairModel();
  return model;
}

/// The files of the chair, with its triangles under another name.
std::vector<PakFile> chairFiles(std::string_view ending) {
  std::vector<PakFile> files = demos::modelFiles(chair());
  for (PakFile& file : files) {
    if (file.path.ends_with(kMade)) {
      file.path.replace(file.path.size() - kMade.size(), kMade.size(), ending);
    }
  }
  return files;
}

QString modelPath() {
  return QString::fromStdString(demos::modelFiles(chair()).front().path);
}

void write(const TempFolder& folder, const PakFile& file) {
  folder.write(QString::fromStdString(file.path), Bytes::adopt(file.data).toByteArray());
}

std::uint64_t expectedTriangles() {
  return demos::triangleCount(chair(), 0);
}

Result<formats::Opened> open(const QString& path) {
  static const formats::FormatRegistry& registry = [] -> const formats::FormatRegistry& {
    static formats::FormatRegistry made;
    made.add(std::make_unique<formats::source::MdlFormat>(), std::make_unique<formats::source::SourceContent>());
    made.add(std::make_unique<formats::source::VpkFormat>(), std::make_unique<formats::source::SourceContent>());
    made.add(std::make_unique<formats::source::ZipFormat>(), std::make_unique<formats::source::SourceContent>());
    return made;
  }();
  Progress progress;
  return formats::Opener(registry).open(path, {}, progress);
}

void expectChair(const QString& path) {
  const auto opened = open(path);
  ASSERT_TRUE(opened) << opened.error().message.toStdString();
  EXPECT_TRUE(opened->document->missing.empty()) << opened->document->missing.front().path.toStdString();
  ASSERT_TRUE(opened->document->scene);
  EXPECT_EQ(opened->document->scene->defaultTriangles(), expectedTriangles());
}

TEST(ModelCompanions, TrianglesAreFoundUnderEachOfTheirNames) {
  for (const char* ending : kBestFirst) {
    SCOPED_TRACE(ending);
    const TempFolder folder;
    for (const PakFile& file : chairFiles(ending)) {
      write(folder, file);
    }
    expectChair(folder.path(modelPath()));
  }
}

TEST(ModelCompanions, TheBestTrianglesCount) {
  for (std::size_t best = 0; best < kBestFirst.size(); ++best) {
    SCOPED_TRACE(kBestFirst[best]);
    const TempFolder folder;
    for (std::size_t worse = best + 1; worse < kBestFirst.size(); ++worse) {
      const std::string stem = modelPath().chopped(4).toStdString();
      write(folder, {stem + kBestFirst[worse], std::vector<std::byte>(100, std::byte{0x55})});
    }
    for (const PakFile& file : chairFiles(kBestFirst[best])) {
      write(folder, file);
    }
    expectChair(folder.path(modelPath()));
  }
}

TEST(ModelCompanions, PlainOnesAreFoundWithoutTheirGameWhateverTheirCase) {
  const TempFolder folder;
  for (PakFile file : chairFiles(".VTX")) {
    file.path = file.path.substr(file.path.rfind('/') + 1);
    write(folder, file);
  }
  expectChair(folder.path(modelPath().section(QLatin1Char('/'), -1)));
}

TEST(ModelCompanions, PlainOnesAreFoundInArchives) {
  const TempFolder folder;
  std::vector<samples::VpkFile> packed;
  for (const PakFile& file : chairFiles(".VTX")) {
    packed.push_back({file.path, file.data});
  }
  write(folder, samples::writeVpk("chair", packed, {.single = true}).front());
  expectChair(folder.path(QStringLiteral("chair.vpk/") + modelPath()));
  write(folder, {"chair.zip", demos::writeZip(chairFiles(".vtx"), demos::ZipMethod::Deflate)});
  expectChair(folder.path(QStringLiteral("chair.zip/") + modelPath()));
}

// The list of missing files names the best; a place that is added later may have another.
TEST(ModelCompanions, AnyOfThemCompletesAModel) {
  for (const char* ending : kBestFirst) {
    SCOPED_TRACE(ending);
    const TempFolder folder;
    const TempFolder later;
    for (const PakFile& file : chairFiles(ending)) {
      write(file.path.ends_with(ending) ? later : folder, file);
    }
    const auto opened = open(folder.path(modelPath()));
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->document->scene);
    ASSERT_EQ(opened->document->missing.size(), 1U);
    EXPECT_EQ(opened->document->missing.front().path, modelPath().chopped(4) + QStringLiteral(".dx90.vtx"));
    LoadFixture again;
    again.vfs.append(std::make_shared<files::FolderMount>(folder.path()));
    EXPECT_FALSE(*opened->document->assetSource->resolveModels(*opened->document, again.context));
    again.vfs.append(std::make_shared<files::FolderMount>(later.path()));
    const auto complete = opened->document->assetSource->resolveModels(*opened->document, again.context);
    ASSERT_TRUE(complete && *complete && (*complete)->scene);
    EXPECT_EQ((*complete)->scene->defaultTriangles(), expectedTriangles());
  }
}

} // namespace
} // namespace vitrine::tests
