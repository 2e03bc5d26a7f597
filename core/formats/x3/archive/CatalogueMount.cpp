#include "core/formats/x3/archive/CatalogueMount.h"

#include "core/formats/x3/archive/CatalogueData.h"

#include <QFileInfo>

namespace vitrine::formats::x3 {
namespace {

// A hostile name of thousands of slashes must not make as many folders.
constexpr int kMaxFolderDepth = 64;
// The game has some hundred folders. Each costs more than the bytes of the name that makes it.
constexpr qsizetype kMaxFolders = 100'000;

/// Where a member is found; nullopt: its name leads outside or nowhere.
std::optional<QString> placeOf(const CatalogueMember& member) {
  const auto path = files::relativePath(member.path);
  const bool usable = path && !path->isEmpty() && path->count(QLatin1Char('/')) <= kMaxFolderDepth;
  return usable ? path : std::nullopt;
}

} // namespace

CatalogueMount::CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data)
    : m_name(std::move(name)), m_catalogue(std::move(catalogue)), m_data(std::move(data)) {
  m_folders[QString()];
  for (std::size_t i = 0; i < m_catalogue.members.size(); ++i) {
    const CatalogueMember& member = m_catalogue.members[i];
    const auto path = placeOf(member);
    if (path && !member.shadowed && m_folders.size() < kMaxFolders) {
      m_byPath.insert(path->toLower(), i);
      folderAt(files::folderOf(*path)).entries.push_back({*path, member.size, false});
    }
  }
}

CatalogueMount::Folder& CatalogueMount::folderAt(const QString& spelt) {
  const QString key = spelt.toLower();
  if (const auto known = m_folders.find(key); known != m_folders.end()) {
    return *known;
  }
  folderAt(files::folderOf(spelt)).entries.push_back({spelt, 0, true});
  Folder& made = m_folders[key];
  made.path = spelt;
  return made;
}

std::optional<files::MountEntry> CatalogueMount::find(const QString& path) const {
  const auto key = files::normalisedPath(path);
  if (!key) {
    return std::nullopt;
  }
  if (const auto file = m_byPath.constFind(*key); file != m_byPath.cend()) {
    const CatalogueMember& member = m_catalogue.members[*file];
    return files::MountEntry{placeOf(member).value_or(QString()), member.size, false};
  }
  const auto folder = m_folders.constFind(*key);
  return folder == m_folders.cend() ? std::nullopt : std::optional(files::MountEntry{folder->path, 0, true});
}

std::vector<files::MountEntry> CatalogueMount::list(const QString& folder) const {
  const auto key = files::normalisedPath(folder);
  const auto found = key ? m_folders.constFind(*key) : m_folders.cend();
  return found == m_folders.cend() ? std::vector<files::MountEntry>() : found->entries;
}

Result<ByteSourcePtr> CatalogueMount::open(const files::MountEntry& entry, const Limits&) const {
  const auto key = files::normalisedPath(entry.path);
  const auto found = key ? m_byPath.constFind(*key) : m_byPath.cend();
  if (found == m_byPath.cend()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such file"), entry.path));
  }
  const CatalogueMember& member = m_catalogue.members[*found];
  const std::uint64_t there = m_data->size();
  if (member.offset > there || member.size > there - member.offset) {
    Error error = Error::damaged(QStringLiteral("it lies beyond the end of the DAT, which has %1 bytes").arg(there),
                                 member.offset);
    error.path = entry.path;
    return std::unexpected(std::move(error));
  }
  return bytes::makeSubSource(m_data, member.offset, member.size);
}

Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits) {
  if (coded.size() > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("the catalogue is larger than the limit allows"), path));
  }
  const auto bytes = coded.readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  Diagnostics ignored;
  auto catalogue = readCatalogue(catalogueText(*bytes), {}, limits, ignored);
  if (!catalogue) {
    return std::unexpected(catalogue.error());
  }
  auto data = openData(path);
  if (!data) {
    return std::unexpected(data.error());
  }
  const QString canonical = QFileInfo(path).canonicalFilePath();
  return std::make_shared<CatalogueMount>(canonical.isEmpty() ? path : canonical, std::move(*catalogue),
                                          std::move(*data));
}

} // namespace vitrine::formats::x3
