#include "core/searching/Search.h"
#include "core/structure/Layout.h"

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr auto kBenchRecord = structure::layout("record", 16, structure::fields::u32("a"), structure::fields::i32("b"),
                                                structure::fields::f32("c"), structure::fields::u16("d", "", 2));
constexpr std::size_t kRecordSize = 16;
constexpr std::size_t kRecords = 1'000'000;
constexpr std::size_t kBytes = std::size_t{256} << 20;

/// Bytes without order.
Bytes noise(std::size_t size) {
  std::vector<std::byte> bytes(size);
  std::uint64_t state = 88172645463325252U;
  for (std::byte& byte : bytes) {
    state ^= state << 13U;
    state ^= state >> 7U;
    state ^= state << 17U;
    byte = static_cast<std::byte>(state);
  }
  return Bytes::adopt(std::move(bytes));
}

DocumentPtr documentOf(std::size_t size, bool records) {
  auto document = std::make_shared<Document>();
  const bytes::ByteSourcePtr source = bytes::makeMemorySource(noise(size));
  document->spaces = bytes::ByteSpaces(QStringLiteral("noise"), source);
  structure::StructureBuilder builder(QStringLiteral("noise"), {0, 0, size});
  if (records) {
    const auto section = builder.add(builder.root(), QStringLiteral("RECORDS"), {0, 0, size});
    builder.at(section).table = structure::makeFixedTable(kBenchRecord, source, {0, 0, size});
  }
  document->structure = builder.build();
  return document;
}

void runSearch(benchmark::State& state, const DocumentPtr& document, const searching::Query& query) {
  const searching::Subject subject = searching::subjectOf(document);
  for (auto _ : state) {
    base::Progress progress;
    benchmark::DoNotOptimize(searching::search(subject, query, [](const searching::Match&) {}, progress));
  }
}

searching::Query queryFor(const char* text, searching::MatchKind kind) {
  searching::Query query;
  query.text = QString::fromLatin1(text);
  query.kinds.reset();
  query.kinds.set(searching::indexOf(kind));
  return query;
}

/// A number in a million records of five numbers. Goal: under 0.5 s.
void searchMillionRecords(benchmark::State& state) {
  runSearch(state, documentOf(kRecords * kRecordSize, true), queryFor("12345", searching::MatchKind::Record));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * kRecords));
}

/// A text in all its encodings in 256 MiB, letters in both cases. Goal: 1 GB/s for each of its forms.
void searchBytes(benchmark::State& state, const char* text) {
  runSearch(state, documentOf(kBytes, false), queryFor(text, searching::MatchKind::Bytes));
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * kBytes));
}

} // namespace

void registerSearchBenchmarks() {
  benchmark::RegisterBenchmark("search/1,000,000 records", searchMillionRecords)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("search/text in 256 MiB", [](benchmark::State& state) {
    searchBytes(state, "func_door");
  })->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("search/bytes in 256 MiB", [](benchmark::State& state) {
    searchBytes(state, "DE AD BE EF");
  })->Unit(benchmark::kMillisecond);
}

} // namespace vitrine::bench
