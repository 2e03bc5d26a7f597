#include "core/formats/source/bsp/records/LumpLayouts.h"
#include "core/formats/source/bsp/records/Tree.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

struct LumpSpec {
  LumpId lump;
  int version;
  std::uint32_t length;
};

/// A file that holds nothing but lumps of zeros, and its parts.
class LayoutOf {
public:
  LayoutOf(std::uint32_t bspVersion, std::initializer_list<LumpSpec> specs) {
    std::vector<std::byte> file(8 + 64 * 16 + 4);
    const auto put = [&file](std::size_t at, std::uint32_t value) { std::memcpy(file.data() + at, &value, 4); };
    std::memcpy(file.data(), "VBSP", 4);
    put(4, bspVersion);
    for (const LumpSpec& spec : specs) {
      const std::size_t at = 8 + 16 * static_cast<std::size_t>(spec.lump);
      put(at, static_cast<std::uint32_t>(file.size()));
      put(at + 4, spec.length);
      put(at + 8, static_cast<std::uint32_t>(spec.version));
      file.resize(file.size() + spec.length);
    }
    const Bytes bytes = Bytes::adopt(std::move(file));
    m_header = *readBspHeader(bytes, bytes.size());
    BlockContext context{m_spaces, m_limits, m_diagnostics};
    m_lumps = Lumps::read(m_header, *bytes::makeMemorySource(bytes), kAllLumps, context, m_progress);
  }

  std::uint32_t size(LumpId lump) const {
    const ChosenLayout chosen = chooseLayout(lump, m_header, m_lumps);
    return chosen.layout ? chosen.layout->size : 0;
  }
  bool doubtful(LumpId lump) const { return !chooseLayout(lump, m_header, m_lumps).doubt.isEmpty(); }

private:
  BspHeader m_header;
  ByteSpaces m_spaces;
  Limits m_limits;
  Diagnostics m_diagnostics;
  Progress m_progress;
  Lumps m_lumps;
};

std::uint32_t sizeOf(std::uint32_t bspVersion, LumpId lump, int lumpVersion, std::uint32_t length) {
  return LayoutOf(bspVersion, {{lump, lumpVersion, length}}).size(lump);
}

TEST(Layouts, leavesByVersion) {
  EXPECT_EQ(sizeOf(19, LumpId::Leafs, 0, 56 * 3), 56U);
  EXPECT_EQ(sizeOf(20, LumpId::Leafs, 1, 32 * 3), 32U);
  EXPECT_EQ(sizeOf(17, LumpId::Leafs, 0, 32 * 3), 32U);
  EXPECT_EQ(sizeOf(25, LumpId::Leafs, 2, 56 * 3), 56U);
  // Both are 56 bytes long, but not alike.
  EXPECT_TRUE(bsp::kLeaf56Ambient.has("ambientLighting"));
  EXPECT_FALSE(bsp::kLeaf56Wide.has("ambientLighting"));
}

TEST(Layouts, facesByVersion) {
  EXPECT_EQ(sizeOf(20, LumpId::Faces, 1, 56 * 5), 56U);
  EXPECT_EQ(sizeOf(18, LumpId::Faces, 0, 72 * 5), 72U);
  EXPECT_EQ(sizeOf(17, LumpId::Faces, 0, 104 * 5), 104U);
  EXPECT_EQ(sizeOf(17, LumpId::Faces, 0, 68 * 5), 68U);
  EXPECT_EQ(sizeOf(25, LumpId::Faces, 2, 72 * 5), 72U);
  EXPECT_EQ(sizeOf(25, LumpId::Faces, 1, 56 * 5), 56U);
}

TEST(Layouts, facesOfTheBetaAreNotTheVampires) {
  // 26 and 17 records: without models that ask for 17 faces these are the beta's.
  EXPECT_EQ(sizeOf(17, LumpId::Faces, 0, 26 * 68), 68U);
  EXPECT_EQ(sizeOf(17, LumpId::Faces, 0, 34 * 104 + 104), 104U);
}

TEST(Layouts, originalFacesFollowTheFaces) {
  const LayoutOf strata(25, {{LumpId::Faces, 2, 72 * 5}, {LumpId::OriginalFaces, 0, 72 * 7}});
  EXPECT_EQ(strata.size(LumpId::OriginalFaces), 72U);
  const LayoutOf hdrOnly(25, {{LumpId::FacesHdr, 2, 72 * 5}, {LumpId::OriginalFaces, 0, 72 * 7}});
  EXPECT_EQ(hdrOnly.size(LumpId::OriginalFaces), 72U);
}

TEST(Layouts, displacementsByVersion) {
  EXPECT_EQ(sizeOf(20, LumpId::DispInfo, 0, 176 * 3), 176U);
  EXPECT_EQ(sizeOf(17, LumpId::DispInfo, 0, 172 * 3), 172U);
  EXPECT_EQ(sizeOf(22, LumpId::DispInfo, 0, 180 * 3), 180U);
  EXPECT_EQ(sizeOf(23, LumpId::DispInfo, 0, 184 * 3), 184U);
  EXPECT_EQ(sizeOf(25, LumpId::DispInfo, 1, 232 * 3), 232U);
}

TEST(Layouts, wideRecordsOfStrata) {
  EXPECT_EQ(sizeOf(25, LumpId::Nodes, 1, 96), 48U);
  EXPECT_EQ(sizeOf(25, LumpId::Edges, 1, 96), 8U);
  EXPECT_EQ(sizeOf(25, LumpId::BrushSides, 1, 96), 16U);
  EXPECT_EQ(sizeOf(25, LumpId::LeafFaces, 1, 96), 4U);
  EXPECT_EQ(sizeOf(25, LumpId::AreaPortals, 1, 60), 20U);
  EXPECT_EQ(sizeOf(25, LumpId::Primitives, 1, 60), 20U);
  EXPECT_EQ(sizeOf(25, LumpId::PrimIndices, 1, 60), 4U);
  EXPECT_EQ(sizeOf(25, LumpId::VertNormalIndices, 1, 60), 4U);
  EXPECT_EQ(sizeOf(25, LumpId::LeafAmbientIndex, 1, 80), 8U);
  EXPECT_EQ(sizeOf(25, LumpId::Overlays, 1, 356), 356U);
  EXPECT_EQ(sizeOf(25, LumpId::Overlays, 2, 360), 360U);
  EXPECT_EQ(sizeOf(25, LumpId::Overlays, 3, 720), 0U) << "no table of equal records";
  EXPECT_EQ(sizeOf(25, LumpId::WaterOverlays, 1, 1124), 1124U);
  EXPECT_EQ(sizeOf(25, LumpId::FaceIds, 0, 60), 4U);
  EXPECT_EQ(sizeOf(20, LumpId::Edges, 1, 96), 4U);
}

TEST(Layouts, worldLightsAndAmbientSamples) {
  EXPECT_EQ(sizeOf(20, LumpId::WorldLights, 0, 88 * 2), 88U);
  EXPECT_EQ(sizeOf(21, LumpId::WorldLights, 1, 100 * 2), 100U);
  const LayoutOf early(20, {{LumpId::LeafAmbientLighting, 5880, 24 * 9}});
  EXPECT_EQ(early.size(LumpId::LeafAmbientLighting), 24U);
  const LayoutOf later(20, {{LumpId::LeafAmbientIndex, 0, 36}, {LumpId::LeafAmbientLighting, 1, 28 * 9}});
  EXPECT_EQ(later.size(LumpId::LeafAmbientLighting), 28U);
}

TEST(Layouts, sizeOverrulesVersions) {
  const LayoutOf lying(19, {{LumpId::Leafs, 0, 32 * 3}});
  EXPECT_EQ(lying.size(LumpId::Leafs), 32U);
  EXPECT_TRUE(lying.doubtful(LumpId::Leafs));
  const LayoutOf rest(20, {{LumpId::Planes, 0, 20 * 3 + 12}});
  EXPECT_EQ(rest.size(LumpId::Planes), 20U);
  EXPECT_FALSE(rest.doubtful(LumpId::Planes));
}

TEST(Layouts, faceBrushesOnlyWhereTheyAre) {
  const LayoutOf counted(21, {{LumpId::Faces, 0, 10 * 56}, {LumpId::FaceBrushes, 0, 40}});
  EXPECT_EQ(counted.size(LumpId::FaceBrushes), 4U);
  EXPECT_EQ(sizeOf(21, LumpId::FaceBrushes, 0, 40), 0U) << "without faces these are hulls of props";
  EXPECT_EQ(sizeOf(25, LumpId::FaceBrushes, 1, 40), 8U);
  EXPECT_EQ(sizeOf(25, LumpId::FaceBrushList, 1, 40), 4U);
  EXPECT_EQ(sizeOf(20, LumpId::FaceBrushes, 0, 40), 0U);
}

TEST(Layouts, anyVersionOfAnyLumpIsChosen) {
  for (int version : {17, 18, 19, 20, 21, 22, 23, 25}) {
    for (int lump = 0; lump < kLumpCount; ++lump) {
      const auto id = static_cast<LumpId>(lump);
      const LayoutOf file(static_cast<std::uint32_t>(version), {{id, version == 25 ? 2 : 0, 12345}});
      (void)file.size(id);
    }
  }
}

TEST(Layouts, columnsTakeBitsApart) {
  std::vector<std::byte> leaf(32);
  leaf[6] = std::byte{0x05}; // area 5 + flags 2: 0x0405
  leaf[7] = std::byte{0x04};
  const RecordView view(bsp::kLeaf32, Bytes::adopt(std::move(leaf)), {});
  EXPECT_EQ(Column(view, bsp::LeafLayouts::field("area")).integer(view.at(0)), 5);
  EXPECT_EQ(Column(view, bsp::LeafLayouts::field("flags")).integer(view.at(0)), 2);
  EXPECT_FALSE(Column(view, bsp::LeafLayouts::optional("ambientLighting")).exists());
}

TEST(Layouts, flagsHaveNames) {
  EXPECT_EQ(structure::flagNames(bsp::kSurfaceFlagNames, 0x404),
            (QStringList{QStringLiteral("SKY"), QStringLiteral("NOLIGHT")}));
  EXPECT_EQ(structure::flagNames(bsp::kContentsFlagNames, 0x8000001),
            (QStringList{QStringLiteral("SOLID"), QStringLiteral("DETAIL")}));
  EXPECT_EQ(structure::enumName(bsp::kWorldLightTypeNames, 2), QStringLiteral("SPOT"));
}

} // namespace
} // namespace vitrine::tests
