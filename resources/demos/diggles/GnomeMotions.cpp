#include "resources/demos/diggles/Gnome.h"
#include "resources/demos/diggles/ModelAssembly.h"

#include <numbers>

namespace vitrine::demos::diggles::gnome {

namespace {

Motion motion(const std::string& name) {
  Motion made;
  made.facts.name = name;
  made.facts.source = "D:\\vitrine\\figuren\\vitrine_gnome_" + name + ".sex";
  return made;
}

/// Chest and beard rise and fall; he blinks once, and the bell swings a little.
Motion breathing() {
  constexpr int kFrames = 10;
  Motion made = motion("standard");
  for (int frame = 0; frame < kFrames; ++frame) {
    const double phase = kTurn * frame / kFrames;
    Pose pose = standing();
    pose.breath = 0.5 - 0.5 * std::cos(phase);
    pose.pelvis.x = 0.5 * std::sin(phase);
    pose.chestTurn = {-0.025 * pose.breath, 0.02 * std::sin(phase), 0};
    pose.headTurn = {0.02 + 0.03 * std::sin(phase), 0.10 * std::sin(phase), 0.02 * std::sin(phase)};
    for (HandPose& hand : pose.hands)
      hand.wrist.y += 0.9 * pose.breath;
    pose.blink = frame == 6 ? 1 : frame == 5 || frame == 7 ? 0.25 : 0;
    pose.capSwing = Vec3{0.5, 0.3, 0} * std::sin(phase - 0.8);
    pose.beardSwing = {0, 0, 0.5 * pose.breath};
    pose.lanternRoll = 0.03 * std::sin(phase - 0.5);
    pose.lanternPitch = 0.04 * std::cos(phase);
    made.poses.push_back(pose);
  }
  return made;
}

constexpr int kWalkFrames = 12;
constexpr double kStride = 5;      ///< forward, from frame to frame
constexpr double kOnGround = 0.59; ///< the share of a walk that a foot stands

/// A walking foot; `phase` 0 is when its heel comes down. While it stands it goes back as fast as the root goes
/// forward.
FootPose walkingFoot(int side, double phase) {
  constexpr double kCycle = kStride * kWalkFrames;
  constexpr double kAhead = kCycle * kOnGround / 2;
  FootPose foot;
  foot.place.x = 7.6 * signOf(side);
  foot.yaw = 0.12 * signOf(side);
  if (phase < kOnGround) {
    foot.place.z = kAhead - kCycle * phase;
    foot.heelUp = 0.62 * smoothstep(0.34, kOnGround + 0.06, phase);
    foot.toeUp = 0.34 * smoothstep(0.09, 0.0, phase);
    return foot;
  }
  const double t = (phase - kOnGround) / (1 - kOnGround);
  foot.place.z = -kAhead + 2 * kAhead * smoothstep(-0.08, 1.04, t);
  foot.place.y = 6.5 * std::sin(t * std::numbers::pi);
  foot.heelUp = 0.75 * smoothstep(0.75, 0.0, t);
  foot.toeUp = 0.34 * smoothstep(0.45, 1.0, t);
  return foot;
}

Pose walkingPose(double phase) {
  const double swing = std::cos(kTurn * phase); // 1: the left foot is in front
  const double rise = -std::cos(2 * kTurn * (phase - 0.04));
  Pose pose = standing();
  for (int side = 0; side < 2; ++side)
    pose.feet[static_cast<std::size_t>(side)] = walkingFoot(side, std::fmod(phase + (side == kLeft ? 0 : 0.5), 1));
  pose.pelvis = {1.6 * std::sin(kTurn * phase), 42.3 + 1.3 * rise, 0};
  pose.pelvisTurn = {0.05, -0.14 * swing, 0.05 * std::sin(kTurn * phase)};
  pose.chestTurn = {0.07, 0.26 * swing, -0.07 * std::sin(kTurn * phase)};
  pose.headTurn = {-0.06 - 0.03 * rise, -0.10 * swing, 0.04 * std::sin(kTurn * phase)};
  pose.hands[kLeft].wrist += Vec3{0, 2.0 * std::abs(swing), -9.5 * swing};
  pose.hands[kRight].wrist += Vec3{0, 0.7 * rise, 1.5 * swing};
  const double late = std::cos(kTurn * (phase - 0.09));
  pose.lanternPitch = 0.22 * late;
  pose.lanternRoll = 0.06 * std::sin(kTurn * phase);
  pose.capSwing = {1.8 * std::sin(kTurn * (phase - 0.15)), 1.9 * std::cos(2 * kTurn * (phase - 0.14)), -0.8};
  pose.beardSwing = {1.6 * std::sin(kTurn * (phase - 0.1)), 0, 0.8 + 0.6 * rise};
  return pose;
}

Motion walking() {
  Motion made = motion("laufen_loop");
  made.facts.move = inMaxAxes({0, 0, kStride});
  for (int frame = 0; frame < kWalkFrames; ++frame)
    made.poses.push_back(walkingPose(static_cast<double>(frame) / kWalkFrames));
  return made;
}

template <class Value>
Value mixed(const Value& a, const Value& b, double t) {
  return a + (b - a) * t;
}

FootPose mixed(const FootPose& a, const FootPose& b, double t) {
  return {mixed(a.place, b.place, t), mixed(a.yaw, b.yaw, t), mixed(a.heelUp, b.heelUp, t), mixed(a.toeUp, b.toeUp, t)};
}

HandPose mixed(const HandPose& a, const HandPose& b, double t) {
  return {mixed(a.wrist, b.wrist, t), normalized(mixed(a.thumb, b.thumb, t)), mixed(a.elbow, b.elbow, t),
          mixed(a.curl, b.curl, t)};
}

Pose mixed(const Pose& a, const Pose& b, double t) {
  Pose pose = a;
  for (const auto field :
       {&Pose::pelvis, &Pose::pelvisTurn, &Pose::chestTurn, &Pose::headTurn, &Pose::capSwing, &Pose::beardSwing})
    pose.*field = mixed(a.*field, b.*field, t);
  for (const auto field : {&Pose::breath, &Pose::blink, &Pose::lanternPitch, &Pose::lanternRoll})
    pose.*field = mixed(a.*field, b.*field, t);
  for (std::size_t side = 0; side < 2; ++side) {
    pose.feet[side] = mixed(a.feet[side], b.feet[side], t);
    pose.hands[side] = mixed(a.hands[side], b.hands[side], t);
  }
  return pose;
}

struct Key {
  double frame;
  Pose pose;
};

/// The pose at a time between keys.
Pose poseAt(const std::vector<Key>& keys, double frame) {
  std::size_t i = 0;
  while (i + 2 < keys.size() && keys[i + 1].frame <= frame)
    ++i;
  const double t = (frame - keys[i].frame) / (keys[i + 1].frame - keys[i].frame);
  return mixed(keys[i].pose, keys[i + 1].pose, t);
}

/// Stands with the left foot in front, the pickaxe in one hand and the lantern held aside.
Pose miner() {
  Pose pose = standing();
  pose.feet[kRight] = {{-11.5, 0, -8}, -0.45, 0, 0};
  pose.feet[kLeft] = {{10.5, 0, 9}, 0.1, 0, 0};
  pose.pelvis = {0, 42, 0};
  pose.pelvisTurn = {0, -0.25, 0};
  pose.chestTurn = {0.12, -0.1, 0};
  pose.headTurn = {0.02, 0.25, 0};
  pose.hands[kRight] = {{-20, -5, 19}, {-0.12, 0.72, 0.69}, {-1, -0.8, -0.4}, 1};
  pose.hands[kLeft] = {{27, -12, 6}, {-0.2, 0.1, 1}, {0.6, -0.4, -1}, 1};
  return pose;
}

Pose liftedPick(double far) {
  Pose pose = miner();
  pose.pelvis = {-1.5, 42.8, -1.5};
  pose.chestTurn = {-0.16 - 0.06 * far, -0.36 - 0.06 * far, 0.06};
  pose.headTurn = {0.06, 0.55, 0};
  pose.hands[kRight] = {Vec3{-23, 16, 1} + Vec3{0, 2, -3} * far, {-0.1, 0.42 - 0.2 * far, -0.90}, {-1, 0.1, -0.2}, 1};
  pose.hands[kLeft] = {{26, -9, 9}, {-0.2, 0.1, 1}, {0.6, -0.4, -1}, 1};
  pose.feet[kLeft].toeUp = 0.14 * far;
  pose.capSwing = {0, -1.5, -1.5};
  pose.lanternPitch = 0.1;
  return pose;
}

Pose overhead() {
  Pose pose = miner();
  pose.pelvis = {0, 42.2, 1};
  pose.chestTurn = {0.10, -0.08, 0};
  pose.hands[kRight] = {{-21, 17, 14}, {-0.10, 0.93, 0.36}, {-1, 0.2, 0}, 1};
  pose.hands[kLeft] = {{28, -8, 2}, {-0.2, 0.1, 1}, {0.6, -0.4, -1}, 1};
  pose.headTurn = {0.1, 0.2, 0};
  pose.capSwing = {0, 2.0, -2.5};
  pose.beardSwing = {0, 0, -0.5};
  pose.lanternPitch = -0.1;
  return pose;
}

Pose struck(double depth) {
  Pose pose = miner();
  pose.pelvis = {1.5, 39.6 + 0.4 * depth, 3.5};
  pose.chestTurn = {0.50 + 0.04 * depth, 0.32, 0};
  pose.headTurn = {-0.28, -0.02, 0};
  pose.hands[kRight] = {{-8, -4.5 - depth, 24.5}, {0.12, -0.34 - 0.03 * depth, 0.93}, {-1, -0.5, -0.2}, 1};
  pose.hands[kLeft] = {{28, -4, -5}, {-0.2, 0.1, 1}, {0.6, -0.6, -1}, 1};
  pose.feet[kRight].heelUp = 0.32;
  pose.capSwing = Vec3{0, -2.5, 2.5} * depth + Vec3{0, 3, 0} * (1 - depth);
  pose.beardSwing = {0, 0, 2.5};
  pose.lanternPitch = -0.34 * depth;
  pose.blink = 0.7 * depth;
  return pose;
}

Motion hacking() {
  constexpr int kFrames = 14;
  Motion made = motion("hacken_loop");
  const std::vector<Key> keys = {{0, miner()},   {3, liftedPick(0.5)}, {5, liftedPick(1)}, {6, overhead()},
                                 {7, struck(0)}, {8, struck(1)},       {10, struck(0.6)},  {14, miner()}};
  for (int frame = 0; frame < kFrames; ++frame)
    made.poses.push_back(poseAt(keys, frame));
  return made;
}

constexpr int kTurnSteps = 12;
constexpr double kTurnAngle = kTurn / 4 / kTurnSteps; ///< from frame to frame

/// A foot that turns in two steps of an eighth while the body turns evenly; told in the body's axes.
FootPose turningFoot(int side, int frame) {
  const double start = side == kLeft ? 0 : 3;
  const auto stepAt = [&](double from) { return std::clamp((frame - from) / 3, 0.0, 1.0); };
  const double first = stepAt(start);
  const double second = stepAt(start + 6);
  const double onGround = kTurn / 8 * (smoothstep(0, 1, first) + smoothstep(0, 1, second));
  const FootPose rest = standing().feet[static_cast<std::size_t>(side)];
  const double body = kTurnAngle * frame;
  FootPose foot = rest;
  foot.place = yaw(onGround - body).point(rest.place);
  foot.yaw = rest.yaw + onGround - body;
  const double lifted = std::max(std::sin(first * kTurn / 2), std::sin(second * kTurn / 2));
  foot.place.y = 3.8 * lifted;
  foot.heelUp = 0.2 * lifted;
  return foot;
}

Motion turningLeft() {
  Motion made = motion("drehen_links");
  made.facts.turn = {0, 0, kTurnAngle};
  for (int frame = 0; frame <= kTurnSteps; ++frame) {
    const double t = static_cast<double>(frame) / kTurnSteps;
    const double ahead = std::sin(t * kTurn / 2);
    const double sway = std::sin(t * 2 * kTurn);
    Pose pose = standing();
    for (int side = 0; side < 2; ++side)
      pose.feet[static_cast<std::size_t>(side)] = turningFoot(side, frame);
    pose.pelvis = {-1.4 * sway, 43.4 - 0.6 * std::abs(sway), 0};
    pose.pelvisTurn.z = -0.03 * sway;
    pose.chestTurn.y = 0.16 * ahead;
    pose.headTurn.y = 0.38 * ahead;
    pose.capSwing = {-3.2 * ahead, 0.6 * sway, 0};
    pose.beardSwing = {-2.0 * ahead, 0, 0};
    pose.lanternRoll = -0.16 * ahead + 0.03 * sway;
    pose.hands[kLeft].wrist += Vec3{1.5, 1.0, 0} * ahead;
    made.poses.push_back(pose);
  }
  return made;
}

/// The lantern hangs at the belt, the left hand greets.
Motion waving() {
  constexpr int kFrames = 18;
  Motion made = motion("winken");
  Pose rest = standing();
  rest.lanternAtBelt = true;
  rest.hands[kLeft] = {{23, -20, 4}, {-0.25, 0.1, 1}, {0.8, 0, -1}, 0.35};
  for (int frame = 0; frame < kFrames; ++frame) {
    const double raised = smoothstep(0, 4, frame) * smoothstep(kFrames - 1, kFrames - 5, frame);
    const double wave = std::sin(kTurn * (frame - 3) / 5.0) * raised * raised;
    Pose up = rest;
    up.hands[kLeft] = {
        {30.5 + 3.6 * wave, 19.5 - 0.8 * std::abs(wave), 8}, {-1, 0.42 * wave, -0.05}, {1, -0.6, -0.1}, 0.04};
    up.chestTurn = {-0.03, 0.08, -0.06};
    up.headTurn = {-0.05, 0.14, 0.07 + 0.03 * wave};
    up.capSwing = {-1.2 * wave, 0.6, 0};
    up.beardSwing = {0.6 * wave, 0, 0.6};
    Pose pose = mixed(rest, up, raised);
    // On its way up the hand goes round the belly, not through it.
    pose.hands[kLeft].wrist += Vec3{7, 0, 7} * (4 * raised * (1 - raised));
    pose.blink = frame == 9 ? 1 : 0;
    pose.lanternRoll = 0.05 * std::sin(kTurn * frame / 9.0);
    made.poses.push_back(pose);
  }
  return made;
}

} // namespace

std::vector<Motion> motions() {
  return {breathing(), walking(), hacking(), turningLeft(), waving()};
}

} // namespace vitrine::demos::diggles::gnome
