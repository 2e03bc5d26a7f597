// From a pixel of a body or scene of X3 to the face shown there, to the words or bytes that say it, and back to the
// same pixel. What the bytes say is read here with the rules of the fact sheet alone.
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

#include <algorithm>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using samples::WalkedBody;
using Numbers = std::vector<std::uint32_t>;

constexpr QSizeF kViewport(640, 480);
constexpr int kViews = 12;
constexpr int kPixelsPerView = 60;

struct ClickedBody {
  const char* name;
  const char* path;    ///< below the samples
  std::size_t records; ///< clicked, at least
};

void PrintTo(const ClickedBody& body, std::ostream* out) {
  *out << body.name;
}

/// The corners of a face as its bytes say them: four big-endian numbers, or text up to the first negative one.
Numbers cornersIn(const QByteArray& bytes, bool binary) {
  Numbers corners;
  if (binary) {
    for (int i = 0; i < 3; ++i) {
      std::uint32_t number = 0;
      for (int k = 0; k < 4; ++k) {
        number = number << 8U | static_cast<unsigned char>(bytes[4 * i + k]);
      }
      corners.push_back(number);
    }
    return corners;
  }
  const QList<QByteArray> values = bytes.split(';');
  for (qsizetype i = 1; i < values.size(); ++i) { // the first is the material
    const int value = values[i].trimmed().toInt();
    if (value < 0) {
      return corners;
    }
    corners.push_back(static_cast<std::uint32_t>(value));
  }
  ADD_FAILURE() << "a face without an end: " << bytes.toStdString();
  return corners;
}

bool sameCorners(const std::array<QVector3D, 3>& a, const std::array<QVector3D, 3>& b) {
  return std::ranges::is_permutation(a, b);
}

class BodyPixelToByte : public testing::TestWithParam<ClickedBody> {
protected:
  void SetUp() override {
    const auto path = samplePath(QLatin1StringView("bod/") + QString::fromLatin1(GetParam().path));
    ASSERT_TRUE(path);
    Progress progress;
    auto opened = formats::Opener(formats::registry()).open(*path, {}, progress);
    ASSERT_TRUE(opened) << opened.error().reason().toStdString();
    m_document = opened->document;
    ASSERT_TRUE(m_document->scene);
    m_caster.emplace(m_document->scene);
  }

  const Scene& scene() const { return *m_document->scene; }
  QByteArray bytesOf(const ByteRange& range) const { return m_document->spaces.read(range)->toByteArray(); }
  bool isBinary(SpaceId space) const { return bytesOf({space, 0, 4}) == "BOB1"; }
  const WalkedBody& walked(SpaceId space);
  std::array<QVector3D, 3> drawn(const picking::Hit& hit) const;
  bool isSaid(const std::array<QVector3D, 3>& drawn, const RecordRef& record, const QMatrix4x4& world);
  void findAgain(const picking::Hit& hit, const RecordRef& record, const std::array<QVector3D, 3>& corners) const;
  void click(const picking::Hit& hit);

  DocumentPtr m_document;
  std::optional<picking::RayCaster> m_caster;
  std::map<SpaceId, WalkedBody> m_walked;
  std::set<RecordRef> m_records;
  std::size_t m_hits = 0;
};

const WalkedBody& BodyPixelToByte::walked(SpaceId space) {
  const auto [known, first] = m_walked.try_emplace(space);
  if (first) {
    const QByteArray all = bytesOf({space, 0, m_document->spaces[space].source->size()});
    const auto* raw = reinterpret_cast<const std::byte*>(all.constData());
    known->second = isBinary(space) ? samples::walkedBinaryBody({raw, raw + all.size()})
                                    : samples::walkedTextBody({all.constData(), static_cast<std::size_t>(all.size())});
  }
  return known->second;
}

std::array<QVector3D, 3> BodyPixelToByte::drawn(const picking::Hit& hit) const {
  const scene::Mesh& mesh = scene().meshOf(hit.item);
  const QMatrix4x4& world = scene().worldTransform(scene().drawItems()[hit.item].node);
  const std::uint32_t first = scene().surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
  std::array<QVector3D, 3> corners;
  for (std::uint32_t i = 0; i < 3; ++i) {
    corners[i] = world.map(mesh.vertices.positions[mesh.indices[first + i]]);
  }
  return corners;
}

/// True if the triangle is (a part of) the face whose points the record's bytes name.
bool BodyPixelToByte::isSaid(const std::array<QVector3D, 3>& drawn, const RecordRef& record, const QMatrix4x4& world) {
  const ByteRange range = *m_document->structure.rangeOf(record);
  const Numbers named = cornersIn(bytesOf(range), isBinary(range.space));
  const float near = 1e-4F * scene().bounds().size().length();
  const auto isCorner = [&](const WalkedBody::Corner& corner) {
    const QVector3D place(static_cast<float>(corner.position[0]), static_cast<float>(corner.position[1]),
                          static_cast<float>(-corner.position[2]));
    return std::ranges::any_of(drawn, [&](const QVector3D& one) { return (world.map(place) - one).length() < near; });
  };
  return std::ranges::any_of(walked(range.space).records.front().triangles, [&](const WalkedBody::Triangle& triangle) {
    return std::ranges::all_of(triangle.points,
                               [&](std::uint32_t point) { return std::ranges::find(named, point) != named.end(); }) &&
           std::ranges::all_of(triangle.corners, isCorner);
  });
}

/// Straight at the middle of where the bytes say it is, from either side.
void BodyPixelToByte::findAgain(const picking::Hit& hit, const RecordRef& record,
                                const std::array<QVector3D, 3>& corners) const {
  const QVector3D middle = (corners[0] + corners[1] + corners[2]) / 3;
  const QVector3D facing = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]).normalized();
  const float near = 1e-3F * scene().bounds().size().length();
  const ItemSet only{hit.item};
  for (const float side : {1.0F, -1.0F}) {
    const auto again = m_caster->cast({middle + facing * side * near, -facing * side * near}, only);
    if (again && (again->position - middle).length() < 0.1F * near) {
      // Two faces of a fin lie on each other.
      EXPECT_TRUE(scene().recordOf(again->item, again->triangle) == record || sameCorners(drawn(*again), corners));
      return;
    }
  }
  ADD_FAILURE() << "nothing is where the bytes of a face say";
}

void BodyPixelToByte::click(const picking::Hit& hit) {
  if (scene().nodes[scene().drawItems()[hit.item].node].kind == scene::NodeKind::Marker) {
    return;
  }
  const auto record = scene().recordOf(hit.item, hit.triangle);
  ASSERT_TRUE(record) << "a surface without a record";
  const auto range = m_document->structure.rangeOf(*record);
  ASSERT_TRUE(range);
  for (const std::uint64_t offset : {range->offset, range->offset + range->size / 2, range->end() - 1}) {
    EXPECT_EQ(m_document->structure.recordAt(range->space, offset), *record);
  }
  const auto items = scene::itemsOf(scene(), *record);
  EXPECT_TRUE(std::ranges::find(items, hit.item) != items.end());
  const bool isInline = range->space == base::kFileSpace && bytesOf({0, 0, m_document->size}).contains("VER:");
  const std::array<QVector3D, 3> corners = drawn(hit);
  if (!isInline) { // the walker reads whole bodies
    EXPECT_TRUE(isSaid(corners, *record, scene().worldTransform(scene().drawItems()[hit.item].node)))
        << "the triangle at " << testing::PrintToString(hit.position) << " is not what its bytes say";
  }
  findAgain(hit, *record, corners);
  m_records.insert(*record);
  ++m_hits;
}

TEST_P(BodyPixelToByte, LeadsToTheFaceOfTheBytesAndBack) {
  const ItemSet visible = animation::visibleItems(scene(), {});
  viewing::CameraRig rig;
  rig.setViewportSize(kViewport);
  rig.setSceneBounds(scene().bounds());
  const QVector3D middle = scene().bounds().centre();
  const float away = 1.1F * scene().bounds().size().length();
  for (int view = 0; view < kViews; ++view) {
    const QQuaternion turn =
        QQuaternion::fromEulerAngles(view % 3 == 0 ? -25.0F : 10.0F, 30.0F * static_cast<float>(view), 0);
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
  EXPECT_GE(m_hits, 30U);
  EXPECT_GE(m_records.size(), GetParam().records);
}

INSTANTIATE_TEST_SUITE_P(Samples, BodyPixelToByte,
                         testing::Values(ClickedBody{"text", "objects/vitrine/hull.bod", 4},
                                         ClickedBody{"ring", "objects/vitrine/ring.bod", 20},
                                         ClickedBody{"quads", "objects/v/00940.bod", 4},
                                         ClickedBody{"twin", "objects/vitrine/pod_text.bod", 10},
                                         ClickedBody{"binary", "objects/vitrine/pod.bob", 10},
                                         ClickedBody{"packed", "objects/vitrine/packed.pbd", 20},
                                         ClickedBody{"gzip", "objects/vitrine/plain_gzip.pbd", 4},
                                         ClickedBody{"scene", "objects/vitrine/demo_scene.bod", 6}),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

} // namespace
} // namespace vitrine::tests
