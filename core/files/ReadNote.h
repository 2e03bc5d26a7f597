#pragma once

#include <QString>

#include <vector>

namespace vitrine::files {

/// Name of a file that was read through a mount.
struct ReadFile {
  QString place; ///< Mount::name
  QString path;  ///< in the mount, with forward slashes

  bool operator==(const ReadFile&) const = default;
};

/// Scope that notes which files its thread reads through mounts. Notes of one thread nest; the innermost notes.
class ReadNote {
public:
  ReadNote();
  ~ReadNote();
  ReadNote(const ReadNote&) = delete;
  ReadNote& operator=(const ReadNote&) = delete;

  /// Files in the order of reading.
  const std::vector<ReadFile>& files() const { return m_files; }

  /// Reports a file that is read to the note of this thread, if there is one.
  static void add(const QString& place, const QString& path);

private:
  ReadNote* m_outer;
  std::vector<ReadFile> m_files;
};

} // namespace vitrine::files
