#include "core/formats/source/bsp/PakFile.h"

namespace vitrine::formats::source {

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

} // namespace vitrine::formats::source
