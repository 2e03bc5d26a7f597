#pragma once

#include "core/formats/source/bsp/records/MapParts.h"

namespace vitrine::formats::source {

/// Files beside a map that belong to it.
struct FilesBeside {
  std::vector<SideLump> sideLumps;
  std::optional<NavFile> nav;
};

/// A map with all its records, as long as something is to be made of them. Immutable; the parts refer to it.
class ReadMap {
public:
  /// Reads the records of a map's lumps, in which those of side files stand already. Damage is told in
  /// `context.diagnostics`.
  ReadMap(const BspHeader& header, Lumps lumps, FilesBeside beside, BlockContext& context);
  ReadMap(const ReadMap&) = delete;
  ReadMap& operator=(const ReadMap&) = delete;

private:
  const BspHeader m_header;
  const Lumps m_lumps;
  const MapRecords m_records;
  const std::vector<Entity> m_entities;
  const GameLump m_gameLump;
  const StaticProps m_staticProps;
  const DetailProps m_detailProps;

public:
  const MapParts parts;
};

} // namespace vitrine::formats::source
