#include "core/formats/api/FormatRegistry.h"

#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

using tests::FakeContainer;
using tests::FakeContent;
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

TEST(FormatRegistry, KnowsWhatGoesWithAFormat) {
  FormatRegistry registry;
  auto box = std::make_unique<FakeContainer>(QStringLiteral("box"), FakeContainer::Kind::Archive);
  const ContainerFormat* container = box.get();
  auto content = std::make_unique<FakeContent>();
  const ContentLocator* locator = content.get();
  registry.add(std::move(box), std::move(content));
  registry.add(scoring("plain", 0));
  const Format& first = *registry.formats()[0];
  const Format& second = *registry.formats()[1];
  EXPECT_EQ(registry.containerOf(first), container);
  EXPECT_EQ(&registry.locatorOf(first), locator);
  EXPECT_EQ(registry.containerOf(second), nullptr);
  EXPECT_NE(&registry.locatorOf(second), locator);
}

TEST(Format, TellsNothingByDefault) {
  const FileSummary summary = FakeFormat(QStringLiteral("f")).summarize({});
  EXPECT_TRUE(summary.title.isEmpty());
  EXPECT_TRUE(summary.parts.isEmpty());
}

TEST(ContentLocator, KnowsOfNoGameByDefault) {
  const ContentLocator locator;
  base::Progress progress;
  EXPECT_TRUE(locator.searchPaths(QStringLiteral("/x/y"), {}).empty());
  files::MissingFile file;
  file.path = QStringLiteral("a");
  EXPECT_TRUE(locator.suggestedContent({file}, progress).empty());
  const auto named = locator.searchPathsIn(QStringLiteral("/games/one"));
  ASSERT_EQ(named.size(), 1U);
  EXPECT_EQ(named[0].path, QStringLiteral("/games/one"));
  EXPECT_FALSE(named[0].reason.isEmpty());
}

TEST(AssetSource, FindsNoModelsByDefault) {
  files::Vfs vfs;
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  base::Progress progress;
  LoadContext context{vfs, diagnostics, missing, progress};
  const tests::FakeAssets assets([](const scene::AssetRef&) { return MaterialAsset(); });
  const auto document = assets.resolveModels(Document(), context);
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(*document, nullptr);
}

} // namespace
} // namespace vitrine::formats
