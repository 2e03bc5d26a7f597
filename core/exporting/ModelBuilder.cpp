#include "core/exporting/ModelBuilder.h"

#include "core/animation/VisibleItems.h"
#include "core/exporting/ExportPictures.h"
#include "core/exporting/NodeMeshes.h"
#include "core/exporting/Texts.h"

#include <QCoreApplication>

namespace vitrine::exporting {
namespace {

/// Bytes that the formats' 32-bit sizes bear, with room for what comes around them.
constexpr std::uint64_t kMaxBytes = 1'900'000'000;

QString textureFolder(const QString& name) {
  return name + QStringLiteral("_textures");
}

/// The items to write of each node, ascending.
scene::ByNode<std::vector<DrawItemIndex>> shownItems(const Scene& scene, const scene::SceneAssets& assets,
                                                     const state::EvaluatedState& state) {
  scene::ByNode<std::vector<DrawItemIndex>> items(scene.nodes.size());
  for (const DrawItemIndex item : animation::visibleItems(scene, state)) {
    const MaterialIndex material = scene.surfaceOf(item).material;
    const bool letsSkyThrough =
        assets.materials.contains(material) && assets.materials[material].model() == scene::MaterialModel::Sky;
    if (!scene.backdropOf(item) && !letsSkyThrough) {
      items[scene.drawItems()[item].node].push_back(item);
    }
  }
  return items;
}

/// Nodes that show something or lead to one that does.
scene::ByNode<bool> wantedNodes(const Scene& scene, const scene::ByNode<std::vector<DrawItemIndex>>& items) {
  scene::ByNode<bool> wanted(scene.nodes.size());
  for (std::size_t i = scene.nodes.size(); i-- > 0;) {
    const NodeIndex node(i);
    wanted[node] = wanted[node] || !items[node].empty();
    if (const NodeIndex parent = scene.nodes[node].parent; wanted[node] && parent) {
      wanted[parent] = true;
    }
  }
  return wanted;
}

class Builder {
public:
  Builder(const ScenePtr& scene, const scene::SceneAssets& assets, const state::EvaluatedState& state,
          ExportFormat format)
      : m_scene(*scene), m_assets(assets), m_format(format), m_pose(scene, state), m_materials(assets),
        m_meshes(m_pose, assets, m_materials), m_items(shownItems(*scene, assets, state)) {}

  Result<ExportModel> build(const QString& name, Progress& progress);

private:
  bool tooLarge() const { return m_meshes.bytes() + m_pictureBytes > kMaxBytes; }
  void addRoot(const QString& name);
  void addNode(NodeIndex node);
  void separateShared();
  void addBaked(NodeIndex node);
  void codePictures(const QString& name, Progress& progress);
  QMatrix4x4 localOf(NodeIndex node) const;

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  ExportFormat m_format;
  animation::Pose m_pose;
  ExportMaterials m_materials;
  NodeMeshes m_meshes;
  scene::ByNode<std::vector<DrawItemIndex>> m_items;
  scene::ByNode<int> m_nodeOf; ///< the model's, by scene's
  ExportModel m_model;
  std::uint64_t m_pictureBytes = 0;
};

Result<ExportModel> Builder::build(const QString& name, Progress& progress) {
  const auto refused = [](ErrorCode code, const QString& why) { return std::unexpected(Error::of(code, why)); };
  const scene::ByNode<bool> wanted = wantedNodes(m_scene, m_items);
  m_nodeOf.assign(m_scene.nodes.size(), 0);
  addRoot(name);
  for (const NodeIndex node : m_scene.nodes.indices()) {
    if (wanted[node] && !tooLarge()) {
      progress.step(Texts::tr("Gathering triangles"), node.number() / static_cast<double>(m_scene.nodes.size()));
      m_format == ExportFormat::Obj ? addBaked(node) : addNode(node);
    }
  }
  if (m_meshes.meshes().empty()) {
    return refused(ErrorCode::NotFound, Texts::tr("nothing to export: no surface is shown"));
  }
  separateShared();
  codePictures(name, progress);
  if (tooLarge()) {
    return refused(ErrorCode::LimitReached, Texts::tr("this is more than such a file can hold (2 GB)"));
  }
  m_model.meshes = std::move(m_meshes.meshes());
  m_model.materials = m_materials.takeMaterials();
  return std::move(m_model);
}

void Builder::addRoot(const QString& name) {
  ExportNode root;
  root.name = name;
  if (m_format == ExportFormat::Glb) {
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
  m_nodeOf[node] = static_cast<int>(m_model.nodes.size());
  m_model.nodes.push_back(std::move(made));
  if (!m_items[node].empty()) {
    m_model.nodes.back().meshes = m_meshes.of(node, m_items[node], false);
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
  UniqueNames files;
  const auto& pictures = m_materials.pictures();
  std::vector<CodedPicture> coded = codedPictures(pictures, m_assets, progress);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const scene::Texture& from = m_assets.textures[pictures[i].texture];
    ExportTexture to;
    to.name = from.name;
    to.coded = std::move(coded[i].bytes);
    to.kind = coded[i].kind;
    to.wrapU = from.wrapU;
    to.wrapV = from.wrapV;
    if (m_format == ExportFormat::Obj) {
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
                               ExportFormat format, const QString& name, Progress& progress) {
  return Builder(scene, assets, state::evaluate(*scene, state), format).build(name, progress);
}

} // namespace vitrine::exporting
