// An expression over the records of a small made structure: the input is its text. It is compiled, evaluated, sorted by
// and completed.
#include "core/queries/Completion.h"
#include "core/queries/RecordOrder.h"
#include "tests/core/queries/MadeTables.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

void checkPlace(const queries::QueryError& error, qsizetype size) {
  if (error.message.isEmpty() || error.place.start < 0 || error.place.length < 0 || error.place.end() > size) {
    fuzz::finding("a mistake without words, or outside the text");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const tests::MadeTables kMade({{0, 1, 0, 0.1F, {1, 2, 3}, "floor"}, {1, 3, 7, 200, {-1, 0, 0}, "sky"}});
  const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  for (const char* path : {"lumps/FACES", "lumps/NODES", "lumps/WORDS", "lumps/PICKS"}) {
    const structure::SectionId section = kMade.section(path);
    Progress progress;
    const auto filter = queries::RecordFilter::compile(text, kMade.structure, section);
    if (filter) {
      (void)filter->matching(progress);
    } else {
      checkPlace(filter.error(), text.size());
    }
    const auto order = queries::RecordOrder::compile(text, kMade.structure, section);
    if (order) {
      queries::RowList rows = queries::allRows(kMade.structure[section].table->rowCount());
      order->sort(rows, progress);
    } else {
      checkPlace(order.error(), text.size());
    }
    (void)queries::completionAt(text, text.size(), kMade.structure, section);
  }
  return 0;
}
