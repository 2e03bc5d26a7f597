#include "core/structure/FieldRuns.h"

#include <algorithm>

namespace vitrine::structure {
namespace {

/// Cuts a run where something else begins or ends.
void cutAt(FieldRun& run, std::uint64_t edge) {
  if (edge > run.offset && edge < run.end()) {
    run.size = edge - run.offset;
  }
}

bool sameMeaning(const FieldRun& a, const FieldRun& b) {
  return a.section == b.section && a.row == b.row && a.field == b.field;
}

} // namespace

FieldRuns::FieldRuns(const Structure& structure, SpaceId space) : m_structure(&structure) {
  for (SectionId id = 0; id < structure.size(); ++id) {
    const ByteRange& range = structure[id].range;
    if (range.space == space && range.size != 0) {
      m_placed.push_back({range.offset, range.end(), id});
    }
  }
  std::ranges::stable_sort(m_placed, std::greater(), [](const Placed& placed) { return placed.end - placed.offset; });
}

std::vector<FieldRun> FieldRuns::in(std::uint64_t offset, std::uint64_t size) const {
  std::vector<FieldRun> runs;
  const std::uint64_t end = offset + size;
  std::vector<Placed> near;
  std::ranges::copy_if(m_placed, std::back_inserter(near),
                       [&](const Placed& placed) { return placed.offset < end && placed.end > offset; });
  for (std::uint64_t at = offset; at < end;) {
    const FieldRun run = runAt(near, at, end);
    at = run.end();
    if (!runs.empty() && !run.field && sameMeaning(runs.back(), run)) {
      runs.back().size += run.size;
    } else {
      runs.push_back(run);
    }
  }
  return runs;
}

FieldRun FieldRuns::runAt(const std::vector<Placed>& near, std::uint64_t at, std::uint64_t end) const {
  FieldRun run;
  run.offset = at;
  run.size = end - at;
  std::optional<SectionId> recordSection;
  std::uint64_t row = 0;
  for (const Placed& placed : near) {
    cutAt(run, placed.offset);
    cutAt(run, placed.end);
    if (at < placed.offset || at >= placed.end) {
      continue;
    }
    const RecordTablePtr& table = (*m_structure)[placed.section].table;
    const std::uint64_t found = table ? table->rowAt(at) : 0;
    const bool isRecord = table && found < table->rowCount();
    if (isRecord) {
      recordSection = placed.section;
      row = found;
    } else if (table) {
      run.size = 1; // the next byte may be a record's
    }
    if (placed.section != kRootSection && (isRecord || !table || !table->isScattered())) {
      run.section = placed.section;
    }
  }
  if (recordSection) {
    addRecord(run, *recordSection, row);
  }
  return run;
}

void FieldRuns::addRecord(FieldRun& run, SectionId section, std::uint64_t row) const {
  const RecordTable& table = *(*m_structure)[section].table;
  const ByteRange record = table.rangeOf(row);
  run.section = section;
  run.row = row;
  cutAt(run, record.end());
  for (std::size_t field = 0; field < table.layout().fields.size(); ++field) {
    const ByteRange place = table.rangeOf(row, field);
    if (place == record) {
      continue;
    }
    if (!run.field && place.contains(run.offset)) {
      run.field = field;
    }
    cutAt(run, place.offset);
    cutAt(run, place.end());
  }
}

} // namespace vitrine::structure
