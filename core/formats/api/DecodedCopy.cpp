#include "core/formats/api/DecodedCopy.h"

#include "core/base/Translate.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats {
namespace {

const DecodingFormat* decodingFormatOf(const FormatRegistry& registry, const document::Document& document) {
  const Format* format = registry.byId(document.formatId);
  return format ? registry.decodingOf(*format) : nullptr;
}

} // namespace

bool canBeDecoded(const FormatRegistry& registry, const document::Document& document) {
  const auto isCoded = [](const ByteSpace& space) {
    return !space.decoder.isEmpty() && space.codedRange && space.codedRange->space == base::kFileSpace;
  };
  return decodingFormatOf(registry, document) && std::ranges::any_of(document.spaces, isCoded);
}

QString decodedExtension(const FormatRegistry& registry, const document::Document& document) {
  const DecodingFormat* format = decodingFormatOf(registry, document);
  const QString extension = QFileInfo(document.path).suffix();
  return format ? format->decodedExtension(extension) : extension;
}

Result<void> writeDecoded(const FormatRegistry& registry, const document::Document& document,
                          const base::Limits& limits, const bytes::ByteSink& sink, base::Progress& progress) {
  const DecodingFormat* format = decodingFormatOf(registry, document);
  if (!format) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound,
                  base::translate("formats", "files of this format contain nothing that can be decoded in place")));
  }
  const Source source{document.path, document.spaces[base::kFileSpace].source};
  return format->writeDecoded(source, limits, sink, progress);
}

} // namespace vitrine::formats
