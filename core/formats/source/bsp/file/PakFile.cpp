#include "core/formats/source/bsp/file/PakFile.h"

#include "core/base/Translate.h"

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
    context.diagnostics.damage(base::translate("formats", "PAKFILE: %1").arg(directory.error().message),
                               lump.block.range);
    return nullptr;
  }
  return std::make_shared<const ZipMount>(base::translate("formats", "pakfile of %1").arg(fileName), archive,
                                          std::move(*directory));
}

} // namespace vitrine::formats::source
