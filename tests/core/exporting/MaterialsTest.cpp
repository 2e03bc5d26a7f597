#include "core/exporting/ExportMaterials.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;
using scene::Blend;

class ExportMaterialsTest : public testing::Test {
protected:
  ExportMaterial exported(MaterialIndex material) {
    ExportMaterials materials(m_maker.scene().assets);
    materials.materialFor(material);
    m_pictures = materials.pictures();
    return materials.takeMaterials().front();
  }

  SceneForExport m_maker;
  std::vector<ExportMaterials::Picture> m_pictures;
};

TEST_F(ExportMaterialsTest, PicturesAreNotTintedByWhatStandsInForThem) {
  const MaterialIndex index = m_maker.addMaterial(QStringLiteral("wall"), twoRows(Qt::red, Qt::blue));
  m_maker.material(index).fallbackColor = QVector3D(0.5F, 0, 0);
  const ExportMaterial material = exported(index);
  EXPECT_EQ(material.texture, 0);
  EXPECT_EQ(material.color, QVector4D(1, 1, 1, 1));
  EXPECT_EQ(material.alpha, AlphaMode::Opaque);
  EXPECT_FALSE(m_pictures.front().alpha);
}

TEST_F(ExportMaterialsTest, WithoutAPictureTheAverageColourStays) {
  const MaterialIndex index = m_maker.addMaterial(QStringLiteral("wall"));
  m_maker.material(index).fallbackColor = QVector3D(0.5F, 0.25F, 0);
  m_maker.material(index).color = QVector4D(0.5F, 1, 1, 1);
  EXPECT_EQ(exported(index).color, QVector4D(0.25F, 0.25F, 0, 1));
}

TEST_F(ExportMaterialsTest, AlphaIsMaskBlendOrNothing) {
  const QImage holes = twoRows(QColor(0, 0, 0, 0), Qt::white);
  for (const auto& [blend, alpha] : {std::pair(Blend::Opaque, AlphaMode::Opaque),
                                     {Blend::AlphaTest, AlphaMode::Mask},
                                     {Blend::AlphaBlend, AlphaMode::Blend},
                                     {Blend::Additive, AlphaMode::Blend},
                                     {Blend::Screen, AlphaMode::Blend},
                                     {Blend::Automatic, AlphaMode::Blend},
                                     {Blend::AutomaticCutout, AlphaMode::Mask}}) {
    const MaterialIndex index = m_maker.addMaterial(QStringLiteral("m"), holes);
    m_maker.material(index).blend = blend;
    EXPECT_EQ(exported(index).alpha, alpha) << static_cast<int>(blend);
    EXPECT_EQ(m_pictures.front().alpha, alpha != AlphaMode::Opaque);
  }
}

TEST_F(ExportMaterialsTest, WaterIsABlendedColour) {
  const MaterialIndex index = m_maker.addMaterial(QStringLiteral("water"), twoRows(Qt::red, Qt::blue));
  m_maker.material(index).params = scene::WaterParams{.fogColor = QVector3D(0, 0.5F, 0.25F)};
  const ExportMaterial material = exported(index);
  EXPECT_EQ(material.texture, -1);
  EXPECT_EQ(material.alpha, AlphaMode::Blend);
  EXPECT_EQ(material.color.toVector3D(), QVector3D(0, 0.5F, 0.25F));
}

TEST_F(ExportMaterialsTest, EqualNamesAreToldApart) {
  m_maker.addMaterial(QStringLiteral("a b"));
  m_maker.addMaterial(QStringLiteral("a_b"));
  ExportMaterials materials(m_maker.scene().assets);
  EXPECT_EQ(materials.materialFor(0), 0);
  EXPECT_EQ(materials.materialFor(1), 1);
  EXPECT_EQ(materials.materialFor(0), 0);
  EXPECT_EQ(materials.materialFor(99), materials.materialFor(scene::kNone));
  const auto made = materials.takeMaterials();
  EXPECT_EQ(made[0].name, QStringLiteral("a_b"));
  EXPECT_EQ(made[1].name, QStringLiteral("a_b_2"));
}

} // namespace
} // namespace vitrine::tests
