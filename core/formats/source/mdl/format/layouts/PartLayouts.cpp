#include "core/formats/source/mdl/format/layouts/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr const char* kFromRecord = QT_TRANSLATE_NOOP("formats", "place, from the start of this record");

} // namespace

const LayoutPtr& mdlModel() {
  static const LayoutPtr layout =
      LayoutBuilder("model")
          .add(Type::Chars, "name", "", 64)
          .add(Type::I32, "type")
          .add(Type::F32, "boundingradius")
          .add(Type::I32, "nummeshes")
          .add(Type::I32, "meshindex", kFromRecord)
          .add(Type::I32, "numvertices")
          .add(Type::I32, "vertexindex", QT_TRANSLATE_NOOP("formats", "48 times its first vertex"))
          .add(Type::I32, "tangentsindex", QT_TRANSLATE_NOOP("formats", "16 times its first vertex"))
          .add(Type::I32, "numattachments")
          .add(Type::I32, "attachmentindex")
          .add(Type::I32, "numeyeballs")
          .add(Type::I32, "eyeballindex", kFromRecord)
          .skip(40)
          .done(148);
  return layout;
}

const LayoutPtr& mdlMesh() {
  static const LayoutPtr layout =
      LayoutBuilder("mesh")
          .add(Type::I32, "material", QT_TRANSLATE_NOOP("formats", "column of the skins"))
          .add(Type::I32, "modelindex", kFromRecord)
          .add(Type::I32, "numvertices")
          .add(Type::I32, "vertexoffset", QT_TRANSLATE_NOOP("formats", "its first vertex, of the model's"))
          .add(Type::I32, "numflexes")
          .add(Type::I32, "flexindex", kFromRecord)
          .add(Type::I32, "materialtype", QT_TRANSLATE_NOOP("formats", "1: an eyeball"))
          .add(Type::I32, "materialparam", QT_TRANSLATE_NOOP("formats", "which eyeball"))
          .add(Type::I32, "meshid")
          .vec3("center")
          .skip(4)
          .add(Type::I32, "numLODVertexes", QT_TRANSLATE_NOOP("formats", "vertices by level of detail"), 8)
          .skip(32)
          .done(116);
  return layout;
}

const LayoutPtr& mdlHitbox() {
  static const LayoutPtr layout =
      LayoutBuilder("hitbox")
          .add(Type::I32, "bone")
          .to("bones")
          .add(Type::I32, "group",
               QT_TRANSLATE_NOOP("formats", "1 head, 2 chest, 3 stomach, 4 and 5 arms, 6 and 7 legs"))
          .vec3("bbmin", QT_TRANSLATE_NOOP("formats", "in the bone's space"))
          .vec3("bbmax")
          .add(Type::I32, "szhitboxnameindex", kFromRecord)
          .skip(32)
          .done(68);
  return layout;
}

const LayoutPtr& mdlFlex() {
  static const LayoutPtr layout = LayoutBuilder("mesh flex")
                                      .add(Type::I32, "flexdesc")
                                      .to("flexes")
                                      .add(Type::F32, "target", "", 4)
                                      .add(Type::I32, "numverts")
                                      .add(Type::I32, "vertindex", kFromRecord)
                                      .add(Type::I32, "flexpair")
                                      .to("flexes")
                                      .add(Type::U8, "vertanimtype")
                                      .skip(27)
                                      .done(60);
  return layout;
}

const LayoutPtr& mdlEvent() {
  static const LayoutPtr layout = LayoutBuilder("event")
                                      .add(Type::F32, "cycle", QT_TRANSLATE_NOOP("formats", "when: 0 to 1"))
                                      .add(Type::I32, "event")
                                      .add(Type::I32, "type")
                                      .add(Type::Chars, "options", "", 64)
                                      .add(Type::I32, "szeventindex", kFromRecord)
                                      .done(80);
  return layout;
}

LayoutPtr mdlSkin(std::uint32_t refs) {
  return LayoutBuilder("skin")
      .add(Type::I16, "textures", QT_TRANSLATE_NOOP("formats", "by material of the meshes"), refs)
      .to("textures")
      .done(2 * refs);
}

} // namespace vitrine::formats::source::layouts
