// From a pixel of a VGO scene to the three indices of the triangle shown there, through its accessors, joints and nodes
// to where the bytes say it is, and back to the same pixel: all forms a scene is written in, skinned and not.
#include "tests/links/Clicks.h"
#include "tests/samples/oracles/vgo/WalkedVgo.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using oracles::WalkedVgo;

struct ClickedAvatar {
  const char* name;
  const char* path;     ///< below the samples; with ./ in front: below the build folder
  std::size_t records;  ///< clicked, at least
  bool skinned = false; ///< some of what is clicked
  float tolerance = 1e-4F;
};

void PrintTo(const ClickedAvatar& avatar, std::ostream* out) {
  *out << avatar.name;
}

class AvatarPixelToByte : public testing::TestWithParam<ClickedAvatar> {
protected:
  void SetUp() override;
  void click(const picking::Hit& hit, const scene::Ray& ray);
  /// The triangle of an index accessor that a record stands for; for sparse ones every triangle is possible.
  std::vector<std::array<std::size_t, 3>> trianglesOf(const RecordRef& record, std::size_t node,
                                                      const ByteRange& range);
  std::optional<std::size_t> fileNodeOf(DrawItemIndex item) const;
  const std::vector<WalkedVgo::Vector>& shown(std::size_t node);
  QVector3D cornerAt(std::size_t node, std::size_t vertex);
  void findAgain(const picking::Hit& hit, const RecordRef& record, const std::array<QVector3D, 3>& corners) const;

  const Scene& scene() const { return *m_document->scene; }

  DocumentPtr m_document;
  std::optional<WalkedVgo> m_file;
  std::optional<picking::RayCaster> m_caster;
  std::map<std::size_t, std::vector<WalkedVgo::Vector>> m_shown; ///< by node of the file
  std::set<RecordRef> m_records;
  std::size_t m_skinned = 0;
  std::size_t m_hits = 0;
};

void AvatarPixelToByte::SetUp() {
  const auto path = clickedPath(GetParam().path);
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  m_document = openedToClick(*path);
  ASSERT_TRUE(m_document);
  const Bytes bytes = fileBytes(*path);
  m_file.emplace(WalkedVgo::Bytes(bytes.data(), bytes.data() + bytes.size()));
  m_caster.emplace(m_document->scene);
}

/// The record of the node that shows the item, or of the nearest one above that has one.
std::optional<std::size_t> AvatarPixelToByte::fileNodeOf(DrawItemIndex item) const {
  for (NodeIndex node = scene().drawItems()[item].node; node; node = scene().nodes[node].parent) {
    if (const auto& record = scene().nodes[node].record) {
      return static_cast<std::size_t>(record->row);
    }
  }
  return std::nullopt;
}

const std::vector<WalkedVgo::Vector>& AvatarPixelToByte::shown(std::size_t node) {
  const auto found = m_shown.find(node);
  return found != m_shown.end() ? found->second : m_shown.emplace(node, m_file->shownVertices(node)).first->second;
}

/// Scene axes: a left-handed file's z goes the other way.
QVector3D AvatarPixelToByte::cornerAt(std::size_t node, std::size_t vertex) {
  const WalkedVgo::Vector& at = shown(node).at(vertex);
  const double z = m_file->isLeftHanded() ? -at[2] : at[2];
  return {static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(z)};
}

std::vector<std::array<std::size_t, 3>> AvatarPixelToByte::trianglesOf(const RecordRef& record, std::size_t node,
                                                                       const ByteRange& range) {
  std::vector<std::array<std::size_t, 3>> triangles;
  for (const auto& part : m_file->meshOf(node).at("subMeshes")) {
    const auto accessor = part.get<std::size_t>();
    const auto& facts = m_file->accessors().at(accessor);
    const bool isSparse = facts.value("sparseType", 0) != 0;
    const std::size_t from = m_file->offsetOf(static_cast<int>(accessor));
    const bool isInside = range.offset >= from && range.end() <= from + facts.at("byteLength").get<std::size_t>();
    if (isSparse ? record.row != accessor : !isInside) {
      continue;
    }
    const std::vector<double> corners = m_file->numbers(static_cast<int>(accessor));
    const std::size_t size = isSparse ? 0 : facts.at("byteLength").get<std::size_t>() / corners.size();
    EXPECT_TRUE(isSparse || range.size == 3 * size) << "a triangle is three indices";
    const std::size_t only = isSparse ? 0 : (range.offset - from) / (3 * size);
    for (std::size_t i = isSparse ? 0 : only; 3 * i + 2 < corners.size() && (isSparse || i == only); ++i) {
      const auto corner = [&](std::size_t k) { return static_cast<std::size_t>(corners[3 * i + k]); };
      triangles.push_back({corner(0), corner(1), corner(2)});
    }
  }
  return triangles;
}

bool sameCorners(const std::array<QVector3D, 3>& a, const std::array<QVector3D, 3>& b, float tolerance) {
  return std::ranges::all_of(a, [&](const QVector3D& corner) {
    return std::ranges::any_of(b, [&](const QVector3D& other) { return (corner - other).length() <= tolerance; });
  });
}

/// Straight at where its bytes say it is, with nothing else in the way.
void AvatarPixelToByte::findAgain(const picking::Hit& hit, const RecordRef& record,
                                  const std::array<QVector3D, 3>& corners) const {
  const QVector3D middle = (corners[0] + corners[1] + corners[2]) / 3;
  const QVector3D facing = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]);
  if (facing.length() < 1e-7F) {
    return;
  }
  const float near = 1e-3F * scene().bounds().size().length();
  for (const float side : {1.0F, -1.0F}) {
    const QVector3D out = facing.normalized() * side * near;
    const ItemSet only{hit.item};
    const auto again = m_caster->cast({middle + out, -out}, only);
    if (again && (again->position - middle).length() < 0.1F * near) {
      EXPECT_EQ(scene().recordOf(again->item, again->triangle), record);
      return;
    }
  }
  ADD_FAILURE() << "nothing is where the bytes of a triangle say";
}

void AvatarPixelToByte::click(const picking::Hit& hit, const scene::Ray& ray) {
  const auto record = scene().recordOf(hit.item, hit.triangle);
  ASSERT_TRUE(record) << "a surface without a record";
  const auto range = m_document->structure.rangeOf(*record);
  ASSERT_TRUE(range);
  expectBothWays(*m_document, *record, hit.item);
  const auto node = fileNodeOf(hit.item);
  ASSERT_TRUE(node);
  const std::array<QVector3D, 3> drawn = cornersInWorld(scene(), hit);
  const auto possible = trianglesOf(*record, *node, *range);
  const bool known = std::ranges::any_of(possible, [&](const std::array<std::size_t, 3>& triangle) {
    std::array<QVector3D, 3> corners;
    std::ranges::transform(triangle, corners.begin(), [&](std::size_t vertex) { return cornerAt(*node, vertex); });
    return sameCorners(drawn, corners, GetParam().tolerance);
  });
  EXPECT_TRUE(known) << "the triangle at " << testing::PrintToString(hit.position)
                     << " is not what the bytes of its record say";
  EXPECT_LT((ray.origin + ray.direction * hit.distance - hit.position).length(),
            1e-3F * hit.distance * ray.direction.length());
  findAgain(hit, *record, drawn);
  m_records.insert(*record);
  m_skinned += m_file->node(*node).value("skin", -1) >= 0 ? 1 : 0;
  ++m_hits;
}

TEST_P(AvatarPixelToByte, LeadsToTheTriangleOfTheBytesAndBack) {
  clickAllRound(*m_caster, scene(), {}, [this](const picking::Hit& hit, const scene::Ray& ray) { click(hit, ray); });
  if (HasFailure()) {
    return;
  }
  EXPECT_GE(m_hits, 30U);
  EXPECT_GE(m_records.size(), GetParam().records);
  EXPECT_EQ(m_skinned > 0, GetParam().skinned);
}

constexpr auto kAvatarName = [](const auto& parameter) { return std::string(parameter.param.name); };

INSTANTIATE_TEST_SUITE_P(Samples, AvatarPixelToByte,
                         testing::Values(ClickedAvatar{"avatar_lh", "vgo/gen_avatar_lh.vgo", 2, true},
                                         ClickedAvatar{"avatar_rh", "vgo/gen_avatar_rh.vgo", 2, true},
                                         ClickedAvatar{"avatar_bson", "vgo/gen_avatar_bson.vgo", 2, true},
                                         ClickedAvatar{"cube_lh_tl", "vgo/gen_cube_lh_tl.vgo", 8},
                                         ClickedAvatar{"cube_rh_bl", "vgo/gen_cube_rh_bl.vgo", 8},
                                         ClickedAvatar{"cube_v20", "vgo/gen_cube_v20.vgo", 8},
                                         ClickedAvatar{"materials", "vgo/gen_materials_lh.vgo", 4}),
                         kAvatarName);

INSTANTIATE_TEST_SUITE_P(
    Others, AvatarPixelToByte,
    testing::ValuesIn(ofOthers<ClickedAvatar>(QStringLiteral("vgo/real_vgo_2_0.vgo"),
                                              {ClickedAvatar{"real_2_0", "vgo/real_vgo_2_0.vgo", 10, false, 1e-3F},
                                               ClickedAvatar{"real_2_5", "vgo/real_vgo_2_5.vgo", 10, false, 1e-3F},
                                               ClickedAvatar{"real_hdrp", "vgo/real_hdrp_2_5.vgo", 10, false, 1e-3F}})),
    kAvatarName);

INSTANTIATE_TEST_SUITE_P(Demo, AvatarPixelToByte,
                         testing::Values(ClickedAvatar{"vitri", "./share/vitrine/demo/vitrine_avatar.vgo", 60, true}),
                         kAvatarName);

} // namespace
} // namespace vitrine::tests
