#include "core/formats/source/bsp/PakFile.h"

#include "core/formats/source/zip/ZipContent.h"

namespace vitrine::formats::source {
namespace {

using Handle = structure::StructureBuilder::Handle;
using structure::StructureBuilder;

constexpr std::size_t kEntriesPerCheck = 256;

bool withinLimits(const ZipEntry& entry, const BlockContext& context) {
  return entry.size <= context.limits.maxDecodedBytes &&
         context.spaces.decodedBytes() + entry.size <= context.limits.maxTotalDecodedBytes;
}

/// Where the entry's own bytes are: in the file when stored as they are, else in a space that decodes on demand.
ByteRange contentRange(const ZipEntry& entry, const ByteSourcePtr& archive, BlockContext& context) {
  if (entry.method == static_cast<std::uint16_t>(ZipMethod::Stored) || !entry.problem.isEmpty() ||
      !withinLimits(entry, context)) {
    return entry.data;
  }
  auto source = makeZipEntrySource(archive, entry, context.limits);
  if (!source) {
    return entry.data;
  }
  const SpaceId space = context.spaces.add(QStringLiteral("PAKFILE: %1").arg(entry.name), std::move(*source),
                                           entry.data, zipMethodName(entry.method));
  return {space, 0, entry.size};
}

void addEntry(StructureBuilder& builder, Handle parent, const ZipEntry& entry, const ByteSourcePtr& archive,
              BlockContext& context) {
  const ByteRange content = contentRange(entry, archive, context);
  const Handle handle = builder.add(parent, entry.name, content);
  builder.at(handle).attributes = {{QStringLiteral("method"), zipMethodName(entry.method)},
                                   {QStringLiteral("size"), structure::integer(entry.size)},
                                   {QStringLiteral("storedSize"), structure::integer(entry.codedSize)}};
  builder.at(handle).note = entry.problem;
  if (content.space != entry.data.space) {
    builder.add(handle, QStringLiteral("stored"), entry.data);
  }
}

} // namespace

ByteSourcePtr pakSource(const Lump& lump, const ByteSourcePtr& file) {
  return bytes::makeSubSource(file, lump.block.range.offset, lump.block.range.size);
}

std::shared_ptr<const ZipMount> readPakFile(const QString& fileName, const Lump& lump, const ByteSourcePtr& file,
                                            BlockContext& context) {
  if (lump.empty()) {
    return nullptr;
  }
  const ByteSourcePtr archive = pakSource(lump, file);
  auto directory = readZipDirectory(*archive, context.limits, &context.diagnostics, lump.block.range);
  if (!directory) {
    context.diagnostics.damage(QStringLiteral("PAKFILE: %1").arg(directory.error().message), lump.block.range);
    return nullptr;
  }
  return std::make_shared<const ZipMount>(QStringLiteral("pakfile of %1").arg(fileName), archive,
                                          std::move(*directory));
}

void addPakSections(StructureBuilder& builder, Handle parent, const ZipDirectory& directory,
                    const ByteSourcePtr& archive, BlockContext& context, Progress& progress) {
  for (std::size_t i = 0; i < directory.entries.size(); ++i) {
    if (i % kEntriesPerCheck == 0) {
      progress.check();
    }
    addEntry(builder, parent, directory.entries[i], archive, context);
  }
  if (directory.centralDirectory) {
    builder.add(parent, QStringLiteral("central directory"), *directory.centralDirectory);
  }
  if (directory.endRecord) {
    builder.at(builder.add(parent, QStringLiteral("end record"), *directory.endRecord)).note = directory.comment;
  }
  if (directory.recovered) {
    builder.at(parent).note = QStringLiteral("the directory is damaged; files were searched for");
  }
}

} // namespace vitrine::formats::source
