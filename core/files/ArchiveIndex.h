#pragma once

#include "core/files/Mount.h"

#include <QByteArray>
#include <QStringList>

namespace vitrine::files {

/// The folders that the names of an archive's entries make: finds and lists entries without regard to case and slash
/// direction. Names that lead outside the archive, nowhere or very deep are refused, so what is found is always inside.
/// Takes some 50 bytes for an entry and its name; archives of a million entries are quick to take in. Filled by one
/// thread, then thread-safe.
class ArchiveIndex {
public:
  using FolderId = std::uint32_t;
  static constexpr FolderId kTop = 0;

  /// Choice of the entry that counts among several with equal names (without regard to case).
  enum class Equals { FirstCounts, LastCounts };
  enum class Added { Yes, Refused, Equal }; ///< Equal: another of this name was there, see Equals

  explicit ArchiveIndex(Equals equals);

  void reserve(std::size_t entries);

  /// `index`: what indexOf will give; below 2^32.
  Added add(const QString& path, std::uint64_t size, std::size_t index);
  /// Variant of add for archives that list a folder's files together.
  Added addTo(FolderId folder, const QString& name, std::uint64_t size, std::size_t index);
  /// The folder of this path, which is made with those above it; nullopt: refused.
  std::optional<FolderId> folder(const QString& path);

  /// A file or, where there is none of this name, a folder.
  std::optional<MountEntry> find(const QString& path) const;
  /// Index of a file.
  std::optional<std::size_t> indexOf(const QString& path) const;
  /// Entries directly in a folder, in the order they were added.
  std::vector<MountEntry> list(const QString& folder) const;
  /// Remembers the name of a file whose folder was refused. Names that add or addTo refuse are remembered by them.
  Added refuse(const QString& path);
  /// Names of refused files in the order they were added, a thousand at most. Empty names are left out.
  const QStringList& refusedNames() const { return m_refused; }

private:
  using ItemId = std::uint32_t;
  static constexpr ItemId kNoItem = 0xffffffff;

  struct Item {
    std::uint64_t size = 0;
    std::uint32_t folder = kTop; ///< folder that holds the item
    std::uint32_t name = 0;      ///< start of the name in m_names
    std::uint32_t nameBytes = 0;
    std::uint32_t target = 0; ///< a file's index, a folder's number
    bool isFolder = false;
    bool replaced = false; ///< by a later one of its name
  };
  struct Folder {
    ItemId item = kNoItem;
    int depth = 0;
    std::vector<ItemId> items = {};
  };

  bool fits(const QString& name) const;
  ItemId append(FolderId folder, const QString& name, bool isFolder);
  std::optional<FolderId> subfolder(FolderId parent, const QString& name);
  std::size_t slotOf(FolderId folder, const QString& foldedName, bool isFolder) const;
  ItemId itemAt(FolderId folder, const QString& foldedName, bool isFolder) const;
  ItemId locate(const QString& path, bool isFolder) const;
  void growSlots(std::size_t items);
  QString nameOf(const Item& item) const;
  QString pathOf(FolderId folder) const;
  MountEntry entryOf(ItemId id, const QString& folderPath) const;

  Equals m_equals;
  QStringList m_refused;
  QByteArray m_names; ///< of all items, one after another, UTF-8
  std::vector<Item> m_items;
  std::vector<Folder> m_folders;
  std::vector<ItemId> m_slots; ///< hash table with open addressing, a power of two large
};

} // namespace vitrine::files
