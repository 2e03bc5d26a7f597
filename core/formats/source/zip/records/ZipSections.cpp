#include "core/formats/source/zip/records/ZipSections.h"

#include "core/base/Translate.h"
#include "core/formats/source/zip/file/ZipContent.h"

namespace vitrine::formats::source {
namespace {

using Handle = StructureBuilder::Handle;
using structure::StructureBuilder;

constexpr std::size_t kEntriesPerStep = 256;

bool withinLimits(const ZipEntry& entry, const ZipSpaces& into) {
  return entry.size <= into.limits.maxDecodedBytes &&
         into.spaces.decodedBytes() + entry.size <= into.limits.maxTotalDecodedBytes;
}

/// Range of the entry's own bytes: in the file when stored as they are, else in a space that decodes on demand.
ByteRange contentRange(const ZipEntry& entry, const ByteSourcePtr& archive, const ZipSpaces& into) {
  if (entry.method == static_cast<std::uint16_t>(ZipMethod::Stored) || !entry.problem.isEmpty() ||
      !withinLimits(entry, into)) {
    return entry.data;
  }
  auto source = makeZipEntrySource(archive, entry, into.limits);
  if (!source) {
    return entry.data;
  }
  const SpaceId space =
      into.spaces.add(into.prefix + entry.name, std::move(*source), entry.data, zipMethodName(entry.method));
  return {space, 0, entry.size};
}

void addEntry(StructureBuilder& builder, Handle parent, const ZipEntry& entry, const ByteSourcePtr& archive,
              const ZipSpaces& into) {
  const ByteRange content = contentRange(entry, archive, into);
  const QString name = entry.name.isEmpty() ? QStringLiteral("(no name)") : entry.name;
  const Handle handle = builder.add(parent, name, content);
  builder.at(handle).attributes = {{QStringLiteral("method"), zipMethodName(entry.method)},
                                   {QStringLiteral("size"), structure::integer(entry.size)},
                                   {QStringLiteral("storedSize"), structure::integer(entry.codedSize)}};
  builder.at(handle).note = entry.problem;
  if (content.space != entry.data.space) {
    builder.add(handle, QStringLiteral("stored"), entry.data);
  }
}

} // namespace

void addZipSections(StructureBuilder& builder, Handle parent, const ZipDirectory& directory,
                    const ByteSourcePtr& archive, const ZipSpaces& into, Progress& progress) {
  for (std::size_t i = 0; i < directory.entries.size(); ++i) {
    if (i % kEntriesPerStep == 0) {
      progress.check();
    }
    addEntry(builder, parent, directory.entries[i], archive, into);
  }
  if (directory.centralDirectory) {
    builder.add(parent, QStringLiteral("central directory"), *directory.centralDirectory);
  }
  if (directory.endRecord) {
    builder.at(builder.add(parent, QStringLiteral("end record"), *directory.endRecord)).note = directory.comment;
  }
  if (directory.recovered) {
    builder.at(parent).note = base::translate("formats", "the directory is damaged; files were searched for");
  }
}

} // namespace vitrine::formats::source
