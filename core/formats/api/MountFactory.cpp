#include "core/formats/api/MountFactory.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"
#include "core/files/FolderMount.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats {
namespace {

// Archives are read here and there: only small ones are worth reading whole.
constexpr std::uint64_t kWholeFileLimit = 4ull << 20;

} // namespace

Result<MountPtr> MountFactory::mount(const SearchPath& path) const {
  const QFileInfo place(path.path);
  if (place.isDir()) {
    return std::make_shared<files::FolderMount>(path.path);
  }
  if (!place.exists()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such folder or file"), path.path));
  }
  return mountArchive(path.path);
}

Result<MountPtr> MountFactory::mountArchive(const QString& path) const {
  auto container = mountContainer(path);
  return container ? Result<MountPtr>(std::move(container->mount)) : std::unexpected(std::move(container.error()));
}

Result<MountedContainer> MountFactory::mountContainer(const QString& path) const {
  // A FIFO would block.
  if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) {
    return std::unexpected(
        Error::of(ErrorCode::Unreadable, base::translate("formats", "this is not a regular file"), path));
  }
  const auto file = bytes::FileBytes::open(path, kWholeFileLimit);
  if (!file) {
    return std::unexpected(file.error());
  }
  const auto head = probe(path, **file);
  const Format* format = head ? m_registry.recognise(*head) : nullptr;
  const ContainerFormat* container = format ? m_registry.containerOf(*format) : nullptr;
  if (!container) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat,
                                     base::translate("formats", "%1 is not an archive").arg(QFileInfo(path).fileName()),
                                     path));
  }
  base::Diagnostics found;
  auto mount = container->mount({path, *file}, m_limits, found);
  m_findings.addOf(path, found);
  if (!mount) {
    return std::unexpected(mount.error());
  }
  return MountedContainer{container, std::move(*mount)};
}

std::vector<SearchPath> searchPathsOf(const QString& place, const ContentLocator& locator) {
  if (QFileInfo(place).isFile()) {
    return {{place, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "given by the user"))}};
  }
  return locator.searchPathsIn(place);
}

bool samePlace(const SearchPath& a, const SearchPath& b) {
  return QDir::cleanPath(QFileInfo(a.path).absoluteFilePath()) == QDir::cleanPath(QFileInfo(b.path).absoluteFilePath());
}

} // namespace vitrine::formats
