#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Index.h"

#include <QString>

#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace vitrine::scene {
struct Material;
struct Node;
} // namespace vitrine::scene

namespace vitrine::files {

/// Kind of file that a missing file would have been.
enum class MissingKind { Sky, Material, Texture, Model, Other };

/// A reference to one that wants a file: a node or a material of the scene, which know their records, or, before there
/// is a scene, the bytes that name the file, which lie in the record.
struct Wanter {
  base::Index<scene::Node> node = {};
  base::Index<scene::Material> material = {};
  std::optional<ByteRange> bytes = {};

  bool operator==(const Wanter&) const = default;
};

/// A wish for a file.
struct FileWant {
  QString text; ///< origin of the want, for people: "texdata 3", "materials/wall.vmt"
  MissingKind kind = MissingKind::Other;
  std::vector<Wanter> wanters = {};
};

/// A file that was wanted and not found.
struct MissingFile {
  QString path;
  QString wantedBy; ///< the text of the first want
  std::uint32_t times = 1;
  MissingKind kind = MissingKind::Other; ///< of the first want
  std::vector<Wanter> wanters = {};      ///< of all, each once

  bool operator==(const MissingFile&) const = default;
};

/// Collects what was not found while loading and resolving. Thread-safe; one entry per normalised path.
class MissingFiles {
public:
  MissingFiles() = default;
  MissingFiles(const MissingFiles& other);
  MissingFiles& operator=(const MissingFiles& other);

  void add(const QString& path, const FileWant& want);
  std::vector<MissingFile> entries() const; ///< in the order of first mention

private:
  mutable std::mutex m_mutex;
  std::vector<MissingFile> m_entries;
  std::map<QString, std::size_t> m_byPath;
};

} // namespace vitrine::files
