#pragma once

#include <QString>

#include <map>
#include <mutex>
#include <vector>

namespace vitrine::files {

/// A file that was wanted and not found.
struct MissingFile {
  QString path;
  QString wantedBy;    ///< the first who wanted it: "texdata 3", "materials/wall.vmt"
  std::uint32_t times = 1;

  bool operator==(const MissingFile&) const = default;
};

/// Collects what was not found while loading and resolving. Thread-safe; one entry per normalised path.
class MissingFiles {
public:
  MissingFiles() = default;
  MissingFiles(const MissingFiles& other);
  MissingFiles& operator=(const MissingFiles& other);

  void add(const QString& path, const QString& wantedBy);
  std::vector<MissingFile> entries() const; ///< in the order of first mention

private:
  mutable std::mutex m_mutex;
  std::vector<MissingFile> m_entries;
  std::map<QString, std::size_t> m_byPath;
};

} // namespace vitrine::files
