#include "core/formats/api/RawFormat.h"

#include "core/base/Translate.h"
#include "core/bytes/EmbeddedFiles.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace vitrine::formats {
namespace {

void addFound(structure::StructureBuilder& builder, const bytes::EmbeddedFile& file) {
  const QString name =
      QStringLiteral("0x%1.%2").arg(file.offset, 8, 16, QLatin1Char('0')).arg(QLatin1String(file.extension));
  const auto handle = builder.add(builder.root(), name, {base::kFileSpace, file.offset, file.size});
  const QString kind = QCoreApplication::translate("formats", file.name);
  builder.at(handle).note = file.sizeKnown ? kind : base::translate("formats", "%1; its end is unknown").arg(kind);
}

} // namespace

const RawFormat& RawFormat::instance() {
  static const RawFormat kInstance;
  return kInstance;
}

const FormatInfo& RawFormat::info() const {
  static const FormatInfo kInfo{
      id(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Bytes of an unknown format")), {}, {}, false};
  return kInfo;
}

int RawFormat::score(const Probe&) const {
  return 0;
}

Result<DocumentPtr> RawFormat::loadBecause(const Error& reason, const Source& source, LoadContext& context) const {
  const auto readAndTell = [&](Document& document) {
    document.sceneError = reason;
    return read(source, context, document);
  };
  return loadBy(readAndTell, source, info(), context);
}

Result<void> RawFormat::read(const Source& source, LoadContext& context, Document& document) const {
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), {base::kFileSpace, 0, document.size});
  const auto found = bytes::findEmbeddedFiles(*source.bytes, {.mostBytes = kSearchedBytes}, context.progress);
  if (!found) {
    context.diagnostics.warn(found.error().message, ByteRange{base::kFileSpace, found.error().offset.value_or(0), 0});
  } else {
    for (const bytes::EmbeddedFile& file : found->files) {
      addFound(builder, file);
    }
    if (found->limitReached) {
      context.diagnostics.note(
          base::translate("formats", "there may be more embedded files than the %1 listed").arg(found->files.size()),
          base::Unplaced::Limit);
    }
  }
  if (document.size > kSearchedBytes) {
    context.diagnostics.note(
        base::translate("formats", "only the first %1 MiB were searched for embedded files").arg(kSearchedBytes >> 20),
        base::Unplaced::Limit);
  }
  document.structure = builder.build();
  return {};
}

} // namespace vitrine::formats
