#pragma once

#include "core/formats/source/bsp/records/MapParts.h"

namespace vitrine::formats::source {

/// A map with all its records, as long as something is to be made of them. Immutable; the parts refer to it.
class ReadMap {
public:
  /// Reads the records of a map's lumps, in which those of `sideLumps` stand already. Damage is told in
  /// `context.diagnostics`.
  ReadMap(const BspHeader& header, Lumps lumps, std::vector<SideLump> sideLumps, BlockContext& context);
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
