#include "core/formats/api/Format.h"

#include <QFileInfo>

namespace vitrine::formats {

FileSummary Format::summarize(const Probe&) const {
  return {};
}

Result<DocumentPtr> Format::load(const Source& source, LoadContext& context) const {
  return loadBy([&](Document& document) { return read(source, context, document); }, source, info(), context);
}

Result<DocumentPtr> loadBy(const std::function<Result<void>(Document&)>& read, const Source& source,
                           const FormatInfo& info, LoadContext& context) {
  auto document = std::make_shared<Document>();
  document->path = source.path;
  document->size = source.bytes->size();
  document->formatId = info.id;
  document->formatName = info.name;
  document->archive = info.archive;
  document->spaces = bytes::ByteSpaces(QFileInfo(source.path).fileName(), source.bytes);
  if (auto done = read(*document); !done) {
    return std::unexpected(std::move(done.error()));
  }
  std::ranges::move(context.diagnostics.entries(), std::back_inserter(document->diagnostics));
  document->droppedDiagnostics = context.diagnostics.dropped();
  document->missing = context.missing.entries();
  return document;
}

} // namespace vitrine::formats
