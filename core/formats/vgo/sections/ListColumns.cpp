#include "core/formats/vgo/sections/ListColumns.h"

#include "core/formats/vgo/sections/TypeNames.h"

#include <QCoreApplication>

#include <array>

namespace vitrine::formats::vgo {
namespace {

constexpr const char* kNodes = "layout/nodes";
constexpr const char* kMeshes = "layout/meshes";
constexpr const char* kMaterials = "layout/materials";
constexpr const char* kTextures = "layout/textures";
constexpr const char* kAccessors = "accessors";
constexpr const char* kSpringGroups = "layout/springBoneGroups";
constexpr const char* kColliderGroups = "layout/colliderGroups";

constexpr Column kNodeColumns[] = {
    {"name"},
    {"isRoot"},
    {"isActive", QT_TRANSLATE_NOOP("formats", "false: hidden, with all below it")},
    {"isStatic"},
    {"tag"},
    {"layer"},
    {"children", "", kNodes},
    {"meshRenderer.mesh", "", kMeshes},
    {"meshRenderer.materials", "", kMaterials},
    {"meshRenderer.enabled"},
    {"meshRenderer.blendShapeKind", QT_TRANSLATE_NOOP("formats", "1: face")},
    {"mesh", QT_TRANSLATE_NOOP("formats", "up to version 2.4"), kMeshes},
    {"skin", "", "layout/skins"},
    {"light", "", "layout/lights"},
    {"colliders", "", "layout/colliders"},
    {"animation.clipIndex", "", "layout/animationClips"},
    {"animator.humanAvatar.name"},
    {"springBoneGroups", "", kSpringGroups},
    {"springBoneColliderGroup", "", kColliderGroups},
    {"cloth", "", "layout/clothes"},
    {"particle", "", "layout/particles"},
    {"skybox.materialIndex", "", kMaterials},
    {"rigidbody.mass"},
};

constexpr Column kSkinColumns[] = {
    {"skeleton", QT_TRANSLATE_NOOP("formats", "root of the joints"), kNodes},
    {"joints", "", kNodes},
    {"inverseBindMatrices", "", kAccessors},
};

constexpr Column kMeshColumns[] = {
    {"name"},
    {"attributes.POSITION", "", kAccessors},
    {"attributes.NORMAL", "", kAccessors},
    {"attributes.TANGENT", "", kAccessors},
    {"attributes.TEXCOORD_0", "", kAccessors},
    {"attributes.TEXCOORD_1", "", kAccessors},
    {"attributes.TEXCOORD_2", "", kAccessors},
    {"attributes.TEXCOORD_3", "", kAccessors},
    {"attributes.COLOR_0", "", kAccessors},
    {"attributes.JOINTS_0", "", kAccessors},
    {"attributes.WEIGHTS_0", "", kAccessors},
    {"subMeshes", QT_TRANSLATE_NOOP("formats", "triangle indices, each with a material of its own"), kAccessors},
    {"materials", QT_TRANSLATE_NOOP("formats", "up to version 2.4"), kMaterials},
    {"blendShapes", QT_TRANSLATE_NOOP("formats", "how many")},
};

constexpr Column kMaterialColumns[] = {
    {"name"},
    {"shaderName"},
    {"renderQueue"},
    {"isUnlit"},
    {"colorProperties._Color", QT_TRANSLATE_NOOP("formats", "linear")},
    {"colorProperties._BaseColor", QT_TRANSLATE_NOOP("formats", "linear")},
    {"textureIndexProperties._MainTex", "", kTextures},
    {"textureIndexProperties._BaseMap", "", kTextures},
    {"textureIndexProperties._BaseColorMap", "", kTextures},
    {"textureIndexProperties._BumpMap", "", kTextures},
    {"intProperties", QT_TRANSLATE_NOOP("formats", "how many")},
    {"floatProperties", QT_TRANSLATE_NOOP("formats", "how many")},
    {"colorProperties", QT_TRANSLATE_NOOP("formats", "how many")},
    {"textureIndexProperties", QT_TRANSLATE_NOOP("formats", "how many")},
    {"keywordMap", QT_TRANSLATE_NOOP("formats", "how many")},
};

constexpr structure::FlagName kMapTypes[] = {{0, "default"},        {1, "normal"},   {2, "height"},
                                             {3, "occlusion"},      {4, "emission"}, {5, "metallic-roughness"},
                                             {6, "specular-gloss"}, {7, "cube"}};
constexpr structure::FlagName kColorSpaces[] = {{0, "sRGB"}, {1, "linear"}};
constexpr structure::FlagName kFilterModes[] = {{0, "point"}, {1, "bilinear"}, {2, "trilinear"}};
constexpr structure::FlagName kWrapModes[] = {{0, "repeat"}, {1, "clamp"}, {2, "mirror"}, {3, "mirror once"}};

constexpr Column kTextureColumns[] = {
    {"name"},
    {"source", QT_TRANSLATE_NOOP("formats", "the picture file"), "resource/%1"},
    {"mimeType"},
    {"mapType", "", nullptr, kMapTypes},
    {"colorSpace", "", nullptr, kColorSpaces},
    {"filterMode", "", nullptr, kFilterModes},
    {"wrapMode", "", nullptr, kWrapModes},
    {"wrapModeU", "", nullptr, kWrapModes},
    {"wrapModeV", "", nullptr, kWrapModes},
    {"metallicRoughness"},
};

constexpr structure::FlagName kClipWraps[] = {
    {0, "default"}, {1, "once"}, {2, "loop"}, {4, "ping-pong"}, {8, "clamp forever"}};

constexpr Column kClipColumns[] = {
    {"name"},
    {"wrapMode", "", nullptr, kClipWraps},
    {"curveBindings", QT_TRANSLATE_NOOP("formats", "how many")},
};

constexpr structure::FlagName kColliderTypes[] = {{0, "box"}, {1, "capsule"}, {2, "sphere"}};
constexpr structure::FlagName kDirections[] = {{0, "x"}, {1, "y"}, {2, "z"}};

constexpr Column kColliderColumns[] = {
    {"type", "", nullptr, kColliderTypes},   {"enabled"}, {"isTrigger"}, {"center"}, {"size"}, {"radius"}, {"height"},
    {"direction", "", nullptr, kDirections},
};

constexpr Column kClothColumns[] = {
    {"name"}, {"enabled"}, {"coefficients", "", kAccessors}, {"stretchingStiffness"}, {"bendingStiffness"}, {"damping"},
};

constexpr structure::FlagName kLightTypes[] = {
    {0, "spot"}, {1, "directional"}, {2, "point"}, {3, "rectangle"}, {4, "disc"}};
constexpr structure::FlagName kBakeTypes[] = {{1, "mixed"}, {2, "baked"}, {4, "realtime"}};
constexpr structure::FlagName kShadows[] = {{0, "none"}, {1, "hard"}, {2, "soft"}};

constexpr Column kLightColumns[] = {
    {"type", "", nullptr, kLightTypes},
    {"enabled"},
    {"color", QT_TRANSLATE_NOOP("formats", "linear")},
    {"intensity"},
    {"range"},
    {"spotAngle", QT_TRANSLATE_NOOP("formats", "degrees, from edge to edge")},
    {"lightmapBakeType", "", nullptr, kBakeTypes},
    {"shadows", "", nullptr, kShadows},
};

constexpr Column kParticleColumns[] = {
    {"main.duration"}, {"main.loop"}, {"main.maxParticles"}, {"emission.enabled"}, {"shape.shapeType"},
};

constexpr Column kSpringGroupColumns[] = {
    {"name"},           {"enabled"},
    {"comment"},        {"dragForce"},
    {"stiffnessForce"}, {"gravityDirection"},
    {"gravityPower"},   {"rootBones", "", kNodes},
    {"hitRadius"},      {"colliderGroups", "", kColliderGroups},
};

constexpr Column kColliderGroupColumns[] = {
    {"colliders", QT_TRANSLATE_NOOP("formats", "how many")},
    {"gizmoColor"},
};

constexpr Column kAccessorColumns[] = {
    {"kind", "", nullptr, kAccessorKindNames},
    {"byteOffset", QT_TRANSLATE_NOOP("formats", "from the start of the resource")},
    {"byteLength"},
    {"byteStride", QT_TRANSLATE_NOOP("formats", "not used: elements follow each other")},
    {"dataType", "", nullptr, kDataTypeNames},
    {"count", QT_TRANSLATE_NOOP("formats", "elements")},
    {"sparseType", "", nullptr, kSparseTypeNames},
    {"sparseCount", QT_TRANSLATE_NOOP("formats", "elements, or numbers of them, that are stored")},
    {"sparseIndexDataType", "", nullptr, kDataTypeNames},
    {"sparseValueDataType", "", nullptr, kDataTypeNames},
    {"sparseValueByteOffset", QT_TRANSLATE_NOOP("formats", "from byteOffset")},
    {kRowNumber, QT_TRANSLATE_NOOP("formats", "the bytes"), "resource/%1"},
};

constexpr LayoutList kLists[] = {
    {"nodes", "nodes", "node", kNodeColumns},
    {"skins", "skins", "skin", kSkinColumns},
    {"meshes", "meshes", "mesh", kMeshColumns},
    {"materials", "materials", "material", kMaterialColumns},
    {"textures", "textures", "texture", kTextureColumns},
    {"animationClips", "animationClips", "animation clip", kClipColumns},
    {"colliders", "colliders", "collider", kColliderColumns},
    {"clothes", "clothes", "cloth", kClothColumns},
    {"lights", "lights", "light", kLightColumns},
    {"particles", "particles", "particle system", kParticleColumns},
    {"springBoneGroups", "springBoneInfo.springBoneGroups", "spring bone group", kSpringGroupColumns},
    {"colliderGroups", "springBoneInfo.colliderGroups", "collider group", kColliderGroupColumns},
};

} // namespace

std::span<const LayoutList> layoutLists() {
  return kLists;
}

std::span<const Column> accessorColumns() {
  return kAccessorColumns;
}

} // namespace vitrine::formats::vgo
