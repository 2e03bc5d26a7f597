#include "core/exporting/ModelBuilder.h"

#include "core/animation/KeyframeSampling.h"
#include "core/animation/VisibleItems.h"
#include "core/exporting/ExportAnimations.h"
#include "core/exporting/ExportAttachments.h"
#include "core/exporting/ExportPictures.h"
#include "core/exporting/ExportSkins.h"
#include "core/exporting/LightmapPicture.h"
#include "core/exporting/NodeMeshes.h"
#include "core/exporting/Texts.h"

#include <QCoreApplication>

#include <set>

namespace vitrine::exporting {
namespace {

/// Bytes that the formats' 32-bit sizes bear, with room for what comes around them.
constexpr std::uint64_t kMaxBytes = 1'900'000'000;

/// From Y up to Z up, as the field does it: what faced +Z faces -Y.
const QMatrix4x4 kYToZ(1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1);

QString textureFolder(const QString& name) {
  return name + QStringLiteral("_textures");
}

/// Items that a state shows at its time; at any time of the animations of models it shows, too.
ItemSet itemsEver(const Scene& scene, const state::EvaluatedState& state) {
  ItemSet items = animation::visibleItems(scene, state);
  const scene::ByAnimatedModel<bool> visible = state::visibleModels(scene, state.layers);
  for (const scene::AnimationIndex index : scene.motion.animations.indices()) {
    const scene::Animation& clip = scene.motion.animations[index];
    if (!clip.animatedModel || !clip.poses || !visible[clip.animatedModel]) {
      continue;
    }
    state::EvaluatedState then = state;
    then.state.animation = index;
    then.animation = &clip;
    std::set<std::uint32_t> seen;
    for (int frame = 0; frame < clip.frames; ++frame) {
      if (seen.insert((*clip.poses)[static_cast<std::size_t>(frame)]).second) {
        then.state.time = clip.timeOf(frame + 0.5);
        items |= animation::visibleItems(scene, then);
      }
    }
  }
  return items;
}

/// The items to write of each node, ascending.
scene::ByNode<std::vector<DrawItemIndex>> itemsByNode(const Scene& scene, const scene::SceneAssets& assets,
                                                      const ItemSet& shown) {
  scene::ByNode<std::vector<DrawItemIndex>> items(scene.nodes.size());
  for (const DrawItemIndex item : shown) {
    const MaterialIndex material = scene.surfaceOf(item).material;
    const bool letsSkyThrough =
        assets.materials.contains(material) && assets.materials[material].model() == scene::MaterialModel::Sky;
    if (!scene.backdropOf(item) && !letsSkyThrough) {
      items[scene.drawItems()[item].node].push_back(item);
    }
  }
  return items;
}

/// Nodes that show something, or have something else of use to say, and those that lead to them.
scene::ByNode<bool> wantedNodes(const Scene& scene, const scene::ByNode<std::vector<DrawItemIndex>>& items,
                                bool withRest) {
  scene::ByNode<bool> wanted(scene.nodes.size());
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& of = scene.nodes[node];
    wanted[node] = wanted[node] || !items[node].empty() || (withRest && !of.properties.empty());
    if (withRest && of.skin && !items[node].empty()) {
      for (const NodeIndex joint : scene.motion.skins[of.skin].joints) {
        wanted[joint] = true;
      }
    }
  }
  for (std::size_t i = scene.nodes.size(); i-- > 0;) {
    const NodeIndex node(i);
    if (const NodeIndex parent = scene.nodes[node].parent; wanted[node] && parent) {
      wanted[parent] = true;
    }
  }
  return wanted;
}

/// Nodes that some animation of the scene may move.
scene::ByNode<bool> movedNodes(const Scene& scene) {
  scene::ByNode<bool> moved(scene.nodes.size());
  for (const scene::AnimatedModel& model : scene.motion.animatedModels) {
    moved[model.node] = true;
    for (const NodeIndex node : model.posed) {
      moved[node] = true;
    }
    for (const scene::KeyPose& pose : model.poses) {
      for (const scene::PlaceKey& key : pose.places) {
        moved[key.node] = true;
      }
    }
  }
  for (const scene::Animation& clip : scene.motion.animations) {
    for (const scene::NodeTrack& track : clip.tracks ? *clip.tracks : std::vector<scene::NodeTrack>()) {
      moved[track.node] = true;
    }
  }
  return moved;
}

class Builder {
public:
  Builder(const ScenePtr& scene, const scene::SceneAssets& assets, const state::EvaluatedState& state,
          ExportFormat format, LightAs light)
      : m_scene(*scene), m_assets(assets), m_state(state), m_format(infoOf(format)), m_light(light),
        m_pose(scene, state), m_materials(assets), m_meshes(m_pose, assets, state, m_materials),
        m_items(itemsByNode(*scene, assets,
                            m_format.moves ? itemsEver(*scene, state) : animation::visibleItems(*scene, state))) {}

  Result<ExportModel> build(const QString& name, Progress& progress);

private:
  bool tooLarge() const { return m_meshes.bytes() + m_pictureBytes > kMaxBytes; }
  bool hasLight() const { return !m_scene.bake.lightmaps.empty() || !m_scene.bake.instanceLightings.empty(); }
  scene::ByLightmap<bool> lightmapsUsed() const;
  void setRules();
  void addRoot(const QString& name);
  void addNode(NodeIndex node);
  void addShown(NodeIndex node, ExportNode& made);
  void addMotion(Progress& progress);
  void wearSkins();
  void separateShared();
  void addBaked(NodeIndex node);
  void codePictures(const QString& name, Progress& progress);
  QMatrix4x4 localOf(NodeIndex node) const;

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  const state::EvaluatedState& m_state;
  const ExportFormatInfo& m_format;
  LightAs m_light;
  std::optional<LightmapPicture> m_lightmaps; ///< only where they become one
  animation::Pose m_pose;
  ExportMaterials m_materials;
  NodeMeshes m_meshes;
  scene::ByNode<std::vector<DrawItemIndex>> m_items;
  scene::ByNode<bool> m_moved;   ///< by animations
  scene::ByNode<bool> m_present; ///< posed nodes that are there now, and all others
  scene::ByNode<int> m_nodeOf;   ///< the model's, by scene's; -1: it is not there
  ExportModel m_model;
  std::uint64_t m_pictureBytes = 0;
};

Result<ExportModel> Builder::build(const QString& name, Progress& progress) {
  const auto refused = [](ErrorCode code, const QString& why) { return std::unexpected(Error::of(code, why)); };
  const bool whole = m_state.state.isolated.empty();
  const scene::ByNode<bool> wanted = wantedNodes(m_scene, m_items, m_format.moves && whole);
  m_nodeOf.assign(m_scene.nodes.size(), -1);
  if (m_light == LightAs::Picture && hasLight()) {
    m_lightmaps = LightmapPicture::of(m_scene, m_state, lightmapsUsed(), progress);
    if (!m_lightmaps) {
      return refused(ErrorCode::LimitReached, Texts::tr("the lightmaps do not find room on one picture"));
    }
  }
  setRules();
  addRoot(name);
  for (const NodeIndex node : m_scene.nodes.indices()) {
    if (wanted[node] && !tooLarge()) {
      progress.step(Texts::tr("Gathering triangles"), node.number() / static_cast<double>(m_scene.nodes.size()));
      m_format.tree ? addNode(node) : addBaked(node);
    }
  }
  if (m_meshes.meshes().empty()) {
    return refused(ErrorCode::NotFound, Texts::tr("nothing to export: no surface is shown"));
  }
  if (m_format.moves) {
    addMotion(progress);
  } else {
    separateShared();
  }
  if (m_light == LightAs::VertexColors) {
    m_materials.makeUnlit();
  }
  if (m_lightmaps) {
    m_model.lightmaps = {m_lightmaps->png(), m_lightmaps->range()};
    m_pictureBytes += static_cast<std::uint64_t>(m_model.lightmaps.coded.size());
  }
  codePictures(name, progress);
  if (tooLarge()) {
    return refused(ErrorCode::LimitReached, Texts::tr("this is more than such a file can hold (2 GB)"));
  }
  m_model.meshes = std::move(m_meshes.meshes());
  m_model.materials = m_materials.takeMaterials();
  return std::move(m_model);
}

scene::ByLightmap<bool> Builder::lightmapsUsed() const {
  scene::ByLightmap<bool> used(m_scene.bake.lightmaps.size());
  for (const std::vector<DrawItemIndex>& items : m_items) {
    for (const DrawItemIndex item : items) {
      if (const scene::LightmapIndex lightmap = m_scene.surfaceOf(item).lightmap) {
        used[lightmap] = true;
      }
    }
  }
  return used;
}

void Builder::setRules() {
  MeshRules rules;
  rules.bends = m_format.moves;
  rules.colors = m_format.colors;
  rules.light = m_light;
  rules.lightmaps = m_lightmaps ? &*m_lightmaps : nullptr;
  if (!m_format.tree) {
    rules.base = m_format.zUp ? kYToZ : QMatrix4x4();
    rules.base.scale(m_format.metres ? static_cast<float>(m_scene.metresPerUnit) : 1.0F);
  }
  if (m_format.moves) {
    rules.frames = framesShown(m_scene, m_state);
    m_moved = movedNodes(m_scene);
    m_present = animation::posedNodes(m_scene, m_state);
  }
  m_meshes.setRules(std::move(rules));
}

void Builder::addRoot(const QString& name) {
  ExportNode root;
  root.name = name;
  if (m_format.tree) {
    root.local.scale(static_cast<float>(m_scene.metresPerUnit));
  }
  m_model.nodes.push_back(std::move(root));
}

/// Local transform of a node in the pose, from world transforms; the one at rest where the parent's has no inverse.
QMatrix4x4 Builder::localOf(NodeIndex node) const {
  const scene::Node& from = m_scene.nodes[node];
  const QMatrix4x4& world = m_pose.worldTransform(node);
  const bool moved = world != m_scene.worldTransform(node) ||
                     (from.parent && m_pose.worldTransform(from.parent) != m_scene.worldTransform(from.parent));
  if (!moved || !from.parent) {
    return moved ? world : from.local;
  }
  bool leadsBack = false;
  const QMatrix4x4 back = m_pose.worldTransform(from.parent).inverted(&leadsBack);
  return leadsBack ? back * world : from.local;
}

void Builder::addNode(NodeIndex node) {
  const scene::Node& from = m_scene.nodes[node];
  ExportNode made;
  made.name = from.name;
  made.parent = 0;
  if (!from.skin) { // what joints carry is in the world already, whatever its node hangs on
    made.parent = from.parent ? m_nodeOf[from.parent] : 0;
    made.local = localOf(node);
  }
  if (m_format.moves) {
    for (const scene::Property& property : from.properties) {
      made.properties.emplace_back(property.key, property.value);
    }
    if (m_moved[node] && !from.skin) {
      const scene::Transform place(made.local);
      made.place = {place.position, place.rotation, m_present[node] ? place.scale : QVector3D()};
    }
  }
  if (!m_items[node].empty()) {
    addShown(node, made);
  }
  m_nodeOf[node] = static_cast<int>(m_model.nodes.size());
  m_model.nodes.push_back(std::move(made));
}

void Builder::addShown(NodeIndex node, ExportNode& made) {
  made.meshes = m_meshes.of(node, m_items[node], false);
  const std::size_t shapes =
      made.meshes.empty() ? 0 : m_meshes.meshes()[static_cast<std::size_t>(made.meshes.front())].shapes.size();
  if (shapes == 0) {
    return;
  }
  if (m_meshes.changesFrames(node)) {
    made.weights = frameWeights(m_scene, m_state, node, m_meshes.rules().frames[m_scene.nodes[node].mesh]);
    return;
  }
  const auto own = m_state.pose.shapeWeights.find(node);
  made.weights = own == m_state.pose.shapeWeights.end() ? std::vector<float>() : state::byShape(own->second);
  made.weights.resize(shapes);
}

void Builder::addMotion(Progress& progress) {
  wearSkins();
  m_model.animations = animationsOf(m_scene, m_state, {m_nodeOf, m_meshes.rules().frames}, progress);
  addLights(m_model, m_pose, m_nodeOf);
  addCameras(m_model, m_pose, m_nodeOf);
}

void Builder::wearSkins() {
  ExportSkins skins(m_scene, m_model, m_nodeOf);
  for (const NodeIndex node : m_scene.nodes.indices()) {
    const scene::SkinIndex skin = m_scene.nodes[node].skin;
    if (!skin || m_nodeOf[node] < 0) {
      continue;
    }
    const std::size_t still = m_scene.motion.skins[skin].joints.size();
    bool worn = false;
    bool anyStill = false;
    for (const int mesh : m_model.nodes[static_cast<std::size_t>(m_nodeOf[node])].meshes) {
      const auto& joints = m_meshes.meshes()[static_cast<std::size_t>(mesh)].joints;
      worn = worn || !joints.empty();
      anyStill = anyStill || std::ranges::any_of(joints, [still](const ExportJoints& each) {
                   return each.joints[0] == still && each.weights[0] > 0;
                 });
    }
    if (worn) {
      skins.wear(m_nodeOf[node], skin, anyStill);
    }
  }
}

/// Assimp joins the meshes of a node to one, and loses them where other nodes show them too: those get a node each.
void Builder::separateShared() {
  std::map<int, int> uses;
  for (const ExportNode& node : m_model.nodes) {
    for (const int mesh : node.meshes) {
      ++uses[mesh];
    }
  }
  const std::size_t count = m_model.nodes.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::vector<int> meshes = m_model.nodes[i].meshes;
    if (meshes.size() < 2 || uses[meshes.front()] < 2) {
      continue;
    }
    m_model.nodes[i].meshes.clear();
    for (const int mesh : meshes) {
      ExportNode part;
      part.name = m_model.nodes[i].name;
      part.parent = static_cast<int>(i);
      part.meshes = {mesh};
      m_model.nodes.push_back(std::move(part));
    }
  }
}

void Builder::addBaked(NodeIndex node) {
  if (!m_items[node].empty()) {
    const std::vector<int>& meshes = m_meshes.of(node, m_items[node], true);
    m_model.nodes.front().meshes.insert(m_model.nodes.front().meshes.end(), meshes.begin(), meshes.end());
  }
}

void Builder::codePictures(const QString& name, Progress& progress) {
  const auto& pictures = m_materials.pictures();
  if (m_format.pictures == PicturesAt::Nowhere) {
    m_materials.dropPictures();
    return;
  }
  UniqueNames files;
  std::vector<CodedPicture> coded = codedPictures(pictures, m_assets, progress);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const scene::Texture& from = m_assets.textures[pictures[i].texture];
    ExportTexture to;
    to.name = from.name;
    to.coded = std::move(coded[i].bytes);
    to.kind = coded[i].kind;
    to.wrapU = from.wrapU;
    to.wrapV = from.wrapV;
    if (m_format.pictures == PicturesAt::Beside) {
      const QString plain = plainName(from.name.isEmpty() ? QStringLiteral("picture") : from.name);
      to.file =
          textureFolder(name) + QLatin1Char('/') + files.unique(plain) + QLatin1Char('.') + QLatin1String(to.kind);
    }
    m_pictureBytes += static_cast<std::uint64_t>(to.coded.size());
    m_model.textures.push_back(std::move(to));
  }
}

} // namespace

Result<ExportModel> buildModel(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                               ExportFormat format, const QString& name, Progress& progress, LightAs light) {
  const state::EvaluatedState evaluated = state::evaluate(*scene, state);
  return Builder(scene, assets, evaluated, format, light).build(name, progress);
}

} // namespace vitrine::exporting
