#include "core/formats/api/Mounting.h"

#include "core/bytes/FileBytes.h"
#include "core/files/FolderMount.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats {
namespace {

// Archives are read here and there: only small ones are worth reading whole.
constexpr std::uint64_t kWholeFileLimit = 4ull << 20;

} // namespace

std::vector<ProposedRoot> Mounting::rootsOf(const Format& format, const QString& place) const {
  if (QFileInfo(place).isFile()) {
    return {{place, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "named by the user"))}};
  }
  return format.rootsIn(place);
}

Result<MountPtr> Mounting::mount(const ProposedRoot& root) const {
  const QFileInfo place(root.path);
  if (place.isDir()) {
    return std::make_shared<files::FolderMount>(root.path);
  }
  if (!place.exists()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, QStringLiteral("there is no such folder or file"), root.path));
  }
  auto opened = carrier(root.path);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  return std::move(opened->mount);
}

Result<Carrier> Mounting::carrier(const QString& path) const {
  // A FIFO would block.
  if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) {
    return std::unexpected(Error::of(ErrorCode::Unreadable, QStringLiteral("this is not a regular file"), path));
  }
  const auto file = bytes::FileBytes::open(path, kWholeFileLimit);
  if (!file) {
    return std::unexpected(file.error());
  }
  const auto head = probe(path, **file);
  const Format* format = head ? m_registry.recognise(*head) : nullptr;
  const FormatInfo info = format ? format->info() : FormatInfo();
  if (!info.archive && !info.carriesFiles) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat,
                                     QStringLiteral("%1 is no archive").arg(QFileInfo(path).fileName()), path));
  }
  auto mount = format->mount({path, *file}, m_limits);
  if (!mount) {
    return std::unexpected(mount.error());
  }
  return Carrier{format, std::move(*mount)};
}

bool samePlace(const ProposedRoot& a, const ProposedRoot& b) {
  return QDir::cleanPath(QFileInfo(a.path).absoluteFilePath()) == QDir::cleanPath(QFileInfo(b.path).absoluteFilePath());
}

} // namespace vitrine::formats
