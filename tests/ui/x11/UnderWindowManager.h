#pragma once

#include "tests/ui/x11/WindowManager.h"

#include <gtest/gtest.h>

#include <memory>

namespace vitrine::tests {

/// Fixture whose suite has a window manager, as users have one. Tests are skipped where none can be started; a SetUp of
/// a derived fixture calls this one first and returns if IsSkipped().
template <class Base>
class UnderWindowManager : public Base {
protected:
  static void SetUpTestSuite() { s_manager = std::make_unique<WindowManager>(); }
  static void TearDownTestSuite() { s_manager.reset(); }

  void SetUp() override {
    if (!WindowManager::isThere()) {
      GTEST_SKIP() << "openbox is not installed";
    }
    Base::SetUp();
  }

private:
  static inline std::unique_ptr<WindowManager> s_manager;
};

} // namespace vitrine::tests
