#include "resources/demos/vgo/Avatar.h"

#include <numbers>

namespace vitrine::demos::vgo::avatar {

namespace {

enum WrapMode { kLoop = 2, kPingPong = 4 };

Json keyAt(double time, double value, double slope) {
  Json key = Json::object();
  key["time"] = rounded(time);
  key["value"] = rounded(value);
  key["inTangent"] = rounded(slope);
  key["outTangent"] = rounded(slope);
  key["inWeight"] = 0.333333;
  key["outWeight"] = 0.333333;
  key["weightedMode"] = 0;
  return key;
}

/// A value by time, with the slopes of a smooth way through it.
Json curve(const std::string& property, const std::function<double(double)>& at, double duration, int steps) {
  constexpr double kStep = 1e-4;
  constexpr int kClampForever = 8;
  Json binding = Json::object();
  binding["type"] = "Transform";
  binding["propertyName"] = property;
  Json& animation = binding["animationCurve"];
  for (int i = 0; i <= steps; ++i) {
    const double time = duration * i / steps;
    animation["keys"].push_back(keyAt(time, at(time), (at(time + kStep) - at(time - kStep)) / (2 * kStep)));
  }
  animation["preWrapMode"] = kClampForever;
  animation["postWrapMode"] = kClampForever;
  return binding;
}

struct Motion {
  const char* name;
  const char* bone;
  double duration;
  WrapMode wrap;
  std::function<Quaternion(double)> turned; ///< beside how it is stored
  std::function<double(double)> rise = {};  ///< metres
};

Json clip(const Motion& motion, const Bone& bone, const Vec3& place) {
  constexpr double kKeysPerSecond = 8;
  const int steps = static_cast<int>(motion.duration * kKeysPerSecond);
  Json bindings = Json::array();
  const auto rotation = [&](double time) { return SceneWriter::inUnity(bone.stored * motion.turned(time)); };
  bindings.push_back(curve("LocalRotation.x", [&](double t) { return rotation(t).x; }, motion.duration, steps));
  bindings.push_back(curve("LocalRotation.y", [&](double t) { return rotation(t).y; }, motion.duration, steps));
  bindings.push_back(curve("LocalRotation.z", [&](double t) { return rotation(t).z; }, motion.duration, steps));
  bindings.push_back(curve("LocalRotation.w", [&](double t) { return rotation(t).w; }, motion.duration, steps));
  if (motion.rise) {
    const Vec3 there = SceneWriter::inUnity(place);
    bindings.push_back(curve("LocalPosition.x", [&](double) { return there.x; }, motion.duration, 1));
    bindings.push_back(
        curve("LocalPosition.y", [&](double t) { return there.y + motion.rise(t); }, motion.duration, steps));
    bindings.push_back(curve("LocalPosition.z", [&](double) { return there.z; }, motion.duration, 1));
  }
  Json made = Json::object();
  made["name"] = motion.name;
  made["legacy"] = true;
  made["wrapMode"] = static_cast<int>(motion.wrap);
  made["curveBindings"] = bindings;
  return made;
}

double wave(double time, double period) {
  return std::sin(2 * std::numbers::pi * time / period);
}

std::vector<Motion> motions() {
  const Vec3 ahead{0, 0, 1};
  const Vec3 up{0, 1, 0};
  const Vec3 left{1, 0, 0};
  const auto ease = [](double t, double duration) { // two hops and back while it turns around once
    return 360 * smoothstep(0.1, 0.9, t / duration);
  };
  return {
      {"Wave", "RightLowerArm", 1.2, kLoop, [=](double t) { return turn(ahead, 20 * wave(t, 1.2)); }},
      {"Idle", "Hips", 4, kLoop,
       [=](double t) { return turn(ahead, 1.6 * wave(t, 4)) * turn(up, 2.5 * wave(t + 1, 4)); },
       [](double t) { return 0.004 * wave(t, 2); }},
      {"Nod", "Head", 1.6, kLoop,
       [=](double t) { return turn(left, 7 + 7 * wave(t - 0.4, 0.8)) * turn(ahead, 2 * wave(t, 1.6)); }},
      {"Look around", "Neck", 2.4, kPingPong, [=](double t) { return turn(up, -34 + 68 * smoothstep(0.2, 2.2, t)); }},
      {"Wag", "Tail1", 0.5, kPingPong, [=](double t) { return turn(up, -16 + 32 * smoothstep(0, 0.5, t)); }},
      {"Spin", "Body", 2.4, kLoop, [=](double t) { return turn(up, ease(t, 2.4)); },
       [](double t) {
         return 0.10 *
                std::pow(std::max(0.0, std::sin(2 * std::numbers::pi * std::clamp((t - 0.3) / 3.6, 0.0, 0.5))), 2);
       }},
  };
}

} // namespace

void addMotions(SceneWriter& writer, const Rig& rig, const std::vector<int>& nodes) {
  for (const Motion& motion : motions()) {
    const bool isWhole = std::string_view(motion.bone) == "Body";
    const int index = isWhole ? -1 : rig.indexOf(motion.bone);
    Bone bone;
    Vec3 place;
    if (!isWhole) {
      bone = rig.bones()[static_cast<std::size_t>(index)];
      place = bone.parent < 0 ? bone.place : bone.place - rig.bones()[static_cast<std::size_t>(bone.parent)].place;
    }
    const int number = writer.add("animationClips", clip(motion, bone, place));
    const int node = isWhole ? 1 : nodes[static_cast<std::size_t>(index)];
    Json& owner = writer.node(node)["animation"];
    owner["name"] = motion.name;
    owner["enabled"] = true;
    owner["clipIndex"] = number;
    owner["playAutomatically"] = number == 0;
    owner["wrapMode"] = static_cast<int>(motion.wrap);
  }
}

namespace {

Json list(std::initializer_list<double> values) {
  Json made = Json::array();
  for (const double value : values)
    made.push_back(value);
  return made;
}

struct Springs {
  const char* name;
  std::vector<const char*> roots;
  double drag, stiffness, gravity, hit;
};

Json group(const Springs& springs, const Json& roots) {
  Json made = Json::object();
  made["name"] = springs.name;
  made["enabled"] = true;
  made["dragForce"] = springs.drag;
  made["stiffnessForce"] = springs.stiffness;
  made["gravityDirection"] = list({0, -1, 0});
  made["gravityPower"] = springs.gravity;
  made["rootBones"] = roots;
  made["hitRadius"] = springs.hit;
  for (int i = 0; i < 3; ++i)
    made["colliderGroups"].push_back(i);
  made["gizmoColor"] = list({1, 0.92, 0.016});
  return made;
}

/// Balls that hair and cloth stay out of.
Json colliders(const SceneWriter& writer, const std::vector<std::pair<Vec3, double>>& balls) {
  Json made = Json::object();
  for (const auto& [offset, radius] : balls) {
    Json ball = Json::object();
    ball["colliderType"] = 0;
    ball["offset"] = writer.vector(offset);
    ball["radius"] = radius;
    made["colliders"].push_back(ball);
  }
  made["gizmoColor"] = list({1, 0, 1});
  return made;
}

} // namespace

void addSprings(SceneWriter& writer, const Rig& rig, const std::vector<int>& nodes) {
  const auto node = [&](const char* name) { return nodes[static_cast<std::size_t>(rig.indexOf(name))]; };
  Json info = Json::object();
  Json& groups = info["springBoneGroups"];
  groups = Json::array();
  for (const Springs& springs :
       {Springs{"Ears", {"LeftEar1", "RightEar1"}, 0.4, 2.2, 0.0, 0.02},
        Springs{"Tuft", {"Tuft1"}, 0.4, 1.8, 0.05, 0.02}, Springs{"Tail", {"Tail2"}, 0.35, 1.1, 0.02, 0.06},
        Springs{"Scarf", {"ScarfFront1", "ScarfBack1"}, 0.4, 0.35, 0.35, 0.02}}) {
    Json roots = Json::array();
    for (const char* root : springs.roots) {
      roots.push_back(node(root));
      writer.node(node(root))["springBoneGroups"].push_back(groups.size());
    }
    groups.push_back(group(springs, roots));
  }
  Json& balls = info["colliderGroups"];
  balls.push_back(colliders(writer, {{{0, -0.01, 0}, 0.125}, {{0, -0.08, 0}, 0.13}}));
  balls.push_back(colliders(writer, {{{0, 0.02, 0}, 0.095}}));
  balls.push_back(colliders(writer, {{{0, 0.185, 0}, 0.19}}));
  writer.set("springBoneInfo", info);
  int number = 0;
  for (const char* owner : {"Hips", "Chest", "Head"})
    writer.node(node(owner))["springBoneColliderGroup"] = number++;
}

} // namespace vitrine::demos::vgo::avatar
