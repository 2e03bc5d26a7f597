#include "core/queries/ColumnStatistics.h"
#include "core/queries/RecordOrder.h"
#include "core/structure/Layout.h"
#include "ui/actions/RecordActions.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/settings/Settings.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <cstring>

namespace vitrine::bench {
namespace {

constexpr std::array kTableFlags{structure::FlagName{1, "SKY"}, structure::FlagName{2, "NODRAW"}};
constexpr std::size_t kTableRecordSize = 40;
constexpr std::size_t kNameOffset = 16;
constexpr std::size_t kTableRecords = 1'000'000;
constexpr auto kTableRecord =
    structure::layout("record", kTableRecordSize, structure::fields::u32("number"),
                      structure::fields::u32("flags").flags(kTableFlags), structure::fields::f32("area"),
                      structure::fields::i32("next").to("RECORDS"), structure::fields::chars("name", "", 24));

/// A table whose numbers and names have no order; all names differ, and begin alike, as paths do.
DocumentPtr madeDocument() {
  std::vector<std::byte> bytes(kTableRecords * kTableRecordSize);
  for (std::size_t i = 0; i < kTableRecords; ++i) {
    std::byte* record = bytes.data() + i * kTableRecordSize;
    const auto mixed = static_cast<std::uint32_t>((i * 7919) % 1'000'003);
    const std::array<std::uint32_t, 2> numbers{mixed, mixed % 4};
    const float area = static_cast<float>(mixed) / 8;
    std::memcpy(record, numbers.data(), sizeof numbers);
    std::memcpy(record + sizeof numbers, &area, sizeof area);
    std::memcpy(record + sizeof numbers + sizeof area, &mixed, sizeof mixed);
    const std::string name = "brick/wall" + std::to_string(mixed * 31 % 1'000'003);
    std::memcpy(record + kNameOffset, name.data(), name.size());
  }
  auto document = std::make_shared<Document>();
  const bytes::ByteSourcePtr source = bytes::makeMemorySource(Bytes::adopt(std::move(bytes)));
  const ByteRange whole{0, 0, source->size()};
  document->spaces = bytes::ByteSpaces(QStringLiteral("made"), source);
  structure::StructureBuilder builder(QStringLiteral("made"), whole);
  const auto section = builder.add(builder.root(), QStringLiteral("RECORDS"), whole);
  builder.at(section).table = structure::makeFixedTable(kTableRecord, source, whole);
  document->structure = builder.build();
  return document;
}

const DocumentPtr& tableDocument() {
  static const DocumentPtr document = madeDocument();
  return document;
}

SectionId tableSection() {
  return *tableDocument()->structure.find(QStringLiteral("RECORDS"));
}

void countRecords(benchmark::State& state) {
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * std::int64_t{kTableRecords});
}

/// The records that a condition holds for, of a million.
void filterRecords(benchmark::State& state, const char* condition) {
  for (auto _ : state) {
    const auto filter =
        queries::RecordFilter::compile(QString::fromLatin1(condition), tableDocument()->structure, tableSection());
    base::Progress progress;
    benchmark::DoNotOptimize(filter->matching(progress));
  }
  countRecords(state);
}

/// A million records by one column. Goal: under 0.5 s.
void sortRecords(benchmark::State& state, const char* column) {
  for (auto _ : state) {
    const auto order =
        queries::RecordOrder::compile(QString::fromLatin1(column), tableDocument()->structure, tableSection());
    queries::RowList rows = queries::allRows(kTableRecords);
    base::Progress progress;
    order->sort(rows, progress);
    benchmark::DoNotOptimize(rows);
  }
  countRecords(state);
}

/// All different numbers of a column of a million.
void countValues(benchmark::State& state) {
  const queries::RowList rows = queries::allRows(kTableRecords);
  for (auto _ : state) {
    base::Progress progress;
    benchmark::DoNotOptimize(queries::statisticsOf(tableDocument()->structure, tableSection(), 0, rows, progress));
  }
  countRecords(state);
}

/// The table of a million records, scrolled to another place and painted. Goal: a frame of 60 a second.
void repaintTable(benchmark::State& state) {
  const QTemporaryDir folder;
  ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
  ui::Session session;
  ui::Selection selection(session);
  ui::ActionRegistry registry;
  const ui::RecordActions actions(registry);
  ui::RecordPanel panel(session, selection, settings, actions);
  auto reading = std::make_shared<ui::FileReading>();
  reading->document = tableDocument();
  session.setDocument(reading);
  selection.selectSection(tableSection());
  panel.resize(900, 700);
  panel.show();
  QCoreApplication::processEvents(); // the table gets its model's rows and its size
  auto& table = *panel.findChild<QTableView*>();
  QImage picture(table.viewport()->size(), QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&picture);
  const auto& model = static_cast<const ui::RecordTableModel&>(*table.model());
  const std::uint64_t before = model.decodedCount();
  std::uint64_t place = 0;
  for (auto _ : state) {
    place = (place + 618'033) % (kTableRecords - 100);
    table.verticalScrollBar()->setValue(static_cast<int>(place));
    table.viewport()->render(&painter);
  }
  state.counters["decoded"] =
      static_cast<double>(model.decodedCount() - before) / static_cast<double>(state.iterations());
}

} // namespace

void registerRecordBenchmarks() {
  const auto add = [](const char* name, auto&& run, auto... arguments) {
    benchmark::RegisterBenchmark(name, run, arguments...)->Unit(benchmark::kMillisecond)->UseRealTime();
  };
  add("records/filter number", filterRecords, "area > 100 && flags has SKY");
  add("records/filter reference", filterRecords, "ref(next).area < area");
  add("records/filter text", filterRecords, "name contains \"99\"");
  add("records/filter expression", filterRecords, "name ~ /wall[0-4]+$/");
  add("records/sort number", sortRecords, "area");
  add("records/sort text", sortRecords, "name");
  add("records/statistics", countValues);
  add("records/repaint", repaintTable);
}

} // namespace vitrine::bench
