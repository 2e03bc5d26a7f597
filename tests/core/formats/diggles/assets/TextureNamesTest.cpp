#include "core/formats/diggles/assets/DigglesTextureNames.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

ModelMaterial material(const char* name, const char* path) {
  return {QString::fromLatin1(name), QString::fromLatin1(path), 1, {}};
}

TEST(TextureNames, aMaterialIsNamedByItselfThenByTheArtistsFile) {
  EXPECT_EQ(pictureNames(material("haut", "\\\\server\\art\\Stoff_128.tga")),
            (QStringList{QStringLiteral("haut"), QStringLiteral("Stoff_128")}));
  EXPECT_EQ(pictureNames(material("haut", "D:/art/Stoff.old.tga")).value(1), QStringLiteral("Stoff.old"));
  EXPECT_EQ(pictureNames(material("haut", "HAUT.TGA")), QStringList{QStringLiteral("haut")}) << "the same name";
  EXPECT_EQ(pictureNames(material("", "C:\\x\\nur_pfad.bmp")), QStringList{QStringLiteral("nur_pfad")});
  EXPECT_EQ(pictureNames(material("haut", "C:\\folder\\")), QStringList{QStringLiteral("haut")});
  EXPECT_EQ(pictureNames(material("", "")), QStringList());
  EXPECT_EQ(pictureNames(material("", ".tga")), QStringList{QStringLiteral(".tga")});
}

TEST(TextureNames, theKeyIsTheFirstName) {
  EXPECT_EQ(textureKey(material("haut", "x\\stoff.tga")), QStringLiteral("haut"));
  EXPECT_EQ(textureKey(material("", "x\\stoff.tga")), QStringLiteral("stoff"));
  EXPECT_TRUE(textureKey(material("", "")).isEmpty());
}

TEST(TextureNames, materialsOfEqualNamesShareWhatTheyMayBeCalled) {
  const TextureNames names({material("haut", "a\\eins.tga"), material("HAUT", "a\\zwei.tga"),
                            material("haut", "b\\eins.tga"), material("stein", "stein.tga")});
  EXPECT_EQ(names.of(QStringLiteral("Haut")),
            (QStringList{QStringLiteral("haut"), QStringLiteral("eins"), QStringLiteral("zwei")}));
  EXPECT_EQ(names.of(QStringLiteral("stein")), QStringList{QStringLiteral("stein")});
  EXPECT_EQ(names.of(QStringLiteral("fremd")), QStringList{QStringLiteral("fremd")});
}

} // namespace
} // namespace vitrine::tests
