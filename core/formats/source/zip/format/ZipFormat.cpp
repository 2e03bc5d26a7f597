#include "core/formats/source/zip/format/ZipFormat.h"

#include "core/base/Translate.h"
#include "core/formats/source/zip/file/ZipMount.h"
#include "core/formats/source/zip/records/ZipRecords.h"
#include "core/formats/source/zip/records/ZipSections.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr int kExtensionScore = 90;
constexpr int kNamelessScore = 60;

bool beginsLikeZip(const Probe& probe) {
  const std::uint32_t signature = zip::signatureOf(probe.head.span());
  return probe.head.size() >= zip::kEnd.size && (signature == zip::kLocalSignature || signature == zip::kEndSignature);
}

void count(Document& document, const ZipDirectory& directory) {
  std::uint64_t decoded = 0;
  std::uint64_t files = 0;
  for (const ZipEntry& entry : directory.entries) {
    files += entry.folder() ? 0 : 1;
    decoded += entry.size;
  }
  document.counts["files"] = files;
  document.counts["decoded_bytes"] = decoded;
}

} // namespace

int ZipFormat::score(const Probe& probe) const {
  if (!beginsLikeZip(probe)) {
    return 0;
  }
  return info().extensions.contains(probe.extension) ? kExtensionScore : probe.extension.isEmpty() ? kNamelessScore : 0;
}

Result<void> ZipFormat::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(base::translate("formats", "Reading the directory"));
  const ByteRange whole{base::kFileSpace, 0, source.bytes->size()};
  const auto directory = readZipDirectory(*source.bytes, context.limits, &context.diagnostics, whole);
  if (!directory) {
    return std::unexpected(directory.error());
  }
  context.progress.step(base::translate("formats", "Building the structure"), 0.5);
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), whole);
  addZipSections(builder, builder.root(), *directory, source.bytes, {document.spaces, context.limits, {}},
                 context.progress);
  document.structure = builder.build();
  if (context.counts) {
    count(document, *directory);
  }
  return {};
}

Result<MountPtr> ZipFormat::mount(const Source& source, const base::Limits& limits, base::Diagnostics&) const {
  auto directory = readZipDirectory(*source.bytes, limits, nullptr);
  if (!directory) {
    return std::unexpected(directory.error());
  }
  return std::make_shared<ZipMount>(source.path, source.bytes, std::move(*directory));
}

} // namespace vitrine::formats::source
