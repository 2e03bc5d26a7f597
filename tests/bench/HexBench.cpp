#include "core/bytes/ByteSearch.h"
#include "core/bytes/FileBytes.h"
#include "core/structure/Layout.h"
#include "ui/hex/HexView.h"
#include "ui/hex/StructureTints.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace vitrine::bench {
namespace {

constexpr QSize kHexSize(1200, 800);
constexpr std::uint64_t kSparseBytes = std::uint64_t{4} << 30;
constexpr std::uint64_t kHexRecords = 1'000'000;
constexpr std::uint64_t kSearchedBytes = std::uint64_t{256} << 20;
constexpr auto kHexRecord = structure::layout("record", 16, structure::fields::u32("a"), structure::fields::i32("b"),
                                              structure::fields::f32("c"), structure::fields::u16("d", "", 2));

/// Bytes that differ from their neighbours.
Bytes countedBytes(std::uint64_t size) {
  std::vector<std::byte> made(size);
  for (std::uint64_t i = 0; i < size; ++i) {
    made[i] = static_cast<std::byte>(i * 2654435761U >> 13U);
  }
  return Bytes::adopt(std::move(made));
}

/// A view that is scrolled through and painted, as under a user's hand.
void scrollAndPaint(benchmark::State& state, ui::HexView& view) {
  view.resize(kHexSize);
  view.show();
  QCoreApplication::processEvents();
  QScrollBar& bar = *view.verticalScrollBar();
  QImage image(view.viewport()->size(), QImage::Format_RGB32);
  std::uint64_t step = 0;
  for (auto _ : state) {
    constexpr std::uint64_t kStride = 7919;
    bar.setValue(static_cast<int>(step++ * kStride * 1009 % static_cast<std::uint64_t>(bar.maximum())));
    QPainter painter(&image);
    view.viewport()->render(&painter);
  }
  state.counters["bytes shown"] =
      static_cast<double>(view.viewport()->height() / view.hexLayout().rowHeight() * view.hexLayout().bytesPerRow());
}

/// Goal: under 8 ms for a picture.
void paintSparseFile(benchmark::State& state) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("sparse.bin"));
  QFile made(path);
  if (!made.open(QIODevice::WriteOnly) || !made.resize(static_cast<qint64>(kSparseBytes))) {
    state.SkipWithError("no sparse files here");
    return;
  }
  made.close();
  const auto file = FileBytes::open(path);
  if (!file) {
    state.SkipWithError("cannot be read");
    return;
  }
  ui::HexView view;
  view.setSource(*file);
  scrollAndPaint(state, view);
}

/// Goal: under 8 ms for a picture.
void paintRecords(benchmark::State& state) {
  const auto source = bytes::makeMemorySource(countedBytes(kHexRecords * 16));
  structure::StructureBuilder builder(QStringLiteral("made"), {0, 0, source->size()});
  const auto section = builder.add(builder.root(), QStringLiteral("RECORDS"), {0, 0, source->size()});
  builder.at(section).table = structure::makeFixedTable(kHexRecord, source, {0, 0, source->size()});
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("made"), source);
  document->structure = builder.build();
  const ui::StructureTints tints(document, base::kFileSpace);
  ui::HexView view;
  view.setSource(source);
  view.setTinter([&tints](ui::HexRange visible) { return tints.in(visible); });
  view.setPattern(bytes::parseHexPattern(u"?0 1?").value());
  scrollAndPaint(state, view);
}

/// Goal: 1 GB/s.
void findPattern(benchmark::State& state, const char* digits) {
  const auto source = bytes::makeMemorySource(countedBytes(kSearchedBytes));
  const auto pattern = bytes::parseHexPattern(QString::fromLatin1(digits)).value();
  for (auto _ : state) {
    base::Progress progress;
    benchmark::DoNotOptimize(bytes::findAll(
        *source, bytes::SearchRange::whole(*source), pattern, 100'000, [](std::uint64_t) { return true; }, progress));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * kSearchedBytes));
}

} // namespace

void registerHexBenchmarks() {
  benchmark::RegisterBenchmark("hex/repaint, 4 GiB sparse", paintSparseFile)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("hex/repaint, 1,000,000 records coloured", paintRecords)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("hex/find DE AD BE EF in 256 MiB", [](benchmark::State& state) {
    findPattern(state, "DE AD BE EF");
  })->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("hex/find DE A? ?? EF in 256 MiB", [](benchmark::State& state) {
    findPattern(state, "DE A? ?? EF");
  })->Unit(benchmark::kMillisecond);
}

} // namespace vitrine::bench
