#include "tests/samples/oracles/diggles/ModelDecoder.h"

#include <cmath>
#include <numbers>

namespace vitrine::oracles {
namespace {

constexpr double kFramesPerSecond = 10;

bool endsWith(const QString& name, const char* end) {
  return name.endsWith(QLatin1String(end), Qt::CaseInsensitive);
}

// Latin 1 and Windows 1252 agree in all that the names of the samples hold.
QString textOf(const std::string& text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QVector3D vectorOf(const demos::Vec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

} // namespace

ModelDecoder::ModelDecoder(const Bytes& file) : m_walked(diggles::walked({file.data(), file.data() + file.size()})) {
  for (const std::string& material : m_walked.materials) {
    m_materials.push_back(textOf(material));
  }
  for (const diggles::WalkedMesh& walked : m_walked.meshes) {
    Mesh& mesh = m_meshes.emplace_back();
    mesh.offset = walked.offset;
    mesh.end = walked.end;
    for (const auto& link : walked.links) {
      const std::uint64_t offset = mesh.offset + 2 + 12 * mesh.links.size();
      mesh.links.push_back({offset, link[0], link[1], link[2], link[3], link[4], link[5]});
    }
    mesh.boxMin = vectorOf(walked.boxMin);
    mesh.boxMax = vectorOf(walked.boxMax);
    mesh.anchors = walked.anchors;
    mesh.shadow = walked.shadow;
    std::ranges::transform(walked.quad, mesh.quad.begin(), vectorOf);
    mesh.cmap = walked.cmap;
  }
  for (const auto& [name, animations] : m_walked.objects) {
    m_objects.push_back({textOf(name), animations});
  }
  for (const diggles::WalkedAnimation& animation : m_walked.animations) {
    m_animations.push_back(
        {textOf(animation.name), animation.frames, vectorOf(animation.move), vectorOf(animation.turn)});
  }
}

std::vector<std::uint16_t> ModelDecoder::indices(std::size_t array) const {
  std::vector<std::uint16_t> out = m_walked.triangles.at(array);
  out.resize(out.size() - out.size() % 3);
  return out;
}

std::vector<QVector2D> ModelDecoder::uvs(std::size_t array) const {
  std::vector<QVector2D> out;
  for (const auto& uv : m_walked.uvs.at(array)) {
    out.emplace_back(uv.u, uv.v);
  }
  return out;
}

std::vector<QVector3D> ModelDecoder::points(std::size_t array) const {
  std::vector<QVector3D> out;
  std::ranges::transform(m_walked.points.at(array), std::back_inserter(out), vectorOf);
  return out;
}

const std::vector<std::uint8_t>& ModelDecoder::brightness(std::size_t array) const {
  return m_walked.brightness.at(array);
}

ModelDecoder::Anchor ModelDecoder::anchor(std::size_t record) const {
  const auto& [place, angles] = m_walked.anchors.at(record);
  Anchor anchor{vectorOf(place), {angles[0], angles[1], angles[2]}, false};
  anchor.isNone = anchor.position.isNull() && anchor.angles.isNull();
  return anchor;
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

} // namespace vitrine::oracles
