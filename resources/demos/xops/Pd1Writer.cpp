#include "resources/demos/xops/Pd1Writer.h"

namespace vitrine::demos {

Bytes writePd1(const std::vector<Pd1Point>& points, bool editorTail) {
  ByteWriter out;
  out.u16(static_cast<std::uint32_t>(points.size()));
  for (const Pd1Point& point : points) {
    out.vec3(point.position);
    out.f32(point.direction);
    for (const int parameter : {point.kind, point.p2, point.p3, point.p4})
      out.u8(static_cast<std::uint32_t>(parameter));
  }
  if (editorTail)
    out.zeros(10);
  return out.take();
}

} // namespace vitrine::demos
