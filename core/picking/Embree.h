#pragma once

// Embree 3 (Debian 12) and 4 (Debian 13) differ in the names of their headers and in how a ray gets its context. No
// other file knows.
#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif

#include <memory>
#include <type_traits>

namespace vitrine::picking::embree {

struct Release {
  void operator()(RTCScene scene) const { rtcReleaseScene(scene); }
  void operator()(RTCGeometry geometry) const { rtcReleaseGeometry(geometry); }
};
template <typename Handle>
using Owned = std::unique_ptr<std::remove_pointer_t<Handle>, Release>;

#if RTC_VERSION_MAJOR >= 4
/// Context that filters are given beside the ray; to be derived from.
using RayContext = RTCRayQueryContext;

inline void initContext(RayContext& context) {
  rtcInitRayQueryContext(&context);
}

inline void intersect(RTCScene scene, RayContext& context, RTCRayHit& ray) {
  RTCIntersectArguments arguments;
  rtcInitIntersectArguments(&arguments);
  arguments.context = &context;
  rtcIntersect1(scene, &ray, &arguments);
}
#else
/// Context that filters are given beside the ray; to be derived from.
using RayContext = RTCIntersectContext;

inline void initContext(RayContext& context) {
  rtcInitIntersectContext(&context);
}

inline void intersect(RTCScene scene, RayContext& context, RTCRayHit& ray) {
  rtcIntersect1(scene, &context, &ray);
}
#endif

} // namespace vitrine::picking::embree
