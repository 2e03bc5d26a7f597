#include "core/formats/vgo/records/Mesh.h"

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

BlendShape readShape(const JsonValueRef& from) {
  const JsonValueRef attributes = from["attributes"];
  return {from, from["name"].text(), intValue(attributes["POSITION"]), intValue(attributes["NORMAL"])};
}

} // namespace

Mesh readMesh(const JsonValueRef& from) {
  const JsonValueRef attributes = from["attributes"];
  Mesh mesh;
  mesh.from = from;
  mesh.name = from["name"].text();
  mesh.position = intValue(attributes["POSITION"]);
  mesh.normal = intValue(attributes["NORMAL"]);
  mesh.uvs = {intValue(attributes["TEXCOORD_0"]), intValue(attributes["TEXCOORD_1"])};
  mesh.color = intValue(attributes["COLOR_0"]);
  mesh.joints = intValue(attributes["JOINTS_0"]);
  mesh.weights = intValue(attributes["WEIGHTS_0"]);
  mesh.subMeshes = indexList(from["subMeshes"]);
  for (const JsonValueRef& shape : from["blendShapes"].children()) {
    mesh.shapes.push_back(readShape(shape));
  }
  mesh.materials = indexList(from["materials"]);
  mesh.presets = readPresets(from);
  return mesh;
}

Skin readSkin(const JsonValueRef& from) {
  return {from, intValue(from["inverseBindMatrices"]), indexList(from["joints"])};
}

} // namespace vitrine::formats::vgo::layout
