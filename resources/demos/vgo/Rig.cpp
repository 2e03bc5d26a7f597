#include "resources/demos/vgo/Rig.h"

#include <algorithm>
#include <stdexcept>

namespace vitrine::demos::vgo {

namespace {

double distanceToWay(const Vec3& from, const Vec3& to, const Vec3& point) {
  const Vec3 way = to - from;
  const double squared = dot(way, way);
  const double t = squared > 0 ? std::clamp(dot(point - from, way) / squared, 0.0, 1.0) : 0.0;
  return lengthOf(point - from - way * t);
}

} // namespace

int Rig::add(const Bone& bone, std::string_view parent) {
  m_bones.push_back(bone);
  if (!parent.empty())
    m_bones.back().parent = indexOf(parent);
  return static_cast<int>(m_bones.size()) - 1;
}

int Rig::indexOf(std::string_view name) const {
  const auto found = std::ranges::find(m_bones, name, &Bone::name);
  if (found == m_bones.end())
    throw std::invalid_argument("no bone " + std::string(name));
  return static_cast<int>(found - m_bones.begin());
}

std::vector<int> Rig::write(SceneWriter& writer, int parent) const {
  std::vector<int> nodes;
  for (const Bone& bone : m_bones) {
    const bool isFirst = bone.parent < 0;
    const Vec3 from = isFirst ? Vec3() : m_bones[static_cast<std::size_t>(bone.parent)].place;
    const int above = isFirst ? parent : nodes[static_cast<std::size_t>(bone.parent)];
    nodes.push_back(writer.addNode(bone.name, {bone.place - from, bone.stored}, above));
  }
  return nodes;
}

std::vector<Vec3> Rig::places() const {
  std::vector<Vec3> places;
  for (const Bone& bone : m_bones)
    places.push_back(bone.place);
  return places;
}

Quaternion Rig::turnedInWorld(std::string_view name) const {
  Quaternion turned;
  for (int i = indexOf(name); i >= 0; i = m_bones[static_cast<std::size_t>(i)].parent)
    turned = m_bones[static_cast<std::size_t>(i)].stored * turned;
  return turned;
}

void Rig::weigh(const std::vector<int>& joints, const Vec3& point, Mesh::Joints& chosen, Mesh::Weights& weights) const {
  constexpr double kSharpness = 5;
  std::vector<std::pair<double, int>> shares;
  for (const int joint : joints) {
    const Bone& bone = m_bones[static_cast<std::size_t>(joint)];
    const double distance = distanceToWay(bone.place, bone.end, point) / bone.girth;
    shares.emplace_back(std::pow(std::max(distance, 0.05), -kSharpness), joint);
  }
  std::ranges::sort(shares, std::greater<>());
  shares.resize(4, {0.0, 0});
  double sum = 0;
  for (auto& [share, joint] : shares) {
    share = share < shares.front().first * 0.01 ? 0 : share;
    sum += share;
  }
  for (std::size_t k = 0; k < 4; ++k) {
    chosen[k] = shares[k].first > 0 ? static_cast<std::uint16_t>(shares[k].second) : std::uint16_t{0};
    weights[k] = static_cast<float>(shares[k].first / sum);
  }
}

} // namespace vitrine::demos::vgo
