#include "core/formats/source/bsp/records/ReadMap.h"

namespace vitrine::formats::source {
namespace {

GameLump gameLumpOf(const Lump& lump, const BspHeader& header, BlockContext& context) {
  return readGameLump(lump, header, *context.spaces[lump.block.range.space].source, context);
}

StaticProps staticPropsOf(const GameLump& lump, const BspHeader& header, Diagnostics& diagnostics) {
  const GameLumpEntry* props = lump.find(kStaticProps);
  return props ? readStaticProps(*props, header, diagnostics) : StaticProps();
}

DetailProps detailPropsOf(const GameLump& lump, const BspHeader& header, Diagnostics& diagnostics) {
  const GameLumpEntry* details = lump.find(kDetailProps);
  return details ? readDetailProps(*details, header.order, diagnostics) : DetailProps();
}

} // namespace

ReadMap::ReadMap(const BspHeader& header, Lumps lumps, FilesBeside beside, BlockContext& context)
    : m_header(header), m_lumps(std::move(lumps)), m_records(m_header, m_lumps, context.diagnostics),
      m_entities(readEntities(m_lumps[LumpId::Entities].bytes(), header.escapesQuotes(),
                              m_lumps[LumpId::Entities].block.range, context.diagnostics)),
      m_gameLump(gameLumpOf(m_lumps[LumpId::GameLump], m_header, context)),
      m_staticProps(staticPropsOf(m_gameLump, m_header, context.diagnostics)),
      m_detailProps(detailPropsOf(m_gameLump, m_header, context.diagnostics)), parts{m_header,
                                                                                     m_lumps,
                                                                                     m_records,
                                                                                     m_entities,
                                                                                     m_gameLump,
                                                                                     m_staticProps,
                                                                                     m_detailProps,
                                                                                     std::move(beside.sideLumps),
                                                                                     std::move(beside.nav)} {}

} // namespace vitrine::formats::source
