// From a pixel of an X3 scene or body to the line or the sixteen bytes of the face shown there, from these to where the
// points they name are, and back to the same pixel: text and binary, wrapped and inline, of the file and of others.
#include "core/animation/VisibleItems.h"
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneRecords.h"
#include "core/viewing/CameraRig.h"
#include "tests/samples/x3_walked_files.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using samples::WalkedBody;

constexpr QSizeF kViewport(640, 480);
constexpr int kViews = 12;
constexpr int kPixelsPerView = 40;

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
  std::array<QVector3D, 3> cornersOf(const picking::Hit& hit) const;

  DocumentPtr m_document;
  std::optional<picking::RayCaster> m_caster;
  std::map<SpaceId, std::vector<WalkedBody>> m_bodies;
  std::set<RecordRef> m_records;
  std::set<SpaceId> m_spaces;
};

void ScenePixelToByte::SetUp() {
  const QString path = QString::fromLatin1(GetParam().path);
  const auto found = path.startsWith(QLatin1String("./"))
                         ? std::optional(qEnvironmentVariable("VITRINE_BINARY_DIR") + path.mid(1))
                         : samplePath(path);
  ASSERT_TRUE(found);
  Progress progress;
  auto opened = formats::Opener(formats::registry()).open(*found, {}, progress);
  ASSERT_TRUE(opened) << opened.error().reason().toStdString();
  m_document = opened->document;
  ASSERT_TRUE(m_document->scene);
  m_caster.emplace(m_document->scene);
}

const std::vector<WalkedBody>& ScenePixelToByte::bodiesIn(SpaceId space) {
  if (const auto known = m_bodies.find(space); known != m_bodies.end()) {
    return known->second;
  }
  const auto bytes = m_document->spaces[space].source->readAll();
  EXPECT_TRUE(bytes);
  const samples::WalkedBytes file(bytes->data(), bytes->data() + bytes->size());
  const std::string text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  std::vector<WalkedBody> bodies;
  if (text.starts_with("BOB1")) {
    bodies.push_back(samples::walkedBinaryBody(file));
  } else if (text.find("VER:") == std::string::npos) {
    bodies.push_back(samples::walkedTextBody(text));
  } else {
    for (const samples::WalkedPath& path : samples::walkedScene(text).paths) {
      bodies.insert(bodies.end(), path.inlineBodies.begin(), path.inlineBodies.end());
    }
  }
  return m_bodies.emplace(space, std::move(bodies)).first->second;
}

/// In the space of the mesh, which is the body's own in scene axes.
std::array<QVector3D, 3> ScenePixelToByte::cornersOf(const picking::Hit& hit) const {
  const scene::Mesh& mesh = scene().meshOf(hit.item);
  const std::uint32_t first = scene().surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
  std::array<QVector3D, 3> corners;
  for (std::uint32_t i = 0; i < 3; ++i) {
    corners[i] = mesh.vertices.positions[mesh.indices[first + i]];
  }
  return corners;
}

bool sameCorners(const std::array<QVector3D, 3>& drawn, const WalkedBody::Triangle& said, float tolerance) {
  return std::ranges::all_of(drawn, [&](const QVector3D& corner) {
    return std::ranges::any_of(said.corners, [&](const WalkedBody::Corner& other) {
      const QVector3D at(static_cast<float>(other.position[0]), static_cast<float>(other.position[1]),
                         static_cast<float>(-other.position[2]));
      return (corner - at).length() <= tolerance;
    });
  });
}

/// True if one of the records of the space's bodies has this face, with its points where they are drawn.
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
        return names(each) && sameCorners(drawn, each, tolerance);
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
  const QMatrix4x4& world = scene().worldTransform(scene().drawItems()[hit.item].node);
  std::array<QVector3D, 3> corners = cornersOf(hit);
  std::ranges::transform(corners, corners.begin(), [&](const QVector3D& corner) { return world.map(corner); });
  const QVector3D middle = (corners[0] + corners[1] + corners[2]) / 3;
  const QVector3D out = QVector3D::normal(corners[0], corners[1], corners[2]);
  const float near = 1e-4F * scene().bounds().size().length();
  const ItemSet only{hit.item};
  for (const float side : {1.0F, -1.0F}) {
    const auto again = m_caster->cast({middle + out * side * near, -out * side}, only);
    const bool isIt = again && scene().recordOf(again->item, again->triangle) == record;
    if (isIt || (again && haveSamePlaces(cornersOf(*again), cornersOf(hit)))) {
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
  EXPECT_TRUE(isSaid(*face, range->space, cornersOf(hit)))
      << "what is drawn at " << testing::PrintToString(hit.position)
      << " is not what its bytes say: " << text.substr(0, 60);
  for (const std::uint64_t offset : {range->offset, range->offset + range->size / 2}) {
    EXPECT_EQ(m_document->structure.recordAt(range->space, offset), *record);
  }
  const auto items = scene::itemsOf(scene(), *record);
  EXPECT_TRUE(std::ranges::find(items, hit.item) != items.end());
  findAgain(hit, *record);
  m_records.insert(*record);
  m_spaces.insert(range->space);
}

TEST_P(ScenePixelToByte, LeadsToTheFaceOfTheBytesAndBack) {
  const ItemSet visible = animation::visibleItems(scene(), {});
  viewing::CameraRig rig;
  rig.setViewportSize(kViewport);
  rig.setSceneBounds(scene().bounds());
  const QVector3D middle = scene().bounds().centre();
  const float away = 0.8F * scene().bounds().size().length();
  for (int view = 0; view < kViews; ++view) {
    const QQuaternion turn =
        QQuaternion::fromEulerAngles(view % 3 == 0 ? -35.0F : 12.0F, 30.0F * static_cast<float>(view), 0);
    rig.setNavigation(scene::Navigation::Fly);
    rig.setPose(viewing::CameraPose{middle + turn.rotatedVector({0, 0, away}), turn});
    for (int pixel = 0; pixel < kPixelsPerView; ++pixel) {
      const QPointF at(120 + (pixel * 379 + view * 53) % 400 + 0.5, 60 + (pixel * 211 + view * 31) % 360 + 0.5);
      if (const auto hit = m_caster->cast(rig.rayThrough(at), visible)) {
        ASSERT_NO_FATAL_FAILURE(click(*hit));
      }
    }
    if (HasFailure()) {
      return;
    }
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
