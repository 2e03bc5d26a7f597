#include "core/exporting/ModelBuilder.h"

#include "core/animation/KeyframeSampling.h"
#include "core/animation/VisibleItems.h"
#include "core/exporting/AtlasPainter.h"
#include "core/exporting/ExportAnimations.h"
#include "core/exporting/ExportAttachments.h"
#include "core/exporting/ExportNames.h"
#include "core/exporting/ExportNodes.h"
#include "core/exporting/ExportPictures.h"
#include "core/exporting/ExportScope.h"
#include "core/exporting/ExportSkins.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/NodeMeshes.h"
#include "core/exporting/RgbmLightmaps.h"

#include <QCoreApplication>

namespace vitrine::exporting {
namespace {

/// Bytes that the formats' 32-bit sizes bear, with room for what comes around them.
constexpr std::uint64_t kMaxBytes = 1'900'000'000;

/// From Y up to Z up, as the field does it: what faced +Z faces -Y.
const QMatrix4x4 kYToZ(1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1);

class Builder {
public:
  Builder(const ScenePtr& scene, const scene::SceneAssets& assets, const state::EvaluatedState& state,
          ExportFormat format, const ModelChoices& choices)
      : m_scene(*scene), m_assets(assets), m_state(state), m_format(infoOf(format)), m_choices(choices),
        m_light(choices.light), m_pose(scene, state), m_materials(assets), m_meshes(m_pose, assets, state, m_materials),
        m_items(itemsByNode(*scene, assets,
                            m_format.moves ? itemsEver(*scene, state) : animation::visibleItems(*scene, state))) {}

  Result<ExportModel> build(const QString& name, Progress& progress);

private:
  bool tooLarge() const { return m_meshes.bytes() + m_pictureBytes > kMaxBytes; }
  Result<void> gatherLight(Progress& progress);
  scene::ByLightmap<bool> lightmapsUsed() const;
  void setRules();
  void addRoot(const QString& name);
  void addNode(NodeIndex node);
  void addShown(NodeIndex node, ExportNode& made);
  void addMotion(Progress& progress);
  void wearSkins();
  void separateShared();
  void addBaked(NodeIndex node);
  void makeNamesUnique();
  void codePictures(const QString& name, Progress& progress);
  ExportTexture textureOf(const ExportMaterials::Picture& picture, Progress& progress) const;
  QMatrix4x4 localOf(NodeIndex node) const;
  std::optional<std::pair<QString, std::uint64_t>> recordOf(NodeIndex node) const;

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  const state::EvaluatedState& m_state;
  const ExportFormatInfo& m_format;
  ModelChoices m_choices;
  LightAs m_light;
  std::optional<RgbmLightmaps> m_lightmaps; ///< only where they become one
  std::optional<ChartMaker> m_charts;       ///< the same of an atlas
  std::optional<LightAtlas> m_atlas;
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

std::unexpected<Error> refused(ErrorCode code, const QString& why) {
  return std::unexpected(Error::of(code, why));
}

Result<ExportModel> Builder::build(const QString& name, Progress& progress) {
  const bool whole = m_state.state.isolated.empty();
  const scene::ByNode<bool> wanted = wantedNodes(m_scene, m_items, m_format.moves && whole);
  m_nodeOf.assign(m_scene.nodes.size(), -1);
  if (const auto gathered = gatherLight(progress); !gathered) {
    return std::unexpected(gathered.error());
  }
  setRules();
  addRoot(name);
  for (const NodeIndex node : m_scene.nodes.indices()) {
    if (wanted[node] && !tooLarge()) {
      progress.step(ExportTexts::tr("Collecting triangles"), node.number() / static_cast<double>(m_scene.nodes.size()));
      m_format.tree ? addNode(node) : addBaked(node);
    }
  }
  if (m_meshes.meshes().empty()) {
    return refused(ErrorCode::NotFound, ExportTexts::tr("nothing to export: no surface is visible"));
  }
  if (m_format.moves) {
    addMotion(progress);
  } else {
    separateShared();
  }
  if (m_light == LightAs::VertexColors || m_atlas) {
    m_materials.makeUnlit();
  }
  if (m_lightmaps) {
    m_model.lightmaps = {pngInSteps(m_lightmaps->image(), true, progress), m_lightmaps->range()};
    m_pictureBytes += static_cast<std::uint64_t>(m_model.lightmaps.coded.size());
  }
  codePictures(name, progress);
  makeNamesUnique();
  if (tooLarge()) {
    return refused(ErrorCode::LimitReached, ExportTexts::tr("this exceeds the size limit of the format (2 GB)"));
  }
  m_model.meshes = std::move(m_meshes.meshes());
  m_model.materials = m_materials.takeMaterials();
  return std::move(m_model);
}

Result<void> Builder::gatherLight(Progress& progress) {
  if (m_light == LightAs::Picture && hasLight(m_scene, m_light)) {
    m_lightmaps = RgbmLightmaps::of(m_scene, m_state, lightmapsUsed(), progress);
    if (!m_lightmaps) {
      return refused(ErrorCode::LimitReached, ExportTexts::tr("the lightmaps do not fit in one image"));
    }
  }
  if (m_light == LightAs::Atlas) {
    m_charts.emplace(m_pose, m_state, m_assets, m_materials);
    m_atlas = LightAtlas::of(*m_charts, m_scene, m_items, progress);
    if (!m_atlas) {
      return refused(ErrorCode::LimitReached, ExportTexts::tr("the surfaces do not fit in the light images"));
    }
    if (m_atlas->empty()) {
      m_atlas.reset();
    }
  }
  return {};
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
  rules.atlas = m_atlas ? &*m_atlas : nullptr;
  rules.structure = m_format.moves ? m_choices.structure : nullptr;
  if (!m_format.tree) {
    rules.base = m_format.zUp ? kYToZ : QMatrix4x4();
    rules.base.scale(static_cast<float>(m_scene.metresPerUnit));
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

std::optional<std::pair<QString, std::uint64_t>> Builder::recordOf(NodeIndex node) const {
  const auto& record = m_scene.nodes[node].record;
  if (!m_choices.structure || !record || record->section >= m_choices.structure->size()) {
    return std::nullopt;
  }
  return std::pair((*m_choices.structure)[record->section].path, record->row);
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
    made.record = recordOf(node);
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

/// A page of the atlas whole, one of the scene's without its file.
ExportTexture Builder::textureOf(const ExportMaterials::Picture& picture, Progress& progress) const {
  ExportTexture to;
  if (picture.texture) {
    const scene::Texture& from = m_assets.textures[picture.texture];
    to.name = from.name;
    to.wrapU = from.wrapU;
    to.wrapV = from.wrapV;
    return to;
  }
  to.name = m_atlas->pageCount() > 1 ? QStringLiteral("atlas_%1").arg(picture.page + 1) : QStringLiteral("atlas");
  to.wrapU = scene::Wrap::Clamp;
  to.wrapV = scene::Wrap::Clamp;
  const AtlasPainter painter(*m_atlas, *m_charts, m_pose, m_state, m_materials);
  to.coded = pngInSteps(painter.page(picture.page, progress), picture.alpha, progress);
  return to;
}

/// Importers find nodes by name: those that animations move, and those that hold a light or a camera. Assimp refuses a
/// file in which another node has that name.
void Builder::makeNamesUnique() {
  const auto number = [](auto& list) {
    std::vector<QString*> names;
    for (auto& each : list) {
      names.push_back(&each.name);
    }
    numberRepeated(names);
  };
  number(m_model.nodes);
  number(m_model.skins);
  number(m_model.textures);
  for (const ExportNode& node : m_model.nodes) {
    if (node.light >= 0) {
      m_model.lights[static_cast<std::size_t>(node.light)].name = node.name;
    }
    if (node.camera >= 0) {
      m_model.cameras[static_cast<std::size_t>(node.camera)].name = node.name;
    }
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
    ExportTexture to = textureOf(pictures[i], progress);
    if (pictures[i].texture) {
      to.coded = std::move(coded[i].bytes);
      to.kind = coded[i].kind;
    }
    if (m_choices.pictures.value_or(m_format.pictures) == PicturesAt::Beside) {
      const QString plain = plainName(to.name.isEmpty() ? QStringLiteral("picture") : to.name);
      to.file =
          textureFolder(name) + QLatin1Char('/') + files.unique(plain) + QLatin1Char('.') + QLatin1String(to.kind);
    }
    m_pictureBytes += static_cast<std::uint64_t>(to.coded.size());
    m_model.textures.push_back(std::move(to));
  }
}

} // namespace

Result<ExportModel> buildModel(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                               ExportFormat format, const QString& name, Progress& progress,
                               const ModelChoices& choices) {
  const state::EvaluatedState evaluated = state::evaluate(*scene, state);
  return Builder(scene, assets, evaluated, format, choices).build(name, progress);
}

} // namespace vitrine::exporting
