// The colour of a pixel of a block map is the texel that the bytes of its face say: the texture coordinates of the
// block record at the place that was hit, the picture of the slot that it names. Both are read here, by the sheet, from
// the files.
#include "core/animation/VisibleItems.h"
#include "core/base/Limits.h"
#include "core/bytes/FileBytes.h"
#include "core/image/PictureFile.h"
#include "core/picking/RayCaster.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/Samples.h"

#include <QDirIterator>
#include <QFileInfo>

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

constexpr int kTexelPixelStep = 7; ///< pixels between two that are looked at

struct TexturedMap {
  const char* path;
  std::vector<Standpoint> standpoints;
  float turnedAtMost; ///< share of the pixels that would look the same with the pictures upside down
};

void PrintTo(const TexturedMap& map, std::ostream* out) {
  *out << map.path;
}

/// The ten slots of a map as pictures, found and read here; null: there is none.
class SlotPictures {
public:
  explicit SlotPictures(const QString& mapPath) : m_folder(QFileInfo(mapPath).absolutePath()) {
    const auto file = FileBytes::open(mapPath);
    for (std::uint64_t slot = 0; slot < m_pictures.size(); ++slot) {
      const auto name = (*file)->read(slot * 31, 31);
      m_pictures[slot] = pictureNamed(QString::fromLatin1(reinterpret_cast<const char*>(name->data()), 31));
    }
  }

  const QImage& operator[](int slot) const { return m_pictures.at(static_cast<std::size_t>(slot)); }

private:
  QImage pictureNamed(QString written) const {
    written = written.left(written.indexOf(QChar::Null)).replace(QLatin1Char('\\'), QLatin1Char('/'));
    QDirIterator files(m_folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString path = files.next();
      if (path.mid(m_folder.size() + 1).compare(written, Qt::CaseInsensitive) == 0) {
        return read(path);
      }
    }
    return {};
  }

  static QImage read(const QString& path) {
    if (!path.endsWith(QStringLiteral(".dds"), Qt::CaseInsensitive)) {
      return QImage(path).convertToFormat(QImage::Format_RGBA8888);
    }
    const auto file = FileBytes::open(path);
    const auto picture = image::decodePicture(*(*file)->readAll(), {});
    return picture ? (*picture)->toQImage() : QImage();
  }

  QString m_folder;
  std::array<QImage, 10> m_pictures;
};

/// Range of colours that a filter may make of the texels around a place.
struct Sample {
  QVector3D least{1, 1, 1}; ///< 0…1 of the display
  QVector3D most;
  bool opaque = true;

  /// True if the sample tells something: the texels are much alike.
  bool isEven() const {
    const QVector3D range = most - least;
    return std::max({range.x(), range.y(), range.z()}) <= 0.22F;
  }
  bool allows(QRgb color) const {
    constexpr float kSlack = 5 / 255.0F;
    const QVector3D seen = ofDisplay(color);
    bool inside = true;
    for (int channel = 0; channel < 3; ++channel) {
      inside = inside && seen[channel] >= least[channel] - kSlack && seen[channel] <= most[channel] + kSlack;
    }
    return inside;
  }
  void add(QRgb texel) {
    const QVector3D color = ofDisplay(texel);
    for (int channel = 0; channel < 3; ++channel) {
      least[channel] = std::min(least[channel], color[channel]);
      most[channel] = std::max(most[channel], color[channel]);
    }
    opaque = opaque && qAlpha(texel) == 255;
  }
};

/// Bilinear filters look at four texels, anisotropic ones a little further.
Sample sampleAt(const QImage& picture, const QVector2D& uv) {
  Sample sample;
  if (picture.isNull()) {
    sample.add(qRgb(255, 255, 255));
    return sample;
  }
  const auto texel = [](float coordinate, int side, int aside) {
    const int at = static_cast<int>(std::floor(coordinate * static_cast<float>(side) - 0.5F)) + aside;
    return ((at % side) + side) % side;
  };
  for (int y = -1; y <= 2; ++y) {
    for (int x = -1; x <= 2; ++x) {
      sample.add(picture.pixel(texel(uv.x(), picture.width(), x), texel(uv.y(), picture.height(), y)));
    }
  }
  return sample;
}

/// The face of a hit by the fields its item names, and in which of its triangles it lies.
struct HitFace {
  oracles::DecodedFace face;
  int triangle = 0;
};

class BlockTexel : public testing::TestWithParam<TexturedMap> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("bd1/") + QLatin1String(GetParam().path));
    if (!path) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    m_map = openMap(*path);
    ASSERT_TRUE(m_map);
    m_pictures = std::make_unique<SlotPictures>(*path);
    m_caster = std::make_unique<picking::RayCaster>(m_map->scene());
    m_visible = animation::visibleItems(*m_map->scene(), {});
  }

  std::optional<picking::Hit> hitAt(const viewing::CameraRig& camera, QPointF pixel) const {
    return m_caster->cast(camera.rayThrough(pixel), m_visible);
  }
  HitFace faceOf(const picking::Hit& hit) const;
  QVector2D uvOn(const HitFace& face, const viewing::CameraRig& camera, QPointF pixel) const;
  void judgePixel(const viewing::CameraRig& camera, const QImage& drawn, QPoint pixel);

  std::unique_ptr<OpenedMap> m_map;
  std::unique_ptr<SlotPictures> m_pictures;
  std::unique_ptr<picking::RayCaster> m_caster;
  ItemSet m_visible;
  int m_judged = 0;
  int m_alike = 0;       ///< to what the bytes say
  int m_alikeTurned = 0; ///< to what they would say were coordinates and corners paired in the order they are stored
};

HitFace BlockTexel::faceOf(const picking::Hit& hit) const {
  const Scene& scene = *m_map->scene();
  const auto ref = scene.recordOf(hit.item, hit.triangle);
  const auto& structure = m_map->document->structure;
  const auto record = m_map->document->spaces.read(*structure.rangeOf(*ref));
  const std::size_t field = scene.recordFieldsOf(hit.item).front();
  const std::uint64_t start =
      structure[ref->section].table->rangeOf(ref->row, field).offset - structure.rangeOf(*ref)->offset;
  HitFace found;
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    if (oracles::faceBytes(face).front().first == start) {
      found.face = oracles::decodeFace(*record, face);
    }
  }
  const auto& [a, b, c, d] = found.face.corners;
  const QVector3D p = scene.sourceAxes.toFile(hit.position);
  const QVector3D acrossAc = QVector3D::crossProduct(found.face.normal(), c - a);
  found.triangle = QVector3D::dotProduct(acrossAc, p - a) * QVector3D::dotProduct(acrossAc, b - a) > 0 ? 0 : 1;
  return found;
}

/// Texture coordinates where the ray through a pixel meets the plane of the face's triangle.
QVector2D BlockTexel::uvOn(const HitFace& hit, const viewing::CameraRig& camera, QPointF pixel) const {
  const scene::Axes& axes = m_map->scene()->sourceAxes;
  const scene::Ray ray = camera.rayThrough(pixel);
  const QVector3D origin = axes.toFile(ray.origin);
  const QVector3D direction = axes.toFile(ray.direction);
  const QVector3D& a = hit.face.corners[0];
  const std::size_t second = hit.triangle == 0 ? 1 : 2;
  const QVector3D normal = QVector3D::crossProduct(hit.face.corners[second] - a, hit.face.corners[second + 1] - a);
  const float t = QVector3D::dotProduct(a - origin, normal) / QVector3D::dotProduct(direction, normal);
  return hit.face.uvAt(origin + direction * t, hit.triangle);
}

/// Passes over pixels of which nothing can be said: at an edge, of glass, or covering several texels.
void BlockTexel::judgePixel(const viewing::CameraRig& camera, const QImage& drawn, QPoint pixel) {
  const QPointF centre = QPointF(pixel) + QPointF(0.5, 0.5);
  const auto hit = hitAt(camera, centre);
  for (const QPointF& aside : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)}) {
    const auto beside = hitAt(camera, centre + aside);
    if (!hit || !beside || beside->item != hit->item || beside->triangle != hit->triangle) {
      return;
    }
  }
  HitFace face = faceOf(*hit);
  const QImage& picture = (*m_pictures)[face.face.texture];
  if (picture.isNull()) {
    return; // clay, of which MapImageTest speaks
  }
  const QVector2D uv = uvOn(face, camera, centre);
  const QVector2D texels(static_cast<float>(picture.width()), static_cast<float>(picture.height()));
  const float across = ((uvOn(face, camera, centre + QPointF(1, 0)) - uv) * texels).length();
  const float down = ((uvOn(face, camera, centre + QPointF(0, 1)) - uv) * texels).length();
  const Sample expected = sampleAt(picture, uv);
  if (std::max(across, down) > 1 || !expected.isEven() || !expected.opaque) {
    return;
  }
  std::ranges::rotate(face.face.uvs, face.face.uvs.begin() + 2);
  const QRgb seen = drawn.pixel(pixel);
  m_judged += 1;
  m_alike += expected.allows(seen) ? 1 : 0;
  m_alikeTurned += sampleAt(picture, uvOn(face, camera, centre)).allows(seen) ? 1 : 0;
}

TEST_P(BlockTexel, IsWhatThePixelShows) {
  for (const Standpoint& from : GetParam().standpoints) {
    const viewing::CameraRig camera = cameraAt(*m_map->scene(), kLargePicture, from.at, from.yaw, from.pitch);
    const QImage drawn = draw(*m_map, camera, kLargePicture, render::ShadingMode::Unlit);
    ASSERT_FALSE(drawn.isNull());
    for (int y = kTexelPixelStep; y < kLargePicture.height(); y += kTexelPixelStep) {
      for (int x = kTexelPixelStep; x < kLargePicture.width(); x += kTexelPixelStep) {
        judgePixel(camera, drawn, {x, y});
      }
    }
  }
  EXPECT_GE(m_judged, 300);
  EXPECT_GE(m_alike, m_judged * 99 / 100) << "of " << m_judged;
  EXPECT_LE(static_cast<float>(m_alikeTurned), static_cast<float>(m_judged) * GetParam().turnedAtMost)
      << "of " << m_judged << ": any pairing would pass";
}

INSTANTIATE_TEST_SUITE_P(
    BlockMaps, BlockTexel,
    testing::Values(
        TexturedMap{"generated/addon/town/town160.bd1", {{{60, 60, -120}, 110, 10}, {{-60, 20, -60}, 200, 5}}, 0.95F},
        TexturedMap{"generated/addon/town/town400.bd1", {{{-60, 90, -200}, 80, 15}, {{-380, 50, -150}, 30, 15}}, 0.95F},
        TexturedMap{"generated/uvcube/taper.bd1", {{{25, 30, -25}, 135, 25}, {{-25, 4, 25}, 315, -10}}, 0.75F}));

INSTANTIATE_TEST_SUITE_P(
    OthersBlockMaps, BlockTexel,
    testing::ValuesIn(ofOthers<TexturedMap>(
        QStringLiteral("bd1/mansion/map.bd1"),
        {TexturedMap{"mechtatel-playground/playground.bd1", {{{-60, 20, -60}, 45, 10}, {{100, 15, 40}, 150, 5}}, 1},
         TexturedMap{"mechtatel-cube/cube.bd1", {{{18, 16, -20}, 125, 25}, {{-20, -16, 18}, 320, -25}}, 1}})));

} // namespace
} // namespace vitrine::tests
