#include "tests/core/formats/source/bsp/BranchTwins.h"

namespace vitrine::tests {
namespace {

using demos::Game;

// Old branches keep the mean colours in the faces, so that lightmaps lie elsewhere.
// A mean colour is a luxel: in the twin's lump one for each style of each of its 60 lit faces.
const std::vector<const char*> kOldLight{"lumps/FACES: lightofs", "lumps/LIGHTING: 9912 and 9972 rows"};
// Their faces have no primitives, and are cut into other triangles; their leaves have no light.
const std::vector<const char*> kWithoutPrimitives{"- node Ambient light",
                                                  "- node Primitives",
                                                  "- mesh Primitives",
                                                  "- mesh ambient light",
                                                  "mesh model 0: indices",
                                                  "mesh overlays: positions",
                                                  "mesh overlays: normals",
                                                  "mesh overlays: uvs",
                                                  "mesh overlays: lightmap uvs",
                                                  "mesh overlays: indices",
                                                  "mesh overlays: size of a surface"};
// Where their overlays have what is not known, so that the maker writes none.
const std::vector<const char*> kVindictusRecords{"lumps/GAME_LUMP/sprp/counts: 4 and 3 rows",
                                                 "+ lumps/GAME_LUMP/sprp/scales", "- lumps/OVERLAYS",
                                                 "- lumps/OVERLAY_FADES"};
const std::vector<const char*> kWithoutOverlays{"- node Overlays", "- mesh overlays"};

} // namespace

void PrintTo(const BranchTwins& twins, std::ostream* out) {
  *out << twins.name;
}

const std::vector<BranchTwins>& branchTwins() {
  static const std::vector<BranchTwins> kTwins{
      BranchTwins{"console", {.hdr = true, .ldr = false, .console = true}, {.hdr = true, .ldr = false}},
      BranchTwins{"consoleLzma",
                  {.lzmaLumps = true, .hdr = true, .ldr = false, .console = true},
                  {.lzmaLumps = true, .hdr = true, .ldr = false}},
      BranchTwins{"consoleV19", {.version = 19, .console = true}, {.version = 19}},
      BranchTwins{"consoleV21", {.version = 21, .console = true}, {.version = 21}},
      BranchTwins{"xored", {.xored = true}, {}},
      BranchTwins{"contagion", {.version = 27, .game = Game::Contagion}, {.version = 21}},
      BranchTwins{"beta17", {.version = 17}, {.version = 19}, kOldLight, kWithoutPrimitives},
      BranchTwins{"vampire", {.version = 17, .game = Game::Vampire}, {.version = 19}, kOldLight, kWithoutPrimitives},
      BranchTwins{"v18", {.version = 18}, {.version = 19}, kOldLight},
      BranchTwins{"v22", {.version = 22}, {.version = 21}},
      BranchTwins{"v23", {.version = 23}, {.version = 21}},
      BranchTwins{"darkMessiah", {.game = Game::DarkMessiah}, {}},
      BranchTwins{"darkMessiahLzma", {.lzmaLumps = true, .game = Game::DarkMessiah}, {.lzmaLumps = true}},
      BranchTwins{"vindictus", {.game = Game::Vindictus}, {}, kVindictusRecords, kWithoutOverlays},
      BranchTwins{"laterVindictus", {.game = Game::LaterVindictus}, {}, kVindictusRecords, kWithoutOverlays},
      BranchTwins{"vindictusLzma",
                  {.lzmaLumps = true, .game = Game::Vindictus},
                  {.lzmaLumps = true},
                  kVindictusRecords,
                  kWithoutOverlays},
      BranchTwins{"zenoClash",
                  {.game = Game::ZenoClash},
                  {},
                  {"lumps/GAME_LUMP/sprp/counts: 4 and 3 rows", "+ lumps/GAME_LUMP/sprp/names"}},
      BranchTwins{"blackMesa", {.game = Game::BlackMesa}, {}},
      BranchTwins{"earlyOrangeBox",
                  {.game = Game::EarlyOrangeBox},
                  {.version = 19},
                  {"+ lumps/LEAF_AMBIENT_LIGHTING", "+ lumps/MAP_FLAGS"}},
      BranchTwins{"counterStrikeGo",
                  {.version = 21, .game = Game::CounterStrikeGo},
                  {.version = 21},
                  // The bytes of the sun lie between the luxels.
                  {"lumps/FACES: lightofs", "- lumps/LIGHTING"}}};
  return kTwins;
}

QStringList textsOf(const std::vector<const char*>& texts) {
  QStringList list;
  for (const char* text : texts) {
    list << QString::fromLatin1(text);
  }
  return list;
}

} // namespace vitrine::tests
