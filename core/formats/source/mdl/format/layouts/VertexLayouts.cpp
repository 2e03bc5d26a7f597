#include "core/formats/source/mdl/format/layouts/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;
using structure::FlagName;

constexpr const char* kFromRecord = QT_TRANSLATE_NOOP("formats", "place, from the start of this record");
constexpr const char* kPlace = QT_TRANSLATE_NOOP("formats", "place in the file");

constexpr auto kStripGroupFlags =
    std::to_array<FlagName>({{1, "IS_FLEXED"}, {2, "IS_HWSKINNED"}, {4, "IS_DELTA_FLEXED"}, {8, "SUPPRESS_HW_MORPH"}});
constexpr auto kStripFlags = std::to_array<FlagName>({{1, "IS_TRILIST"}, {2, "IS_TRISTRIP"}});
constexpr auto kMeshFlags = std::to_array<FlagName>({{1, "IS_TEETH"}, {2, "IS_EYES"}});

LayoutPtr counted(const char* name, const char* count, const char* place, std::uint32_t size) {
  return LayoutBuilder(name).add(Type::I32, count).add(Type::I32, place, kFromRecord).done(size);
}

LayoutPtr stripGroup(bool hasTopology) {
  LayoutBuilder layout("strip group");
  layout.add(Type::I32, "numVerts")
      .add(Type::I32, "vertOffset", kFromRecord)
      .add(Type::I32, "numIndices")
      .add(Type::I32, "indexOffset", kFromRecord)
      .add(Type::I32, "numStrips")
      .add(Type::I32, "stripOffset", kFromRecord)
      .add(Type::U8, "flags")
      .flags(kStripGroupFlags);
  if (hasTopology) {
    layout.add(Type::I32, "numTopologyIndices").add(Type::I32, "topologyOffset", kFromRecord);
  }
  return layout.done(hasTopology ? 33 : 25);
}

LayoutPtr strip(bool hasTopology) {
  LayoutBuilder layout("strip");
  layout.add(Type::I32, "numIndices")
      .add(Type::I32, "indexOffset", QT_TRANSLATE_NOOP("formats", "its first index, of the strip group's"))
      .add(Type::I32, "numVerts")
      .add(Type::I32, "vertOffset", QT_TRANSLATE_NOOP("formats", "its first vertex, of the strip group's"))
      .add(Type::I16, "numBones")
      .add(Type::U8, "flags")
      .flags(kStripFlags)
      .add(Type::I32, "numBoneStateChanges")
      .add(Type::I32, "boneStateChangeOffset", kFromRecord);
  if (hasTopology) {
    layout.add(Type::I32, "numTopologyIndices").add(Type::I32, "topologyOffset");
  }
  return layout.done(hasTopology ? 35 : 27);
}

} // namespace

const LayoutPtr& vvdHeader() {
  static const LayoutPtr layout =
      LayoutBuilder("header")
          .add(Type::Chars, "id", QT_TRANSLATE_NOOP("formats", "IDSV"), 4)
          .add(Type::I32, "version")
          .add(Type::U32, "checksum")
          .add(Type::I32, "numLODs")
          .add(Type::I32, "numLODVertexes", QT_TRANSLATE_NOOP("formats", "vertices by level of detail"), 8)
          .add(Type::I32, "numFixups")
          .add(Type::I32, "fixupTableStart", kPlace)
          .add(Type::I32, "vertexDataStart", kPlace)
          .add(Type::I32, "tangentDataStart", kPlace)
          .done(64);
  return layout;
}

const LayoutPtr& vvdFixup() {
  static const LayoutPtr layout =
      LayoutBuilder("fix-up")
          .add(Type::I32, "lod", QT_TRANSLATE_NOOP("formats", "coarsest level of detail that has these vertices"))
          .add(Type::I32, "sourceVertexID", QT_TRANSLATE_NOOP("formats", "first of them"))
          .to("vvd/vertices")
          .add(Type::I32, "numVertexes")
          .done(12);
  return layout;
}

const LayoutPtr& vvdVertex() {
  static const LayoutPtr layout = LayoutBuilder("vertex")
                                      .add(Type::F32, "weight", "", 3)
                                      .add(Type::U8, "bone", "", 3)
                                      .to("bones")
                                      .add(Type::U8, "numbones")
                                      .vec3("position")
                                      .vec3("normal")
                                      .add(Type::F32, "texCoord", "", 2)
                                      .done(48);
  return layout;
}

const LayoutPtr& vvdTangent() {
  static const LayoutPtr layout =
      LayoutBuilder("tangent")
          .add(Type::F32, "tangent", QT_TRANSLATE_NOOP("formats", "x, y, z and which way the other goes"), 4)
          .done(16);
  return layout;
}

const LayoutPtr& vtxHeader() {
  static const LayoutPtr layout = LayoutBuilder("header")
                                      .add(Type::I32, "version")
                                      .add(Type::I32, "vertCacheSize")
                                      .add(Type::U16, "maxBonesPerStrip")
                                      .add(Type::U16, "maxBonesPerTri")
                                      .add(Type::I32, "maxBonesPerVert")
                                      .add(Type::U32, "checkSum")
                                      .add(Type::I32, "numLODs")
                                      .add(Type::I32, "materialReplacementListOffset", kPlace)
                                      .add(Type::I32, "numBodyParts")
                                      .add(Type::I32, "bodyPartOffset", kPlace)
                                      .done(36);
  return layout;
}

const LayoutPtr& vtxBodyPart() {
  static const LayoutPtr layout = counted("body part", "numModels", "modelOffset", 8);
  return layout;
}

const LayoutPtr& vtxModel() {
  static const LayoutPtr layout = counted("model", "numLODs", "lodOffset", 8);
  return layout;
}

const LayoutPtr& vtxLod() {
  static const LayoutPtr layout =
      LayoutBuilder("level of detail")
          .add(Type::I32, "numMeshes")
          .add(Type::I32, "meshOffset", kFromRecord)
          .add(Type::F32, "switchPoint",
               QT_TRANSLATE_NOOP("formats", "from how far away it is shown; -1: for shadows only"))
          .done(12);
  return layout;
}

const LayoutPtr& vtxMesh() {
  static const LayoutPtr layout = LayoutBuilder("mesh")
                                      .add(Type::I32, "numStripGroups")
                                      .add(Type::I32, "stripGroupHeaderOffset", kFromRecord)
                                      .add(Type::U8, "flags")
                                      .flags(kMeshFlags)
                                      .done(9);
  return layout;
}

const LayoutPtr& vtxStripGroup(bool hasTopology) {
  static const std::array<LayoutPtr, 2> layouts{stripGroup(false), stripGroup(true)};
  return layouts[hasTopology ? 1 : 0];
}

const LayoutPtr& vtxStrip(bool hasTopology) {
  static const std::array<LayoutPtr, 2> layouts{strip(false), strip(true)};
  return layouts[hasTopology ? 1 : 0];
}

const LayoutPtr& vtxVertex() {
  static const LayoutPtr layout =
      LayoutBuilder("vertex")
          .add(Type::U8, "boneWeightIndex", "", 3)
          .add(Type::U8, "numBones")
          .add(Type::U16, "origMeshVertID", QT_TRANSLATE_NOOP("formats", "of the mesh's vertices"))
          .add(Type::I8, "boneID", "", 3)
          .done(9);
  return layout;
}

const LayoutPtr& vtxTriangle() {
  static const LayoutPtr layout =
      LayoutBuilder("triangle")
          .add(Type::U16, "indices", QT_TRANSLATE_NOOP("formats", "of the strip group's vertices"), 3)
          .done(6);
  return layout;
}

} // namespace vitrine::formats::source::layouts
