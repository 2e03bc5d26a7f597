#include "core/scene/Axes.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::scene {
namespace {

/// X Operations: left-handed, Y up.
constexpr Axes kYUpLeftHanded{{0, 1, 2}, {1, 1, -1}};

TEST(Axes, SourceZBecomesY) {
  EXPECT_EQ(kZUpRightHanded.toScene(QVector3D(1, 2, 3)), QVector3D(1, 3, -2));
  EXPECT_EQ(kZUpRightHanded.toFile(QVector3D(1, 3, -2)), QVector3D(1, 2, 3));
  EXPECT_FALSE(kZUpRightHanded.mirrors());
}

TEST(Axes, IdentityChangesNothing) {
  EXPECT_EQ(kYUpRightHanded.toScene(QVector3D(1, 2, 3)), QVector3D(1, 2, 3));
  EXPECT_TRUE(kYUpRightHanded.matrix().isIdentity());
  EXPECT_FALSE(kYUpRightHanded.mirrors());
}

TEST(Axes, LeftHandedFilesMirror) {
  EXPECT_TRUE(kYUpLeftHanded.mirrors());
}

TEST(Axes, ThereAndBackIsTheSamePlace) {
  for (const Axes& axes : {kYUpRightHanded, kZUpRightHanded, kYUpLeftHanded, Axes{{1, 2, 0}, {-1, 1, -1}}}) {
    const QVector3D point(1.5F, -2.25F, 1000);
    EXPECT_EQ(axes.toFile(axes.toScene(point)), point);
    EXPECT_EQ(axes.matrix().map(point), axes.toScene(point));
  }
}

TEST(Axes, ATransformMovesTheSamePointInBothAxes) {
  QMatrix4x4 file;
  file.translate(10, 20, 30);
  file.rotate(37, QVector3D(1, 2, 3).normalized());
  for (const Axes& axes : {kYUpRightHanded, kZUpRightHanded, kYUpLeftHanded}) {
    const QVector3D point(4, -5, 6);
    const QVector3D moved = axes.toScene(file).map(axes.toScene(point));
    EXPECT_LT((moved - axes.toScene(file.map(point))).length(), 1e-4F);
  }
}

} // namespace
} // namespace vitrine::scene
