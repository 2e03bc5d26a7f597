#include "resources/demos/diggles/Gnome.h"

namespace vitrine::demos::diggles::gnome {

namespace {

constexpr double kThigh = 19;
constexpr double kShin = 19;
constexpr double kUpperArm = 16;
constexpr double kForearm = 15;
constexpr double kChestAbovePelvis = 22; ///< above the pelvis
constexpr Vec3 kNeck{0, 16, 1};
constexpr double kHeadAboveNeck = 12;
constexpr Vec3 kBeltHook{17, 4, 5};

Placement turned(const Vec3& turn) {
  return yaw(turn.y) * pitch(turn.x) * roll(turn.z);
}

/// The joint between two bones that reach from one place towards another; what is too far is reached for in vain.
Vec3 bent(const Vec3& from, const Vec3& to, double first, double second, const Vec3& hint) {
  const Vec3 way = to - from;
  const double distance = std::clamp(lengthOf(way), std::abs(first - second) + 0.01, first + second - 0.01);
  const Vec3 ahead = normalized(way);
  const double reach = (distance * distance + first * first - second * second) / (2 * distance);
  const double height = std::sqrt(std::max(0.0, first * first - reach * reach));
  const Vec3 aside = normalized(hint - ahead * dot(hint, ahead));
  return from + ahead * reach + aside * height;
}

Placement footPlacement(const FootPose& foot) {
  const Placement ground = shift(foot.place) * yaw(foot.yaw);
  const Placement overBall = shift({0, 0, kBall}) * pitch(foot.heelUp) * shift({0, 0, -kBall});
  const Placement overHeel = shift({0, 0, kHeel}) * pitch(-foot.toeUp) * shift({0, 0, -kHeel});
  return ground * overBall * overHeel;
}

void placeLegs(Joints& joints, const Pose& pose) {
  for (std::size_t side = 0; side < 2; ++side) {
    joints.hip[side] = joints.pelvis.point({signOf(static_cast<int>(side)) * 8.0, -2, 0});
    joints.foot[side] = footPlacement(pose.feet[side]);
    joints.flex[side] = pose.feet[side].heelUp;
    joints.ankle[side] = joints.foot[side].point({0, kAnkleHeight, -1});
    const Vec3 hint = normalized(joints.foot[side].z * 0.8 + joints.pelvis.z * 0.6 + Vec3{0, 0.5, 0});
    joints.knee[side] = bent(joints.hip[side], joints.ankle[side], kThigh, kShin, hint);
  }
}

/// The arm's bones keep their lengths: a wrist that is asked for too far away comes closer.
void placeArm(Joints& joints, const HandPose& hand, std::size_t side) {
  const double sign = signOf(static_cast<int>(side));
  joints.shoulder[side] = joints.chest.point({sign * 15, 5.5, -0.5});
  const Vec3 asked = joints.chest.point(hand.wrist);
  const Vec3 way = asked - joints.shoulder[side];
  const double reach = std::min(lengthOf(way), kUpperArm + kForearm - 0.3);
  const Vec3 wrist = joints.shoulder[side] + normalized(way) * reach;
  joints.elbow[side] =
      bent(joints.shoulder[side], wrist, kUpperArm, kForearm, joints.chest.direction(normalized(hand.elbow)));
  Placement& placed = joints.hand[side];
  placed.origin = wrist;
  placed.z = normalized(joints.chest.direction(hand.thumb));
  placed.x = normalized(cross(joints.elbow[side] - wrist, placed.z));
  placed.y = cross(placed.z, placed.x);
  joints.grip[side] = placed.point({-sign * 3.3, -6.8, 0});
}

Placement lanternPlacement(const Joints& joints, const Pose& pose) {
  const Placement swing = roll(pose.lanternRoll) * pitch(pose.lanternPitch);
  if (pose.lanternAtBelt)
    return joints.pelvis.at(joints.pelvis.point(kBeltHook)) * roll(0.12) * swing;
  Vec3 level = joints.hand[kLeft].z;
  level.y = 0;
  return along(joints.grip[kLeft], {0, 1, 0}, level + joints.pelvis.z * 0.01) * swing;
}

} // namespace

Joints jointsOf(const Pose& pose) {
  Joints joints;
  joints.pelvis = shift(pose.pelvis) * turned(pose.pelvisTurn);
  const Placement bend = turned(pose.chestTurn * 0.5);
  joints.chest = joints.pelvis * bend * shift({0, kChestAbovePelvis, 0}) * bend;
  joints.head = joints.chest * shift(kNeck) * turned(pose.headTurn) * shift({0, kHeadAboveNeck, 0});
  placeLegs(joints, pose);
  for (std::size_t side = 0; side < 2; ++side)
    placeArm(joints, pose.hands[side], side);
  joints.lantern = lanternPlacement(joints, pose);
  return joints;
}

Pose standing() {
  Pose pose;
  pose.hands[kRight] = {{-22.5, -11, 10}, {-0.09, 0.68, -0.73}, {-0.5, -1, -0.3}, 1};
  pose.hands[kLeft] = {{28, -15, 10}, {-0.1, 0.1, 1}, {0.6, -0.3, -1}, 1};
  return pose;
}

Figure figureOf(const Pose& pose) {
  const Joints joints = jointsOf(pose);
  Figure figure;
  figure.surfaces.resize(kPartCount);
  addBody(figure, pose, joints);
  addHead(figure, pose, joints);
  addHands(figure, pose, joints);
  addTools(figure, joints);
  for (std::size_t side = 0; side < 2; ++side) {
    figure.anchors[side] = joints.hand[side].at(joints.grip[side]);
    figure.anchors[2 + side] = joints.foot[side].at(joints.ankle[side]);
  }
  figure.anchors[4] = joints.head.at(joints.head.point({0, 15.5, 0}));
  figure.anchors[5] = joints.chest.at(joints.chest.point({0, 6, -12}));
  figure.anchors[6] = joints.pelvis.at(joints.pelvis.point({0, 9, 19}));
  figure.anchors[7] = joints.pelvis;
  figure.anchors[10] = joints.head.at(joints.head.point({0, 0, 15}));
  return figure;
}

} // namespace vitrine::demos::diggles::gnome
