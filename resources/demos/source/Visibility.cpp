#include "resources/demos/source/Visibility.h"

#include "resources/demos/common/ByteWriter.h"

namespace vitrine::demos {

namespace {

// All clipping errs on the open side by this much, so that rounding never hides a cell.
constexpr double kGenerous = 0.05;
// Steps after which a flow gives up narrowing and takes all that lies ahead.
constexpr int kMaxSteps = 200000;

/// A portal seen from one of its two sides.
struct Way {
  int to;
  int portal;
  Corners corners;
  Plane plane; ///< faces into `to`
};

Corners clippedGenerously(const Corners& polygon, Plane plane) {
  plane.dist -= kGenerous;
  return clippedToFront(polygon, plane);
}

/// Keeps of `target` what a straight line through `source` and then `pass` can reach. Each plane through an edge of one
/// and a corner of the other that has them on different sides bounds the lines. `edgesOf` gives the edges.
Corners clippedBySeparators(const Corners& edgesOf, const Corners& cornersOf, bool edgesAreSource, Corners target) {
  for (std::size_t e = 0; e < edgesOf.size(); ++e) {
    const Vec3& a = edgesOf[e];
    const Vec3 edge = edgesOf[(e + 1) % edgesOf.size()] - a;
    for (const Vec3& corner : cornersOf) {
      Vec3 normal = cross(edge, corner - a);
      const double length = lengthOf(normal);
      if (length < 0.01)
        continue;
      Plane plane{normal / length, 0};
      plane.dist = dot(plane.normal, a);

      double side = 0; // where the rest of the edges' polygon lies
      for (const Vec3& p : edgesOf)
        if (std::abs(plane.distanceTo(p)) > std::abs(side))
          side = plane.distanceTo(p);
      if (std::abs(side) < kOnPlane)
        continue;
      if (side > 0)
        plane = plane.reversed(); // now the edges' polygon is behind
      const bool separates =
          std::all_of(edgesOf.begin(), edgesOf.end(), [&](const Vec3& p) { return plane.distanceTo(p) < kOnPlane; }) &&
          std::all_of(cornersOf.begin(), cornersOf.end(),
                      [&](const Vec3& p) { return plane.distanceTo(p) > -kOnPlane; });
      if (!separates)
        continue;
      target = clippedGenerously(target, edgesAreSource ? plane : plane.reversed());
      if (target.empty())
        return target;
    }
  }
  return target;
}

class PortalFlow {
public:
  PortalFlow(std::size_t cellCount, const std::vector<Portal>& portals);
  std::vector<int> visibleFrom(int cell);

private:
  void flow(const Corners& source, const Plane& sourcePlane, const Corners& pass, int cell, int fromPortal);
  void see(int cell);
  void seeAllBehind(int cell, const Plane& plane);

  std::vector<std::vector<Way>> m_ways;
  std::vector<char> m_onPath;
  std::vector<char> m_seen;
  std::vector<int> m_found;
  int m_steps = 0;
};

PortalFlow::PortalFlow(std::size_t cellCount, const std::vector<Portal>& portals)
    : m_ways(cellCount), m_onPath(cellCount), m_seen(cellCount) {
  for (std::size_t i = 0; i < portals.size(); ++i) {
    const Portal& p = portals[i];
    const int number = static_cast<int>(i);
    m_ways[p.cells[0]].push_back({p.cells[1], number, p.corners, p.plane});
    m_ways[p.cells[1]].push_back({p.cells[0], number, {p.corners.rbegin(), p.corners.rend()}, p.plane.reversed()});
  }
}

void PortalFlow::see(int cell) {
  if (!m_seen[cell]) {
    m_seen[cell] = 1;
    m_found.push_back(cell);
  }
}

void PortalFlow::seeAllBehind(int cell, const Plane& plane) {
  std::vector<int> open{cell};
  std::vector<char> visited(m_ways.size());
  while (!open.empty()) {
    const int at = open.back();
    open.pop_back();
    if (visited[at])
      continue;
    visited[at] = 1;
    see(at);
    for (const Way& way : m_ways[at])
      if (!clippedGenerously(way.corners, plane).empty())
        open.push_back(way.to);
  }
}

void PortalFlow::flow(const Corners& source, const Plane& sourcePlane, const Corners& pass, int cell, int fromPortal) {
  see(cell);
  if (++m_steps > kMaxSteps) {
    seeAllBehind(cell, sourcePlane);
    return;
  }
  m_onPath[cell] = 1;
  for (const Way& way : m_ways[cell]) {
    if (way.portal == fromPortal || m_onPath[way.to]) // a straight line enters a convex cell only once
      continue;
    Corners target = clippedGenerously(way.corners, sourcePlane);
    Corners narrowed = source;
    if (!target.empty() && !pass.empty()) {
      target = clippedBySeparators(source, pass, true, std::move(target));
      if (!target.empty())
        target = clippedBySeparators(pass, source, false, std::move(target));
      if (target.empty())
        continue;
      narrowed = clippedGenerously(narrowed, way.plane.reversed());
      if (!narrowed.empty())
        narrowed = clippedBySeparators(target, pass, true, std::move(narrowed));
      if (!narrowed.empty())
        narrowed = clippedBySeparators(pass, target, false, std::move(narrowed));
    }
    if (!target.empty() && !narrowed.empty())
      flow(narrowed, sourcePlane, target, way.to, way.portal);
  }
  m_onPath[cell] = 0;
}

std::vector<int> PortalFlow::visibleFrom(int cell) {
  m_found.clear();
  see(cell);
  m_onPath[cell] = 1;
  for (const Way& way : m_ways[cell]) {
    m_steps = 0;
    flow(way.corners, way.plane, {}, way.to, way.portal);
  }
  m_onPath[cell] = 0;
  for (const int found : m_found)
    m_seen[found] = 0;
  return m_found;
}

void sortUnique(std::vector<int>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

void encodeRow(ByteWriter& out, const std::vector<int>& visible, int rowBytes) {
  std::size_t next = 0;
  for (int at = 0; at < rowBytes;) {
    if (next == visible.size() || visible[next] / 8 > at) {
      const int until = next == visible.size() ? rowBytes : visible[next] / 8;
      const int run = std::min(until - at, 255);
      out.u8(0);
      out.u8(static_cast<std::uint32_t>(run));
      at += run;
      continue;
    }
    std::uint32_t bits = 0;
    for (; next < visible.size() && visible[next] / 8 == at; ++next)
      bits |= 1u << visible[next] % 8;
    out.u8(bits);
    ++at;
  }
}

} // namespace

VisibleSets computeVisibility(std::size_t cellCount, const std::vector<Portal>& portals) {
  PortalFlow flow(cellCount, portals);
  VisibleSets sets(cellCount);
  for (std::size_t cell = 0; cell < cellCount; ++cell)
    sets[cell] = flow.visibleFrom(static_cast<int>(cell));
  for (std::size_t cell = 0; cell < cellCount; ++cell)
    for (std::size_t i = 0; i < sets[cell].size(); ++i) // grows sets of other cells, possibly of this one
      if (const int other = sets[cell][i]; other != static_cast<int>(cell))
        sets[other].push_back(static_cast<int>(cell));
  for (std::vector<int>& set : sets)
    sortUnique(set);
  return sets;
}

VisibleSets widened(const VisibleSets& visible) {
  VisibleSets result(visible.size());
  for (std::size_t cell = 0; cell < visible.size(); ++cell) {
    for (const int other : visible[cell])
      result[cell].insert(result[cell].end(), visible[other].begin(), visible[other].end());
    sortUnique(result[cell]);
  }
  return result;
}

Bytes encodeVisibility(const VisibleSets& visible, const VisibleSets& audible, std::endian order) {
  const int count = static_cast<int>(visible.size());
  const int rowBytes = (count + 7) / 8;
  ByteWriter out(order);
  out.i32(count);
  out.zeros(static_cast<std::size_t>(count) * 8);
  for (int cell = 0; cell < count; ++cell) {
    out.patchU32(4 + cell * 8, static_cast<std::uint32_t>(out.size()));
    encodeRow(out, visible[cell], rowBytes);
    out.patchU32(8 + cell * 8, static_cast<std::uint32_t>(out.size()));
    encodeRow(out, audible[cell], rowBytes);
  }
  return out.take();
}

} // namespace vitrine::demos
