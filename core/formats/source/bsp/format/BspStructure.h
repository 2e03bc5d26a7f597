#pragma once

#include "core/formats/source/bsp/records/MapParts.h"

namespace vitrine::formats::source {

/// The section tree of a map: header, all 64 lumps (at lumps/NAME), game lumps, pakfile entries, and what belongs to
/// nothing.
class BspStructure {
public:
  /// `diagnostics` gets what did not fit in lumps that only the tree is made of.
  BspStructure(const QString& fileName, std::uint64_t fileSize, const MapParts& parts, const ByteSpaces& spaces,
               Diagnostics& diagnostics);

  structure::StructureBuilder& builder() { return m_builder; }
  structure::StructureBuilder::Handle handleOf(LumpId lump) const { return m_lumps[static_cast<std::size_t>(lump)]; }

  /// Fixes the numbering; no section may be added after.
  SectionIds number();
  structure::Structure build() { return m_builder.build(); }

private:
  using Handle = structure::StructureBuilder::Handle;

  void addHeader();
  SpaceId space() const { return m_parts.header.space; }
  Endian order() const { return m_parts.header.order; }
  void addLump(Handle parent, int number);
  void fillSpecialLump(Handle section, LumpId id, const ByteSourcePtr& source);
  void addGameLumps();
  void addStaticProps(Handle parent);
  void addDetailProps(Handle parent);
  void addGaps();
  structure::RecordTablePtr tableOf(const LayoutPtr& layout, const ByteRange& range) const;
  Handle addTable(Handle parent, const QString& name, const ByteRange& range, const LayoutPtr& layout);
  Handle addTable(Handle parent, const QString& name, const RecordView& view);
  void describe(Handle section, int version, const Block& block);
  void addStored(Handle parent, const Block& block);

  const MapParts& m_parts;
  const ByteSpaces& m_spaces;
  Diagnostics& m_diagnostics;
  std::uint64_t m_fileSize;
  structure::StructureBuilder m_builder;
  std::array<Handle, kLumpCount> m_lumps{};
  Handle m_staticProps = 0;
  Handle m_detailProps = 0;
};

} // namespace vitrine::formats::source
