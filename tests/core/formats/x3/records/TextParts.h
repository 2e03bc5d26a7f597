#pragma once

#include "core/formats/x3/records/TextBody.h"
#include "core/formats/x3/records/TextScene.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

inline std::vector<QString> messagesOf(const Diagnostics& diagnostics) {
  std::vector<QString> messages;
  for (const Diagnostic& entry : diagnostics.entries()) {
    messages.push_back(entry.message);
  }
  return messages;
}

/// Reads a text as a body, which must lie at byte 100 of space 3.
struct ReadBody {
  Diagnostics diagnostics;
  formats::x3::Body body;

  explicit ReadBody(std::string_view text, const Limits& limits = {})
      : body(formats::x3::readTextBody(bytesOf(text), {3, 100, text.size()}, limits, diagnostics)) {}

  std::vector<QString> messages() const { return messagesOf(diagnostics); }
};

struct ReadScene {
  Diagnostics diagnostics;
  formats::x3::SceneFile scene;

  explicit ReadScene(std::string_view text, const Limits& limits = {})
      : scene(formats::x3::readTextScene(bytesOf(text), {3, 100, text.size()}, limits, diagnostics)) {}

  std::vector<QString> messages() const { return messagesOf(diagnostics); }
};

} // namespace vitrine::tests
