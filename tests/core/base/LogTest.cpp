#include "core/base/Log.h"

#include <gtest/gtest.h>

namespace vitrine::base {
namespace {

// The level is read once, at the first message, so one test does all.
TEST(Log, WritesToStderrFromItsLevelUp) {
  qputenv("VITRINE_LOG", "warn");
  testing::internal::CaptureStderr();
  log::debug(QStringLiteral("debug words"));
  log::info(QStringLiteral("info words"));
  log::warn(QStringLiteral("warn words {}"));
  log::error(QStringLiteral("error words ä"));
  const std::string written = testing::internal::GetCapturedStderr();
  EXPECT_EQ(written.find("debug words"), std::string::npos);
  EXPECT_EQ(written.find("info words"), std::string::npos);
  EXPECT_NE(written.find("warn words {}"), std::string::npos) << "messages are not format strings";
  EXPECT_NE(written.find("error words ä"), std::string::npos);
}

} // namespace
} // namespace vitrine::base
