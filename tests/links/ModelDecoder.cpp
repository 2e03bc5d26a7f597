#include "tests/links/ModelDecoder.h"

#include "core/bytes/ByteReader.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

using bytes::loadF32;
using bytes::loadU16;
using bytes::loadU32;

constexpr std::array<std::uint64_t, 4> kElementBytes{2, 8, 6, 1}; ///< indices, uvs, points, brightness
constexpr std::uint64_t kAnchorRecord = 20;
constexpr std::uint64_t kShadowPicture = 1024;
constexpr double kFramesPerSecond = 10;

bool endsWith(const QString& name, const char* end) {
  return name.endsWith(QLatin1String(end), Qt::CaseInsensitive);
}

} // namespace

ModelDecoder::ModelDecoder(Bytes file) : m_file(std::move(file)) {
  text();
  text();
  for (std::uint64_t left = count16(); left > 0; --left) {
    m_materials.push_back(text());
    text();
    count32();
  }
  readMeshes();
  for (std::uint64_t left = count16(); left > 0; --left) {
    Object object{text(), {}};
    for (std::uint64_t n = count16(); n > 0; --n) {
      object.animations.push_back(static_cast<std::uint32_t>(count32()));
    }
    m_objects.push_back(std::move(object));
  }
  for (std::uint64_t left = count16(); left > 0; --left) {
    Animation animation{text(), {}, {}, {}};
    for (std::uint64_t n = count16(); n > 0; --n) {
      animation.frames.push_back(static_cast<std::uint32_t>(count32()));
    }
    take(6);
    text();
    animation.move = vector();
    animation.turn = vector();
    m_animations.push_back(std::move(animation));
  }
  for (std::uint64_t left = count16(); left > 0; --left) {
    m_shadows.push_back(m_end);
    take(kShadowPicture);
  }
  for (std::uint64_t left = count16(); left > 0; --left) {
    const std::uint64_t width = count16();
    const std::uint64_t height = count16();
    take(4 + width * height);
  }
  readArrays();
}

void ModelDecoder::readMeshes() {
  for (std::uint64_t left = count32(); left > 0; --left) {
    Mesh mesh;
    mesh.offset = m_end;
    for (std::uint64_t n = count16(); n > 0; --n) {
      const std::uint64_t offset = m_end;
      const std::byte* at = take(12);
      mesh.links.push_back(
          {offset, loadU16(at), loadU16(at + 2), loadU16(at + 4), loadU16(at + 6), loadU16(at + 8), loadU16(at + 10)});
    }
    mesh.boxMin = vector();
    mesh.boxMax = vector();
    for (std::uint32_t& slot : mesh.anchors) {
      slot = static_cast<std::uint32_t>(count32());
    }
    mesh.shadow = static_cast<std::uint16_t>(count16());
    for (QVector3D& corner : mesh.quad) {
      corner = vector();
    }
    mesh.cmap = static_cast<std::uint16_t>(count16());
    mesh.end = m_end;
    m_meshes.push_back(std::move(mesh));
  }
}

void ModelDecoder::readArrays() {
  for (auto& arrays : m_arrays) {
    arrays.resize(count16());
  }
  const std::uint64_t anchors = count32();
  for (auto& arrays : m_arrays) {
    for (Array& array : arrays) {
      array.count = static_cast<std::uint16_t>(count16());
    }
  }
  m_anchors = m_end;
  take(anchors * kAnchorRecord);
  for (std::size_t kind = 0; kind < m_arrays.size(); ++kind) {
    for (Array& array : m_arrays[kind]) {
      array.offset = m_end;
      take(array.count * kElementBytes[kind]);
    }
  }
}

const std::byte* ModelDecoder::take(std::uint64_t size) {
  if (size > m_file.size() - m_end) {
    throw std::runtime_error("the decoder of the test has lost its way");
  }
  const std::byte* at = m_file.data() + m_end;
  m_end += size;
  return at;
}

std::uint64_t ModelDecoder::count16() {
  return loadU16(take(2));
}

std::uint64_t ModelDecoder::count32() {
  return loadU32(take(4));
}

QVector3D ModelDecoder::vector() {
  const std::byte* at = take(12);
  return {loadF32(at), loadF32(at + 4), loadF32(at + 8)};
}

QString ModelDecoder::text() {
  const std::uint64_t size = count32();
  // Latin 1 and Windows 1252 agree in all that the names of the samples hold.
  return QString::fromLatin1(reinterpret_cast<const char*>(take(size)), static_cast<qsizetype>(size));
}

QVector3D ModelDecoder::place(const std::byte* raw) const {
  const auto axis = [raw](int i) { return (static_cast<float>(loadU16(raw + 2 * i)) - 32768.0F) / 4.0F; };
  return {axis(0), axis(1), axis(2)};
}

std::vector<std::uint16_t> ModelDecoder::indices(std::size_t array) const {
  const Array& where = m_arrays[0].at(array);
  std::vector<std::uint16_t> out(where.count - where.count % 3U);
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = loadU16(m_file.data() + where.offset + 2 * i);
  }
  return out;
}

std::vector<QVector2D> ModelDecoder::uvs(std::size_t array) const {
  const Array& where = m_arrays[1].at(array);
  std::vector<QVector2D> out(where.count);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::byte* at = m_file.data() + where.offset + 8 * i;
    out[i] = {loadF32(at), loadF32(at + 4)};
  }
  return out;
}

std::vector<QVector3D> ModelDecoder::points(std::size_t array) const {
  const Array& where = m_arrays[2].at(array);
  std::vector<QVector3D> out(where.count);
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = place(m_file.data() + where.offset + 6 * i);
  }
  return out;
}

std::vector<std::uint8_t> ModelDecoder::brightness(std::size_t array) const {
  const Array& where = m_arrays[3].at(array);
  std::vector<std::uint8_t> out(where.count);
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::uint8_t>(m_file.data()[where.offset + i]);
  }
  return out;
}

ModelDecoder::Anchor ModelDecoder::anchor(std::size_t record) const {
  const std::byte* at = m_file.data() + m_anchors + record * kAnchorRecord;
  Anchor anchor{place(at), {loadF32(at + 8), loadF32(at + 12), loadF32(at + 16)}, false};
  anchor.isNone = anchor.position.isNull() && anchor.angles.isNull();
  return anchor;
}

const std::byte* ModelDecoder::shadowPixels(std::size_t shadow) const {
  return m_file.data() + m_shadows.at(shadow);
}

std::vector<ModelDecoder::Clip> ModelDecoder::clips() const {
  std::vector<Clip> clips;
  for (std::size_t object = 0; object < m_objects.size(); ++object) {
    for (const std::uint32_t number : m_objects[object].animations) {
      const Animation& animation = m_animations.at(number);
      clips.push_back({m_objects[object].name + QLatin1Char('.') + animation.name, static_cast<int>(object), &animation,
                       endsWith(animation.name, "_loop")});
    }
  }
  return clips;
}

std::optional<std::size_t> ModelDecoder::restMesh(std::size_t object) const {
  const auto first = [&](const auto& wanted) -> std::optional<std::size_t> {
    for (const std::uint32_t number : m_objects.at(object).animations) {
      const Animation& animation = m_animations.at(number);
      if (!animation.frames.empty() && wanted(animation.name)) {
        return animation.frames.front();
      }
    }
    return std::nullopt;
  };
  const auto named =
      first([](const QString& name) { return name.compare(QLatin1String("standard"), Qt::CaseInsensitive) == 0; });
  const auto ending = named ? named : first([](const QString& name) { return endsWith(name, "standard"); });
  return ending ? ending : first([](const QString&) { return true; });
}

std::optional<ModelDecoder::LinkPlace> ModelDecoder::linkAt(std::uint64_t offset) const {
  for (std::size_t mesh = 0; mesh < m_meshes.size(); ++mesh) {
    for (std::size_t link = 0; link < m_meshes[mesh].links.size(); ++link) {
      if (m_meshes[mesh].links[link].offset == offset) {
        return LinkPlace{mesh, link};
      }
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> ModelDecoder::meshAt(std::uint64_t offset) const {
  const auto found = std::ranges::find(m_meshes, offset, &Mesh::offset);
  return found == m_meshes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_meshes.begin()));
}

SheetMoment sheetMoment(const ModelDecoder::Clip& clip, double time) {
  const std::vector<std::uint32_t>& frames = clip.animation->frames;
  const auto count = static_cast<double>(frames.size());
  const double at = time * kFramesPerSecond;
  const double within = clip.loops ? std::fmod(at, count) : std::min(at, count - 1);
  const auto first = std::min(static_cast<std::size_t>(within + 1e-6), frames.size() - 1);
  SheetMoment moment{frames[first], frames[first], static_cast<float>(within - static_cast<double>(first)), within};
  if (moment.share < 1e-5F) {
    moment.share = 0;
  } else {
    moment.next = frames[(first + 1) % frames.size()];
  }
  return moment;
}

QVector3D sheetToScene(const QVector3D& file) {
  return {file.x(), -file.y(), file.z()};
}

QMatrix4x4 sheetMotion(const ModelDecoder::Animation& animation, double steps) {
  const QVector3D move(animation.move.x(), animation.move.z(), -animation.move.y());
  const QVector3D turn(animation.turn.x(), animation.turn.z(), -animation.turn.y());
  const float degrees = turn.length() * 180.0F / std::numbers::pi_v<float>;
  QMatrix4x4 motion;
  const auto step = [&](float share) {
    motion.translate(move * share);
    motion.rotate(degrees * share, turn);
  };
  for (; steps >= 1; steps -= 1) {
    step(1);
  }
  step(static_cast<float>(steps));
  return motion;
}

SheetTriangle sheetTriangle(const ModelDecoder& model, const SheetMoment& moment, std::size_t link,
                            std::size_t triangle) {
  const ModelDecoder::Link& from = model.meshes()[moment.mesh].links.at(link);
  const std::vector<ModelDecoder::Link>& others = model.meshes()[moment.next].links;
  const std::vector<QVector3D> points = model.points(from.points);
  // Frames blend where their triangles are the same, and switch otherwise.
  const bool blends = moment.share > 0 && link < others.size() && others[link].triangles == from.triangles &&
                      model.points(others[link].points).size() == points.size();
  const float share = blends ? moment.share : 0;
  const ModelDecoder::Link& to = blends ? others[link] : from;
  const std::vector<QVector3D> morePoints = model.points(to.points);
  const std::vector<std::uint8_t> light = model.brightness(from.brightness);
  const std::vector<std::uint8_t> moreLight = model.brightness(to.brightness);
  const std::vector<QVector2D> uvs = model.uvs(from.uvs);
  const std::vector<std::uint16_t> indices = model.indices(from.triangles);
  SheetTriangle out;
  // The file is left-handed, the scene is not: the order turns.
  constexpr std::array<std::size_t, 3> kTurned{0, 2, 1};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t vertex = indices.at(3 * triangle + kTurned[i]);
    out.corners[i] = sheetToScene(points.at(vertex) * (1 - share) + morePoints.at(vertex) * share);
    out.uvs[i] = uvs.at(vertex);
    const auto dark = static_cast<float>(light.at(vertex));
    out.light[i] = (dark + (static_cast<float>(moreLight.at(vertex)) - dark) * share) / 255.0F;
  }
  return out;
}

} // namespace vitrine::tests
