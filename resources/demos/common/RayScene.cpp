#include "resources/demos/common/RayScene.h"

namespace vitrine::demos {

namespace {

constexpr int kLeafSize = 4;
constexpr int kBins = 12;

struct Bin {
  Box box = Box::nothing();
  int count = 0;
};

double surfaceOf(const Box& box) {
  const Vec3 s = maxOf(box.size(), {0, 0, 0});
  return s.x * s.y + s.y * s.z + s.z * s.x;
}

} // namespace

void RayScene::addTriangle(const Vec3& a, const Vec3& b, const Vec3& c, int face) {
  const auto point = [](const Vec3& v) {
    return Point{{static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)}};
  };
  m_triangles.push_back({point(a), point(b - a), point(c - a), face});
}

Box RayScene::boundsOf(int begin, int end) const {
  Box box = Box::nothing();
  for (int i = begin; i < end; ++i) {
    const Triangle& t = m_triangles[i];
    const Vec3 a{t.corner.v[0], t.corner.v[1], t.corner.v[2]};
    box.add(a);
    box.add(a + Vec3{t.edge1.v[0], t.edge1.v[1], t.edge1.v[2]});
    box.add(a + Vec3{t.edge2.v[0], t.edge2.v[1], t.edge2.v[2]});
  }
  return box;
}

/// Sorts the triangles into two groups where the boxes of both are small (surface area heuristic).
int RayScene::divide(int begin, int end, const Box& bounds) {
  const auto centre = [&](int i, int axis) {
    const Triangle& t = m_triangles[i];
    return t.corner.v[axis] + (t.edge1.v[axis] + t.edge2.v[axis]) / 3.0;
  };
  int bestAxis = -1;
  int bestBin = 0;
  double bestCost = 1e30;
  for (int axis = 0; axis < 3; ++axis) {
    const double width = bounds.maxs[axis] - bounds.mins[axis];
    if (width < 0.01)
      continue;
    const auto binOf = [&](int i) {
      return std::clamp(static_cast<int>((centre(i, axis) - bounds.mins[axis]) / width * kBins), 0, kBins - 1);
    };
    std::array<Bin, kBins> bins;
    for (int i = begin; i < end; ++i) {
      Bin& bin = bins[binOf(i)];
      bin.box.add(boundsOf(i, i + 1));
      ++bin.count;
    }
    for (int cut = 1; cut < kBins; ++cut) {
      Bin low, high;
      for (int b = 0; b < kBins; ++b) {
        Bin& side = b < cut ? low : high;
        side.box.add(bins[b].box);
        side.count += bins[b].count;
      }
      if (!low.count || !high.count)
        continue;
      const double cost = surfaceOf(low.box) * low.count + surfaceOf(high.box) * high.count;
      if (cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestBin = cut;
      }
    }
  }
  if (bestAxis < 0)
    return begin + (end - begin) / 2;
  const double width = bounds.maxs[bestAxis] - bounds.mins[bestAxis];
  const auto isLow = [&](const Triangle& t) {
    const double at = t.corner.v[bestAxis] + (t.edge1.v[bestAxis] + t.edge2.v[bestAxis]) / 3.0;
    return std::clamp(static_cast<int>((at - bounds.mins[bestAxis]) / width * kBins), 0, kBins - 1) < bestBin;
  };
  return static_cast<int>(std::stable_partition(m_triangles.begin() + begin, m_triangles.begin() + end, isLow) -
                          m_triangles.begin());
}

void RayScene::buildNode(int begin, int end) {
  const Box box = boundsOf(begin, end);
  const auto index = m_nodes.size();
  Node node{};
  for (int axis = 0; axis < 3; ++axis) {
    node.mins[axis] = static_cast<float>(box.mins[axis] - 0.01);
    node.maxs[axis] = static_cast<float>(box.maxs[axis] + 0.01);
  }
  node.first = begin;
  node.count = end - begin;
  m_nodes.push_back(node);
  if (end - begin <= kLeafSize)
    return;
  const int middle = divide(begin, end, box);
  if (middle == begin || middle == end)
    return;
  buildNode(begin, middle);
  m_nodes[index].first = static_cast<int>(m_nodes.size());
  m_nodes[index].count = 0;
  buildNode(middle, end);
}

void RayScene::build() {
  m_nodes.clear();
  if (!m_triangles.empty())
    buildNode(0, static_cast<int>(m_triangles.size()));
}

template <bool kAny>
RayScene::Hit RayScene::trace(const Vec3& origin, const Vec3& direction, double reach) const {
  Hit hit;
  if (m_nodes.empty())
    return hit;
  const float o[3] = {static_cast<float>(origin.x), static_cast<float>(origin.y), static_cast<float>(origin.z)};
  const float d[3] = {static_cast<float>(direction.x), static_cast<float>(direction.y),
                      static_cast<float>(direction.z)};
  float inverse[3];
  for (int axis = 0; axis < 3; ++axis)
    inverse[axis] = 1.0f / (std::abs(d[axis]) > 1e-9f ? d[axis] : std::copysign(1e-9f, d[axis]));
  float best = static_cast<float>(reach);

  const auto enters = [&](const Node& node) {
    float near = 0;
    float far = best;
    for (int axis = 0; axis < 3; ++axis) {
      const float a = (node.mins[axis] - o[axis]) * inverse[axis];
      const float b = (node.maxs[axis] - o[axis]) * inverse[axis];
      near = std::max(near, std::min(a, b));
      far = std::min(far, std::max(a, b));
    }
    return near <= far ? near : -1.0f;
  };
  const auto meets = [&](const Triangle& t) {
    const float* a = t.edge1.v;
    const float* b = t.edge2.v;
    const float p[3] = {d[1] * b[2] - d[2] * b[1], d[2] * b[0] - d[0] * b[2], d[0] * b[1] - d[1] * b[0]};
    const float determinant = a[0] * p[0] + a[1] * p[1] + a[2] * p[2];
    if (std::abs(determinant) < 1e-9f)
      return;
    const float scale = 1 / determinant;
    const float s[3] = {o[0] - t.corner.v[0], o[1] - t.corner.v[1], o[2] - t.corner.v[2]};
    const float u = (s[0] * p[0] + s[1] * p[1] + s[2] * p[2]) * scale;
    if (u < -1e-5f || u > 1 + 1e-5f)
      return;
    const float q[3] = {s[1] * a[2] - s[2] * a[1], s[2] * a[0] - s[0] * a[2], s[0] * a[1] - s[1] * a[0]};
    const float v = (d[0] * q[0] + d[1] * q[1] + d[2] * q[2]) * scale;
    if (v < -1e-5f || u + v > 1 + 1e-5f)
      return;
    const float at = (b[0] * q[0] + b[1] * q[1] + b[2] * q[2]) * scale;
    if (at <= 1e-3f || at >= best)
      return;
    best = at;
    hit = {t.face, at, determinant < 0};
  };

  int stack[64];
  int top = 0;
  int at = 0;
  if (enters(m_nodes[0]) < 0)
    return hit;
  for (;;) {
    const Node& node = m_nodes[at];
    if (node.count > 0) {
      for (int i = node.first; i < node.first + node.count; ++i) {
        meets(m_triangles[i]);
        if (kAny && hit.face >= 0)
          return hit;
      }
    } else {
      const float first = enters(m_nodes[at + 1]);
      const float second = enters(m_nodes[node.first]);
      if (first >= 0 && second >= 0) {
        const bool firstIsNear = first <= second;
        stack[top++] = firstIsNear ? node.first : at + 1;
        at = firstIsNear ? at + 1 : node.first;
        continue;
      }
      if (first >= 0 || second >= 0) {
        at = first >= 0 ? at + 1 : node.first;
        continue;
      }
    }
    do {
      if (top == 0)
        return hit;
      at = stack[--top];
    } while (enters(m_nodes[at]) < 0);
  }
}

RayScene::Hit RayScene::closest(const Vec3& origin, const Vec3& direction, double reach) const {
  return trace<false>(origin, direction, reach);
}

bool RayScene::clear(const Vec3& from, const Vec3& to) const {
  const Vec3 way = to - from;
  const double distance = lengthOf(way);
  return distance < 0.01 || trace<true>(from, way / distance, distance - 0.01).face < 0;
}

} // namespace vitrine::demos
