#include "core/formats/source/file/keyvalues/KeyValueCondition.h"

#include <QString>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::conditionHolds;

TEST(KeyValueCondition, holdsOnAPc) {
  for (const char16_t* text : {u"[$WIN32]", u"[!$X360]", u"[$X360||$WIN32]", u"[$win32 && !$PS3]", u"[!!$WINDOWS]"}) {
    EXPECT_TRUE(conditionHolds(text)) << QString::fromUtf16(text).toStdString();
  }
}

TEST(KeyValueCondition, doesNotHoldElsewhere) {
  for (const char16_t* text : {u"[$X360]", u"[!$WIN32]", u"[$WIN32&&$X360]", u"[$NEVERHEARDOF]", u"[]"}) {
    EXPECT_FALSE(conditionHolds(text)) << QString::fromUtf16(text).toStdString();
  }
}

TEST(KeyValueCondition, andBindsCloserThanOr) {
  EXPECT_TRUE(conditionHolds(u"[$WIN32 || $X360 && $PS3]"));
  EXPECT_FALSE(conditionHolds(u"[$PS3 || $WIN32 && $X360]"));
}

} // namespace
} // namespace vitrine::tests
