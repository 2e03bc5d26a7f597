#include "core/formats/xops/format/Bd1Format.h"

#include "core/formats/xops/format/BlockCounts.h"
#include "core/formats/xops/format/XopsWorld.h"
#include "core/scene/OurProperty.h"

namespace vitrine::formats::xops {
namespace {

/// Properties that map makers count: blocks against the game's limit, and those one falls through.
std::vector<scene::Property> mapProperties(const BlockFile& file, std::size_t boards) {
  std::size_t invisible = 0;
  for (const Block& block : file.blocks) {
    for (int face = 0; face < kBlockFaces; ++face) {
      invisible += block.isDrawn(face) ? 0 : 1;
    }
  }
  return {scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Blocks, of the game's maximum"),
                             QStringLiteral("%1 / %2").arg(file.blocks.size()).arg(kGameBlocks)),
          scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Board blocks"), QString::number(boards)),
          scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Invisible faces"), QString::number(invisible))};
}

} // namespace

int Bd1Format::score(const Probe& probe) const {
  return scoreBlocks(probe.head, probe.size, info().extensions.contains(probe.extension));
}

Result<void> Bd1Format::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(QStringLiteral("Reading blocks"), 0.0);
  auto bytes = source.bytes->readClipped(0, kMostBlockFileBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  World world(document, source, context);
  world.addMap(world.opened(std::move(*bytes)), Role::Opened);
  world.offerPoints({});
  world.builder().number();
  if (context.counts) {
    document.counts = blockCounts(*world.map());
  }
  document.properties = mapProperties(*world.map(), world.boardsOfMap());
  world.build({});
  return {};
}

} // namespace vitrine::formats::xops
