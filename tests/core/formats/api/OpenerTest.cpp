#include "core/formats/api/Opener.h"

#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <new>

namespace vitrine::formats {
namespace {

using tests::FakeContent;
using tests::FakeFormat;
using tests::TempFolder;

/// Knows files that begin with "FAKE".
std::unique_ptr<FakeFormat> fakeFormat() {
  auto made = std::make_unique<FakeFormat>(QStringLiteral("fake"));
  made->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("FAKE") ? 100 : 0; };
  return made;
}

class OpenerTest : public testing::Test {
protected:
  Result<Opened> open(std::unique_ptr<FakeFormat> format, const QByteArray& content, const OpenOptions& options = {},
                      std::unique_ptr<FakeContent> locator = nullptr) {
    m_registry.add(std::move(format), std::move(locator));
    return Opener(m_registry).open(m_folder.write(QStringLiteral("file.fake"), content), options, m_progress);
  }

  TempFolder m_folder;
  FormatRegistry m_registry;
  base::Progress m_progress;
};

TEST_F(OpenerTest, RecognisesLoadsAndRemembersTheFormat) {
  const auto opened = open(fakeFormat(), "FAKE data");
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->document->formatId, QStringLiteral("fake"));
  EXPECT_EQ(opened->document->path, m_folder.path(QStringLiteral("file.fake")));
  EXPECT_EQ(opened->format, m_registry.formats()[0].get());
}

TEST_F(OpenerTest, SaysWhenNobodyKnowsTheFile) {
  const auto opened = open(fakeFormat(), "other data");
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(opened.error().path, m_folder.path(QStringLiteral("file.fake")));
}

TEST_F(OpenerTest, NamesWhatTheFileIsInstead) {
  const auto reason = [this](const QByteArray& content) {
    const auto opened = Opener(m_registry).open(m_folder.write(QStringLiteral("file"), content), {}, m_progress);
    return opened ? QString() : opened.error().message;
  };
  EXPECT_EQ(reason("\x89PNG\r\n\x1a\n"), QStringLiteral("this is a PNG image, which Vitrine cannot open"));
  EXPECT_EQ(reason("other data"), QStringLiteral("this is a plain text file, which Vitrine cannot open"));
  EXPECT_EQ(reason(QByteArray(8, '\1')), QStringLiteral("Vitrine does not know the format of this file"));
  EXPECT_EQ(reason({}), QStringLiteral("this is an empty file"));
  const auto known = Opener(m_registry).recognise(m_folder.write(QStringLiteral("x"), QByteArray("OggS data")));
  ASSERT_TRUE(known.has_value());
  EXPECT_EQ(known->format, nullptr);
  EXPECT_STREQ(known->foreign, "an Ogg audio or video file");
}

TEST_F(OpenerTest, KnownFilesAreNotForeignWhateverTheyBeginWith) {
  auto format = fakeFormat();
  format->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("PACK") ? 60 : 0; };
  const auto opened = open(std::move(format), "PACK data");
  EXPECT_TRUE(opened.has_value());
  const auto known = Opener(m_registry).recognise(m_folder.path(QStringLiteral("file.fake")));
  ASSERT_TRUE(known.has_value() && known->format);
  EXPECT_EQ(known->foreign, nullptr);
}

// A format that takes a file by its name looks inside when it loads it.
TEST_F(OpenerTest, FilesUnderAWrongNameAreNamedByTheirContent) {
  const auto reason = [this](int score, const QByteArray& content, ErrorCode code = ErrorCode::WrongFormat) {
    FormatRegistry registry;
    auto format = fakeFormat();
    format->onScore = [score](const Probe&) { return score; };
    format->onRead = [code](const Source&, LoadContext&, Document&) -> Result<void> {
      return std::unexpected(Error::of(code, QStringLiteral("its own reason")));
    };
    registry.add(std::move(format));
    const auto opened = Opener(registry).open(m_folder.write(QStringLiteral("file.fake"), content), {}, m_progress);
    return opened ? QString() : opened.error().message;
  };
  EXPECT_EQ(reason(40, "\x89PNG\r\n\x1a\n"), QStringLiteral("this is a PNG image, which Vitrine cannot open"));
  EXPECT_EQ(reason(40, "plain words"), QStringLiteral("its own reason"));
  EXPECT_EQ(reason(40, "\x89PNG\r\n\x1a\n", ErrorCode::Damaged), QStringLiteral("its own reason"));
  EXPECT_EQ(reason(90, "\x89PNG\r\n\x1a\n"), QStringLiteral("its own reason"));
}

TEST_F(OpenerTest, SaysWhenTheFileCannotBeRead) {
  const auto opened = Opener(m_registry).open(m_folder.path(QStringLiteral("none")), {}, m_progress);
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, ErrorCode::NotFound);
}

TEST_F(OpenerTest, MountsGameFoldersBeforeProposedPaths) {
  const TempFolder game;
  const TempFolder root;
  game.write(QStringLiteral("a.txt"), QByteArray("game"));
  root.write(QStringLiteral("a.txt"), QByteArray("root"));
  auto content = std::make_unique<FakeContent>();
  content->proposed = {{root.path(), QStringLiteral("beside it")}};
  OpenOptions options;
  options.gameFolders = QStringList(game.path());
  const auto opened = open(fakeFormat(), "FAKE", options, std::move(content));
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->vfs->read(QStringLiteral("A.TXT"), {})->toByteArray(), "game");
  ASSERT_EQ(opened->vfs->mounts().size(), 2U);
  ASSERT_EQ(opened->searchPaths.size(), 2U);
  EXPECT_EQ(opened->searchPaths[0].path, game.path());
  EXPECT_EQ(opened->searchPaths[1].path, root.path());
}

TEST_F(OpenerTest, HandsOptionsAndLimitsToTheFormat) {
  auto format = fakeFormat();
  QString seen;
  std::uint64_t limit = 0;
  format->onRead = [&](const Source&, LoadContext& context, Document&) -> Result<void> {
    seen = context.options.value(QStringLiteral("key"));
    limit = context.limits.maxTriangles;
    return {};
  };
  OpenOptions options;
  options.formatOptions.insert(QStringLiteral("key"), QStringLiteral("file.vgk"));
  options.limits.maxTriangles = 12;
  ASSERT_TRUE(open(std::move(format), "FAKE", options).has_value());
  EXPECT_EQ(seen, QStringLiteral("file.vgk"));
  EXPECT_EQ(limit, 12U);
}

TEST_F(OpenerTest, CancellationAndWantOfMemoryBecomeErrors) {
  auto format = fakeFormat();
  format->onRead = [](const Source&, LoadContext& context, Document&) -> Result<void> {
    context.progress.cancel();
    context.progress.step(QStringLiteral("Reading"));
    return {};
  };
  const auto cancelled = open(std::move(format), "FAKE");
  ASSERT_FALSE(cancelled.has_value());
  EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled);

  FormatRegistry hungry;
  auto greedy = fakeFormat();
  greedy->onRead = [](const Source&, LoadContext&, Document&) -> Result<void> { throw std::bad_alloc(); };
  hungry.add(std::move(greedy));
  base::Progress progress;
  const auto refused = Opener(hungry).open(m_folder.path(QStringLiteral("file.fake")), {}, progress);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, ErrorCode::LimitReached);
}

TEST_F(OpenerTest, ErrorsOfTheFormatNameTheFile) {
  auto format = fakeFormat();
  format->onRead = [](const Source&, LoadContext&, Document&) -> Result<void> {
    return std::unexpected(Error::damaged(QStringLiteral("no header"), 4));
  };
  const auto opened = open(std::move(format), "FAKE");
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().path, m_folder.path(QStringLiteral("file.fake")));
  EXPECT_EQ(opened.error().reason(), QStringLiteral("no header (at byte 0x4)"));
}

TEST_F(OpenerTest, RecognisesWithoutLoading) {
  auto format = fakeFormat();
  format->onRead = [](const Source&, LoadContext&, Document&) -> Result<void> {
    ADD_FAILURE() << "loaded";
    return {};
  };
  std::uint64_t size = 0;
  format->onScore = [&size](const Probe& probe) {
    size = probe.size;
    return probe.extension == QStringLiteral("fake") ? 50 : 0;
  };
  m_registry.add(std::move(format));
  const Opener opener(m_registry);
  EXPECT_EQ(opener.recognise(m_folder.write(QStringLiteral("a.FAKE"), QByteArray(100'000, 'x')))->format,
            m_registry.formats()[0].get());
  EXPECT_EQ(size, 100'000U) << "of the file, not of the head";
  EXPECT_EQ(opener.recognise(m_folder.write(QStringLiteral("a.txt"), QByteArray("x")))->format, nullptr);
  EXPECT_FALSE(opener.recognise(m_folder.path(QStringLiteral("none"))).has_value());
  EXPECT_FALSE(opener.recognise(m_folder.path()).has_value());
}

TEST_F(OpenerTest, RecogniseDoesNotWaitForAFifo) {
  const QString path = m_folder.path(QStringLiteral("fifo.fake"));
  ASSERT_EQ(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
  EXPECT_FALSE(Opener(m_registry).recognise(path).has_value());
}

} // namespace
} // namespace vitrine::formats
