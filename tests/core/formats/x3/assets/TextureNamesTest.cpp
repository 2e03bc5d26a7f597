#include "core/files/FolderMount.h"
#include "core/formats/x3/assets/X3GameFiles.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using Rule = GameFiles::TextureName::Rule;
using tests::TempFolder;

class TextureNamesTest : public testing::Test {
protected:
  void write(const char* name, const char* content = "x") {
    m_folder.write(QString::fromLatin1(name), QByteArray(content));
  }

  GameFiles files() {
    m_vfs = std::make_unique<files::Vfs>();
    m_vfs->append(std::make_shared<files::FolderMount>(m_folder.path()));
    return GameFiles(*m_vfs);
  }

  QString found(const char* name) {
    const auto texture = files().texture(QString::fromLatin1(name));
    return texture ? texture->path : QString();
  }

  TempFolder m_folder;
  std::unique_ptr<files::Vfs> m_vfs;
};

TEST_F(TextureNamesTest, NothingIsNoTexture) {
  write("dds/null.dds");
  for (const char* name : {"", "0", "NULL", "Null", "null", "0.jpg"}) {
    EXPECT_EQ(files().textureName(QString::fromLatin1(name)).rule, Rule::None) << name;
    EXPECT_EQ(found(name), QString()) << name;
  }
}

TEST_F(TextureNamesTest, OnlyTheBaseNameCountsInDds) {
  write("dds/hull_diff.dds");
  for (const char* name :
       {"hull_diff", "X:\\art\\Hull_Diff.tga", "C:\\Program Files\\x\\hull_diff.txt", "a/b/hull_diff.dds"}) {
    EXPECT_EQ(found(name), QStringLiteral("dds/hull_diff.dds")) << name;
  }
  write("dds/hull_diff.pck");
  EXPECT_EQ(found("hull_diff.tga"), QStringLiteral("dds/hull_diff.pck"));
}

TEST_F(TextureNamesTest, ThenTheFullNameInTextures) {
  write("textures/effects/fx.jpg");
  EXPECT_EQ(found("effects\\fx.tga"), QStringLiteral("textures/effects/fx.jpg"));
  write("textures/effects/fx.tga");
  EXPECT_EQ(found("effects\\fx.tga"), QStringLiteral("textures/effects/fx.tga"));
  EXPECT_EQ(found("fx.tga"), QString());
}

TEST_F(TextureNamesTest, AndBesideTheFile) {
  write("fx.png");
  EXPECT_EQ(found("effects\\fx.tga"), QStringLiteral("fx.png"));
}

TEST_F(TextureNamesTest, NumbersAreFilesOfTexTrue) {
  write("tex/true/25.tga");
  EXPECT_EQ(found("25"), QStringLiteral("tex/true/25.tga"));
  EXPECT_EQ(found("25.jpg"), QStringLiteral("tex/true/25.tga"));
  EXPECT_EQ(found("25_spec.jpg"), QStringLiteral("tex/true/25.tga"));
  EXPECT_EQ(found("025"), QStringLiteral("tex/true/25.tga"));
  EXPECT_EQ(files().textureName(QStringLiteral("25_spec")).number, 25);
}

TEST_F(TextureNamesTest, UnlessMaterialsNamesAFile) {
  write("tex/true/1.tga");
  write("dds/env.dds");
  write("types/Materials.txt", "2;\n0;\n0; effects\\env;\n");
  EXPECT_EQ(found("1.jpg"), QStringLiteral("dds/env.dds"));
  EXPECT_EQ(files().textureName(QStringLiteral("1")).rule, Rule::Number);
}

TEST_F(TextureNamesTest, NegativeNumbersAreRowsOfAnimations) {
  EXPECT_EQ(files().namesTried(QStringLiteral("-1.tga")), QStringList{QStringLiteral("types/Animations, row 1")});
  write("types/Animations.txt", "3;\nTAT_ONESHOT; NULL; 1; 2; 0; 5;\nTAT_TAGLOOP; NULL; 0; 0; 1; NULL; fx\\blue1; 5; "
                                "5;\nTAT_LOOP; NULL; -1; 0;\n");
  write("dds/blue1.dds");
  write("tex/true/1.jpg");
  EXPECT_EQ(found("-1.tga"), QStringLiteral("dds/blue1.dds"));
  EXPECT_EQ(found("-0"), QString());
  EXPECT_EQ(found("-2"), QString()) << "rows that name rows are not followed";
  EXPECT_EQ(files().textureName(QStringLiteral("-1")).rule, Rule::Animated);
  EXPECT_EQ(files().textureName(QStringLiteral("-1")).number, 1);
}

TEST_F(TextureNamesTest, TellsWhatWasTried) {
  const QStringList tried = files().namesTried(QStringLiteral("X:\\art\\hull_diff.tga"));
  EXPECT_EQ(tried.value(0), QStringLiteral("dds/hull_diff.pck"));
  EXPECT_EQ(tried.value(1), QStringLiteral("dds/hull_diff.dds"));
  EXPECT_TRUE(files().namesTried(QStringLiteral("NULL")).isEmpty());
  EXPECT_EQ(files().namesTried(QStringLiteral("99999999999")).value(0), QStringLiteral("dds/99999999999.pck"));
}

} // namespace
} // namespace vitrine::formats::x3
