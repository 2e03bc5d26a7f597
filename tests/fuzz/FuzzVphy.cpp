#include "core/formats/source/bsp/records/PhysCollide.h"
#include "core/structure/Coverage.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

constexpr std::uint64_t kDecoded = 64;

void checkTable(const structure::Section& section, std::uint64_t size) {
  const structure::RecordTable& table = *section.table;
  if (table.rowCount() > size) {
    fuzz::finding("more records than bytes");
  }
  std::uint64_t end = 0;
  for (std::uint64_t row = 0; row < table.rowCount(); ++row) {
    const ByteRange range = table.rangeOf(row);
    if (range.end() > size) {
      fuzz::finding("a record outside the lump");
    }
    if (range.offset < end) {
      fuzz::finding("records of one kind share bytes");
    }
    end = range.end();
    if (row < kDecoded && !table.row(row)) {
      fuzz::finding("a record that cannot be decoded");
    }
  }
}

} // namespace

/// The first byte says the order of bytes, the rest is the lump.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  const auto order = (data[0] & 1) != 0 ? bytes::Endian::Big : bytes::Endian::Little;
  formats::source::Lump lump;
  lump.block.bytes = fuzz::inputBytes(data + 1, size - 1);
  lump.block.range = {base::kFileSpace, 0, size - 1};
  const ByteSpaces spaces(QStringLiteral("input"), bytes::makeMemorySource(lump.block.bytes));
  structure::StructureBuilder builder(QStringLiteral("input"), lump.block.range);
  Diagnostics diagnostics;
  formats::source::addPhysCollideSections(builder, builder.root(), lump, order, spaces[base::kFileSpace].source,
                                          diagnostics);
  const structure::Structure structure = builder.build();
  for (const structure::Section& section : structure.sections()) {
    if (section.table) {
      checkTable(section, size - 1);
    }
  }
  base::Progress progress;
  const auto coverage = structure::coverageOf(structure, spaces, base::kFileSpace, progress);
  if (!diagnostics.anyDamage() && coverage.runs.size() > size) {
    fuzz::finding("more runs than bytes");
  }
  return 0;
}
