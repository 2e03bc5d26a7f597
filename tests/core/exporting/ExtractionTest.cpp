#include "core/exporting/Extraction.h"

#include "core/files/ArchiveMount.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

/// An archive of files that hold their own names; one of them cannot be read.
class NamesMount final : public files::ArchiveMount {
public:
  explicit NamesMount(const QStringList& paths)
      : ArchiveMount(QStringLiteral("names"), indexOf(paths)), m_paths(paths) {}

protected:
  Result<ByteSourcePtr> openAt(std::size_t index, const Limits&) const override {
    const QString& path = m_paths[static_cast<qsizetype>(index)];
    if (path.contains(QLatin1String("broken"))) {
      return std::unexpected(Error::damaged(QStringLiteral("eaten by mice"), 12));
    }
    return bytes::makeMemorySource(Bytes::adopt(path.toUtf8()));
  }

private:
  static files::ArchiveIndex indexOf(const QStringList& paths) {
    files::ArchiveIndex index(files::ArchiveIndex::Equals::FirstCounts);
    for (qsizetype i = 0; i < paths.size(); ++i) {
      index.add(paths[i], static_cast<std::uint64_t>(paths[i].size()), static_cast<std::size_t>(i));
    }
    return index;
  }

  QStringList m_paths;
};

class ExtractionTest : public testing::Test {
protected:
  Extracted extract(const QStringList& paths, const QStringList& patterns = {}) const {
    base::Progress progress;
    return extractFiles(NamesMount(paths), patterns, folder(), progress);
  }
  Extracted extract(const scene::Texture& texture, TextureFormat format) const {
    scene::SceneAssets assets;
    assets.textures.push_back(texture);
    assets.textures.push_back({});
    base::Progress progress;
    return extractTextures(assets, format, folder(), progress);
  }
  OutputFolder folder() const { return {m_temp.path(QStringLiteral("out")), OutputFolder::Existing::Kept}; }
  QString out(const QString& file) const { return m_temp.path(QStringLiteral("out/") + file); }

  TempFolder m_temp;
};

const QStringList kPaths{QStringLiteral("readme.txt"), QStringLiteral("materials/brick/wall.vmt"),
                         QStringLiteral("materials/brick/Wall.VTF"), QStringLiteral("models/broken.mdl"),
                         QStringLiteral("materials/top.vmt")};

TEST_F(ExtractionTest, AllFilesAndTheReasonsOfOthers) {
  const Extracted extracted = extract(kPaths);
  QStringList files = extracted.files;
  files.sort();
  EXPECT_EQ(files, QStringList({QStringLiteral("materials/brick/Wall.VTF"), QStringLiteral("materials/brick/wall.vmt"),
                                QStringLiteral("materials/top.vmt"), QStringLiteral("readme.txt")}));
  for (const QString& file : files) {
    QFile written(out(file));
    ASSERT_TRUE(written.open(QIODevice::ReadOnly)) << file.toStdString();
    EXPECT_EQ(QString::fromUtf8(written.readAll()), file);
  }
  ASSERT_EQ(extracted.failures.size(), 1U);
  EXPECT_EQ(extracted.failures.front().path, QStringLiteral("models/broken.mdl"));
  EXPECT_EQ(extracted.failures.front().offset, 12U);
}

TEST_F(ExtractionTest, PatternsAreAboutNamesOrWholePaths) {
  const auto files = [this](const char* pattern) { return extract(kPaths, {QString::fromLatin1(pattern)}).files; };
  EXPECT_EQ(files("*.vtf"), QStringList(QStringLiteral("materials/brick/Wall.VTF"))) << "case does not count";
  EXPECT_EQ(files("materials/*.vmt"), QStringList(QStringLiteral("materials/top.vmt"))) << "a star stops at a slash";
  EXPECT_EQ(files("nothing*"), QStringList());
  EXPECT_EQ(extract(kPaths, {QStringLiteral("*.txt"), QStringLiteral("*/*/wall.vmt")}).files.size(), 2);
}

TEST_F(ExtractionTest, NamesThatTheArchiveRefusesAreFailures) {
  const QString deep = QStringLiteral("a/").repeated(70) + QStringLiteral("deep.txt");
  const Extracted extracted = extract({QStringLiteral("../evil.txt"), QStringLiteral("readme.txt"), deep});
  EXPECT_EQ(extracted.files, QStringList(QStringLiteral("readme.txt")));
  ASSERT_EQ(extracted.failures.size(), 2U);
  EXPECT_EQ(extracted.failures[0].path, QStringLiteral("../evil.txt"));
  EXPECT_EQ(extracted.failures[1].path, deep);
  EXPECT_NE(extracted.failures[0].message, extracted.failures[1].message);
  EXPECT_TRUE(extract({QStringLiteral("../evil.txt")}, {QStringLiteral("*.vmt")}).failures.empty());
}

TEST_F(ExtractionTest, CancelStopsIt) {
  base::Progress progress;
  progress.cancelAtStep(2);
  EXPECT_THROW(extractFiles(NamesMount(kPaths), {}, folder(), progress), base::Cancelled);
}

scene::Texture cube(const QString& name) {
  image::Image image;
  image.width = image.height = 1;
  image.faceCount = 6;
  image.frameCount = 2;
  for (char i = 0; i < 12; ++i) {
    image.pictures.push_back({1, 1, Bytes::adopt(QByteArray(4, i))});
  }
  scene::Texture texture;
  texture.name = name;
  texture.image = std::make_shared<const image::Image>(image);
  return texture;
}

TEST_F(ExtractionTest, FacesAndFramesOfATexture) {
  const Extracted pictures = extract(cube(QStringLiteral("sky\\day.vtf")), TextureFormat::Png);
  EXPECT_EQ(pictures.files.size(), 12);
  EXPECT_EQ(pictures.files.front(), QStringLiteral("sky/day_000_px.png"));
  EXPECT_EQ(pictures.files.back(), QStringLiteral("sky/day_001_nz.png"));
  const QImage last(out(pictures.files.back()));
  EXPECT_EQ(last.pixelColor(0, 0), QColor(11, 11, 11)) << "without alpha, which means nothing here";
  const Extracted stored = extract(cube(QStringLiteral("sky/day")), TextureFormat::Dds);
  EXPECT_EQ(stored.files, QStringList({QStringLiteral("sky/day_000.dds"), QStringLiteral("sky/day_001.dds")}));
}

TEST_F(ExtractionTest, TexturesWithoutAUsableNameAreNumbered) {
  EXPECT_EQ(extract(cube(QStringLiteral("../../evil")), TextureFormat::Dds).files.front(),
            QStringLiteral("texture_0_000.dds"));
  EXPECT_FALSE(QFileInfo::exists(m_temp.path(QStringLiteral("evil_000.dds"))));
}

} // namespace
} // namespace vitrine::tests
