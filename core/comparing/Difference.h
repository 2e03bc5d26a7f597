#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::comparing {

/// Kind of a difference, as seen from the first document to the second.
enum class Change {
  Added,      ///< in the second alone
  Removed,    ///< in the first alone
  Changed,    ///< in both, with other values
  Moved,      ///< in both with equal bytes, at another place
  Renumbered, ///< in both; only numbers of other records and places of bytes differ, which lead to the same as before
};

/// One value that differs.
struct FieldChange {
  QString name;   ///< of a field, a key, a property
  QString before; ///< empty also where it was not there
  QString after;

  bool operator==(const FieldChange&) const = default;
};

/// The place of a difference in one of the two documents, as far as it has one there.
struct DifferencePlace {
  std::optional<SectionId> section;
  std::optional<RecordRef> record;
  NodeIndex node;
  std::vector<DrawItemIndex> items; ///< that show it
};

/// A thing that differs.
struct Difference {
  Change change = Change::Changed;
  QString name;
  std::vector<FieldChange> fields; ///< of changed ones
  DifferencePlace before;          ///< in the first document
  DifferencePlace after;           ///< in the second
};

/// Area of a document that a group of differences is about.
enum class Area { File, Entities, Contents, Sections, Records, Nodes, Surfaces, Materials, Textures };

/// Differences of one area; of Records those of one section.
struct DifferenceGroup {
  /// Differences that a group lists; more are counted alone.
  static constexpr std::size_t kMostListed = 100'000;

  Area area = Area::File;
  QString path; ///< of the section, of Records
  std::vector<Difference> differences;
  std::size_t added = 0; ///< all there are, listed or not
  std::size_t removed = 0;
  std::size_t changed = 0;
  std::size_t moved = 0;
  std::size_t renumbered = 0;    ///< never listed
  std::size_t reordered = 0;     ///< records that stand elsewhere among the others; never listed
  std::uint64_t countBefore = 0; ///< of things of this kind, of Records, Entities and the scene's
  std::uint64_t countAfter = 0;

  void add(Difference difference);
  /// Differences of substance: those that are no consequence of others.
  std::size_t total() const { return added + removed + changed; }
  bool empty() const { return total() + moved + renumbered + reordered == 0; }
};

/// All differences of two documents; groups without any are left out.
struct Comparison {
  std::vector<DifferenceGroup> groups;
  bool structureCompared = false;
  bool sceneCompared = false;

  bool same() const { return groups.empty(); }
  std::size_t total() const;
  const DifferenceGroup* find(Area area, const QString& path = {}) const;
};

} // namespace vitrine::comparing
