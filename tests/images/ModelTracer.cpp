#include "tests/images/ModelTracer.h"

#include "tests/images/Pixels.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

/// The picture of a material: the sheet's folders in their order, without regard to case.
QImage pictureOf(const QString& data, const QString& material) {
  for (const char* folder : {"m256", "m128", "m064", "m032", "Gray", "Misc", "ClassIcons"}) {
    const QDir dir(data + QStringLiteral("/Texture/") + QLatin1String(folder));
    for (const QString& file : dir.entryList(QDir::Files)) {
      if (file.compare(material + QStringLiteral(".tga"), Qt::CaseInsensitive) == 0) {
        return readTga(dir.filePath(file));
      }
    }
  }
  return {};
}

/// Point at which a ray meets the front of a triangle: its distance and the shares of the corners.
std::optional<std::pair<float, QVector3D>> meet(const scene::Ray& ray, const std::array<QVector3D, 3>& corners) {
  const QVector3D e1 = corners[1] - corners[0];
  const QVector3D e2 = corners[2] - corners[0];
  const QVector3D normal = QVector3D::crossProduct(e1, e2);
  const float towards = QVector3D::dotProduct(normal, ray.direction);
  if (towards >= 0) {
    return std::nullopt;
  }
  const float distance = QVector3D::dotProduct(corners[0] - ray.origin, normal) / towards;
  const QVector3D p = ray.origin + ray.direction * distance - corners[0];
  const float v = QVector3D::dotProduct(QVector3D::crossProduct(p, e2), normal) / normal.lengthSquared();
  const float w = QVector3D::dotProduct(QVector3D::crossProduct(e1, p), normal) / normal.lengthSquared();
  if (distance <= 0 || v < 0 || w < 0 || v + w > 1) {
    return std::nullopt;
  }
  return std::pair(distance, QVector3D(1 - v - w, v, w));
}

} // namespace

ModelTracer::ModelTracer(const oracles::ModelDecoder& model, const QString& data) : m_model(model) {
  for (const QString& material : model.materials()) {
    m_pictures.push_back(pictureOf(data, material));
  }
}

void ModelTracer::show(const oracles::SheetMoment& moment, const QMatrix4x4& motion, bool baked, float gain) {
  const std::vector<oracles::ModelDecoder::Link>& links = m_model.meshes()[moment.mesh].links;
  for (std::size_t link = 0; link < links.size(); ++link) {
    const std::size_t count = m_model.indices(links[link].triangles).size() / 3;
    for (std::size_t i = 0; i < count; ++i) {
      Triangle triangle{oracles::sheetTriangle(m_model, moment, link, i), {1, 1, 1}, links[link].material};
      for (std::size_t corner = 0; corner < 3; ++corner) {
        triangle.sheet.corners[corner] = motion.map(triangle.sheet.corners[corner]);
        triangle.light[corner] = baked ? triangle.sheet.light[corner] * gain : 1;
      }
      m_triangles.push_back(triangle);
    }
  }
}

std::vector<ModelTracer::Hit> ModelTracer::hitsOf(const scene::Ray& ray) const {
  std::vector<Hit> hits;
  for (std::size_t i = 0; i < m_triangles.size(); ++i) {
    if (const auto met = meet(ray, m_triangles[i].sheet.corners)) {
      hits.push_back({i, met->first, met->second});
    }
  }
  std::ranges::sort(hits, {}, &Hit::distance);
  return hits;
}

/// The texel there, if those that a filter would mix with it are the same.
std::optional<QRgb> ModelTracer::texelAt(const Hit& hit) const {
  const Triangle& triangle = m_triangles[hit.triangle];
  const QImage& picture = m_pictures.at(triangle.material);
  const auto& uvs = triangle.sheet.uvs;
  const QVector2D uv = uvs[0] * hit.shares.x() + uvs[1] * hit.shares.y() + uvs[2] * hit.shares.z();
  const auto column = static_cast<int>(std::floor(uv.x() * static_cast<float>(picture.width()) - 0.5F));
  const auto row = static_cast<int>(std::floor(uv.y() * static_cast<float>(picture.height()) - 0.5F));
  const auto at = [&](int x, int y) {
    return picture.pixel(wrapped(column + x, picture.width()), wrapped(row + y, picture.height()));
  };
  const QRgb texel = at(0, 0);
  return at(1, 0) == texel && at(0, 1) == texel && at(1, 1) == texel ? std::optional(texel) : std::nullopt;
}

std::optional<ModelTracer::Path> ModelTracer::pathOf(const scene::Ray& ray) const {
  Path path;
  for (const Hit& hit : hitsOf(ray)) {
    const auto texel = texelAt(hit);
    if (!texel) {
      return std::nullopt;
    }
    path.triangles.push_back(hit.triangle);
    if (qAlpha(*texel) >= 128) {
      path.ends = true;
      path.shares = hit.shares;
      path.texel = *texel;
      return path;
    }
  }
  return path;
}

bool ModelTracer::Path::looksLike(const Path& other) const {
  return triangles == other.triangles && ends == other.ends && texel == other.texel;
}

std::optional<ModelTracer::Seen> ModelTracer::at(const viewing::CameraRig& camera, QPointF pixel,
                                                 const QVector3D& background) const {
  const auto path = pathOf(camera.rayThrough(pixel));
  for (const QPointF aside : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
    const auto beside = path ? pathOf(camera.rayThrough(pixel + aside)) : std::nullopt;
    if (!beside || !beside->looksLike(*path)) {
      return std::nullopt;
    }
  }
  const auto met = static_cast<int>(path->triangles.size());
  if (!path->ends) {
    return Seen{background, met, true};
  }
  const auto& light = m_triangles[path->triangles.back()].light;
  const float share = light[0] * path->shares.x() + light[1] * path->shares.y() + light[2] * path->shares.z();
  const QVector3D color = ofDisplay(path->texel) * share;
  return Seen{{std::min(color.x(), 1.0F), std::min(color.y(), 1.0F), std::min(color.z(), 1.0F)}, met - 1, false};
}

QImage readTga(const QString& path) {
  QFile file(path);
  const bool opened = file.open(QIODevice::ReadOnly);
  const QByteArray bytes = file.readAll();
  const auto u8 = [&](qsizetype at) { return static_cast<std::uint8_t>(bytes.at(at)); };
  const bool rle = opened && bytes.size() > 18 && u8(2) == 10;
  if (!opened || bytes.size() <= 18 || (u8(2) != 2 && !rle)) {
    ADD_FAILURE() << path.toStdString() << " is no picture";
    return {};
  }
  const int width = u8(12) | u8(13) << 8;
  const int height = u8(14) | u8(15) << 8;
  const int size = u8(16) / 8;
  const bool topDown = (u8(17) & 0x20) != 0;
  QImage picture(width, height, QImage::Format_ARGB32);
  qsizetype at = 18 + u8(0);
  int repeats = 0; ///< of the pixel at the cursor
  int literals = 0;
  for (int i = 0; i < width * height; ++i) {
    if (rle && repeats == 0 && literals == 0) {
      const int packet = u8(at++);
      (packet & 0x80 ? repeats : literals) = (packet & 0x7f) + 1;
    }
    const QRgb pixel = qRgba(u8(at + 2), u8(at + 1), u8(at), size == 4 ? u8(at + 3) : 255);
    picture.setPixel(i % width, topDown ? i / width : height - 1 - i / width, pixel);
    repeats = std::max(repeats - 1, 0);
    literals = std::max(literals - 1, 0);
    at += repeats > 0 ? 0 : size;
  }
  return picture;
}

} // namespace vitrine::tests
