#pragma once

#include "core/formats/x3/records/TextBody.h"
#include "core/formats/x3/records/TextScene.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

inline formats::x3::SceneFile sceneOf(std::string_view text) {
  Diagnostics diagnostics;
  const Bytes bytes = bytesOf(text);
  auto scene = formats::x3::readTextScene(bytes, {0, 0, bytes.size()}, {}, diagnostics);
  EXPECT_FALSE(diagnostics.anyDamage());
  return scene;
}

inline formats::x3::Body bodyOf(std::string_view text) {
  Diagnostics diagnostics;
  const Bytes bytes = bytesOf(text);
  auto body = formats::x3::readTextBody(bytes, {0, 0, bytes.size()}, {}, diagnostics);
  EXPECT_FALSE(diagnostics.anyDamage());
  return body;
}

} // namespace vitrine::tests
