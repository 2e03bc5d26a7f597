#include "core/formats/source/zip/records/ZipSections.h"

#include "core/base/Translate.h"
#include "core/formats/source/zip/file/ZipContent.h"
#include "core/formats/source/zip/records/ZipTables.h"

namespace vitrine::formats::source {
namespace {

using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

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

/// Records around the files: headers before them, the directory, its end.
void addRecords(StructureBuilder& builder, Handle parent, const ZipDirectory& directory, const ZipSpaces& into) {
  const ByteSourcePtr source = into.spaces[builder.at(parent).range.space].source;
  const auto add = [&](const char* name, ZipRecordKind kind, std::vector<ByteRange> places,
                       const std::optional<ByteRange>& whole) {
    structure::RecordTablePtr table = zipTable(kind, std::move(places), source);
    if (table || whole) {
      const ByteRange first = table ? table->rangeOf(0) : ByteRange();
      const std::uint64_t end = table ? table->rangeOf(table->rowCount() - 1).end() : 0;
      const ByteRange range = whole.value_or(ByteRange{first.space, first.offset, end - first.offset});
      const Handle handle = builder.add(parent, QString::fromLatin1(name), range);
      builder.at(handle).table = std::move(table);
      return std::optional(handle);
    }
    return std::optional<Handle>();
  };
  std::vector<ByteRange> locals;
  std::vector<ByteRange> centrals;
  for (const ZipEntry& entry : directory.entries) {
    locals.push_back(entry.localHeader);
    centrals.push_back(entry.centralRecord);
  }
  add("local headers", ZipRecordKind::Local, std::move(locals), std::nullopt);
  add("central directory", ZipRecordKind::Central, std::move(centrals), directory.centralDirectory);
  if (directory.endRecord) {
    const auto end = add("end record", ZipRecordKind::End, {*directory.endRecord}, directory.endRecord);
    builder.at(*end).note = directory.comment;
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
  addRecords(builder, parent, directory, into);
  if (directory.recovered) {
    builder.at(parent).note =
        base::translate("formats", "the directory is damaged; the archive was searched for files");
  }
}

} // namespace vitrine::formats::source
