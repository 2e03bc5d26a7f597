#include "core/files/ArchiveIndex.h"

#include <QHashFunctions>

#include <bit>
#include <limits>

namespace vitrine::files {
namespace {

// A hostile name of thousands of slashes must not make as many folders.
constexpr int kMaxDepth = 64;
// The largest games have some ten thousand folders. Each costs more than the two bytes of a name that makes it.
constexpr std::size_t kMaxFolders = 200'000;
// An archive of nothing but such names must not fill the memory.
constexpr qsizetype kMaxRefusedNames = 1000;
constexpr std::size_t kMaxItems = 1u << 31;
constexpr qsizetype kMaxNameBytes = std::numeric_limits<qint32>::max();

/// True if a name needs no further look, as nearly all.
bool isPlain(const QString& name, bool inTop) {
  const bool odd = name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('\\')) || name.contains(QChar(0)) ||
                   name == QLatin1String("..") || (inTop && name.size() >= 2 && name[1] == QLatin1Char(':'));
  return !odd;
}

} // namespace

ArchiveIndex::ArchiveIndex(Equals equals) : m_equals(equals), m_folders(1) {}

void ArchiveIndex::reserve(std::size_t entries) {
  m_items.reserve(entries);
  growSlots(entries);
}

bool ArchiveIndex::fits(const QString& name) const {
  return m_items.size() < kMaxItems && m_names.size() < kMaxNameBytes - 4 * name.size();
}

/// Twice as many slots as items at least, so that searches are short.
void ArchiveIndex::growSlots(std::size_t items) {
  const std::size_t wanted = std::bit_ceil(std::max<std::size_t>(2 * items, 16));
  if (wanted <= m_slots.size()) {
    return;
  }
  m_slots.assign(wanted, kNoItem);
  for (ItemId id = 0; id < m_items.size(); ++id) {
    const Item& item = m_items[id];
    if (!item.replaced) {
      m_slots[slotOf(item.folder, nameOf(item).toLower(), item.isFolder)] = id;
    }
  }
}

/// Slot in which the item of this name is, or would be.
std::size_t ArchiveIndex::slotOf(FolderId folder, const QString& foldedName, bool isFolder) const {
  const std::size_t mask = m_slots.size() - 1;
  std::size_t slot = qHashMulti(QHashSeed::globalSeed(), folder, isFolder, QStringView(foldedName)) & mask;
  for (; m_slots[slot] != kNoItem; slot = (slot + 1) & mask) {
    const Item& item = m_items[m_slots[slot]];
    if (item.folder == folder && item.isFolder == isFolder && nameOf(item).toLower() == foldedName) {
      break;
    }
  }
  return slot;
}

ArchiveIndex::ItemId ArchiveIndex::itemAt(FolderId folder, const QString& foldedName, bool isFolder) const {
  return m_slots.empty() ? kNoItem : m_slots[slotOf(folder, foldedName, isFolder)];
}

ArchiveIndex::ItemId ArchiveIndex::append(FolderId folder, const QString& name, bool isFolder) {
  const QByteArray coded = name.toUtf8();
  const auto id = static_cast<ItemId>(m_items.size());
  m_items.push_back({.folder = folder,
                     .name = static_cast<std::uint32_t>(m_names.size()),
                     .nameBytes = static_cast<std::uint32_t>(coded.size()),
                     .isFolder = isFolder});
  m_names += coded;
  m_folders[folder].items.push_back(id);
  return id;
}

std::optional<ArchiveIndex::FolderId> ArchiveIndex::subfolder(FolderId parent, const QString& name) {
  growSlots(m_items.size() + 1);
  const std::size_t slot = slotOf(parent, name.toLower(), true);
  if (m_slots[slot] != kNoItem) {
    return m_items[m_slots[slot]].target;
  }
  if (m_folders[parent].depth >= kMaxDepth || m_folders.size() >= kMaxFolders || !fits(name)) {
    return std::nullopt;
  }
  const ItemId item = append(parent, name, true);
  m_slots[slot] = item;
  const auto made = static_cast<FolderId>(m_folders.size());
  m_items[item].target = made;
  m_folders.push_back({item, m_folders[parent].depth + 1});
  return made;
}

std::optional<ArchiveIndex::FolderId> ArchiveIndex::folder(const QString& path) {
  const auto relative = relativePath(path);
  // Refused before any of its folders is made.
  if (!relative || relative->count(QLatin1Char('/')) >= kMaxDepth) {
    return std::nullopt;
  }
  std::optional<FolderId> at = kTop;
  for (const QString& part : relative->split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
    at = subfolder(*at, part);
    if (!at) {
      break;
    }
  }
  return at;
}

ArchiveIndex::Added ArchiveIndex::add(const QString& path, std::uint64_t size, std::size_t index) {
  const auto relative = relativePath(path);
  if (!relative) {
    return refuse(path);
  }
  if (relative->isEmpty()) {
    return Added::Refused;
  }
  const auto at = folder(folderOf(*relative));
  const QString name = relative->mid(relative->lastIndexOf(QLatin1Char('/')) + 1);
  return at ? addTo(*at, name, size, index) : refuse(path);
}

ArchiveIndex::Added ArchiveIndex::refuse(const QString& path) {
  if (m_refused.size() < kMaxRefusedNames) {
    m_refused << path;
  }
  return Added::Refused;
}

ArchiveIndex::Added ArchiveIndex::addTo(FolderId folder, const QString& name, std::uint64_t size, std::size_t index) {
  if (name.isEmpty() || name == QLatin1String(".") || !fits(name)) {
    return Added::Refused;
  }
  if (!isPlain(name, folder == kTop)) {
    return folder == kTop ? add(name, size, index) : add(pathOf(folder) + QLatin1Char('/') + name, size, index);
  }
  growSlots(m_items.size() + 1);
  const std::size_t slot = slotOf(folder, name.toLower(), false);
  const ItemId before = m_slots[slot];
  if (before != kNoItem && m_equals == Equals::FirstCounts) {
    return Added::Equal;
  }
  if (before != kNoItem) {
    m_items[before].replaced = true;
  }
  const ItemId item = append(folder, name, false);
  m_slots[slot] = item;
  m_items[item].size = size;
  m_items[item].target = static_cast<std::uint32_t>(index);
  return before != kNoItem ? Added::Equal : Added::Yes;
}

QString ArchiveIndex::nameOf(const Item& item) const {
  return QString::fromUtf8(QByteArrayView(m_names).sliced(item.name, item.nameBytes));
}

QString ArchiveIndex::pathOf(FolderId folder) const {
  QString path;
  for (FolderId at = folder; at != kTop;) {
    const Item& item = m_items[m_folders[at].item];
    path = path.isEmpty() ? nameOf(item) : nameOf(item) + QLatin1Char('/') + path;
    at = item.folder;
  }
  return path;
}

MountEntry ArchiveIndex::entryOf(ItemId id, const QString& folderPath) const {
  const Item& item = m_items[id];
  const QString name = nameOf(item);
  return {folderPath.isEmpty() ? name : folderPath + QLatin1Char('/') + name, item.size, item.isFolder};
}

/// The item of this path; the top is none.
ArchiveIndex::ItemId ArchiveIndex::locate(const QString& path, bool isFolder) const {
  const auto folded = normalisedPath(path);
  if (!folded) {
    return kNoItem;
  }
  const QStringList parts = folded->split(QLatin1Char('/'), Qt::SkipEmptyParts);
  FolderId at = kTop;
  for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
    const ItemId next = itemAt(at, parts[i], true);
    if (next == kNoItem) {
      return kNoItem;
    }
    at = m_items[next].target;
  }
  return parts.isEmpty() ? kNoItem : itemAt(at, parts.last(), isFolder);
}

std::optional<MountEntry> ArchiveIndex::find(const QString& path) const {
  ItemId found = locate(path, false);
  found = found == kNoItem ? locate(path, true) : found;
  if (found != kNoItem) {
    return entryOf(found, pathOf(m_items[found].folder));
  }
  const bool top = normalisedPath(path) == QString();
  return top ? std::optional(MountEntry{QString(), 0, true}) : std::nullopt;
}

std::optional<std::size_t> ArchiveIndex::indexOf(const QString& path) const {
  const ItemId found = locate(path, false);
  return found == kNoItem ? std::nullopt : std::optional<std::size_t>(m_items[found].target);
}

std::vector<MountEntry> ArchiveIndex::list(const QString& folder) const {
  const ItemId found = locate(folder, true);
  const bool top = normalisedPath(folder) == QString();
  if (found == kNoItem && !top) {
    return {};
  }
  const FolderId at = top ? kTop : m_items[found].target;
  const QString path = pathOf(at);
  std::vector<MountEntry> entries;
  entries.reserve(m_folders[at].items.size());
  for (const ItemId item : m_folders[at].items) {
    if (!m_items[item].replaced) {
      entries.push_back(entryOf(item, path));
    }
  }
  return entries;
}

} // namespace vitrine::files
