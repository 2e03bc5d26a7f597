#include "core/picking/EmbreeTriangles.h"

#include "core/picking/Embree.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <exception>
#include <limits>
#include <new>
#include <stdexcept>

namespace vitrine::picking {
namespace {

using embree::Owned;

/// Bytes that Embree holds because of this thread, which makes all that it asks for.
thread_local qint64 t_held = 0;

/// The one device. It starts no threads: work runs where it is asked for. It lives until the process ends.
RTCDevice device() {
  static const RTCDevice made = [] {
    const RTCDevice device = rtcNewDevice("threads=1,start_threads=0,set_affinity=0");
    if (!device) {
      throw std::bad_alloc();
    }
    rtcSetDeviceMemoryMonitorFunction(
        device,
        [](void* /*user*/, auto bytes, bool /*post*/) {
          t_held += bytes;
          return true;
        },
        nullptr);
    return device;
  }();
  return made;
}

/// The direction that Embree is given. Where triangles meet in a corner, its test may find none of them, as each edge
/// is decided by its own rounding. Rays are often aimed at corners, so all are turned by a hundredth of a pixel.
QVector3D besideCorners(const QVector3D& direction) {
  constexpr float kTurn = 1e-5F;
  static const QVector3D kAside(0.6F, 0.5F, -0.62F);
  return direction + kAside * (direction.length() * kTurn);
}

/// Query that a filter finds in the context of its ray.
struct Query : embree::RayContext {
  const RayTriangle* triangles = nullptr;
  const scene::Ray* ray = nullptr;
  const ItemSet* visible = nullptr;
};

/// Passes by hidden items and back faces.
void filter(const RTCFilterFunctionNArguments* arguments) {
  assert(arguments->N == 1);
  // Embree's context is the one that meets() gave it.
  const auto& query = *static_cast<const Query*>(arguments->context);
  const RayTriangle& triangle = query.triangles[RTCHitN_primID(arguments->hit, 1, 0)];
  if (!query.visible->contains(triangle.item) || !meetsSeenSide(triangle, *query.ray)) {
    arguments->valid[0] = 0;
  }
}

/// Calls of a step from within Embree, which no exception may leave.
class Stepping {
public:
  Stepping(const RayStep& step, std::uint32_t count) : m_step(step), m_count(count) {}

  /// To be called by Embree with the share that is done; returns false to give up.
  static bool go(void* self, double done) {
    static_cast<Stepping*>(self)->advance(std::clamp(done, 0.0, 1.0));
    return !static_cast<Stepping*>(self)->m_thrown;
  }
  void rethrow() const {
    if (m_thrown) {
      std::rethrow_exception(m_thrown);
    }
  }

private:
  void advance(double done) {
    constexpr double kTrianglesPerStep = 1 << 15;
    const double triangles = done * m_count;
    if (triangles < m_next) {
      return; // Embree calls far more often
    }
    m_next = triangles + kTrianglesPerStep;
    try {
      m_step(m_count);
    } catch (...) {
      m_thrown = std::current_exception();
    }
  }

  const RayStep& m_step;
  std::uint32_t m_count;
  double m_next = 0;
  std::exception_ptr m_thrown;
};

void check(RTCError error) {
  switch (error) {
  case RTC_ERROR_NONE:
    return;
  case RTC_ERROR_OUT_OF_MEMORY:
    throw std::bad_alloc();
  default:
    throw std::runtime_error("Embree refused triangles");
  }
}

} // namespace

/// Scene with the arrays that Embree reads as long as the scene lives.
struct EmbreeTriangles::Content {
  /// Corners of one triangle, as steps of the vertex buffer.
  struct Corners {
    std::uint32_t steps[3];
  };

  std::vector<RayTriangle> triangles;
  std::vector<Corners> corners;
  Owned<RTCScene> scene;
};

EmbreeTriangles::EmbreeTriangles(std::vector<RayTriangle> triangles, const RayStep& step)
    : m_content(std::make_unique<Content>()) {
  m_content->triangles = std::move(triangles);
  std::vector<RayTriangle>& all = m_content->triangles;
  std::vector<Content::Corners>& corners = m_content->corners;
  // Corners lie in the triangles themselves, of which each is a whole number of floats.
  constexpr std::uint32_t kStep = sizeof(float);
  constexpr std::uint32_t kTriangleSteps = sizeof(RayTriangle) / kStep;
  constexpr std::uint32_t kCornerSteps = sizeof(QVector3D) / kStep;
  static_assert(sizeof(RayTriangle) % kStep == 0 && offsetof(RayTriangle, corner2) == 2 * sizeof(QVector3D));
  const auto count = static_cast<std::uint32_t>(
      std::min<std::size_t>(all.size(), std::numeric_limits<std::uint32_t>::max() / kTriangleSteps));
  step(count);
  corners.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t first = i * kTriangleSteps;
    corners.push_back({{first, first + kCornerSteps, first + 2 * kCornerSteps}});
    all[i].addTo(m_bounds);
  }
  t_held = 0;
  m_content->scene.reset(rtcNewScene(device()));
  const Owned<RTCGeometry> geometry(rtcNewGeometry(device(), RTC_GEOMETRY_TYPE_TRIANGLE));
  check(rtcGetDeviceError(device()));
  // Embree reads 16 bytes of each vertex; the last is followed by the item.
  const std::uint32_t vertices = (count - 1) * kTriangleSteps + 2 * kCornerSteps + 1;
  rtcSetSharedGeometryBuffer(geometry.get(), RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, all.data(), 0, kStep,
                             vertices);
  rtcSetSharedGeometryBuffer(geometry.get(), RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, corners.data(), 0,
                             sizeof(Content::Corners), count);
  rtcSetGeometryIntersectFilterFunction(geometry.get(), filter);
  rtcCommitGeometry(geometry.get());
  rtcAttachGeometry(m_content->scene.get(), geometry.get());
  // Robust: no ray slips between two triangles that share an edge.
  rtcSetSceneFlags(m_content->scene.get(), RTC_SCENE_FLAG_ROBUST);
  Stepping stepping(step, count);
  rtcSetSceneProgressMonitorFunction(m_content->scene.get(), &Stepping::go, &stepping);
  rtcCommitScene(m_content->scene.get());
  const RTCError error = rtcGetDeviceError(device());
  stepping.rethrow();
  check(error);
  rtcSetSceneProgressMonitorFunction(m_content->scene.get(), nullptr, nullptr);
  m_memory = all.capacity() * sizeof(RayTriangle) + corners.capacity() * sizeof(Content::Corners) +
             static_cast<std::uint64_t>(std::max<qint64>(t_held, 0));
}

EmbreeTriangles::~EmbreeTriangles() = default;

bool EmbreeTriangles::meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  const QVector3D& from = ray.origin;
  const QVector3D direction = besideCorners(ray.direction);
  if (!scene::isFinite(from) || !scene::isFinite(direction) || ray.direction.isNull()) {
    return false;
  }
  Query query;
  embree::initContext(query);
  query.triangles = m_content->triangles.data();
  query.ray = &ray;
  query.visible = &visible;
  RTCRayHit hit{};
  hit.ray.org_x = from.x();
  hit.ray.org_y = from.y();
  hit.ray.org_z = from.z();
  hit.ray.dir_x = direction.x();
  hit.ray.dir_y = direction.y();
  hit.ray.dir_z = direction.z();
  hit.ray.tfar = best.distance;
  hit.ray.mask = std::numeric_limits<unsigned>::max();
  hit.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  hit.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
  embree::intersect(m_content->scene.get(), query, hit);
  return hit.hit.geomID != RTC_INVALID_GEOMETRY_ID && meetsForSure(m_content->triangles[hit.hit.primID], ray, best);
}

} // namespace vitrine::picking
