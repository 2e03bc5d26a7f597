#include "core/base/Diagnostics.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <thread>

namespace vitrine::base {
namespace {

TEST(Diagnostics, NotesAreCountedByKindAsDamageIs) {
  Diagnostics diagnostics;
  for (int i = 0; i < 3; ++i) {
    diagnostics.countedNote(QStringLiteral("missing"), QStringLiteral("picture %1").arg(i), Unplaced::Machine);
  }
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries()[0],
            (Diagnostic{Severity::Note, QStringLiteral("picture 0"), std::nullopt, 2, {}, Unplaced::Machine}));
  EXPECT_FALSE(diagnostics.anyDamage());
}

TEST(Diagnostics, KeepsOrderSeverityAndPlace) {
  Diagnostics diagnostics;
  diagnostics.note(QStringLiteral("a"), Unplaced::Machine);
  diagnostics.warn(QStringLiteral("b"), ByteRange{3, 16, 4});
  diagnostics.damage(QStringLiteral("c"), Unplaced::Machine);
  const auto entries = diagnostics.entries();
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0], (Diagnostic{Severity::Note, QStringLiteral("a"), std::nullopt, 0, {}, Unplaced::Machine}));
  EXPECT_EQ(entries[1], (Diagnostic{Severity::Warning, QStringLiteral("b"), ByteRange{3, 16, 4}, 0}));
  EXPECT_EQ(entries[2].severity, Severity::Damage);
}

TEST(Diagnostics, TakesOverWhatWasFoundInAnotherFile) {
  Diagnostics found;
  found.damage(QStringLiteral("torn"), ByteRange{0, 5, 1});
  found.note(QStringLiteral("its own"), Where(QStringLiteral("deeper.vmt"), ByteRange{0, 7, 2}));
  Diagnostics diagnostics;
  diagnostics.addOf(QStringLiteral("a.vmt"), found);
  const auto entries = diagnostics.entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0], (Diagnostic{Severity::Warning, QStringLiteral("torn"), ByteRange{0, 5, 1}, 0,
                                    QStringLiteral("a.vmt"), Unplaced::No}));
  EXPECT_EQ(entries[1].path, QStringLiteral("deeper.vmt"));
  EXPECT_FALSE(diagnostics.anyDamage()) << "of the opened file";
}

TEST(Diagnostics, SaysWhyItNamesNoBytes) {
  Diagnostics diagnostics;
  diagnostics.note(QStringLiteral("gone"), Unplaced::FileMissing);
  EXPECT_EQ(diagnostics.entries()[0].where, std::nullopt);
  EXPECT_EQ(diagnostics.entries()[0].unplaced, Unplaced::FileMissing);
}

TEST(Diagnostics, OnlyDamageCountsAsDamage) {
  Diagnostics diagnostics;
  diagnostics.note(QStringLiteral("n"), Unplaced::Machine);
  diagnostics.warn(QStringLiteral("w"), Unplaced::Machine);
  EXPECT_FALSE(diagnostics.anyDamage());
  diagnostics.damage(QStringLiteral("d"), Unplaced::Machine);
  EXPECT_TRUE(diagnostics.anyDamage());
}

TEST(Diagnostics, CountsRepeatsOfAKindOnTheirFirst) {
  Diagnostics diagnostics;
  for (int i = 0; i < 5; ++i) {
    diagnostics.countedDamage(QStringLiteral("bad edge"), QStringLiteral("face %1").arg(i), Unplaced::Machine);
    diagnostics.countedDamage(QStringLiteral("bad plane"), QStringLiteral("plane %1").arg(i), Unplaced::Machine);
  }
  const auto entries = diagnostics.entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].message, QStringLiteral("face 0"));
  EXPECT_EQ(entries[0].repeats, 4U);
  EXPECT_EQ(entries[1].message, QStringLiteral("plane 0"));
  EXPECT_EQ(entries[1].repeats, 4U);
}

TEST(Diagnostics, StopsAtItsLimitAndSaysHowManyWereDropped) {
  Diagnostics diagnostics;
  for (std::size_t i = 0; i < Diagnostics::kMaxEntries + 7; ++i) {
    diagnostics.warn(QString::number(i), Unplaced::Machine);
  }
  EXPECT_EQ(diagnostics.entries().size(), Diagnostics::kMaxEntries);
  EXPECT_EQ(diagnostics.dropped(), 7U);
  EXPECT_TRUE(diagnostics.anyDamage()) << "what was dropped may have been damage";
  diagnostics.countedDamage(QStringLiteral("kind"), QStringLiteral("late"), Unplaced::Machine);
  EXPECT_EQ(diagnostics.dropped(), 8U);
}

TEST(Diagnostics, AWarningMaySpeakForMore) {
  Diagnostics diagnostics;
  diagnostics.warn(QStringLiteral("w"), ByteRange{0, 1, 2}, 7);
  EXPECT_EQ(diagnostics.entries()[0], (Diagnostic{Severity::Warning, QStringLiteral("w"), ByteRange{0, 1, 2}, 7}));
}

TEST(Diagnostics, CopyIsIndependent) {
  Diagnostics first;
  first.countedDamage(QStringLiteral("k"), QStringLiteral("m"), Unplaced::Machine);
  Diagnostics second(first);
  second.countedDamage(QStringLiteral("k"), QStringLiteral("m"), Unplaced::Machine);
  EXPECT_EQ(first.entries()[0].repeats, 0U);
  EXPECT_EQ(second.entries()[0].repeats, 1U);
}

TEST(Diagnostics, ManyThreadsLoseNothing) {
  constexpr int kThreads = 4;
  constexpr int kEach = 200;
  Diagnostics diagnostics;
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&diagnostics, t] {
      for (int i = 0; i < kEach; ++i) {
        diagnostics.warn(QStringLiteral("w"), Unplaced::Machine);
        diagnostics.countedDamage(QStringLiteral("kind %1").arg(t), QStringLiteral("first %1").arg(t),
                                  Unplaced::Machine);
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  int warnings = 0;
  for (const Diagnostic& entry : diagnostics.entries()) {
    if (entry.severity == Severity::Warning) {
      ++warnings;
      EXPECT_EQ(entry.repeats, 0U);
    } else {
      EXPECT_EQ(entry.repeats, static_cast<std::uint32_t>(kEach - 1)) << entry.message.toStdString();
    }
  }
  EXPECT_EQ(warnings, kThreads * kEach);
}

TEST(Severity, HasStableNames) {
  EXPECT_EQ(severityName(Severity::Note), QStringLiteral("note"));
  EXPECT_EQ(severityName(Severity::Warning), QStringLiteral("warning"));
  EXPECT_EQ(severityName(Severity::Damage), QStringLiteral("damage"));
}

} // namespace
} // namespace vitrine::base
