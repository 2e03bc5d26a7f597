#include "core/formats/vgo/file/ResourceFile.h"

#include "core/base/Translate.h"

namespace vitrine::formats::vgo {
namespace {

/// The name as a path in the file's folder; nullopt: it leads elsewhere.
std::optional<QString> pathBeside(const QString& uri) {
  return uri.isEmpty() || uri.contains(QLatin1Char(':')) ? std::nullopt : files::relativePath(uri);
}

} // namespace

Result<Resource> openResource(const structure::JsonValueRef& pointer, LoadContext& context, bytes::ByteSpaces& spaces) {
  const structure::JsonValueRef member = pointer["uri"];
  const QString uri = member.text();
  const auto path = pathBeside(uri);
  if (!path) {
    const ByteRange place = (member.exists() ? member : pointer).member().range;
    return std::unexpected(Error::damaged(
        base::translate("formats",
                        "the resource is said to be \"%1\", which is no file beside this one; nothing else is read")
            .arg(uri),
        place.offset, place.space));
  }
  const auto found = context.vfs.find(*path);
  if (!found) {
    context.missing.add(*path,
                        {QStringLiteral("resource"), files::MissingKind::Other, {{.bytes = member.member().range}}});
    Error error =
        Error::of(ErrorCode::NotFound, base::translate("formats", "its resource, %1, is not beside it").arg(*path));
    error.offset = member.member().range.offset;
    error.space = member.member().range.space;
    return std::unexpected(std::move(error));
  }
  auto file = found->mount->open(found->entry, context.limits);
  if (!file) {
    return std::unexpected(file.error());
  }
  const std::uint64_t size = (*file)->size();
  const std::int64_t told = pointer["byteLength"].integer(static_cast<std::int64_t>(size));
  if (told != static_cast<std::int64_t>(size)) {
    context.diagnostics.damage(
        base::translate("formats", "%1 has %2 bytes; %3 were written").arg(*path).arg(size).arg(told),
        pointer["byteLength"].member().range);
  }
  const SpaceId space = spaces.add(found->entry.path, *file, std::nullopt, {});
  return Resource{*file, {space, 0, size}};
}

} // namespace vitrine::formats::vgo
