#pragma once

#include "core/structure/Structure.h"
#include "tests/support/TestBytes.h"

namespace vitrine::tests {

inline constexpr std::array<structure::FlagName, 3> kMadeFlags{{{1, "SKY"}, {2, "NODRAW"}, {4, "WATER"}}};
inline constexpr std::array<structure::FlagName, 2> kMadeKinds{{{0, "FLAT"}, {7, "ROUND"}}};

/// Sections of made records that lead to each other: FACES to INFOS (Index), NODES to NODES or LEAVES, EDGES to POINTS
/// (SignedIndex; POINTS_HDR is its twin), PICKS to parts/N (Section), WORDS of varying sizes.
class MadeTables {
public:
  /// Each face: i32 info, u16 flags, u8 kind, u8 small, f32 area, 3 x f32 origin, char name[8].
  struct Face {
    std::int32_t info;
    std::uint16_t flags;
    std::uint8_t kind;
    float area;
    std::array<float, 3> origin;
    std::string name;
  };

  explicit MadeTables(const std::vector<Face>& faces);

  structure::SectionId section(const char* path) const { return *structure.find(QString::fromLatin1(path)); }

  structure::Structure structure;
};

} // namespace vitrine::tests
