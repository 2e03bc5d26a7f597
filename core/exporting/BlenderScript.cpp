#include "core/exporting/BlenderScript.h"

namespace vitrine::exporting {
namespace {

/// Python's spelling of a text.
QByteArray quoted(const QString& text) {
  return '"' + text.toUtf8().replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n") + '"';
}

constexpr const char* kScript = R"PYTHON(
import os

import bpy
import numpy

FOLDER = os.path.dirname(os.path.abspath(__file__))


def open_model():
    # Importers as old as Blender 3.4's ask for a name that numpy 1.24 has no more; Debian 12 has both.
    if "bool" not in vars(numpy):
        numpy.bool = bool
    known = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=os.path.join(FOLDER, MODEL))
    return [thing for thing in bpy.data.objects if thing not in known and thing.type == "MESH"]


def light_of(nodes, links, picture, uv_map, colours):
    """Socket with the linear light: colour x alpha x RANGE of the picture, times the colours of vertices."""
    place = nodes.new("ShaderNodeUVMap")
    place.uv_map = uv_map
    luxels = nodes.new("ShaderNodeTexImage")
    luxels.image = picture
    luxels.extension = "EXTEND"
    links.new(place.outputs["UV"], luxels.inputs["Vector"])
    strength = nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = RANGE
    links.new(luxels.outputs["Alpha"], strength.inputs[0])
    scaled = nodes.new("ShaderNodeVectorMath")
    scaled.operation = "SCALE"
    links.new(luxels.outputs["Color"], scaled.inputs[0])
    links.new(strength.outputs[0], scaled.inputs["Scale"])
    if not colours:
        return scaled.outputs[0]
    own = nodes.new("ShaderNodeAttribute")
    own.attribute_name = colours
    both = nodes.new("ShaderNodeVectorMath")
    both.operation = "MULTIPLY"
    links.new(scaled.outputs[0], both.inputs[0])
    links.new(own.outputs["Color"], both.inputs[1])
    return both.outputs[0]


def socket(surface, *names):
    """The first of these inputs that this version of Blender has."""
    return next(surface.inputs[name] for name in names if name in surface.inputs)


def wire(material, picture, uv_map, colours):
    """Base colour x light becomes what the surface gives off; nothing else lights it."""
    tree = material.node_tree
    surface = next((node for node in tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
    if surface is None:
        return
    base = surface.inputs["Base Color"]
    lit = tree.nodes.new("ShaderNodeVectorMath")
    lit.operation = "MULTIPLY"
    lit.inputs[0].default_value = base.default_value[:3]
    if base.is_linked:
        source = base.links[0].from_socket
        tree.links.remove(base.links[0])
        tree.links.new(source, lit.inputs[0])
    tree.links.new(light_of(tree.nodes, tree.links, picture, uv_map, colours), lit.inputs[1])
    base.default_value = (0, 0, 0, 1)
    socket(surface, "Specular IOR Level", "Specular").default_value = 0
    tree.links.new(lit.outputs[0], socket(surface, "Emission Color", "Emission"))
    surface.inputs["Emission Strength"].default_value = 1


def main():
    picture = bpy.data.images.load(os.path.join(FOLDER, LIGHTMAPS))
    picture.colorspace_settings.name = "Non-Color"
    picture.alpha_mode = "CHANNEL_PACKED"
    wired = set()
    for thing in open_model():
        mesh = thing.data
        if len(mesh.uv_layers) < 2:
            continue
        colours = mesh.color_attributes[0].name if len(mesh.color_attributes) else ""
        for material in mesh.materials:
            if material is not None and material.use_nodes and material.name not in wired:
                wired.add(material.name)
                wire(material, picture, mesh.uv_layers[1].name, colours)
    # The light is the game's already: no curve over it.
    bpy.context.scene.view_settings.view_transform = "Standard"


main()
)PYTHON";

} // namespace

QByteArray blenderScript(const QString& model, const QString& lightmaps, float range) {
  return "# In Blender: Scripting, Open, Run; or blender --python FILE.\n"
         "MODEL = " +
         quoted(model) + "\nLIGHTMAPS = " + quoted(lightmaps) + "\nRANGE = " + QByteArray::number(range, 'g', 9) +
         "\n" + kScript;
}

} // namespace vitrine::exporting
