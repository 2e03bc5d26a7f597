#include "core/base/KeptList.h"

#include <QJsonDocument>

#include <gtest/gtest.h>

namespace vitrine::base {
namespace {

const QString kFruit = QStringLiteral("fruit");

TEST(KeptList, IsWrittenWithVersionAndFile) {
  const QJsonObject kept = keptList(kFruit, QStringLiteral("a.bsp"), {1, 2});
  EXPECT_EQ(QJsonDocument(kept).toJson(QJsonDocument::Compact), R"({"file":"a.bsp","fruit":[1,2],"version":1})");
}

TEST(KeptList, GivesTheFirstEntries) {
  EXPECT_EQ(keptEntries(R"({"version":1,"fruit":[1,2,3]})", kFruit, 2), QJsonArray({1, 2}));
  EXPECT_EQ(keptEntries(R"({"version":1,"fruit":[]})", kFruit, 2), QJsonArray());
}

TEST(KeptList, IsNoneOfAnotherVersionOrKind) {
  for (const char* text : {"", "{", "[1]", R"({"version":2,"fruit":[1]})", R"({"fruit":[1]})", R"({"version":1})",
                           R"({"version":1,"fruit":7})"}) {
    EXPECT_EQ(keptEntries(text, kFruit, 9), std::nullopt) << text;
  }
}

} // namespace
} // namespace vitrine::base
