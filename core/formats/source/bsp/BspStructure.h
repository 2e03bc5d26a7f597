#pragma once

#include "core/formats/source/bsp/EntityText.h"
#include "core/formats/source/bsp/MapRecords.h"
#include "core/formats/source/bsp/StaticProps.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Parts of a map as they were read, before the scene is made of it.
struct MapParts {
  const BspHeader& header;
  const Lumps& lumps;
  const MapRecords& records;
  const std::vector<Entity>& entities;
  const GameLump& gameLump;
  const StaticProps& staticProps;
  const DetailProps& detailProps;
};

/// Numbers of the sections whose records the scene refers to.
struct SectionIds {
  std::array<SectionId, kLumpCount> lumps{};
  SectionId staticProps = structure::kRootSection;
  SectionId detailProps = structure::kRootSection;

  SectionId of(LumpId lump) const { return lumps[static_cast<std::size_t>(lump)]; }
};

/// The section tree of a map: header, all 64 lumps (at lumps/NAME), game lumps, pakfile entries, and what belongs to
/// nothing.
class BspStructure {
public:
  BspStructure(const QString& fileName, std::uint64_t fileSize, const MapParts& parts, const ByteSpaces& spaces);

  structure::StructureBuilder& builder() { return m_builder; }
  structure::StructureBuilder::Handle handleOf(LumpId lump) const { return m_lumps[static_cast<std::size_t>(lump)]; }

  /// Fixes the numbering; no section may be added after.
  SectionIds number();
  structure::Structure build() { return m_builder.build(); }

private:
  using Handle = structure::StructureBuilder::Handle;

  void addHeader();
  void addLump(Handle parent, int number);
  void addGameLumps();
  void addStaticProps(Handle parent);
  void addDetailProps(Handle parent);
  void addGaps();
  Handle addTable(Handle parent, const QString& name, const RecordView& view);
  void addStored(Handle parent, const Block& block);

  const MapParts& m_parts;
  const ByteSpaces& m_spaces;
  std::uint64_t m_fileSize;
  structure::StructureBuilder m_builder;
  std::array<Handle, kLumpCount> m_lumps{};
  Handle m_staticProps = 0;
  Handle m_detailProps = 0;
};

} // namespace vitrine::formats::source
