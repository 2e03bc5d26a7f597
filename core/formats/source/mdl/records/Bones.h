#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/mdl/records/Header.h"

#include <QMatrix4x4>
#include <QQuaternion>

#include <vector>

namespace vitrine::formats::source {

struct MdlFile;

inline constexpr std::uint32_t kFixedAlignment = 0x00100000; ///< flag of bones

inline constexpr auto kMdlBoneFlags = std::to_array<structure::FlagName>({
    {0x1, "PHYSICALLY_SIMULATED"},   {0x2, "PHYSICS_PROCEDURAL"},          {0x4, "ALWAYS_PROCEDURAL"},
    {0x8, "SCREEN_ALIGN_SPHERE"},    {0x10, "SCREEN_ALIGN_CYLINDER"},      {0x100, "USED_BY_HITBOX"},
    {0x200, "USED_BY_ATTACHMENT"},   {0x400, "USED_BY_VERTEX_LOD0"},       {0x800, "USED_BY_VERTEX_LOD1"},
    {0x1000, "USED_BY_VERTEX_LOD2"}, {0x2000, "USED_BY_VERTEX_LOD3"},      {0x4000, "USED_BY_VERTEX_LOD4"},
    {0x8000, "USED_BY_VERTEX_LOD5"}, {0x10000, "USED_BY_VERTEX_LOD6"},     {0x20000, "USED_BY_VERTEX_LOD7"},
    {0x40000, "USED_BY_BONE_MERGE"}, {kFixedAlignment, "FIXED_ALIGNMENT"}, {0x200000, "HAS_SAVEFRAME_POS"},
    {0x400000, "HAS_SAVEFRAME_ROT"},
});

inline constexpr auto kMdlBone = [] {
  using namespace structure::fields;
  constexpr const char* kQuaternion = QT_TRANSLATE_NOOP("formats", "x, y, z, w");
  constexpr const char* kScale = QT_TRANSLATE_NOOP("formats", "scale of the animation values");
  return structure::layout(
      "bone", 216, i32("sznameindex", kMdlFromRecord),
      i32("parent", QT_TRANSLATE_NOOP("formats", "parent bone")).to("bones"),
      i32("bonecontroller", "", 6).to("bone controllers"),
      vec3("pos", QT_TRANSLATE_NOOP("formats", "relative to its parent")), f32("quat", kQuaternion, 4),
      vec3("rot", QT_TRANSLATE_NOOP("formats", "the same as angles in radians")), vec3("posscale", kScale),
      vec3("rotscale", kScale),
      f32("poseToBone", QT_TRANSLATE_NOOP("formats", "transform from the model's bind pose to the bone; three rows"),
          12),
      f32("qAlignment", kQuaternion, 4), u32("flags").flags(kMdlBoneFlags), i32("proctype"),
      i32("procindex", kMdlFromRecord), i32("physicsbone"), i32("surfacepropidx", kMdlFromRecord),
      u32("contents").gap(32));
}();

inline constexpr auto kMdlBoneController = [] {
  using namespace structure::fields;
  return structure::layout("bone controller", 56, i32("bone").to("bones"),
                           i32("type", QT_TRANSLATE_NOOP("formats", "moved axes: X, Y, Z, XR, YR, ZR")), f32("start"),
                           f32("end"), i32("rest"), i32("inputfield").gap(32));
}();

inline constexpr auto kMdlAttachment = [] {
  using namespace structure::fields;
  return structure::layout(
      "attachment", 92, i32("sznameindex", kMdlFromRecord), u32("flags"),
      i32("localbone", QT_TRANSLATE_NOOP("formats", "bone it is attached to")).to("bones"),
      f32("local", QT_TRANSLATE_NOOP("formats", "transform relative to the bone; three rows"), 12).gap(32));
}();

inline constexpr auto kMdlIkChain = [] {
  using namespace structure::fields;
  return structure::layout("ik chain", 16, i32("sznameindex", kMdlFromRecord), i32("linktype"), i32("numlinks"),
                           i32("linkindex", kMdlFromRecord));
}();

inline constexpr auto kMdlIkLock = [] {
  using namespace structure::fields;
  return structure::layout("ik lock", 32, i32("chain").to("ik chains"), f32("flPosWeight"), f32("flLocalQWeight"),
                           u32("flags").gap(16));
}();

/// A joint of the skeleton. Everything in file axes.
struct MdlBone {
  QString name;
  int parent = -1;         ///< stands before it; -1: none
  QVector3D position;      ///< in its parent
  QQuaternion rotation;    ///< unit length
  QVector3D angles;        ///< the same in radians, what animations add to
  QVector3D positionScale; ///< of animations' numbers
  QVector3D angleScale;
  QQuaternion alignment; ///< the half of all rotations that animations stay in, where `flags` say so
  QMatrix4x4 poseToBone; ///< from the vertices' space to the bone's, as they were bound
  std::uint32_t flags = 0;
};

/// A named place on a bone.
struct MdlAttachment {
  QString name;
  std::int32_t bone = 0;
  QMatrix4x4 local; ///< in the bone's space, file axes; as stored
};

/// Bones of a file of which header and bytes are read; `diagnostics` hears of what does not fit.
std::vector<MdlBone> readBones(const MdlFile& mdl, Diagnostics& diagnostics);
std::vector<MdlAttachment> readAttachments(const MdlFile& mdl);

} // namespace vitrine::formats::source
