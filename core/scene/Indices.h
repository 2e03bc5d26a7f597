#pragma once

#include "core/base/Index.h"
#include "core/base/IndexedVector.h"

namespace vitrine::scene {

struct AnimatedModel;
struct Animation;
struct Backdrop;
struct DrawItem;
struct InstanceLighting;
struct Layer;
struct Light;
struct Lightmap;
struct Material;
struct Mesh;
struct Node;
struct Skin;
struct Texture;

using AnimatedModelIndex = base::Index<AnimatedModel>;
using AnimationIndex = base::Index<Animation>;
using BackdropIndex = base::Index<Backdrop>;
/// A surface as shown by one node: that is drawn, hidden, picked and culled.
using DrawItemIndex = base::Index<DrawItem>;
using InstanceLightingIndex = base::Index<InstanceLighting>;
using LayerIndex = base::Index<Layer>;
using LightIndex = base::Index<Light>;
using LightmapIndex = base::Index<Lightmap>;
using MaterialIndex = base::Index<Material>;
using MeshIndex = base::Index<Mesh>;
using NodeIndex = base::Index<Node>;
using SkinIndex = base::Index<Skin>;
using TextureIndex = base::Index<Texture>;

/// No index, of any kind; -1 as a number.
inline constexpr base::NoIndex kNone{};

/// Lists by index: the things themselves, or something for each of them.
template <class T>
using ByAnimatedModel = base::IndexedVector<AnimatedModelIndex, T>;
template <class T>
using ByAnimation = base::IndexedVector<AnimationIndex, T>;
template <class T>
using ByBackdrop = base::IndexedVector<BackdropIndex, T>;
template <class T>
using ByItem = base::IndexedVector<DrawItemIndex, T>;
template <class T>
using ByInstanceLighting = base::IndexedVector<InstanceLightingIndex, T>;
template <class T>
using ByLayer = base::IndexedVector<LayerIndex, T>;
template <class T>
using ByLight = base::IndexedVector<LightIndex, T>;
template <class T>
using ByLightmap = base::IndexedVector<LightmapIndex, T>;
template <class T>
using ByMaterial = base::IndexedVector<MaterialIndex, T>;
template <class T>
using ByMesh = base::IndexedVector<MeshIndex, T>;
template <class T>
using ByNode = base::IndexedVector<NodeIndex, T>;
template <class T>
using BySkin = base::IndexedVector<SkinIndex, T>;
template <class T>
using ByTexture = base::IndexedVector<TextureIndex, T>;

} // namespace vitrine::scene

namespace vitrine {
using scene::DrawItemIndex;
using scene::LayerIndex;
using scene::MaterialIndex;
using scene::MeshIndex;
using scene::NodeIndex;
using scene::TextureIndex;
} // namespace vitrine
