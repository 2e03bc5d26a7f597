#include "core/formats/source/bsp/scene/props/ModelNodes.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/props/ModelSize.h"

#include <unordered_map>

namespace vitrine::formats::source {
namespace {

// Most triangles of all models together on the screen: each takes memory wherever it stands, and a few bytes place one.
// Large maps of newer games have some eight million.
constexpr std::uint64_t kMostTriangles = 12'000'000;
constexpr std::uint64_t kTrianglesForSurface = 16; // as much memory as a surface takes
constexpr std::size_t kWantsPerCheck = 256;

bool isMissing(const MapModel& model) {
  return model.problem && model.problem->code == ErrorCode::NotFound;
}

} // namespace

ModelNodes::ModelNodes(const ModelNodesContext& context)
    : m_context(context), m_materials(context.scene.assets), m_standIns(context.scene),
      m_triangles(std::min(kMostTriangles, context.limits.maxTriangles)) {
  for (const scene::Node& node : context.scene.nodes) {
    // Nodes that show a model already.
    if (!node.model.empty() && node.mesh && !node.standIn) {
      const scene::Mesh& mesh = context.scene.meshes[node.mesh];
      for (int i = node.firstSurface; i < node.firstSurface + node.surfaceCount; ++i) {
        m_triangles -= std::min<std::uint64_t>(m_triangles, mesh.surfaces[static_cast<std::size_t>(i)].triangleCount());
      }
    }
  }
}

ModelWants ModelNodes::show(ModelWants wants) {
  std::vector<Unshown> unshown;
  for (std::size_t i = 0; i < wants.size(); ++i) {
    if (i % kWantsPerCheck == 0) {
      m_context.progress.step(QStringLiteral("Placing models"),
                              static_cast<double>(i) / static_cast<double>(wants.size()));
    }
    const scene::AssetRef ref = m_context.scene.nodes[wants[i].node].model;
    MapModel& model = m_context.models.of(ref.path);
    if (!model.problem && showModel(wants[i], model)) {
      continue;
    }
    unshown.push_back({i, &model});
    if (isMissing(model)) {
      m_context.missing.add(model.problem->path.isEmpty() ? ref.path : model.problem->path,
                            {ref.wantedBy, files::MissingKind::Model, {{.node = wants[i].node}}});
    }
  }
  showStandIns(wants, unshown);
  tellOfLimits();
  ModelWants left;
  for (const Unshown& each : unshown) {
    if (isMissing(*each.model)) {
      left.push_back(std::move(wants[each.want]));
    }
  }
  return left;
}

void ModelNodes::tellOfLimits() const {
  if (m_trianglesLeftOut) {
    m_context.diagnostics.warn(
        base::translate("formats",
                        "the models of the map have more triangles than can be shown; some are shown as boxes"),
        base::Unplaced::Limit);
  }
  if (m_materials.tintsLeftOut()) {
    m_context.diagnostics.note(
        base::translate("formats", "models have more tints than can be shown; some have no tint"),
        base::Unplaced::Limit);
  }
}

void ModelNodes::putMesh(MapModel& model) {
  model.mesh = m_context.scene.meshes.add(std::exchange(model.model.mesh, {}));
  m_context.scene.world.surfaceLeaves.resize(m_context.scene.meshes.size());
}

MaterialIndex ModelNodes::materialOf(const ModelWant& want, const MapModel& model, std::size_t slot) {
  const auto& skins = model.model.skins;
  const bool known = want.skin >= 0 && static_cast<std::size_t>(want.skin) < skins.size();
  const std::vector<int>& family = skins[known ? static_cast<std::size_t>(want.skin) : 0];
  const auto number = static_cast<std::size_t>(slot < family.size() ? family[slot] : scene::kNone);
  return number < model.model.materials.size() ? m_materials.materialOf(model.model.materials[number], want.adjustment)
                                               : m_materials.ofBoxes();
}

void ModelNodes::addSurface(const ModelWant& want, const scene::Surface& surface, scene::Node& node) {
  scene::Mesh& mesh = m_context.scene.meshes[node.mesh];
  mesh.surfaces.push_back(surface);
  m_context.scene.world.surfaceLeaves[node.mesh].push_back(
      want.place.value_or(m_context.clusters.placeIn(mesh.bounds.transformed(node.local))));
  ++node.surfaceCount;
}

bool ModelNodes::showModel(const ModelWant& want, MapModel& model) {
  const std::uint64_t cost = model.triangles + kTrianglesForSurface * model.surfaces.size();
  if (cost > m_triangles) {
    m_trianglesLeftOut = true;
    return false;
  }
  m_triangles -= cost;
  if (!model.mesh) {
    putMesh(model);
  }
  scene::Node& node = m_context.scene.nodes[want.node];
  node.mesh = model.mesh;
  node.firstSurface = static_cast<int>(m_context.scene.meshes[model.mesh].surfaces.size());
  node.surfaceCount = 0;
  node.standIn = false;
  for (const scene::Surface& of : model.surfaces) {
    scene::Surface surface;
    surface.firstIndex = of.firstIndex;
    surface.indexCount = of.indexCount;
    surface.bounds = of.bounds;
    surface.material = materialOf(want, model, of.material.position());
    addSurface(want, surface, node);
  }
  putLight(want.light, model.bounds, model, node);
  return true;
}

void ModelNodes::putLight(const LightWant& want, const scene::Bounds& bounds, const MapModel& model,
                          scene::Node& node) {
  const QVector3D middle = bounds.empty() ? QVector3D() : bounds.centre();
  auto light = m_context.light.lightOf(want, node.local.map(middle), model);
  auto& lightings = m_context.scene.bake.instanceLightings;
  if (light && node.light) {
    lightings[node.light] = std::move(*light);
  } else if (light) {
    node.light = lightings.add(std::move(*light));
  }
}

void ModelNodes::showStandIns(const ModelWants& wants, const std::vector<Unshown>& unshown) {
  // All places of a model together tell its size.
  std::unordered_map<const MapModel*, ModelSize> sizes;
  for (const auto& [number, model] : unshown) {
    const scene::Node& node = m_context.scene.nodes[wants[number].node];
    const bool known = !(model->problem ? model->hull : model->bounds).empty();
    m_context.progress.check();
    if (!node.mesh && !model->box && !known) {
      sizes[model].add(wants[number], node.local, m_context.clusters.tree());
    }
  }
  for (const auto& [number, model] : unshown) {
    const ModelWant& want = wants[number];
    scene::Node& node = m_context.scene.nodes[want.node];
    m_context.progress.check();
    if (node.mesh) {
      continue;
    }
    if (!model->box) {
      const scene::Bounds& known = model->problem ? model->hull : model->bounds;
      model->box = m_standIns.addBox(model->path, known.empty() ? sizes[model].box() : known);
    }
    const scene::Bounds& box = m_context.scene.meshes[model->box].bounds;
    m_standIns.show(node, model->box, want.standIn.color,
                    want.place ? *want.place : m_context.clusters.placeIn(box.transformed(node.local)));
    LightWant light = want.light;
    light.baked.reset(); // is for the vertices of the model
    putLight(light, box, *model, node);
  }
}

} // namespace vitrine::formats::source
