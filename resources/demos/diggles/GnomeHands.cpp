#include "resources/demos/diggles/Gnome.h"

namespace vitrine::demos::diggles::gnome {

namespace {

/// A hand's own axes: the fingers hang down (-y), the thumb is in front, the palm looks to `palm` (-1 or 1) along x.
struct Fingers {
  const Placement& hand;
  double palm;
  double curl;
};

void addPalm(Surface& skin, const Fingers& f) {
  std::vector<Ring> rings;
  for (const auto& [height, depth, width] :
       {std::tuple{-9.2, 0.0, 0.0}, {-9.0, 3.6, 1.6}, {-7.8, 4.8, 2.3}, {-4.5, 4.7, 2.5}, {-1.2, 3.5, 2.5}})
    rings.push_back({f.hand.at(f.hand.point({0, height, 0})), width, depth, 2.6});
  addLoft(skin, rings, {.columns = 10, .picture = kHandSkin});
}

/// Between palm and sleeve, however the hand is bent.
void addWrist(Surface& skin, const Placement& hand, const Vec3& elbow) {
  const std::vector<Vec3> line = {hand.point({0, -2.6, 0}), hand.origin, lerp(hand.origin, elbow, 0.25)};
  addLoft(skin, tube(line, {2.6, 2.9, 3.1}, hand.z), {.columns = 8, .picture = kHandSkin});
}

void addFinger(Surface& skin, const Fingers& f, double forward, double size) {
  constexpr double kBent[] = {1.15, 2.5, 3.7};      // of a fist, from the knuckle on
  constexpr double kRelaxed[] = {0.05, 0.16, 0.30}; // of an open hand
  constexpr double kLengths[] = {4.6, 3.7, 2.7};
  Vec3 place{-f.palm * 0.5, -7.8, forward * (1 + 0.16 * (1 - f.curl))};
  std::vector<Vec3> joints{f.hand.point(place)};
  for (int i = 0; i < 3; ++i) {
    const double angle = kRelaxed[i] + (kBent[i] - kRelaxed[i]) * f.curl;
    const double spread = 0.10 * forward * (1 - f.curl) * 0.5;
    place += Vec3{f.palm * std::sin(angle), -std::cos(angle), spread} * (kLengths[i] * size);
    joints.push_back(f.hand.point(place));
  }
  // From the tip to the knuckle, so that the body runs upwards.
  std::reverse(joints.begin(), joints.end());
  std::vector<Vec3> line = smoothLine(joints, 4);
  line.insert(line.begin(), line.front() + normalized(line.front() - line[1]) * 0.7);
  addLoft(skin, tube(line, {0, 1.35, 1.55, 1.65, 1.75}, f.hand.z), {.columns = 6, .picture = kHandSkin});
}

void addThumb(Surface& skin, const Fingers& f) {
  const Vec3 open[] = {
      {-f.palm * 0.2, -2.4, 2.8}, {f.palm * 0.6, -4.2, 6.2}, {f.palm * 0.8, -6.6, 8.6}, {f.palm * 0.8, -8.6, 9.6}};
  const Vec3 fist[] = {
      {f.palm * 0.4, -2.2, 3.0}, {f.palm * 2.6, -3.6, 5.2}, {f.palm * 5.2, -6.2, 5.2}, {f.palm * 5.6, -8.4, 4.0}};
  std::vector<Vec3> joints;
  for (int i = 3; i >= 0; --i)
    joints.push_back(f.hand.point(lerp(open[i], fist[i], f.curl)));
  std::vector<Vec3> line = smoothLine(joints, 5);
  line.insert(line.begin(), line.front() + normalized(line.front() - line[1]) * 0.8);
  addLoft(skin, tube(line, {0, 1.6, 1.8, 2.1}, f.hand.x), {.columns = 6, .picture = kHandSkin});
}

} // namespace

void addHands(Figure& figure, const Pose& pose, const Joints& joints) {
  Surface& skin = figure.surfaces[kSkin];
  for (std::size_t side = 0; side < 2; ++side) {
    const Fingers fingers{joints.hand[side], -signOf(static_cast<int>(side)), pose.hands[side].curl};
    addPalm(skin, fingers);
    addWrist(skin, joints.hand[side], joints.elbow[side]);
    constexpr double kSizes[] = {0.86, 1.0, 1.04, 0.95}; // from the little finger on
    for (int finger = 0; finger < 4; ++finger)
      addFinger(skin, fingers, -3.45 + 2.3 * finger, kSizes[finger]);
    addThumb(skin, fingers);
  }
}

} // namespace vitrine::demos::diggles::gnome
