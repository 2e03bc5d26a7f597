#pragma once

#include "core/bytes/ByteSource.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <atomic>
#include <limits>
#include <thread>

namespace vitrine::tests {

/// Duties of every ByteSource, checked on `source`, which must hold exactly `content` (at least 64 bytes).
inline void expectConformingSource(const ByteSource& source, const Bytes& content) {
  const std::uint64_t size = content.size();
  ASSERT_GE(size, 64U);
  ASSERT_EQ(source.size(), size);

  const auto expectRead = [&](std::uint64_t offset, std::uint64_t count) {
    const auto got = source.read(offset, count);
    ASSERT_TRUE(got.has_value()) << offset << " + " << count << ": " << got.error().reason().toStdString();
    EXPECT_TRUE(sameBytes(*got, content.slice(offset, count))) << offset << " + " << count;
  };
  expectRead(0, size);
  expectRead(0, 0);
  expectRead(size, 0);
  expectRead(size - 1, 1);
  std::mt19937_64 random(size);
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t offset = random() % (size + 1);
    expectRead(offset, random() % (size - offset + 1));
  }

  constexpr std::uint64_t kHuge = std::numeric_limits<std::uint64_t>::max();
  for (const auto& [offset, count] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {size, 1}, {0, size + 1}, {size - 1, 2}, {size + 1, 0}, {kHuge, 1}, {1, kHuge}, {kHuge, kHuge}}) {
    const auto got = source.read(offset, count);
    ASSERT_FALSE(got.has_value()) << offset << " + " << count;
    EXPECT_TRUE(got.error().offset.has_value());
  }

  const auto clipped = source.readClipped(size - 3, 100);
  ASSERT_TRUE(clipped.has_value());
  EXPECT_TRUE(sameBytes(*clipped, content.slice(size - 3, 3)));
  EXPECT_EQ(source.readClipped(kHuge, kHuge)->size(), 0U);
  EXPECT_TRUE(sameBytes(*source.readAll(), content));

  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::mt19937_64 own(t);
      for (int i = 0; i < 100; ++i) {
        const std::uint64_t offset = own() % size;
        const std::uint64_t count = std::min<std::uint64_t>(own() % 5000, size - offset);
        const auto got = source.read(offset, count);
        wrong += got && sameBytes(*got, content.slice(offset, count)) ? 0 : 1;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(wrong, 0) << "reads from several threads";
}

} // namespace vitrine::tests
