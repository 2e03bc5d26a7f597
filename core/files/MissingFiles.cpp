#include "core/files/MissingFiles.h"

#include "core/files/Mount.h"

namespace vitrine::files {

MissingFiles::MissingFiles(const MissingFiles& other) {
  *this = other;
}

MissingFiles& MissingFiles::operator=(const MissingFiles& other) {
  if (this != &other) {
    const std::scoped_lock lock(m_mutex, other.m_mutex);
    m_entries = other.m_entries;
    m_byPath = other.m_byPath;
  }
  return *this;
}

void MissingFiles::add(const QString& path, const FileWant& want) {
  const QString key = normalisedPath(path).value_or(path);
  const std::lock_guard lock(m_mutex);
  const auto [known, added] = m_byPath.emplace(key, m_entries.size());
  if (added) {
    m_entries.push_back({path, want.text, 1, want.kind, want.wanters});
    return;
  }
  MissingFile& entry = m_entries[known->second];
  ++entry.times;
  // Most often the same wanter asks again, or the next of many.
  for (const Wanter& wanter : want.wanters) {
    if (entry.wanters.empty() || entry.wanters.back() != wanter) {
      entry.wanters.push_back(wanter);
    }
  }
}

std::vector<MissingFile> MissingFiles::entries() const {
  const std::lock_guard lock(m_mutex);
  return m_entries;
}

} // namespace vitrine::files
