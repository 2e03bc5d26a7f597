#pragma once

#include "tests/images/Pinhole.h"
#include "tests/samples/oracles/source/MapBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

using oracles::MapBytes;
using oracles::numbersOf;

/// The demo map, opened once for all tests, and the same file as plain bytes.
class DemoMuseum : public testing::Test {
protected:
  static constexpr QSize kSize{640, 480};
  static constexpr float kVerticalFov = 60;

  static void SetUpTestSuite();
  static void TearDownTestSuite();
  void SetUp() override;

  static const MapBytes& bytes();
  static const Scene& scene();

  static QImage picture(const Standpoint& from, const state::SceneState& state = {},
                        render::ShadingMode mode = render::ShadingMode::Lit, QSize size = kSize);
  static Pinhole pinhole(const Standpoint& from) { return {from, kSize, kVerticalFov}; }

  /// Sets every control whose target is of the type, and which `wanted` accepts, to the value.
  template <class Target, class Wanted>
  static int set(state::SceneState& state, double value, Wanted wanted) {
    int count = 0;
    for (const scene::Control& control : scene().controls) {
      const auto* target = std::get_if<Target>(&control.target);
      if (target && wanted(*target)) {
        state.controls[control.id] = value;
        ++count;
      }
    }
    return count;
  }
};

} // namespace vitrine::tests
