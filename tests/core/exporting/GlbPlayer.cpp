#include "tests/core/exporting/GlbPlayer.h"

#include "core/animation/Pose.h"
#include "core/animation/VisibleItems.h"
#include "core/scene/Material.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace vitrine::tests {
namespace {

using nlohmann::json;

QVector3D vectorOf(const std::vector<double>& from, std::size_t at = 0) {
  return {static_cast<float>(from[at]), static_cast<float>(from[at + 1]), static_cast<float>(from[at + 2])};
}

QQuaternion quaternionOf(const std::vector<double>& from) {
  return QQuaternion(static_cast<float>(from[3]), vectorOf(from));
}

QMatrix4x4 matrixOf(const std::vector<double>& columns, std::size_t at = 0) {
  QMatrix4x4 matrix;
  for (std::size_t i = 0; i < 16; ++i) {
    matrix(static_cast<int>(i % 4), static_cast<int>(i / 4)) = static_cast<float>(columns[at + i]);
  }
  return matrix;
}

bool vanishes(const QMatrix4x4& world) {
  return world.column(0).toVector3D().isNull() && world.column(1).toVector3D().isNull();
}

} // namespace

GlbPlayer::GlbPlayer(const GlbFile& file) : m_file(file), m_json(file.json()) {}

const std::vector<double>& GlbPlayer::numbers(std::size_t accessor) const {
  const auto known = m_numbers.find(accessor);
  return known != m_numbers.end() ? known->second : m_numbers.emplace(accessor, m_file.numbers(accessor)).first->second;
}

int GlbPlayer::animation(const std::string& name) const {
  const json all = m_json.value("animations", json::array());
  const auto found = std::ranges::find_if(all, [&](const json& each) { return each["name"] == name; });
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QMatrix4x4 GlbPlayer::Place::local() const {
  if (matrixAlone) {
    return matrix;
  }
  QMatrix4x4 local;
  local.translate(translation);
  local.rotate(rotation);
  local.scale(scale);
  return local;
}

std::vector<GlbPlayer::Place> GlbPlayer::restPlaces() const {
  std::vector<Place> places;
  for (const json& node : m_json["nodes"]) {
    Place place;
    if (node.contains("matrix")) {
      place.matrixAlone = true;
      place.matrix = matrixOf(node["matrix"]);
    }
    place.translation = vectorOf(node.value("translation", std::vector<double>{0, 0, 0}));
    place.rotation = quaternionOf(node.value("rotation", std::vector<double>{0, 0, 0, 1}));
    place.scale = vectorOf(node.value("scale", std::vector<double>{1, 1, 1}));
    place.weights = node.value("weights", std::vector<double>());
    places.push_back(place);
  }
  return places;
}

std::vector<double> GlbPlayer::sample(const json& sampler, double time, std::size_t width, bool turns) const {
  const std::vector<double>& times = numbers(sampler["input"]);
  const std::vector<double>& values = numbers(sampler["output"]);
  const auto valueAt = [&](std::size_t key) {
    return std::vector<double>(values.begin() + static_cast<std::ptrdiff_t>(key * width),
                               values.begin() + static_cast<std::ptrdiff_t>((key + 1) * width));
  };
  const auto next = static_cast<std::size_t>(std::ranges::upper_bound(times, time) - times.begin());
  if (next == 0 || next == times.size() || sampler["interpolation"] == "STEP") {
    return valueAt(next == 0 ? 0 : next - 1);
  }
  const double share = (time - times[next - 1]) / (times[next] - times[next - 1]);
  std::vector<double> from = valueAt(next - 1);
  const std::vector<double> to = valueAt(next);
  if (turns) {
    const QQuaternion turned = QQuaternion::slerp(quaternionOf(from), quaternionOf(to), static_cast<float>(share));
    return {turned.x(), turned.y(), turned.z(), turned.scalar()};
  }
  for (std::size_t i = 0; i < width; ++i) {
    from[i] += (to[i] - from[i]) * share;
  }
  return from;
}

void GlbPlayer::apply(const json& animation, double time, std::vector<Place>& places) const {
  for (const json& channel : animation["channels"]) {
    Place& place = places[channel["target"]["node"].get<std::size_t>()];
    const json& sampler = animation["samplers"][channel["sampler"].get<std::size_t>()];
    const std::string path = channel["target"]["path"];
    if (path == "weights") {
      place.weights = sample(sampler, time, place.weights.size(), false);
    } else if (path == "rotation") {
      place.rotation = quaternionOf(sample(sampler, time, 4, true));
    } else {
      (path == "scale" ? place.scale : place.translation) = vectorOf(sample(sampler, time, 3, false));
    }
  }
}

std::vector<QMatrix4x4> GlbPlayer::worlds(const std::vector<Place>& places) const {
  std::vector<QMatrix4x4> worlds(places.size());
  std::vector<std::size_t> open = m_json["scenes"][0]["nodes"];
  for (const std::size_t root : open) {
    worlds[root] = places[root].local();
  }
  while (!open.empty()) {
    const std::size_t node = open.back();
    open.pop_back();
    for (const std::size_t child : m_json["nodes"][node].value("children", std::vector<std::size_t>())) {
      worlds[child] = worlds[node] * places[child].local();
      open.push_back(child);
    }
  }
  return worlds;
}

std::vector<QVector3D> GlbPlayer::positions(const json& primitive, const std::vector<double>& weights) const {
  std::vector<double> all = numbers(primitive["attributes"]["POSITION"]);
  for (std::size_t shape = 0; shape < weights.size(); ++shape) {
    if (weights[shape] != 0) {
      const std::vector<double>& moves = numbers(primitive["targets"][shape]["POSITION"]);
      for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] += moves[i] * weights[shape];
      }
    }
  }
  std::vector<QVector3D> positions;
  for (std::size_t i = 0; i < all.size(); i += 3) {
    positions.push_back(vectorOf(all, i));
  }
  return positions;
}

std::vector<QMatrix4x4> GlbPlayer::jointMatrices(std::size_t index, const std::vector<QMatrix4x4>& worlds) const {
  const json& skin = m_json["skins"][index];
  const std::vector<double>& binds = numbers(skin["inverseBindMatrices"]);
  std::vector<QMatrix4x4> matrices;
  for (const json& joint : skin["joints"]) {
    matrices.push_back(worlds[joint.get<std::size_t>()] * matrixOf(binds, matrices.size() * 16));
  }
  return matrices;
}

Centres GlbPlayer::at(int animation, double time) const {
  std::vector<Place> places = restPlaces();
  if (animation >= 0) {
    apply(m_json["animations"][static_cast<std::size_t>(animation)], time, places);
  }
  const std::vector<QMatrix4x4> world = worlds(places);
  Centres all;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const json& node = m_json["nodes"][i];
    if (!node.contains("mesh") || (vanishes(world[i]) && !node.contains("skin"))) {
      continue;
    }
    const std::vector<QMatrix4x4> joints =
        node.contains("skin") ? jointMatrices(node["skin"], world) : std::vector<QMatrix4x4>();
    std::vector<QVector3D> centres;
    for (const json& primitive : m_json["meshes"][node["mesh"].get<std::size_t>()]["primitives"]) {
      std::vector<QVector3D> corners = positions(primitive, places[i].weights);
      const json& attributes = primitive["attributes"];
      static const std::vector<double> kNone;
      const std::vector<double>& bound = joints.empty() ? kNone : numbers(attributes["JOINTS_0"]);
      const std::vector<double>& weights = joints.empty() ? kNone : numbers(attributes["WEIGHTS_0"]);
      for (std::size_t v = 0; v < corners.size(); ++v) {
        if (joints.empty()) {
          corners[v] = world[i].map(corners[v]);
          continue;
        }
        QVector3D moved;
        for (std::size_t j = v * 4; j < v * 4 + 4; ++j) {
          moved += static_cast<float>(weights[j]) * joints[static_cast<std::size_t>(bound[j])].map(corners[v]);
        }
        corners[v] = moved;
      }
      const std::vector<double>& indices = numbers(primitive["indices"]);
      for (std::size_t t = 0; t < indices.size(); t += 3) {
        const auto corner = [&](std::size_t at) { return corners[static_cast<std::size_t>(indices[t + at])]; };
        centres.push_back((corner(0) + corner(1) + corner(2)) / 3);
      }
    }
    all.push_back(std::move(centres));
  }
  return all;
}

Centres centresOf(const ScenePtr& scene, const SceneState& state) {
  const animation::Pose pose(scene, state);
  std::map<NodeIndex, std::vector<std::pair<MaterialIndex, std::vector<QVector3D>>>> byNode;
  for (const DrawItemIndex item : animation::visibleItems(*scene, state)) {
    const scene::Surface& surface = scene->surfaceOf(item);
    const bool sky = scene->assets.materials.contains(surface.material) &&
                     scene->assets.materials[surface.material].model() == scene::MaterialModel::Sky;
    if (sky || scene->backdropOf(item)) {
      continue;
    }
    auto& groups = byNode[scene->drawItems()[item].node];
    auto group = std::ranges::find(groups, surface.material, [](const auto& each) { return each.first; });
    if (group == groups.end()) {
      group = groups.insert(groups.end(), {surface.material, {}});
    }
    const QMatrix4x4& world = pose.worldTransform(scene->drawItems()[item].node);
    const std::vector<QVector3D>& positions = pose.positionsOf(item);
    const auto& indices = scene->meshOf(item).indices;
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
      const auto corner = [&](std::uint32_t at) { return world.map(positions[indices[i + at]]); };
      group->second.push_back((corner(0) + corner(1) + corner(2)) / 3 * static_cast<float>(scene->metresPerUnit));
    }
  }
  Centres all;
  for (const auto& [node, groups] : byNode) {
    std::vector<QVector3D>& centres = all.emplace_back();
    for (const auto& [material, own] : groups) {
      centres.insert(centres.end(), own.begin(), own.end());
    }
    if (centres.empty()) {
      all.pop_back();
    }
  }
  return all;
}

double farthest(const Centres& a, const Centres& b) {
  if (a.size() != b.size()) {
    return std::numeric_limits<double>::infinity();
  }
  double most = 0;
  for (std::size_t node = 0; node < a.size(); ++node) {
    if (a[node].size() != b[node].size()) {
      return std::numeric_limits<double>::infinity();
    }
    for (std::size_t i = 0; i < a[node].size(); ++i) {
      most = std::max(most, double{a[node][i].distanceToPoint(b[node][i])});
    }
  }
  return most;
}

} // namespace vitrine::tests
