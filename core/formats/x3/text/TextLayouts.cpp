#include "core/formats/x3/text/TextLayouts.h"

#include "core/formats/x3/model/SceneFile.h"

#include <QtGlobal>

namespace vitrine::formats::x3 {
namespace {

using structure::Field;
using structure::FlagName;
using structure::RecordLayout;
using Type = structure::FieldType;

constexpr auto kFaceFlags = std::to_array<FlagName>({{8, "UV"}, {16, "SMOOTHING"}, {128, "UV2"}});

constexpr auto kFrameFlags = std::to_array<FlagName>({{frame_flags::kLinear, "LINEAR"},
                                                      {frame_flags::kRotation, "ROT"},
                                                      {frame_flags::kTarget, "TARGETPOS"},
                                                      {frame_flags::kSamePosition, "SAMEPOS"},
                                                      {frame_flags::kSameRotation, "SAMEROT"},
                                                      {frame_flags::kSameTarget, "SAMETARGET"},
                                                      {frame_flags::kBezier, "BEZIER"},
                                                      {frame_flags::kSameScale, "SAMESCALE"},
                                                      {frame_flags::kColor, "COLOR"},
                                                      {frame_flags::kSameColor, "SAMECOLOR"},
                                                      {frame_flags::kFov, "FOV"},
                                                      {frame_flags::kSameFov, "SAMEFOV"},
                                                      {frame_flags::kAbsoluteRotation, "ABSROT"},
                                                      {frame_flags::kPositionTcb, "POS_TCB"},
                                                      {frame_flags::kRotationTcb, "ROT_TCB"},
                                                      {frame_flags::kPositionBezier, "POS_BEZIER"},
                                                      {frame_flags::kTargetTcb, "TARGET_TCB"},
                                                      {frame_flags::kFakeRotationTcb, "FAKE_ROT_TCB"}});

constexpr auto kJetFlags = std::to_array<FlagName>({{0x1, "main jet"},
                                                    {0x2, "brake jet"},
                                                    {0x4, "yaw 4"},
                                                    {0x8, "yaw 8"},
                                                    {0x10, "pitch 10"},
                                                    {0x20, "pitch 20"},
                                                    {0x40, "roll 40"},
                                                    {0x80, "roll 80"},
                                                    {0x1000, "visible"},
                                                    {0x2000, "no trail"},
                                                    {0x4000, "no emitter effect"},
                                                    {0x8000, "travel mode nozzle"}});

constexpr auto kPartFlags =
    std::to_array<FlagName>({{0x1, "normal"}, {0x4, "pivot"}, {kPartHidden, "hidden"}, {kPartWithBox, "with box"}});

constexpr auto kMaterialFlags = std::to_array<FlagName>({{kMaterialDestBlend, "destination blend"},
                                                         {kMaterialWire, "wire"},
                                                         {kMaterialTwoSided, "two-sided"},
                                                         {kMaterialEffect, "effect"}});

Field field(const char* name, Type type, std::uint32_t count, const char* meaning) {
  return {.name = name, .type = type, .offset = structure::kVaryingOffset, .count = count, .meaning = meaning};
}

Field bits(const char* name, std::span<const FlagName> names, const char* meaning) {
  Field made = field(name, Type::U32, 1, meaning);
  made.flags = names;
  return made;
}

Field tcb(const char* name) {
  return field(name, Type::F32, 5,
               QT_TRANSLATE_NOOP("formats", "tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)"));
}

TextLayoutPtr layout(const char* name, std::vector<Field> fields) {
  return std::make_shared<const RecordLayout>(RecordLayout{name, 0, std::move(fields)});
}

/// A layout, and the text that its references need.
struct Leading {
  std::string first;
  std::string second;
  RecordLayout layout;
};

/// The field leads to `target`, which lives as long as the layout; empty: nowhere.
void lead(Field& field, const std::string& target) {
  if (!target.empty()) {
    field.reference = {structure::ReferenceKind::Index, target.c_str()};
  }
}

} // namespace

TextLayoutPtr pointLayout() {
  static const TextLayoutPtr made =
      layout("point", {field("x", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "to the right")),
                       field("y", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "up")),
                       field("z", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "forward"))});
  return made;
}

TextLayoutPtr faceLayout(const std::string& materials, const std::string& points) {
  auto made = std::make_shared<Leading>(Leading{materials, points, {"face", 0, {}}});
  made->layout.fields = {
      field("material", Type::I32, 1,
            QT_TRANSLATE_NOOP("formats", "which of the materials; negative: an animated texture")),
      field("vertices", Type::I32, 4, QT_TRANSLATE_NOOP("formats", "which points its corners are")),
      field("marker", Type::I32, 1,
            QT_TRANSLATE_NOOP("formats", "ends the corners; without its sign it tells what follows")),
      bits("flags", kFaceFlags, QT_TRANSLATE_NOOP("formats", "the marker without its sign")),
      field("smoothing", Type::U32, 1,
            QT_TRANSLATE_NOOP("formats", "faces of the same value are smooth towards each other; 0 is flat")),
      field("uv", Type::F32, 8, QT_TRANSLATE_NOOP("formats", "u and v of each corner; v grows downwards")),
      field("uv2", Type::F32, 8, QT_TRANSLATE_NOOP("formats", "the same of a second set"))};
  lead(made->layout.fields[static_cast<std::size_t>(FaceColumn::Material)], made->first);
  lead(made->layout.fields[static_cast<std::size_t>(FaceColumn::Vertices)], made->second);
  return {made, &made->layout};
}

TextLayoutPtr frameLayout() {
  static const TextLayoutPtr made = layout(
      "frame",
      {bits("flags", kFrameFlags, QT_TRANSLATE_NOOP("formats", "which fields follow, and how they are meant")),
       field("position", Type::I32, 3, QT_TRANSLATE_NOOP("formats", "to the right, up, forward; 500 are a metre")),
       tcb("positionTcb"),
       field("positionBezier", Type::F32, 1,
             QT_TRANSLATE_NOOP("formats", "data of a Bezier curve, of unknown meaning")),
       field("turn", Type::F32, 1,
             QT_TRANSLATE_NOOP("formats", "of a full circle, about the axis; from the frame before unless ABSROT")),
       field("axis", Type::F32, 3, QT_TRANSLATE_NOOP("formats", "of any length")), tcb("rotationTcb"),
       field("target", Type::I32, 3, QT_TRANSLATE_NOOP("formats", "the point that a camera looks at")),
       field("roll", Type::F32, 1, QT_TRANSLATE_NOOP("formats", "about the line of sight")), tcb("targetTcb"),
       field("fov", Type::F32, 1, QT_TRANSLATE_NOOP("formats", "horizontal field of view in radians")),
       field("color", Type::F32, 3, QT_TRANSLATE_NOOP("formats", "red, green, blue; 1 is full")),
       field("length", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "milliseconds to the next frame; -1 at the last")),
       field("next", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "the frame that comes next; -1 or 1 at the last"))});
  return made;
}

TextLayoutPtr pathLayout(const std::string& paths) {
  auto made = std::make_shared<Leading>(Leading{paths, {}, {"path", 0, {}}});
  made->layout.fields = {
      field("id", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "by which others name it as their parent")),
      field("body", Type::Chars, 1,
            QT_TRANSLATE_NOOP("formats", "a file below objects, or the number of a body; -1: none")),
      field("parent", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "the id of the path that it moves with")),
      field("cockpit", Type::U32, 1,
            QT_TRANSLATE_NOOP("formats", "the number of a turret, or from 0x1000 on bits of a jet")),
      bits("jet", kJetFlags, QT_TRANSLATE_NOOP("formats", "what the bits of a jet mean")),
      field("name", Type::Chars, 1, ""),
      field("flags", Type::Chars, 1,
            QT_TRANSLATE_NOOP("formats", "b body, c camera, l lamp, d directional light, j sub-scene")),
      field("notes", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "in all its note tracks")),
      field("frames", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "so many keys its movement has"))};
  lead(made->layout.fields[static_cast<std::size_t>(PathColumn::Parent)], made->first);
  return {made, &made->layout};
}

TextLayoutPtr noteLayout() {
  static const TextLayoutPtr made =
      layout("note", {field("time", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "milliseconds")),
                      field("text", Type::Chars, 1, QT_TRANSLATE_NOOP("formats", "what happens then"))});
  return made;
}

TextLayoutPtr materialLayout() {
  static const TextLayoutPtr made = layout(
      "material",
      {field("tag", Type::Chars, 1, QT_TRANSLATE_NOOP("formats", "tells which fields follow")),
       field("index", Type::I32, 1,
             QT_TRANSLATE_NOOP("formats", "of MATERIAL3 what faces refer to; else they count materials")),
       bits("flags", kMaterialFlags, QT_TRANSLATE_NOOP("formats", "of MATERIAL6")),
       field("technique", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "which of the effect's ways to draw")),
       field("effect", Type::Chars, 1, QT_TRANSLATE_NOOP("formats", "file of the effect")),
       field("parameters", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "of the effect; they have tables of their own")),
       field("texture", Type::Chars, 1, QT_TRANSLATE_NOOP("formats", "a file or a number; NULL: none")),
       field("ambient", Type::I32, 3, QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full")),
       field("diffuse", Type::I32, 3, QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full")),
       field("specular", Type::I32, 3, QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full")),
       field("transparency", Type::I32, 1, ""),
       field("selfIllumination", Type::I32, 1, ""),
       field("shininess", Type::I32, 1, ""),
       field("strength", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "of the highlights")),
       field("destBlend", Type::I32, 1, QT_TRANSLATE_NOOP("formats", "1: added to what lies behind")),
       field("twoSided", Type::I32, 1, ""),
       field("wire", Type::I32, 1, ""),
       field("textureValue", Type::I32, 1, ""),
       field("environmentMap", Type::Chars, 1, ""),
       field("environmentValue", Type::I32, 1, ""),
       field("bumpMap", Type::Chars, 1, ""),
       field("bumpValue", Type::I32, 1, ""),
       field("lightMap", Type::Chars, 1, ""),
       field("lightValue", Type::I32, 1, ""),
       field("map4", Type::Chars, 1, ""),
       field("value4", Type::I32, 1, ""),
       field("map5", Type::Chars, 1, ""),
       field("value5", Type::I32, 1, "")});
  return made;
}

TextLayoutPtr parameterLayout() {
  static const TextLayoutPtr made =
      layout("parameter",
             {field("name", Type::Chars, 1, ""), field("type", Type::Chars, 1, ""),
              field("value", Type::F64, 1, QT_TRANSLATE_NOOP("formats", "as many numbers as the type has, or text"))});
  return made;
}

std::span<const FlagName> partFlagNames() {
  return kPartFlags;
}

} // namespace vitrine::formats::x3
