#include "tests/core/formats/source/bsp/BranchTwins.h"

namespace vitrine::tests {
namespace {

using demos::Game;

// Old branches keep the mean colours in the faces, so that lightmaps lie elsewhere.
// A mean colour is a luxel: in the twin's lump one for each style of each lit face, 76 of them.
const std::vector<const char*> kOldLight{"lumps/FACES: lightofs", "lumps/LIGHTING: 10628 and 10704 rows"};
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
// No neighbour is the largest number, of 32 bits instead of 16.
const std::vector<const char*> kNoNeighbours{
    "lumps/DISPINFO: edge0a",  "lumps/DISPINFO: edge0b",  "lumps/DISPINFO: edge1a",  "lumps/DISPINFO: edge1b",
    "lumps/DISPINFO: edge2a",  "lumps/DISPINFO: edge2b",  "lumps/DISPINFO: edge3a",  "lumps/DISPINFO: edge3b",
    "lumps/DISPINFO: corner0", "lumps/DISPINFO: corner1", "lumps/DISPINFO: corner2", "lumps/DISPINFO: corner3"};

std::vector<const char*> listed(std::vector<const char*> first, const std::vector<const char*>& second,
                                const std::vector<const char*>& third = {}) {
  first.insert(first.end(), second.begin(), second.end());
  first.insert(first.end(), third.begin(), third.end());
  return first;
}

const std::vector<const char*> kVindictusRecords =
    listed(kNoNeighbours, {"lumps/GAME_LUMP/sprp/counts: 4 and 3 rows", "+ lumps/GAME_LUMP/sprp/scales"});
// The four letters that tell what follows are numbers of 32 bits there.
const std::vector<const char*> kConsoleTags{"lumps/PHYSCOLLIDE/headers: vphysicsID", "lumps/PHYSCOLLIDE/surfaces: id"};
const std::vector<const char*> kOldConsoleTags{
    "lumps/PHYSCOLLIDE/headers: vphysicsID", "lumps/PHYSCOLLIDE/surfaces: id",
    "lumps/PHYSCOLLIDESURFACE/headers: vphysicsID", "lumps/PHYSCOLLIDESURFACE/surfaces: id"};
// Up to version 19 the collision models are there twice, and leaves have their light themselves.
const std::vector<const char*> kSinceOrangeBox{
    "+ lumps/LEAF_AMBIENT_LIGHTING",         "+ lumps/MAP_FLAGS",
    "- lumps/PHYSCOLLIDESURFACE/headers",    "- lumps/PHYSCOLLIDESURFACE/keydata",
    "- lumps/PHYSCOLLIDESURFACE/ledges",     "- lumps/PHYSCOLLIDESURFACE/models",
    "- lumps/PHYSCOLLIDESURFACE/nodes",      "- lumps/PHYSCOLLIDESURFACE/points",
    "- lumps/PHYSCOLLIDESURFACE/solids",     "- lumps/PHYSCOLLIDESURFACE/surfaces",
    "- lumps/PHYSCOLLIDESURFACE/terminator", "- lumps/PHYSCOLLIDESURFACE/triangles"};

const std::vector<const char*> kPackedPak{
    "lumps/PAKFILE/central directory: version",   "lumps/PAKFILE/central directory: method",
    "lumps/PAKFILE/central directory: codedSize", "lumps/PAKFILE/central directory: localOffset",
    "lumps/PAKFILE/end record: directoryOffset",  "lumps/PAKFILE/local headers: version",
    "lumps/PAKFILE/local headers: method",        "lumps/PAKFILE/local headers: codedSize"};
// Boxes are real numbers, sides without a displacement say -1, the extra bytes between luxels are whole luxels, and
// the bodies of physics have no records.
const std::vector<const char*> kStrataRecords =
    listed({"lumps/BRUSHSIDES: dispinfo"}, kNoNeighbours,
           {"lumps/FACES: lightofs", "lumps/LEAFS: mins", "lumps/LEAFS: maxs", "+ lumps/LIGHTING", "lumps/NODES: mins",
            "lumps/NODES: maxs", "lumps/PHYSCOLLIDE/headers: version", "+ lumps/PHYSCOLLIDE/opaque",
            "- lumps/PHYSCOLLIDE/ledges", "- lumps/PHYSCOLLIDE/nodes", "- lumps/PHYSCOLLIDE/points",
            "- lumps/PHYSCOLLIDE/surfaces", "- lumps/PHYSCOLLIDE/triangles"});
const std::vector<const char*> kWithoutHulls{"- node Drawn but not solid", "- node Physics hulls of brushes",
                                             "- mesh Drawn but not solid", "- mesh Physics hulls of brushes"};

} // namespace

void PrintTo(const BranchTwins& twins, std::ostream* out) {
  *out << twins.name;
}

const std::vector<BranchTwins>& branchTwins() {
  static const std::vector<BranchTwins> kTwins{
      BranchTwins{"console", {.hdr = true, .ldr = false, .console = true}, {.hdr = true, .ldr = false}, kConsoleTags},
      BranchTwins{"consoleLzma",
                  {.lzmaLumps = true, .hdr = true, .ldr = false, .console = true},
                  {.lzmaLumps = true, .hdr = true, .ldr = false},
                  kConsoleTags},
      BranchTwins{"consoleV19", {.version = 19, .console = true}, {.version = 19}, kOldConsoleTags},
      BranchTwins{"consoleV21", {.version = 21, .console = true}, {.version = 21}, kConsoleTags},
      BranchTwins{"xored", {.xored = true}, {}},
      BranchTwins{"contagion", {.version = 27, .game = Game::Contagion}, {.version = 21}},
      BranchTwins{"beta17", {.version = 17}, {.version = 19}, kOldLight, kWithoutPrimitives, false},
      BranchTwins{
          "vampire", {.version = 17, .game = Game::Vampire}, {.version = 19}, kOldLight, kWithoutPrimitives, false},
      BranchTwins{"v18", {.version = 18}, {.version = 19}, kOldLight},
      BranchTwins{"v22", {.version = 22}, {.version = 21}}, BranchTwins{"v23", {.version = 23}, {.version = 21}},
      BranchTwins{"darkMessiah", {.game = Game::DarkMessiah}, {}},
      BranchTwins{"darkMessiahLzma", {.lzmaLumps = true, .game = Game::DarkMessiah}, {.lzmaLumps = true}},
      BranchTwins{"vindictus", {.game = Game::Vindictus}, {}, kVindictusRecords},
      BranchTwins{"laterVindictus", {.game = Game::LaterVindictus}, {}, kVindictusRecords},
      BranchTwins{
          "vindictusLzma", {.lzmaLumps = true, .game = Game::Vindictus}, {.lzmaLumps = true}, kVindictusRecords},
      BranchTwins{"zenoClash",
                  {.game = Game::ZenoClash},
                  {},
                  {"lumps/GAME_LUMP/sprp/counts: 4 and 3 rows", "+ lumps/GAME_LUMP/sprp/names"}},
      BranchTwins{"blackMesa", {.game = Game::BlackMesa}, {}, {"+ lumps/OVERLAY_SYSTEM_LEVELS"}},
      BranchTwins{"earlyOrangeBox", {.game = Game::EarlyOrangeBox}, {.version = 19}, kSinceOrangeBox},
      BranchTwins{"counterStrikeGo",
                  {.version = 21, .game = Game::CounterStrikeGo},
                  {.version = 21},
                  // The bytes of the sun lie between the luxels.
                  {"+ lumps/FACEBRUSHES", "+ lumps/FACEBRUSHLIST", "lumps/FACES: lightofs", "- lumps/LIGHTING"}},
      BranchTwins{"left4Dead2", {.version = 21, .l4d2Directory = true}, {.version = 21}},
      // One entry more tells where compressed parts end.
      BranchTwins{"lzma", {.lzmaLumps = true, .hdr = true}, {.hdr = true}, {"lumps/GAME_LUMP/counts: count"}},
      BranchTwins{"lzmaPak", {.pakMethod = demos::ZipMethod::Lzma}, {}, kPackedPak},
      BranchTwins{
          "strata", {.version = 25}, {.version = 21, .game = Game::CounterStrikeGo}, kStrataRecords, kWithoutHulls},
      BranchTwins{
          "strataLzma", {.version = 25, .lzmaLumps = true}, {.version = 25}, {"lumps/GAME_LUMP/counts: count"}}};
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
