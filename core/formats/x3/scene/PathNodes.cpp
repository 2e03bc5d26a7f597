#include "core/formats/x3/scene/PathNodes.h"

#include "core/base/Translate.h"
#include "core/formats/x3/scene/BodyProperties.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr std::size_t kDeepestScene = 16; // scenes in scenes

std::optional<RecordRef> recordOf(const WorldFile& file, std::size_t path) {
  const auto paths = static_cast<SectionId>(file.sceneSections.paths);
  return paths == structure::kRootSection ? std::nullopt : std::optional(RecordRef{paths, path});
}

QString pathName(const ScenePath& path) {
  const QString body = path.body == QLatin1StringView("-1") ? QString() : path.body;
  const QString name = path.name.isEmpty() ? body : path.name;
  return name.isEmpty() ? QStringLiteral("path %1").arg(path.id) : name;
}

scene::NodeKind pathNodeKind(const ScenePath& path) {
  if (path.isCamera()) {
    return scene::NodeKind::Camera;
  }
  return path.isOmniLight() || path.isDirectionalLight() ? scene::NodeKind::Light : scene::NodeKind::Group;
}

} // namespace

const PathNodes::Plan& PathNodes::planOf(const WorldFile& file) {
  const auto [known, first] = m_plans.try_emplace(&file);
  Plan& plan = known->second;
  if (first) {
    plan.paths = x3::planOf(file.scene, m_build.context.diagnostics);
    for (std::size_t path = 0; path < file.scene.paths.size(); ++path) {
      const ScenePath& from = file.scene.paths[path];
      m_motions.addNotes(from, recordOf(file, path));
      if (!m_open.empty()) {
        plan.motions.push_back(motionOf(from));
      }
      if (isDrawnStraight(from)) {
        m_build.context.diagnostics.countedNote(
            QStringLiteral("x3.bezier"),
            base::translate("formats", "path %1 has Bezier keys, which are drawn as straight lines").arg(from.id),
            from.where);
      }
    }
  }
  return plan;
}

/// Most paths are a node, and one for what they show. Growing by doubling would take half as much again.
void PathNodes::reserveNodes(const WorldFile& file) {
  scene::ByNode<scene::Node>& nodes = m_build.scene.nodes;
  const std::size_t wanted = nodes.size() + 2 * file.scene.paths.size();
  if (m_open.empty() && wanted <= m_build.context.limits.maxNodes) {
    nodes.reserve(wanted);
  }
}

std::vector<scene::Property> PathNodes::propertiesOf(const WorldFile& file, std::size_t path,
                                                     const std::optional<RecordRef>& record) const {
  PropertyList list(record);
  list.append(pathProperties(file.scene.paths[path], record));
  const Reference& shown = file.shown[path];
  const bool isBody = shown.kind == Reference::Kind::Body;
  if (shown.kind == Reference::Kind::Inline) {
    list.append(bodyProperties(file.scene.inlineBodies[shown.number]));
  } else if (isBody || shown.kind == Reference::Kind::Scene) {
    const WorldFile& found = m_build.world.files[shown.number];
    list.add(QT_TRANSLATE_NOOP("formats", "Found as"), found.path);
    if (isBody && !found.bodies.empty()) {
      list.append(bodyProperties(found.bodies.front()));
    }
  }
  return list.take();
}

NodeIndex PathNodes::addPath(const WorldFile& file, std::size_t path, NodeIndex parent, const PathMotion& motion) {
  const ScenePath& from = file.scene.paths[path];
  scene::Node node;
  node.name = pathName(from);
  node.kind = pathNodeKind(from);
  node.parent = parent;
  node.local = motion.rest;
  node.record = recordOf(file, path);
  if (!m_build.isPicture() && file.scene.paths.size() <= kLargeScene) {
    node.properties = propertiesOf(file, path, node.record);
  }
  return m_build.add(std::move(node));
}

void PathNodes::addSubScene(const WorldFile& file, const ScenePath& path, NodeIndex node,
                            const std::optional<RecordRef>& record) {
  const bool inItself = std::ranges::find(m_open, &file) != m_open.end();
  if (inItself || m_open.size() >= kDeepestScene) {
    const QString what = inItself
                             ? base::translate("formats", "%1 is shown within itself; it is left out there")
                             : base::translate("formats", "%1 is nested too deeply in other scenes; it is left out");
    m_build.context.diagnostics.countedDamage(QStringLiteral("x3.depth"), what.arg(file.path), path.where);
    m_helpers.addMarker(node, file.path, record);
    return;
  }
  addScene(file, node);
}

void PathNodes::showReference(const WorldFile& file, std::size_t path, NodeIndex node,
                              const std::optional<RecordRef>& record) {
  const Reference& shown = file.shown[path];
  switch (shown.kind) {
  case Reference::Kind::Nothing:
    break;
  case Reference::Kind::Inline:
    m_bodies.add(node, file, shown.number, BodyNodes::Parts::Together, record);
    break;
  case Reference::Kind::Body: {
    const WorldFile& shownFile = m_build.world.files[shown.number];
    for (std::size_t body = 0; body < shownFile.bodies.size(); ++body) {
      m_bodies.add(node, shownFile, body, BodyNodes::Parts::Together, record);
    }
    break;
  }
  case Reference::Kind::Scene:
    addSubScene(m_build.world.files[shown.number], file.scene.paths[path], node, record);
    break;
  case Reference::Kind::Missing:
  case Reference::Kind::Broken:
    m_helpers.addStandIn(node, shown.name.isEmpty() ? pathName(file.scene.paths[path]) : shown.name, record);
    break;
  case Reference::Kind::Dummy:
    m_helpers.addMarker(node, shown.name.isEmpty() ? pathName(file.scene.paths[path]) : shown.name, record);
    break;
  }
}

void PathNodes::show(const WorldFile& file, std::size_t path, NodeIndex node, const std::optional<RecordRef>& record) {
  showReference(file, path, node, record);
  const ScenePath& from = file.scene.paths[path];
  if (m_build.isPicture()) {
    return;
  }
  if (from.isCamera()) {
    m_helpers.addCamera(node, pathName(from), record);
  }
  if (from.isOmniLight() || from.isDirectionalLight()) {
    const QVector3D color = from.frames.empty() ? QVector3D(1, 1, 1) : from.frames.front().color;
    m_helpers.addLamp(node, pathName(from), from.isDirectionalLight(), color, record);
  }
}

void PathNodes::addOpened(WorldFile& file, NodeIndex parent) {
  m_spent = &file;
  m_motions.reserve(static_cast<std::size_t>(
      std::ranges::count_if(file.scene.paths, [](const ScenePath& path) { return path.frames.size() > 1; })));
  addScene(file, parent);
  m_spent = nullptr;
}

void PathNodes::addScene(const WorldFile& file, NodeIndex parent) {
  const Plan& plan = planOf(file);
  reserveNodes(file);
  m_open.push_back(&file);
  std::vector<NodeIndex> nodes(file.scene.paths.size()); // by path
  for (const std::size_t path : plan.paths.order) {
    m_build.context.progress.check();
    const std::size_t above = plan.paths.parents[path];
    const NodeIndex below = above == PathPlan::kRoot ? parent : nodes[above];
    if (!below) {
      continue; // what it hangs on found no room
    }
    const PathMotion own = plan.motions.empty() ? motionOf(file.scene.paths[path]) : PathMotion();
    const PathMotion& motion = plan.motions.empty() ? own : plan.motions[path];
    nodes[path] = addPath(file, path, below, motion);
    if (!nodes[path]) {
      break;
    }
    const auto record = recordOf(file, path);
    m_motions.addNode(nodes[path], file.scene.paths[path], motion, record);
    show(file, path, nodes[path], record);
    if (&file == m_spent) {
      std::vector<Frame>().swap(m_spent->scene.paths[path].frames);
    }
  }
  m_open.pop_back();
}

} // namespace vitrine::formats::x3
