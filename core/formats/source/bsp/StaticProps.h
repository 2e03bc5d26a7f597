#pragma once

#include "core/base/Limits.h"
#include "core/formats/source/bsp/GameLump.h"
#include "core/formats/source/bsp/RecordView.h"

#include <array>

namespace vitrine::formats::source {

/// A model placed in the map. File axes.
struct StaticProp {
  QVector3D origin;
  QVector3D angles; ///< pitch, yaw, roll in degrees
  int model = 0;    ///< into StaticProps::models
  int firstLeaf = 0;
  int leafCount = 0;
  QVector3D scale{1, 1, 1};
  int skin = 0;
  std::uint32_t flags = 0;
  QVector3D lightingOrigin; ///< counts with kPropUseLightingOrigin
  std::array<std::uint8_t, 4> tint{255, 255, 255, 255}; ///< red, green, blue, alpha; encoded
};

/// Flags of static props that the reader acts on.
inline constexpr std::uint32_t kPropUseLightingOrigin = 0x2;
inline constexpr std::uint32_t kPropNoDraw = 0x4;
inline constexpr std::uint32_t kPropNoPerVertexLighting = 0x40;

/// The game lump "sprp" taken apart; docs/formats/source-bsp.md, "Static props".
struct StaticProps {
  int version = 0;
  RecordView dictionary;
  RecordView leaves;
  RecordView props;
  bool knownRecords = true;
  /// Bytes of one record as the lump's size and count say; 0 without records.
  double recordSize = 0;

  QStringList models() const; ///< as written in the file
  /// The leaf list's entry `index`; -1 outside.
  int leafAt(int index) const;
  std::vector<StaticProp> readProps() const;
};

StaticProps readStaticProps(const GameLumpEntry& lump, int bspVersion, Diagnostics& diagnostics);

/// The game lump "dprp": sprites and small models strewn over the ground.
struct DetailProps {
  RecordView dictionary;
  RecordView sprites;
  RecordView props;

  QStringList models() const; ///< as written in the file
};

DetailProps readDetailProps(const GameLumpEntry& lump, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
