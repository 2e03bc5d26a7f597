// From a pixel of an X3 scene or body to the line or the sixteen bytes of the face shown there, from these to where the
// points they name are, and back to the same pixel: text and binary, wrapped and inline, of the file and of others.
#include "tests/links/Clicks.h"
#include "tests/samples/oracles/x3/WalkedFiles.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using oracles::WalkedBody;

struct ClickedScene {
  const char* name;
  const char* path;       ///< below the samples; with ./ in front: below the build folder
  std::size_t records;    ///< clicked, at least
  std::size_t spaces = 1; ///< that they are in, at least
};

void PrintTo(const ClickedScene& scene, std::ostream* out) {
  *out << scene.name;
}

/// A face as its own bytes say it.
struct FaceBytes {
  int material = -1; ///< binary faces do not say it
  std::vector<std::uint32_t> points;
};

/// Nothing: these are not the bytes of a face.
std::optional<FaceBytes> faceOfText(const std::string& text) {
  FaceBytes face;
  std::vector<long> numbers;
  for (std::size_t at = 0; numbers.empty() || numbers.back() >= 0;) {
    const std::size_t end = text.find(';', at);
    const std::size_t digit = text.find_first_not_of(" \t\r\n", at);
    if (end == std::string::npos || digit >= end || text.find_first_not_of("-0123456789", digit) != end) {
      return std::nullopt;
    }
    numbers.push_back(std::stol(text.substr(digit, end - digit)));
    at = end + 1;
  }
  face.material = static_cast<int>(numbers.front());
  face.points.assign(numbers.begin() + 1, numbers.end() - 1);
  return face.points.size() >= 3 ? std::optional(face) : std::nullopt;
}

FaceBytes faceOfBinary(const Bytes& bytes) {
  FaceBytes face;
  for (std::size_t k = 0; k < 3; ++k) {
    std::uint32_t point = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      point = point << 8 | std::to_integer<std::uint32_t>(bytes[4 * k + i]);
    }
    face.points.push_back(point);
  }
  return face;
}

class ScenePixelToByte : public testing::TestWithParam<ClickedScene> {
protected:
  void SetUp() override;
  void click(const picking::Hit& hit);
  /// The bodies that a space holds: one, or those inside a scene.
  const std::vector<WalkedBody>& bodiesIn(SpaceId space);
  bool isSaid(const FaceBytes& face, SpaceId space, const std::array<QVector3D, 3>& drawn);
  void findAgain(const picking::Hit& hit, const RecordRef& record) const;

  const Scene& scene() const { return *m_document->scene; }

  DocumentPtr m_document;
  std::optional<picking::RayCaster> m_caster;
  std::map<SpaceId, std::vector<WalkedBody>> m_bodies;
  std::set<RecordRef> m_records;
  std::set<SpaceId> m_spaces;
};

void ScenePixelToByte::SetUp() {
  const auto path = clickedPath(GetParam().path);
  ASSERT_TRUE(path);
  m_document = openedToClick(*path);
  ASSERT_TRUE(m_document);
  m_caster.emplace(m_document->scene);
}

const std::vector<WalkedBody>& ScenePixelToByte::bodiesIn(SpaceId space) {
  if (const auto known = m_bodies.find(space); known != m_bodies.end()) {
    return known->second;
  }
  const auto bytes = m_document->spaces[space].source->readAll();
  EXPECT_TRUE(bytes);
  const oracles::WalkedBytes file(bytes->data(), bytes->data() + bytes->size());
  const std::string text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  std::vector<WalkedBody> bodies;
  if (text.starts_with("BOB1")) {
    bodies.push_back(oracles::walkedBinaryBody(file));
  } else if (text.find("VER:") == std::string::npos) {
    bodies.push_back(oracles::walkedTextBody(text));
  } else {
    for (const oracles::WalkedPath& path : oracles::walkedScene(text).paths) {
      bodies.insert(bodies.end(), path.inlineBodies.begin(), path.inlineBodies.end());
    }
  }
  return m_bodies.emplace(space, std::move(bodies)).first->second;
}

bool cornersMatch(const std::array<QVector3D, 3>& drawn, const WalkedBody::Triangle& said, float tolerance) {
  return std::ranges::all_of(drawn, [&](const QVector3D& corner) {
    return std::ranges::any_of(said.corners, [&](const WalkedBody::Corner& other) {
      const QVector3D at(static_cast<float>(other.position[0]), static_cast<float>(other.position[1]),
                         static_cast<float>(-other.position[2]));
      return (corner - at).length() <= tolerance;
    });
  });
}

/// True if one of the records of the space's bodies has this face, with its points where they are drawn: in the space
/// of the mesh, which is the body's own in scene axes.
bool ScenePixelToByte::isSaid(const FaceBytes& face, SpaceId space, const std::array<QVector3D, 3>& drawn) {
  const auto names = [&](const WalkedBody::Triangle& triangle) {
    return (face.material < 0 || triangle.material == face.material) &&
           std::ranges::all_of(triangle.points, [&](std::uint32_t point) {
             return std::ranges::find(face.points, point) != face.points.end();
           });
  };
  for (const WalkedBody& body : bodiesIn(space)) {
    for (const WalkedBody::Record& record : body.records) {
      const float tolerance = 1e-5F * static_cast<float>(body.sizeFor(record));
      const auto fits = [&](const WalkedBody::Triangle& each) {
        return names(each) && cornersMatch(drawn, each, tolerance);
      };
      if (std::ranges::any_of(record.triangles, fits)) {
        return true;
      }
    }
  }
  return false;
}

bool haveSamePlaces(const std::array<QVector3D, 3>& a, const std::array<QVector3D, 3>& b) {
  return std::ranges::all_of(a, [&](const QVector3D& corner) { return std::ranges::find(b, corner) != b.end(); });
}

/// Straight at it, with nothing else in the way. Thin parts have another face on their back, at the same place.
void ScenePixelToByte::findAgain(const picking::Hit& hit, const RecordRef& record) const {
  const std::array<QVector3D, 3> corners = cornersInWorld(scene(), hit);
  const QVector3D middle = (corners[0] + corners[1] + corners[2]) / 3;
  const QVector3D out = QVector3D::normal(corners[0], corners[1], corners[2]);
  const float near = 1e-4F * scene().bounds().size().length();
  const ItemSet only{hit.item};
  for (const float side : {1.0F, -1.0F}) {
    const auto again = m_caster->cast({middle + out * side * near, -out * side}, only);
    const bool isIt = again && scene().recordOf(again->item, again->triangle) == record;
    if (isIt || (again && haveSamePlaces(cornersInMesh(scene(), *again), cornersInMesh(scene(), hit)))) {
      return;
    }
  }
  ADD_FAILURE() << "nothing of this record is where its bytes say";
}

void ScenePixelToByte::click(const picking::Hit& hit) {
  const auto record = scene().recordOf(hit.item, hit.triangle);
  ASSERT_TRUE(record) << "a surface without a record";
  const auto range = m_document->structure.rangeOf(*record);
  ASSERT_TRUE(range);
  const auto bytes = m_document->spaces.read(*range);
  ASSERT_TRUE(bytes);
  const std::string text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  if (text.starts_with("P ")) {
    return; // a path that is marked, without a body
  }
  const auto head = m_document->spaces.read({range->space, 0, 4});
  const bool isBinary = head && QByteArrayView(head->toByteArray()) == "BOB1";
  EXPECT_TRUE(!isBinary || range->size == 16U) << "three points and a word";
  const auto face = isBinary ? std::optional(faceOfBinary(*bytes)) : faceOfText(text);
  ASSERT_TRUE(face) << "not a face: " << text.substr(0, 60);
  EXPECT_TRUE(isSaid(*face, range->space, cornersInMesh(scene(), hit)))
      << "what is drawn at " << testing::PrintToString(hit.position)
      << " is not what its bytes say: " << text.substr(0, 60);
  expectBothWays(*m_document, *record, hit.item);
  findAgain(hit, *record);
  m_records.insert(*record);
  m_spaces.insert(range->space);
}

TEST_P(ScenePixelToByte, LeadsToTheFaceOfTheBytesAndBack) {
  clickAllRound(*m_caster, scene(), {0.8F, -35, 12},
                [this](const picking::Hit& hit, const scene::Ray&) { click(hit); });
  if (HasFailure()) {
    return;
  }
  EXPECT_GE(m_records.size(), GetParam().records);
  EXPECT_GE(m_spaces.size(), GetParam().spaces);
}

constexpr auto kSceneName = [](const auto& parameter) { return std::string(parameter.param.name); };

INSTANTIATE_TEST_SUITE_P(Samples, ScenePixelToByte,
                         testing::Values(ClickedScene{"hull", "bod/objects/vitrine/hull.bod", 4},
                                         ClickedScene{"ring", "bod/objects/vitrine/ring.bod", 10},
                                         ClickedScene{"pod_binary", "bod/objects/vitrine/pod.bob", 6},
                                         ClickedScene{"pod_text", "bod/objects/vitrine/pod_text.bod", 6},
                                         ClickedScene{"old", "bod/objects/v/00940.bod", 4},
                                         ClickedScene{"packed", "bod/objects/vitrine/packed.pbd", 10},
                                         ClickedScene{"gzip", "bod/objects/vitrine/plain_gzip.pbd", 4},
                                         ClickedScene{"scene", "bod/objects/vitrine/demo_scene.bod", 10, 2}),
                         kSceneName);

INSTANTIATE_TEST_SUITE_P(Demo, ScenePixelToByte,
                         testing::Values(ClickedScene{
                             "lighthouse", "./share/vitrine/demo/x3/objects/vitrine/lighthouse_scene.bod", 60, 4}),
                         kSceneName);

} // namespace
} // namespace vitrine::tests
