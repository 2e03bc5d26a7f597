#include "core/formats/api/Opener.h"

#include "core/bytes/FileBytes.h"
#include "core/files/FolderMount.h"

#include <QFile>
#include <QFileInfo>

#include <new>

namespace vitrine::formats {
namespace {

Error unrecognised(const QString& path) {
  return Error::of(ErrorCode::WrongFormat, QStringLiteral("this is not a file of any format Vitrine knows"), path);
}

} // namespace

Result<Opened> Opener::open(const QString& path, const OpenOptions& options, base::Progress& progress) const {
  auto file = bytes::FileBytes::open(path);
  if (!file) {
    return std::unexpected(file.error());
  }
  return openSource({path, *file}, options, progress);
}

Result<Opened> Opener::openSource(const Source& source, const OpenOptions& options, base::Progress& progress) const {
  const auto head = probe(source.path, *source.bytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  if (head->size == 0) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, QStringLiteral("the file is empty"), source.path));
  }
  const Format* format = m_registry.recognise(*head);
  if (!format) {
    return std::unexpected(unrecognised(source.path));
  }
  Opened opened{nullptr, format, std::make_shared<files::Vfs>(), format->roots(source.path)};
  for (const QString& folder : options.gameFolders) {
    opened.vfs->append(std::make_shared<files::FolderMount>(folder));
  }
  for (const ProposedRoot& root : opened.roots) {
    opened.vfs->append(std::make_shared<files::FolderMount>(root.folder));
  }
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  LoadContext context{*opened.vfs, diagnostics, missing, progress, options.limits, options.formatOptions,
                      options.purpose};
  try {
    auto document = format->load(source, context);
    if (!document) {
      Error error = document.error();
      if (error.path.isEmpty()) {
        error.path = source.path;
      }
      return std::unexpected(std::move(error));
    }
    opened.document = std::move(*document);
    return opened;
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, QStringLiteral("cancelled"), source.path));
  } catch (const std::bad_alloc&) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, QStringLiteral("there is not enough memory"), source.path));
  }
}

Result<Recognised> Opener::recognise(const QString& path) const {
  // A FIFO would block: the browser asks this of every file of a folder.
  if (!QFileInfo(path).isFile()) {
    return std::unexpected(Error::of(ErrorCode::Unreadable, QStringLiteral("this is not a regular file"), path));
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return std::unexpected(Error::of(ErrorCode::Unreadable, file.errorString(), path));
  }
  // Only the head is read: folders of large maps are listed this way.
  const auto size = static_cast<std::uint64_t>(file.size());
  auto known = probe(path, *bytes::makeMemorySource(Bytes::adopt(file.read(kProbeBytes))));
  known->size = size;
  const Format* format = m_registry.recognise(*known);
  return Recognised{format, format ? format->glance(*known) : Glance()};
}

} // namespace vitrine::formats
