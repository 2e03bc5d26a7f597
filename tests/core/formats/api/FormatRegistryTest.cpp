#include "core/formats/api/FormatRegistry.h"

#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

using tests::FakeFormat;

std::unique_ptr<FakeFormat> scoring(const char* id, int score) {
  auto made = std::make_unique<FakeFormat>(QString::fromLatin1(id));
  made->onScore = [score](const Probe&) { return score; };
  return made;
}

TEST(FormatRegistry, TheSurestFormatWins) {
  FormatRegistry registry;
  registry.add(scoring("none", 0));
  registry.add(scoring("half", 50));
  registry.add(scoring("sure", 100));
  registry.add(scoring("later", 100));
  EXPECT_EQ(registry.recognise({})->info().id, QStringLiteral("sure")) << "of equals the first";
}

TEST(FormatRegistry, NobodyClaimsAForeignFile) {
  FormatRegistry registry;
  EXPECT_EQ(registry.recognise({}), nullptr);
  registry.add(scoring("none", 0));
  EXPECT_EQ(registry.recognise({}), nullptr);
}

TEST(FormatRegistry, FindsById) {
  FormatRegistry registry;
  registry.add(scoring("a", 0));
  registry.add(scoring("b", 0));
  EXPECT_EQ(registry.byId(QStringLiteral("b")), registry.formats()[1].get());
  EXPECT_EQ(registry.byId(QStringLiteral("c")), nullptr);
}

TEST(Probe, HoldsTheHeadAndNames) {
  const Bytes content = tests::randomBytes(10'000, 1);
  const auto made = probe(QStringLiteral("/some/folder/de_dust.v1.BSP"), *bytes::makeMemorySource(content));
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->fileName, QStringLiteral("de_dust.v1.BSP"));
  EXPECT_EQ(made->extension, QStringLiteral("bsp"));
  EXPECT_EQ(made->size, 10'000U);
  EXPECT_TRUE(tests::sameBytes(made->head, content.slice(0, kProbeBytes)));
  EXPECT_EQ(probe(QStringLiteral("x"), *bytes::makeMemorySource({}))->head.size(), 0U);
}

TEST(Format, DefaultsOfferNothing) {
  const FakeFormat format(QStringLiteral("f"));
  files::Vfs vfs;
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  base::Progress progress;
  LoadContext context{vfs, diagnostics, missing, progress};
  const auto asset = format.resolve(Document(), {scene::AssetKind::Texture, QStringLiteral("t"), {}}, context);
  ASSERT_FALSE(asset.has_value());
  EXPECT_EQ(asset.error().code, ErrorCode::NotFound);
  const auto mount = format.mount({QStringLiteral("p"), bytes::makeMemorySource({})}, {});
  ASSERT_FALSE(mount.has_value());
  EXPECT_EQ(mount.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(format.roots(QStringLiteral("p")).empty());
}

} // namespace
} // namespace vitrine::formats
