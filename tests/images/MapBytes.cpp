#include "tests/images/MapBytes.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <stdexcept>

namespace vitrine::tests {
namespace {

enum Lump {
  kEntities = 0,
  kPlanes = 1,
  kTexData = 2,
  kVertices = 3,
  kTexInfo = 6,
  kFaces = 7,
  kLighting = 8,
  kEdges = 12,
  kSurfEdges = 13,
  kModels = 14,
  kPak = 40,
  kTexNames = 43,
  kTexNameTable = 44,
  kOverlays = 45,
  kLightingHdr = 53,
  kFacesHdr = 58,
};

constexpr std::size_t kFaceSize = 56;
constexpr std::size_t kOverlaySize = 352;
constexpr std::uint32_t kBumpLight = 0x800;
constexpr float kOnPlane = 0.2F;

template <class T>
T loaded(const QByteArray& bytes, std::size_t offset) {
  if (offset + sizeof(T) > static_cast<std::size_t>(bytes.size())) {
    throw std::out_of_range("past the end");
  }
  T value;
  std::memcpy(&value, bytes.constData() + offset, sizeof(T));
  return value;
}

float along(const QVector4D& row, const QVector3D& point) {
  return QVector3D::dotProduct(row.toVector3D(), point) + row.w();
}

/// Corners run clockwise as seen from the front.
bool holds(const MapBytes::Face& face, const QVector3D& point) {
  for (std::size_t i = 0; i < face.corners.size(); ++i) {
    const QVector3D& a = face.corners[i];
    const QVector3D& b = face.corners[(i + 1) % face.corners.size()];
    const QVector3D outward = QVector3D::crossProduct(face.normal, b - a);
    if (QVector3D::dotProduct(point - a, outward) > 1e-3F * outward.length()) {
      return false;
    }
  }
  return true;
}

} // namespace

MapBytes::MapBytes(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw std::out_of_range(path.toStdString());
  }
  m_bytes = file.readAll();
}

std::size_t MapBytes::lumpOffset(int lump) const {
  return loaded<std::uint32_t>(m_bytes, 8 + static_cast<std::size_t>(lump) * 16);
}

std::size_t MapBytes::lumpSize(int lump) const {
  return loaded<std::uint32_t>(m_bytes, 12 + static_cast<std::size_t>(lump) * 16);
}

template <class T>
T MapBytes::at(int lump, std::size_t offset) const {
  if (offset + sizeof(T) > lumpSize(lump)) {
    throw std::out_of_range("past the lump's end");
  }
  return loaded<T>(m_bytes, lumpOffset(lump) + offset);
}

QVector3D MapBytes::vectorAt(int lump, std::size_t offset) const {
  return {at<float>(lump, offset), at<float>(lump, offset + 4), at<float>(lump, offset + 8)};
}

QString MapBytes::textureName(int texInfo) const {
  const auto texData =
      static_cast<std::size_t>(at<std::int32_t>(kTexInfo, static_cast<std::size_t>(texInfo) * 72 + 68));
  const auto string = static_cast<std::size_t>(at<std::int32_t>(kTexData, texData * 32 + 12));
  const auto offset = static_cast<std::size_t>(at<std::int32_t>(kTexNameTable, string * 4));
  return QString::fromLatin1(m_bytes.constData() + lumpOffset(kTexNames) + offset);
}

MapBytes::Face MapBytes::face(std::size_t number, Set set) const {
  const int lump = set == Set::Hdr ? kFacesHdr : kFaces;
  const std::size_t record = number * kFaceSize;
  Face face;
  const auto plane = static_cast<std::size_t>(at<std::uint16_t>(lump, record)) * 20;
  face.normal = vectorAt(kPlanes, plane);
  face.distance = at<float>(kPlanes, plane + 12);
  for (int k = 0; k < at<std::int16_t>(lump, record + 8); ++k) {
    const auto place = static_cast<std::size_t>(at<std::int32_t>(lump, record + 4) + k) * 4;
    const auto surfEdge = at<std::int32_t>(kSurfEdges, place);
    const auto edge = static_cast<std::size_t>(std::abs(surfEdge)) * 4;
    face.corners.push_back(
        vectorAt(kVertices, static_cast<std::size_t>(at<std::uint16_t>(kEdges, edge + (surfEdge < 0 ? 2 : 0))) * 12));
  }
  const int texInfo = at<std::int16_t>(lump, record + 10);
  const std::size_t info = static_cast<std::size_t>(texInfo) * 72;
  for (std::size_t row = 0; row < 4; ++row) {
    (row < 2 ? face.texture[row] : face.light[row - 2]) =
        QVector4D(vectorAt(kTexInfo, info + row * 16), at<float>(kTexInfo, info + row * 16 + 12));
  }
  face.bumped = (at<std::uint32_t>(kTexInfo, info + 64) & kBumpLight) != 0;
  face.material = textureName(texInfo);
  const auto texData = static_cast<std::size_t>(at<std::int32_t>(kTexInfo, info + 68)) * 32;
  face.displaced = at<std::int16_t>(lump, record + 12) >= 0;
  for (std::size_t i = 0; i < 4; ++i) {
    if (const int style = at<std::uint8_t>(lump, record + 16 + i); style != 255) {
      face.styles.push_back(style);
    }
  }
  face.lightOffset = at<std::int32_t>(lump, record + 20);
  for (std::size_t i = 0; i < 2; ++i) {
    face.textureSize[i] = at<std::int32_t>(kTexData, texData + 16 + i * 4);
    face.lightMins[i] = at<std::int32_t>(lump, record + 28 + i * 4);
    face.lightSize[i] = at<std::int32_t>(lump, record + 36 + i * 4);
  }
  return face;
}

MapBytes::Face MapBytes::faceAt(const QVector3D& point, const QVector3D& normal, Set set) const {
  const auto count = static_cast<std::size_t>(at<std::int32_t>(kModels, 44)); // faces of the world
  for (std::size_t number = 0; number < count; ++number) {
    const auto plane = static_cast<std::size_t>(at<std::uint16_t>(kFaces, number * kFaceSize)) * 20;
    const QVector3D facing = vectorAt(kPlanes, plane);
    const float away = QVector3D::dotProduct(facing, point) - at<float>(kPlanes, plane + 12);
    if (QVector3D::dotProduct(facing, normal) < 0.99F || std::abs(away) > kOnPlane) {
      continue;
    }
    if (Face found = face(number, set); holds(found, point)) {
      return found;
    }
  }
  throw std::out_of_range("no face there");
}

QVector3D MapBytes::luxel(int lump, std::size_t offset) const {
  const float scale = std::ldexp(1.0F / 255.0F, at<std::int8_t>(lump, offset + 3));
  return QVector3D(at<std::uint8_t>(lump, offset), at<std::uint8_t>(lump, offset + 1),
                   at<std::uint8_t>(lump, offset + 2)) *
         scale;
}

QVector3D MapBytes::light(const Face& face, Set set, std::size_t style, int map, const QVector3D& point) const {
  const int lump = set == Set::Hdr ? kLightingHdr : kLighting;
  const int width = face.lightSize[0] + 1;
  const int height = face.lightSize[1] + 1;
  const std::size_t maps = style * (face.bumped ? 4U : 1U) + static_cast<std::size_t>(map);
  const float x = std::clamp(along(face.light[0], point) - static_cast<float>(face.lightMins[0]), 0.0F,
                             static_cast<float>(width - 1));
  const float y = std::clamp(along(face.light[1], point) - static_cast<float>(face.lightMins[1]), 0.0F,
                             static_cast<float>(height - 1));
  const int left = std::min(static_cast<int>(x), std::max(0, width - 2));
  const int top = std::min(static_cast<int>(y), std::max(0, height - 2));
  const auto value = [&](int column, int row) {
    const std::size_t index = maps * static_cast<std::size_t>(width * height) +
                              static_cast<std::size_t>(std::min(row, height - 1) * width + std::min(column, width - 1));
    return luxel(lump, static_cast<std::size_t>(face.lightOffset) + index * 4);
  };
  const float tx = x - static_cast<float>(left);
  const float ty = y - static_cast<float>(top);
  const QVector3D upper = value(left, top) * (1 - tx) + value(left + 1, top) * tx;
  const QVector3D lower = value(left, top + 1) * (1 - tx) + value(left + 1, top + 1) * tx;
  return upper * (1 - ty) + lower * ty;
}

std::array<float, 2> MapBytes::uv(const Face& face, const QVector3D& point) const {
  return {along(face.texture[0], point) / static_cast<float>(face.textureSize[0]),
          along(face.texture[1], point) / static_cast<float>(face.textureSize[1])};
}

std::vector<MapBytes::Overlay> MapBytes::overlays() const {
  std::vector<Overlay> found;
  for (std::size_t record = 0; record + kOverlaySize <= lumpSize(kOverlays); record += kOverlaySize) {
    Overlay overlay;
    overlay.order = at<std::uint16_t>(kOverlays, record + 6) >> 14;
    overlay.material = textureName(at<std::int16_t>(kOverlays, record + 4));
    const std::size_t points = record + 8 + 64 * 4 + 16;
    overlay.normal = vectorAt(kOverlays, points + 60);
    const QVector3D u(at<float>(kOverlays, points + 8), at<float>(kOverlays, points + 20),
                      at<float>(kOverlays, points + 32));
    const QVector3D v = QVector3D::crossProduct(overlay.normal, u);
    for (std::size_t k = 0; k < 4; ++k) {
      overlay.corners[k] = vectorAt(kOverlays, points + 48) + u * at<float>(kOverlays, points + k * 12) +
                           v * at<float>(kOverlays, points + k * 12 + 4);
    }
    found.push_back(overlay);
  }
  return found;
}

MapBytes::Entity MapBytes::entity(const QString& key, const QString& value) const {
  const QString text = QString::fromLatin1(m_bytes.constData() + lumpOffset(kEntities));
  for (const QString& block : text.split(QLatin1Char('{'), Qt::SkipEmptyParts)) {
    Entity entity;
    const QStringList quoted = block.split(QLatin1Char('"')); // every second part stands in quotes
    for (qsizetype i = 1; i + 2 < quoted.size(); i += 4) {
      entity.emplace(quoted[i], quoted[i + 2]);
    }
    if (const auto found = entity.find(key); found != entity.end() && found->second == value) {
      return entity;
    }
  }
  throw std::out_of_range("no entity " + value.toStdString());
}

std::array<QVector3D, 2> MapBytes::boundsOf(const Entity& entity) const {
  const auto model = static_cast<std::size_t>(entity.at(QStringLiteral("model")).mid(1).toInt());
  const std::vector<float> origin = numbersOf(entity.at(QStringLiteral("origin")));
  const QVector3D place(origin.at(0), origin.at(1), origin.at(2));
  return {vectorAt(kModels, model * 48) + place, vectorAt(kModels, model * 48 + 12) + place};
}

/// The parts are stored, one local header (30 bytes, name, extra field) before each.
QByteArray MapBytes::pakFile(const QString& path) const {
  const QByteArray pak = m_bytes.mid(static_cast<qsizetype>(lumpOffset(kPak)), static_cast<qsizetype>(lumpSize(kPak)));
  std::size_t at = 0;
  while (loaded<std::uint32_t>(pak, at) == 0x04034b50) {
    const auto size = loaded<std::uint32_t>(pak, at + 18);
    const auto nameSize = loaded<std::uint16_t>(pak, at + 26);
    const std::size_t data = at + 30 + nameSize + loaded<std::uint16_t>(pak, at + 28);
    if (QString::fromLatin1(pak.mid(static_cast<qsizetype>(at + 30), nameSize)) == path) {
      return pak.mid(static_cast<qsizetype>(data), size);
    }
    at = data + size;
  }
  throw std::out_of_range(path.toStdString());
}

QRgb MapBytes::texel(const QString& material, float u, float v) const {
  const QByteArray vtf = pakFile(QStringLiteral("materials/%1.vtf").arg(material));
  const int width = loaded<std::uint16_t>(vtf, 16);
  const int height = loaded<std::uint16_t>(vtf, 18);
  if (loaded<std::int32_t>(vtf, 52) != 3) {
    throw std::out_of_range("not of three bytes: " + material.toStdString());
  }
  const int x = std::clamp(static_cast<int>((u - std::floor(u)) * static_cast<float>(width)), 0, width - 1);
  const int y = std::clamp(static_cast<int>((v - std::floor(v)) * static_cast<float>(height)), 0, height - 1);
  // The largest picture comes last: blue, green, red.
  const auto at = static_cast<std::size_t>(vtf.size()) - static_cast<std::size_t>((width * (height - y) - x) * 3);
  return qRgb(loaded<std::uint8_t>(vtf, at + 2), loaded<std::uint8_t>(vtf, at + 1), loaded<std::uint8_t>(vtf, at));
}

std::vector<float> numbersOf(const QString& value) {
  std::vector<float> numbers;
  for (const QString& part : value.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    numbers.push_back(part.toFloat());
  }
  return numbers;
}

} // namespace vitrine::tests
