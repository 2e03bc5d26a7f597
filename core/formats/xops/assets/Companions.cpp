#include "core/formats/xops/assets/Companions.h"

#include "core/base/Translate.h"

namespace vitrine::formats::xops {
namespace {

/// The largest block file has 65535 blocks, 20 MB; every other companion is smaller by far.
constexpr std::uint64_t kMostBytes = 32ULL << 20;

qsizetype dotOf(const QString& path) {
  const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
  return dot > path.lastIndexOf(QLatin1Char('/')) ? dot : path.size();
}

} // namespace

Result<Companion> openCompanion(const QString& path, LoadContext& context, bytes::ByteSpaces& spaces) {
  const auto found = context.vfs.find(path);
  if (!found) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "not found"), path));
  }
  auto source = found->mount->open(found->entry, context.limits);
  if (!source) {
    return std::unexpected(source.error());
  }
  if ((*source)->size() > std::min(kMostBytes, context.limits.maxDecodedBytes)) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "larger than such a file can be"), path));
  }
  auto bytes = (*source)->readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  Companion companion{found->entry.path, base::kFileSpace, *source, std::move(*bytes)};
  companion.space = spaces.add(companion.path, companion.source, std::nullopt, {});
  return companion;
}

void noteRefused(const Error& error, Diagnostics& diagnostics) {
  if (error.code != ErrorCode::NotFound) {
    diagnostics.note(QStringLiteral("%1: %2").arg(error.path, error.reason()), base::Unplaced::FileRefused);
  }
}

QStringList filesBeside(const files::Vfs& vfs, const QString& folder, QLatin1StringView extension) {
  QStringList paths;
  for (const files::MountEntry& entry : vfs.list(folder)) {
    if (!entry.folder && entry.path.mid(dotOf(entry.path) + 1).compare(extension, Qt::CaseInsensitive) == 0) {
      paths << entry.path;
    }
  }
  paths.sort(Qt::CaseInsensitive);
  return paths;
}

QString withExtension(const QString& path, QLatin1StringView extension) {
  return path.left(dotOf(path)) + QLatin1Char('.') + extension;
}

} // namespace vitrine::formats::xops
