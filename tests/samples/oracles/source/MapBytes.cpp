#include "tests/samples/oracles/source/MapBytes.h"

#include <QFile>

#include <lzma.h>

#include <algorithm>
#include <cmath>

namespace vitrine::oracles {
namespace {

enum Lump {
  kEntities = 0,
  kPlanes = 1,
  kTexData = 2,
  kVertices = 3,
  kNodes = 5,
  kTexInfo = 6,
  kFaces = 7,
  kLighting = 8,
  kEdges = 12,
  kSurfEdges = 13,
  kModels = 14,
  kDisplacements = 26,
  kDisplacementVertices = 33,
  kGameLump = 35,
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

/// A packed lump: "LZMA", both sizes, properties, payload. liblzma's "alone" form has a size of eight bytes instead.
std::vector<std::byte> unpacked(std::span<const std::byte> packed, std::size_t size) {
  if (packed.size() < 17 || std::memcmp(packed.data(), "LZMA", 4) != 0) {
    throw std::out_of_range("not packed");
  }
  std::vector<std::byte> alone(packed.begin() + 12, packed.begin() + 17);
  for (std::size_t i = 0; i < 8; ++i) {
    alone.push_back(static_cast<std::byte>(size >> (8 * i) & 0xff));
  }
  alone.insert(alone.end(), packed.begin() + 17, packed.end());
  std::vector<std::byte> out(size);
  lzma_stream stream = LZMA_STREAM_INIT;
  const bool began = lzma_alone_decoder(&stream, UINT64_MAX) == LZMA_OK;
  stream.next_in = reinterpret_cast<const std::uint8_t*>(alone.data());
  stream.avail_in = alone.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(out.data());
  stream.avail_out = out.size();
  const bool ended = began && lzma_code(&stream, LZMA_RUN) <= LZMA_STREAM_END && stream.total_out == size;
  lzma_end(&stream);
  if (!ended) {
    throw std::out_of_range("a packed lump that does not unpack");
  }
  return out;
}

QVector3D mixed(const QVector3D& a, const QVector3D& b, float t) {
  return a + (b - a) * t;
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

MapBytes::MapBytes(std::vector<std::byte> file) : m_bytes(std::move(file)) {
  constexpr int kLumps = 64;
  constexpr std::uint32_t kEndOfDirectory = 8 + kLumps * 16;
  m_versionFirst = version() == 21 && at<std::uint32_t>(directory(kEntities)) < kEndOfDirectory;
  for (int number = 0; number < kLumps; ++number) {
    if (const std::size_t size = unpackedSize(number); size > 0 && number != kGameLump) {
      m_unpacked.emplace(number, unpacked(std::span(m_bytes).subspan(offset(number), length(number)), size));
    }
  }
}

MapBytes MapBytes::ofFile(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw std::out_of_range(path.toStdString());
  }
  const QByteArray bytes = file.readAll();
  const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
  return MapBytes(std::vector(first, first + bytes.size()));
}

std::span<const std::byte> MapBytes::lump(int lump) const {
  const auto found = m_unpacked.find(lump);
  if (found != m_unpacked.end()) {
    return found->second;
  }
  if (offset(lump) > m_bytes.size() || length(lump) > m_bytes.size() - offset(lump)) {
    throw std::out_of_range("a lump past the end");
  }
  return std::span(m_bytes).subspan(offset(lump), length(lump));
}

std::size_t MapBytes::count(int lump, std::size_t recordSize) const {
  const std::size_t size = this->lump(lump).size();
  if (size % recordSize != 0) {
    throw std::out_of_range("records that do not fill lump " + std::to_string(lump));
  }
  return size / recordSize;
}

std::span<const std::byte> MapBytes::record(int lump, std::size_t index, std::size_t size) const {
  const std::span<const std::byte> all = this->lump(lump);
  if (index >= all.size() / size) {
    throw std::out_of_range("no such record");
  }
  return all.subspan(index * size, size);
}

QVector3D MapBytes::vector(int lump, std::size_t offset) const {
  return {in<float>(lump, offset), in<float>(lump, offset + 4), in<float>(lump, offset + 8)};
}

QVector3D MapBytes::cornerOf(std::int32_t surfEdge) const {
  const auto edge = in<std::int32_t>(kSurfEdges, static_cast<std::size_t>(surfEdge) * 4);
  const std::size_t size = isWide() ? 4 : 2;
  const std::size_t end = (static_cast<std::size_t>(std::abs(edge)) * 2 + (edge < 0 ? 1 : 0)) * size;
  const std::size_t vertex = isWide() ? in<std::uint32_t>(kEdges, end) : in<std::uint16_t>(kEdges, end);
  return vector(kVertices, vertex * 12);
}

std::vector<QVector3D> MapBytes::cornersOf(std::span<const std::byte> face) const {
  const auto first = loaded<std::int32_t>(face, isWide() ? 8 : 4);
  const std::int32_t count = isWide() ? loaded<std::int32_t>(face, 12) : loaded<std::int16_t>(face, 8);
  std::vector<QVector3D> corners;
  for (std::int32_t i = 0; i < count; ++i) {
    corners.push_back(cornerOf(first + i));
  }
  return corners;
}

std::vector<QVector3D> MapBytes::displacementVertices(std::span<const std::byte> face) const {
  const std::int32_t number = isWide() ? loaded<std::int32_t>(face, 20) : loaded<std::int16_t>(face, 12);
  std::vector<QVector3D> quad = cornersOf(face);
  if (number < 0 || quad.size() != 4) {
    return {};
  }
  const std::size_t info = static_cast<std::size_t>(number) * (isWide() ? 232 : 176);
  const QVector3D start = vector(kDisplacements, info);
  const auto firstVertex = in<std::int32_t>(kDisplacements, info + 12);
  const int side = (1 << in<std::int32_t>(kDisplacements, info + 20)) + 1;
  std::ranges::rotate(quad,
                      std::ranges::min_element(quad, {}, [&](const QVector3D& c) { return (c - start).length(); }));
  std::vector<QVector3D> vertices;
  for (int row = 0; row < side; ++row) {
    const float ty = static_cast<float>(row) / static_cast<float>(side - 1);
    for (int column = 0; column < side; ++column) {
      const float tx = static_cast<float>(column) / static_cast<float>(side - 1);
      const auto vertex = static_cast<std::size_t>(firstVertex + row * side + column) * 20;
      const QVector3D flat = mixed(mixed(quad[0], quad[1], ty), mixed(quad[3], quad[2], ty), tx);
      vertices.push_back(flat + vector(kDisplacementVertices, vertex) * in<float>(kDisplacementVertices, vertex + 12));
    }
  }
  return vertices;
}

int MapBytes::leafAt(const std::array<double, 3>& point) const {
  auto node = in<std::int32_t>(kModels, 36);
  for (std::size_t left = count(kNodes, 32); node >= 0; --left) {
    if (left == 0) {
      throw std::out_of_range("a tree without an end");
    }
    const std::size_t at = static_cast<std::size_t>(node) * 32;
    const std::size_t plane = static_cast<std::size_t>(in<std::int32_t>(kNodes, at)) * 20;
    double away = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      away += point[i] * static_cast<double>(in<float>(kPlanes, plane + 4 * i));
    }
    const bool front = away - static_cast<double>(in<float>(kPlanes, plane + 12)) >= 0;
    node = in<std::int32_t>(kNodes, at + (front ? 4 : 8));
  }
  return -1 - node;
}

QString MapBytes::textureName(int texInfo) const {
  const auto texData =
      static_cast<std::size_t>(in<std::int32_t>(kTexInfo, static_cast<std::size_t>(texInfo) * 72 + 68));
  const auto string = static_cast<std::size_t>(in<std::int32_t>(kTexData, texData * 32 + 12));
  const auto offset = static_cast<std::size_t>(in<std::int32_t>(kTexNameTable, string * 4));
  return QString::fromLatin1(reinterpret_cast<const char*>(lump(kTexNames).data()) + offset);
}

MapBytes::Face MapBytes::face(std::size_t number, Set set) const {
  const int lump = set == Set::Hdr ? kFacesHdr : kFaces;
  const std::size_t record = number * kFaceSize;
  Face face;
  const auto plane = static_cast<std::size_t>(in<std::uint16_t>(lump, record)) * 20;
  face.normal = vector(kPlanes, plane);
  face.distance = in<float>(kPlanes, plane + 12);
  face.corners = cornersOf(this->record(lump, number, kFaceSize));
  const int texInfo = in<std::int16_t>(lump, record + 10);
  const std::size_t info = static_cast<std::size_t>(texInfo) * 72;
  for (std::size_t row = 0; row < 4; ++row) {
    (row < 2 ? face.texture[row] : face.light[row - 2]) =
        QVector4D(vector(kTexInfo, info + row * 16), in<float>(kTexInfo, info + row * 16 + 12));
  }
  face.bumped = (in<std::uint32_t>(kTexInfo, info + 64) & kBumpLight) != 0;
  face.material = textureName(texInfo);
  const auto texData = static_cast<std::size_t>(in<std::int32_t>(kTexInfo, info + 68)) * 32;
  face.displaced = in<std::int16_t>(lump, record + 12) >= 0;
  for (std::size_t i = 0; i < 4; ++i) {
    if (const int style = in<std::uint8_t>(lump, record + 16 + i); style != 255) {
      face.styles.push_back(style);
    }
  }
  face.lightOffset = in<std::int32_t>(lump, record + 20);
  for (std::size_t i = 0; i < 2; ++i) {
    face.textureSize[i] = in<std::int32_t>(kTexData, texData + 16 + i * 4);
    face.lightMins[i] = in<std::int32_t>(lump, record + 28 + i * 4);
    face.lightSize[i] = in<std::int32_t>(lump, record + 36 + i * 4);
  }
  return face;
}

MapBytes::Face MapBytes::faceAt(const QVector3D& point, const QVector3D& normal, Set set) const {
  const auto count = static_cast<std::size_t>(in<std::int32_t>(kModels, 44)); // faces of the world
  for (std::size_t number = 0; number < count; ++number) {
    const auto plane = static_cast<std::size_t>(in<std::uint16_t>(kFaces, number * kFaceSize)) * 20;
    const QVector3D facing = vector(kPlanes, plane);
    const float away = QVector3D::dotProduct(facing, point) - in<float>(kPlanes, plane + 12);
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
  const float scale = std::ldexp(1.0F / 255.0F, in<std::int8_t>(lump, offset + 3));
  return QVector3D(in<std::uint8_t>(lump, offset), in<std::uint8_t>(lump, offset + 1),
                   in<std::uint8_t>(lump, offset + 2)) *
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
  for (std::size_t record = 0; record + kOverlaySize <= lump(kOverlays).size(); record += kOverlaySize) {
    Overlay overlay;
    overlay.order = in<std::uint16_t>(kOverlays, record + 6) >> 14;
    overlay.material = textureName(in<std::int16_t>(kOverlays, record + 4));
    const std::size_t points = record + 8 + 64 * 4 + 16;
    overlay.normal = vector(kOverlays, points + 60);
    const QVector3D u(in<float>(kOverlays, points + 8), in<float>(kOverlays, points + 20),
                      in<float>(kOverlays, points + 32));
    const QVector3D v = QVector3D::crossProduct(overlay.normal, u);
    for (std::size_t k = 0; k < 4; ++k) {
      overlay.corners[k] = vector(kOverlays, points + 48) + u * in<float>(kOverlays, points + k * 12) +
                           v * in<float>(kOverlays, points + k * 12 + 4);
    }
    found.push_back(overlay);
  }
  return found;
}

MapBytes::Entity MapBytes::entity(const QString& key, const QString& value) const {
  const QString text = QString::fromLatin1(reinterpret_cast<const char*>(lump(kEntities).data()));
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
  return {vector(kModels, model * 48) + place, vector(kModels, model * 48 + 12) + place};
}

/// The parts are stored, one local header (30 bytes, name, extra field) before each.
std::span<const std::byte> MapBytes::pakFile(const QString& path) const {
  const std::span<const std::byte> pak = lump(kPak);
  std::size_t at = 0;
  while (loaded<std::uint32_t>(pak, at) == 0x04034b50) {
    const auto size = loaded<std::uint32_t>(pak, at + 18);
    const auto nameSize = loaded<std::uint16_t>(pak, at + 26);
    const std::size_t data = at + 30 + nameSize + loaded<std::uint16_t>(pak, at + 28);
    if (QString::fromLatin1(reinterpret_cast<const char*>(pak.data()) + at + 30, nameSize) == path) {
      return pak.subspan(data, size);
    }
    at = data + size;
  }
  throw std::out_of_range(path.toStdString());
}

QRgb MapBytes::texel(const QString& material, float u, float v) const {
  const std::span<const std::byte> vtf = pakFile(QStringLiteral("materials/%1.vtf").arg(material));
  const int width = loaded<std::uint16_t>(vtf, 16);
  const int height = loaded<std::uint16_t>(vtf, 18);
  if (loaded<std::int32_t>(vtf, 52) != 3) {
    throw std::out_of_range("not of three bytes: " + material.toStdString());
  }
  const int x = std::clamp(static_cast<int>((u - std::floor(u)) * static_cast<float>(width)), 0, width - 1);
  const int y = std::clamp(static_cast<int>((v - std::floor(v)) * static_cast<float>(height)), 0, height - 1);
  // The largest picture comes last: blue, green, red.
  const std::size_t at = vtf.size() - static_cast<std::size_t>((width * (height - y) - x) * 3);
  return qRgb(loaded<std::uint8_t>(vtf, at + 2), loaded<std::uint8_t>(vtf, at + 1), loaded<std::uint8_t>(vtf, at));
}

std::vector<float> numbersOf(const QString& value) {
  std::vector<float> numbers;
  for (const QString& part : value.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    numbers.push_back(part.toFloat());
  }
  return numbers;
}

} // namespace vitrine::oracles
