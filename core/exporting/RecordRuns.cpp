#include "core/exporting/RecordRuns.h"

#include <algorithm>

namespace vitrine::exporting {

void RecordRuns::add(const std::optional<RecordRef>& record) {
  if (!m_runs.empty()) {
    Run& run = m_runs.back();
    const bool same = run.first.has_value() == record.has_value() && (!record || run.first->section == record->section);
    const std::uint64_t last = run.first ? run.first->row + run.count - 1 : 0;
    if (same && (!record || record->row == last) && (run.count == 1 || m_current < run.triangles)) {
      ++m_current;
      run.triangles = run.count == 1 ? m_current : run.triangles;
      return;
    }
    if (same && record && record->row == last + 1 && m_current == run.triangles) {
      ++run.count;
      m_current = 1;
      return;
    }
  }
  endRecord();
  m_runs.push_back({record, 1, 1});
  m_current = 1;
}

void RecordRuns::endRecord() {
  if (m_runs.empty() || m_current == m_runs.back().triangles) {
    return;
  }
  Run& run = m_runs.back();
  --run.count;
  const RecordRef last{run.first->section, run.first->row + run.count};
  m_runs.push_back({last, 1, m_current});
}

std::vector<ExportRecords> RecordRuns::finished(const structure::Structure& structure) {
  endRecord();
  m_current = m_runs.empty() ? 0 : m_runs.back().triangles;
  std::vector<ExportRecords> records;
  if (std::ranges::none_of(m_runs, [](const Run& run) { return run.first.has_value(); })) {
    return records;
  }
  records.reserve(m_runs.size());
  for (const Run& run : m_runs) {
    records.push_back({run.first ? structure[run.first->section].path : QString(), run.first ? run.first->row : 0,
                       run.count, run.triangles});
  }
  return records;
}

} // namespace vitrine::exporting
