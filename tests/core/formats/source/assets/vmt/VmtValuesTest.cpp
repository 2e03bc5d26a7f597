#include "core/formats/source/assets/vmt/VmtValues.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

TEST(VmtValues, numbers) {
  EXPECT_FLOAT_EQ(leadingNumber(QStringLiteral(" .5 ")).value(), 0.5F);
  EXPECT_FLOAT_EQ(leadingNumber(QStringLiteral("[2 3]")).value(), 2.0F);
  EXPECT_FALSE(leadingNumber(QStringLiteral("yes")));
  EXPECT_FALSE(leadingNumber(QStringLiteral("nan")));
  EXPECT_FALSE(leadingNumber(QString()));
}

TEST(VmtValues, coloursInTheirNotations) {
  EXPECT_EQ(vmtColor(QStringLiteral("[1 .5 0]")), QVector3D(1, 0.5F, 0));
  EXPECT_EQ(vmtColor(QStringLiteral("{255 0 51}")), QVector3D(1, 0, 51.0F / 255.0F));
  EXPECT_EQ(vmtColor(QStringLiteral("1 0.25 0")), QVector3D(1, 0.25F, 0));
  EXPECT_EQ(vmtColor(QStringLiteral(".5")), QVector3D(0.5F, 0.5F, 0.5F));
  EXPECT_FALSE(vmtColor(QStringLiteral("[1 2]")));
  EXPECT_FALSE(vmtColor(QStringLiteral("env_cubemap")));
}

TEST(VmtValues, coloursBecomeLinear) {
  const QVector3D linear = vmtLinearColor(QStringLiteral("[0.5 1 4]")).value();
  EXPECT_NEAR(linear.x(), 0.21404F, 1e-4);
  EXPECT_FLOAT_EQ(linear.y(), 1);
  EXPECT_FLOAT_EQ(linear.z(), 4);
}

TEST(VmtValues, transformScalesAndTurnsAroundItsCentre) {
  const auto map = [](const char* text, float u, float v) {
    const QVector4D moved = vmtTransform(QString::fromLatin1(text)).value() * QVector4D(u, v, 0, 1);
    return QVector3D(moved.x(), moved.y(), moved.z());
  };
  const auto near = [](const QVector3D& a, const QVector3D& b) { return (a - b).length() < 1e-5F; };
  EXPECT_TRUE(near(map("center .5 .5 scale 1 1 rotate 0 translate 0 0", 0.3F, 0.7F), {0.3F, 0.7F, 0}));
  EXPECT_TRUE(near(map("center .5 .5 scale 2 4 rotate 0 translate 0 0", 1, 1), {1.5F, 2.5F, 0}));
  EXPECT_TRUE(near(map("center .5 .5 scale 1 1 rotate 90 translate 0 0", 1, 0.5F), {0.5F, 1, 0}));
  EXPECT_TRUE(near(map("center 0 0 scale 1 1 rotate 0 translate .25 .5", 0, 0), {0.25F, 0.5F, 0}));
  EXPECT_TRUE(near(map("scale 3 3", 1, 1), {3, 3, 0}));
  EXPECT_FALSE(vmtTransform(QStringLiteral("nothing of it")));
  EXPECT_FALSE(vmtTransform(QString()));
}

TEST(VmtValues, texturePathsAreNamesOfFiles) {
  EXPECT_EQ(vmtTexturePath(QStringLiteral("Brick\\Wall01.VTF")), QStringLiteral("Brick/Wall01"));
  EXPECT_EQ(vmtTexturePath(QStringLiteral("brick/wall01")), QStringLiteral("brick/wall01"));
  EXPECT_EQ(vmtTexturePath(QStringLiteral("_rt_WaterReflection")), QString());
  EXPECT_EQ(vmtTexturePath(QStringLiteral("env_cubemap")), QString());
}

} // namespace
} // namespace vitrine::tests
