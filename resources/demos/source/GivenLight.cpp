#include "resources/demos/source/GivenLight.h"

namespace vitrine::demos {

FaceLight lightAsGiven(const std::vector<GivenLight>& styles, bool bump, int width, int height) {
  FaceLight result{{}, bump ? 4 : 1, width, height, {}};
  for (const GivenLight& given : styles) {
    result.styles.push_back(static_cast<std::uint8_t>(given.style));
    for (int map = 0; map < result.mapsPerStyle; ++map)
      for (int luxel = 0; luxel < width * height; ++luxel) {
        const double across = width > 1 ? static_cast<double>(luxel % width) / (width - 1) : 0;
        const Vec3 value = map == 0 ? lerp(given.first, given.last, across) : given.directions[map - 1];
        for (int i = 0; i < 3; ++i)
          result.samples.push_back(static_cast<float>(value[i]));
      }
  }
  return result;
}

} // namespace vitrine::demos
