#include "resources/demos/vgo/Sculpture.h"

#include <map>

namespace vitrine::demos::vgo {

namespace {

constexpr int kMargin = 2; ///< pixels around each side's picture
constexpr int kWidest = 1024;

/// Axes to the right and towards the eye in a part's pictures.
struct Sight {
  int across; ///< axis
  int depth;
};

Sight sightOf(const Part& part) {
  return part.fromTheSides ? Sight{2, 0} : Sight{0, 2};
}

/// Point where a look from one side first meets a solid; where it misses it, the point it comes nearest to.
Vec3 firstMet(const Part& part, Vec3 from, int axis, double direction) {
  const double length = part.box.size()[axis];
  double nearest = 1e9;
  Vec3 best = from;
  for (double way = 0; way < length;) {
    Vec3 p = from;
    p[axis] += direction * way;
    const double distance = part.solid(p);
    if (distance < nearest) {
      nearest = distance;
      best = p;
    }
    if (distance < 5e-4)
      break;
    way += std::max(0.7 * distance, 1e-3);
  }
  return onSurface(part.solid, best);
}

} // namespace

std::vector<Sculpture::Frame> Sculpture::arranged() const {
  std::vector<Frame> frames;
  int left = 0;
  int top = 0;
  int rowHeight = 0;
  for (const Part& part : m_parts) {
    const Vec3 size = part.box.size();
    Frame frame{left, top, static_cast<int>(pixels(size[sightOf(part).across])) + 2 * kMargin,
                static_cast<int>(pixels(size.y)) + 2 * kMargin};
    if (left > 0 && left + 2 * frame.width > kWidest) {
      top += rowHeight;
      left = rowHeight = 0;
      frame.left = 0;
      frame.top = top;
    }
    left += 2 * frame.width;
    rowHeight = std::max(rowHeight, frame.height);
    frames.push_back(frame);
  }
  return frames;
}

void Sculpture::build() {
  const std::vector<Frame> frames = arranged();
  int width = 1;
  int height = 1;
  for (const Frame& frame : frames) {
    width = std::max(width, frame.left + 2 * frame.width);
    height = std::max(height, frame.top + frame.height);
  }
  picture = Canvas(width, height);
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    paint(m_parts[i], frames[i]);
    addSkin(m_parts[i], frames[i]);
  }
}

void Sculpture::paint(const Part& part, const Frame& frame) {
  const Sight sight = sightOf(part);
  for (int side = 0; side < 2; ++side)
    for (int y = 0; y < frame.height; ++y)
      for (int x = 0; x < frame.width; ++x) {
        Vec3 from = side == 0 ? part.box.maxs : part.box.mins;
        from[sight.across] = part.box.mins[sight.across] + (x + 0.5 - kMargin) / m_pixelsPerMetre;
        from.y = part.box.maxs.y - (y + 0.5 - kMargin) / m_pixelsPerMetre;
        const Vec3 met = firstMet(part, from, sight.depth, side == 0 ? -1 : 1);
        picture.at(frame.left + side * frame.width + x, frame.top + y) = part.paint(met, outward(part.solid, met));
      }
}

void Sculpture::addSkin(const Part& part, const Frame& frame) {
  const Skin skin = meshOf(part.solid, part.box, part.cell);
  const Sight sight = sightOf(part);
  std::map<std::pair<std::uint32_t, int>, std::uint32_t> numbers; // by vertex and side
  const auto number = [&](std::uint32_t vertex, int side) {
    const auto [entry, isNew] = numbers.try_emplace({vertex, side}, static_cast<std::uint32_t>(mesh.positions.size()));
    if (!isNew)
      return entry->second;
    const Vec3& p = skin.positions[vertex];
    mesh.positions.push_back(p);
    mesh.normals.push_back(skin.normals[vertex]);
    const double x = frame.left + side * frame.width + kMargin + pixels(p[sight.across] - part.box.mins[sight.across]);
    const double y = frame.top + kMargin + pixels(part.box.maxs.y - p.y);
    mesh.picture.push_back({x / picture.width(), 1 - y / picture.height()});
    if (!part.joints.empty())
      m_rig.weigh(part.joints, p, mesh.joints.emplace_back(), mesh.weights.emplace_back());
    return entry->second;
  };
  for (const auto& [a, b, c] : skin.triangles) {
    const Vec3 facing = cross(skin.positions[b] - skin.positions[a], skin.positions[c] - skin.positions[a]);
    const int side = facing[sight.depth] >= 0 ? 0 : 1;
    for (const std::uint32_t vertex : {a, b, c})
      mesh.parts.back().push_back(number(vertex, side));
  }
}

} // namespace vitrine::demos::vgo
