#include "core/links/UvOutline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_set>

namespace vitrine::links {
namespace {

constexpr double kFarthest = 1e6; ///< repeats

using Corners2D = std::array<QPointF, 3>;

/// Key by which equal pieces are told, whichever way they run: ends in steps of a 65536th.
std::array<std::int64_t, 4> keyOf(const QLineF& line) {
  const auto step = [](double value) { return static_cast<std::int64_t>(std::llround(value * 65536)); };
  std::array<std::int64_t, 4> key{step(line.x1()), step(line.y1()), step(line.x2()), step(line.y2())};
  if (std::pair(key[0], key[1]) > std::pair(key[2], key[3])) {
    std::swap(key[0], key[2]);
    std::swap(key[1], key[3]);
  }
  return key;
}

struct KeyHash {
  std::size_t operator()(const std::array<std::int64_t, 4>& key) const {
    std::uint64_t hash = 1469598103934665603U;
    for (const std::int64_t part : key) {
      hash = (hash ^ static_cast<std::uint64_t>(part)) * 1099511628211U;
    }
    return hash ^ (hash >> 32U);
  }
};

class OutlineMaker {
public:
  OutlineMaker(const scene::Texture& texture, std::size_t most)
      : m_wrapU(texture.wrapU), m_wrapV(texture.wrapV), m_most(most) {}

  bool isFull() const { return !m_outline.isComplete; }
  void addTriangle(const Corners2D& corners);
  UvOutline take() { return std::move(m_outline); }

private:
  void addEdge(const QPointF& from, const QPointF& to, const QPointF& centre);
  void addPiece(const QLineF& piece);

  scene::Wrap m_wrapU;
  scene::Wrap m_wrapV;
  std::size_t m_most;
  UvOutline m_outline;
  std::unordered_set<std::array<std::int64_t, 4>, KeyHash> m_known;
};

/// Parameters, 0 to 1, at which a way crosses whole numbers.
void addCrossings(double from, double to, std::size_t most, std::set<double>& crossings) {
  const double low = std::min(from, to);
  const double high = std::max(from, to);
  for (double whole = std::floor(low) + 1; whole < high && crossings.size() < most; ++whole) {
    crossings.insert((whole - from) / (to - from));
  }
}

/// Repeat of the picture that a piece lies in; one that runs along a border belongs to the side of the triangle.
double repeatOf(double middle, double centre) {
  const double whole = std::round(middle);
  const bool isBorder = std::abs(middle - whole) < 1e-6;
  return isBorder ? (centre < whole ? whole - 1 : whole) : std::floor(middle);
}

double wrapped(double value, double repeat, scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Clamp:
    return value;
  case scene::Wrap::Mirror:
    return std::fmod(std::abs(repeat), 2) == 1 ? 1 - (value - repeat) : value - repeat;
  case scene::Wrap::Repeat:
    break;
  }
  return value - repeat;
}

void OutlineMaker::addPiece(const QLineF& piece) {
  if (m_outline.lines.size() >= m_most) {
    m_outline.isComplete = false;
  } else if (m_known.insert(keyOf(piece)).second) {
    m_outline.lines.push_back(piece);
  }
}

void OutlineMaker::addEdge(const QPointF& from, const QPointF& to, const QPointF& centre) {
  std::set<double> stops{0, 1};
  if (m_wrapU != scene::Wrap::Clamp) {
    addCrossings(from.x(), to.x(), m_most, stops);
  }
  if (m_wrapV != scene::Wrap::Clamp) {
    addCrossings(from.y(), to.y(), m_most, stops);
  }
  for (auto stop = stops.begin(); std::next(stop) != stops.end() && !isFull(); ++stop) {
    const double middle = (*stop + *std::next(stop)) / 2;
    const QPointF at = from + (to - from) * middle;
    const double column = repeatOf(at.x(), centre.x());
    const double row = repeatOf(at.y(), centre.y());
    const auto moved = [&](double along) {
      const QPointF end = from + (to - from) * along;
      return QPointF(wrapped(end.x(), column, m_wrapU), wrapped(end.y(), row, m_wrapV));
    };
    addPiece({moved(*stop), moved(*std::next(stop))});
  }
}

void OutlineMaker::addTriangle(const Corners2D& corners) {
  const bool isSane = std::ranges::all_of(corners, [](const QPointF& corner) {
    return std::abs(corner.x()) <= kFarthest && std::abs(corner.y()) <= kFarthest; // false for what is no number
  });
  if (!isSane) {
    return;
  }
  ++m_outline.triangles;
  const QPointF centre = (corners[0] + corners[1] + corners[2]) / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    addEdge(corners[i], corners[(i + 1) % 3], centre);
  }
}

void addSurface(const Scene& scene, DrawItemIndex item, const scene::SlotTexture& slot, OutlineMaker& outline) {
  const scene::Mesh& mesh = scene.meshOf(item);
  const scene::Surface& surface = scene.surfaceOf(item);
  const auto set = static_cast<std::size_t>(std::clamp(slot.uvSet, 0, 1));
  const std::vector<QVector2D>& uvs = mesh.vertices.uvs[set];
  if (uvs.size() < mesh.vertices.positions.size()) {
    return;
  }
  for (std::uint32_t i = 0; i + 2 < surface.indexCount && !outline.isFull(); i += 3) {
    Corners2D corners;
    for (std::uint32_t k = 0; k < 3; ++k) {
      const QVector2D& uv = uvs[mesh.indices[surface.firstIndex + i + k]];
      corners[k] = slot.uvTransform.map(QVector3D(uv, 0)).toPointF();
    }
    outline.addTriangle(corners);
  }
}

} // namespace

UvOutline uvOutlineOf(const Scene& scene, const scene::SceneAssets& assets, const std::vector<DrawItemIndex>& items,
                      TextureIndex texture, std::size_t most) {
  if (!assets.textures.contains(texture)) {
    return {};
  }
  OutlineMaker outline(assets.textures[texture], most);
  for (const DrawItemIndex item : items) {
    if (!scene.drawItems().contains(item) || !assets.materials.contains(scene.surfaceOf(item).material)) {
      continue;
    }
    const scene::Material& material = assets.materials[scene.surfaceOf(item).material];
    std::vector<const scene::SlotTexture*> added; // the same coordinates in two slots are one outline
    for (const scene::SlotTexture& slot : material.slots) {
      const bool isKnown = std::ranges::any_of(added, [&](const scene::SlotTexture* other) {
        return other->uvSet == slot.uvSet && other->uvTransform == slot.uvTransform;
      });
      if (slot.texture == texture && !isKnown) {
        added.push_back(&slot);
        addSurface(scene, item, slot, outline);
      }
    }
  }
  return outline.take();
}

} // namespace vitrine::links
