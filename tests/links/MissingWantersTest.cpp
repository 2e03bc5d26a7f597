// Wanters of missing files are references that lead to a record, in all families.
#include "core/formats/api/AssetResolver.h"
#include "core/formats/registry/Registry.h"
#include "core/links/LinkIndex.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TempFolder.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using files::MissingFile;
using files::MissingKind;

/// A file, and what of it is missing once its materials were looked for.
struct Looked {
  DocumentPtr document;
  std::vector<MissingFile> missing;
};

Looked lookedInto(const QString& path) {
  Progress progress;
  auto opened = formats::Opener(formats::registry()).open(path, {}, progress);
  if (!opened) {
    ADD_FAILURE() << opened.error().reason().toStdString();
    return {};
  }
  Looked looked{opened->document, opened->document->missing};
  if (looked.document->scene) {
    base::Diagnostics diagnostics;
    files::MissingFiles missing;
    const Limits limits;
    formats::LoadContext context{*opened->vfs, diagnostics, missing, progress, limits, {}};
    scene::SceneAssets assets = looked.document->scene->assets;
    formats::AssetResolver(*opened).resolveAll(assets, context);
    const auto found = missing.entries();
    looked.missing.insert(looked.missing.end(), found.begin(), found.end());
  }
  return looked;
}

/// The sections of the records that want the files of a kind.
QStringList wantingSections(const Looked& looked, MissingKind kind) {
  const links::LinkIndex index(looked.document);
  QStringList sections;
  for (const MissingFile& file : looked.missing) {
    EXPECT_FALSE(file.wanters.empty()) << file.path.toStdString();
    for (const files::Wanter& wanter : file.wanters) {
      const auto record = index.recordOf(wanter);
      EXPECT_TRUE(record) << file.path.toStdString() << ", wanted by " << file.wantedBy.toStdString();
      if (record && file.kind == kind) {
        sections << looked.document->structure[record->section].path;
      }
    }
  }
  sections.removeDuplicates();
  return sections;
}

QString pathOf(const char* sample) {
  const auto path = samplePath(QString::fromLatin1(sample));
  EXPECT_TRUE(path) << sample;
  return path.value_or(QString());
}

TEST(MissingWanters, OfAMap) {
  const TempFolder folder;
  QFile map(pathOf("source-game/game/maps/exhibition.bsp"));
  ASSERT_TRUE(map.open(QIODevice::ReadOnly));
  const Looked looked = lookedInto(folder.write(QStringLiteral("alone.bsp"), map.readAll()));
  EXPECT_EQ(wantingSections(looked, MissingKind::Material), QStringList(QStringLiteral("lumps/TEXDATA")));
  EXPECT_TRUE(wantingSections(looked, MissingKind::Model).contains(QLatin1String("lumps/ENTITIES")));
}

TEST(MissingWanters, OfAMissionWithoutItsFiles) {
  const TempFolder folder;
  QFile mission(qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/samples/bd1/addon/small.mif"));
  ASSERT_TRUE(mission.open(QIODevice::ReadOnly));
  const Looked looked = lookedInto(folder.write(QStringLiteral("alone.mif"), mission.readAll()));
  EXPECT_FALSE(looked.missing.empty());
  EXPECT_EQ(wantingSections(looked, MissingKind::Other).size(), 1) << "the lines of the mission";
}

TEST(MissingWanters, OfABlockMap) {
  const TempFolder folder;
  QFile map(pathOf("bd1/generated/addon/town/town160.bd1"));
  ASSERT_TRUE(map.open(QIODevice::ReadOnly));
  const Looked looked = lookedInto(folder.write(QStringLiteral("alone.bd1"), map.readAll()));
  EXPECT_EQ(wantingSections(looked, MissingKind::Texture), QStringList(QStringLiteral("header/textures")));
}

TEST(MissingWanters, OfAModel) {
  const TempFolder folder;
  QFile model(pathOf("3db/generated/data/3db/kobold.3db"));
  ASSERT_TRUE(model.open(QIODevice::ReadOnly));
  const Looked looked = lookedInto(folder.write(QStringLiteral("alone.3db"), model.readAll()));
  EXPECT_EQ(wantingSections(looked, MissingKind::Texture), QStringList(QStringLiteral("materials")));
}

TEST(MissingWanters, OfAnAvatarWithoutItsResource) {
  const Looked looked = lookedInto(pathOf("vgo/bad_bin_missing.vgo"));
  ASSERT_EQ(looked.missing.size(), 1U);
  ASSERT_EQ(looked.missing[0].wanters.size(), 1U);
  // A member of JSON is no record of a table: the bytes are the reference.
  const auto bytes = looked.missing[0].wanters[0].bytes;
  ASSERT_TRUE(bytes);
  const auto text = looked.document->spaces.read(*bytes);
  ASSERT_TRUE(text);
  EXPECT_EQ(text->toByteArray(), QByteArray("\"bad_bin_missing.bin\""));
}

TEST(MissingWanters, OfAScene) {
  const TempFolder folder;
  QFile scene(pathOf("bod/objects/vitrine/demo_scene.bod"));
  ASSERT_TRUE(scene.open(QIODevice::ReadOnly));
  const Looked looked = lookedInto(folder.write(QStringLiteral("alone.bod"), scene.readAll()));
  EXPECT_FALSE(looked.missing.empty());
  EXPECT_EQ(wantingSections(looked, MissingKind::Other).size(), 1) << "the paths of the scene";
}

} // namespace
} // namespace vitrine::tests
