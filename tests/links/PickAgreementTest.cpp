// Answers of `vitrine-cli pick` for 200 pixels of a picture, against the bytes it names: decoded by the fact sheets
// they are a triangle, and the point that was met lies in it.
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "tests/links/PickedPixels.h"
#include "tests/links/SheetTriangles.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using nlohmann::ordered_json;

class PickAgreement : public testing::TestWithParam<PickedSample> {
protected:
  void SetUp() override {
    const auto path = samplePath(QString::fromLatin1(GetParam().path));
    ASSERT_TRUE(path);
    m_path = *path;
    Progress progress;
    auto opened = formats::Opener(formats::registry()).open(m_path, {}, progress);
    ASSERT_TRUE(opened) << opened.error().reason().toStdString();
    m_document = opened->document;
    ASSERT_TRUE(m_document->scene);
  }

  QString m_path;
  DocumentPtr m_document;
};

/// Distance of a point from a triangle: from its plane, and beyond its edges.
float distanceFrom(const Corners& corners, const QVector3D& point) {
  const QVector3D normal = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]).normalized();
  float distance = std::abs(QVector3D::dotProduct(point - corners[0], normal));
  for (std::size_t i = 0; i < 3; ++i) {
    const QVector3D edge = (corners[(i + 1) % 3] - corners[i]).normalized();
    const QVector3D outward = QVector3D::crossProduct(edge, normal);
    distance = std::max(distance, QVector3D::dotProduct(point - corners[i], outward));
  }
  return distance;
}

TEST_P(PickAgreement, ThePointLiesInTheTriangleOfTheBytes) {
  const std::vector<ordered_json> picks = picksOf(GetParam(), m_path);
  ASSERT_EQ(picks.size(), 200U);
  const SheetTriangles trianglesOf =
      sheetTrianglesOf(m_document, m_path, QString::fromLatin1(GetParam().animation).toInt(),
                       QString::fromLatin1(GetParam().time).toDouble());
  const float tolerance = 1e-4F * m_document->scene->bounds().size().length();
  std::size_t hits = 0;
  std::size_t decoded = 0;
  std::set<std::pair<std::string, std::uint64_t>> records;
  for (const ordered_json& picked : picks) {
    if (picked.at("item").is_null()) {
      EXPECT_EQ(picked.size(), 2U) << "nothing more is said of nothing";
      continue;
    }
    ++hits;
    const ordered_json& record = picked.at("records").at(0);
    EXPECT_EQ(record.at("role"), "primary");
    records.emplace(record.at("section"), record.at("row"));
    const std::vector<float> at = picked.at("point");
    const QVector3D point(at[0], at[1], at[2]);
    const std::vector<Corners> triangles = trianglesOf(picked);
    decoded += triangles.empty() ? 0 : 1;
    float nearest = triangles.empty() ? 0 : std::numeric_limits<float>::infinity();
    for (const Corners& corners : triangles) {
      nearest = std::min(nearest, distanceFrom(corners, point));
    }
    EXPECT_LE(nearest, tolerance) << picked.dump();
  }
  EXPECT_GE(hits, GetParam().hits);
  EXPECT_GE(10 * decoded, 6 * hits) << "most are triangles of the sheet; props and shadows are not";
  EXPECT_GE(records.size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(AllFamilies, PickAgreement, testing::ValuesIn(pickedSamples()),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
