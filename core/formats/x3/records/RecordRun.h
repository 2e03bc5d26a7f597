#pragma once

#include "core/base/ByteRange.h"

#include <cstdint>
#include <vector>

namespace vitrine::formats::x3 {

/// Place of records: one after another in `where`, each from its start to the next one's (text: comments between them
/// belong to the one before).
struct RecordRun {
  ByteRange where;
  std::vector<std::uint32_t> starts; ///< of each record, from the start of `where`; ascending

  std::size_t count() const { return starts.size(); }
};

/// The run of records that know their places.
template <class Record>
RecordRun runOf(const std::vector<Record>& records) {
  if (records.empty()) {
    return {};
  }
  const ByteRange& first = records.front().where;
  RecordRun run{{first.space, first.offset, records.back().where.end() - first.offset}, {}};
  run.starts.reserve(records.size());
  for (const Record& record : records) {
    run.starts.push_back(static_cast<std::uint32_t>(record.where.offset - first.offset));
  }
  return run;
}

} // namespace vitrine::formats::x3
