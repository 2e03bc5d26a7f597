#include "core/formats/vgo/records/VgoMesh.h"

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

BlendShape readShape(const JsonValueRef& from) {
  const JsonValueRef attributes = from["attributes"];
  return {from, from["name"].text(), intValue(attributes["POSITION"]), intValue(attributes["NORMAL"])};
}

} // namespace

Mesh readMesh(const JsonValueRef& from) {
  auto mesh = readElement<Mesh>(from, kMeshColumns);
  const JsonValueRef attributes = from["attributes"];
  mesh.uvs = {intValue(attributes["TEXCOORD_0"]), intValue(attributes["TEXCOORD_1"])};
  for (const JsonValueRef& shape : from["blendShapes"].children()) {
    mesh.shapes.push_back(readShape(shape));
  }
  mesh.presets = readPresets(from);
  return mesh;
}

} // namespace vitrine::formats::vgo::layout
