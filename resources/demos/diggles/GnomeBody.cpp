#include "resources/demos/diggles/Gnome.h"

namespace vitrine::demos::diggles::gnome {

namespace {

constexpr double kPelvisHeight = 44;
constexpr double kChestHeight = 66;
constexpr double kBeltHeight = 48.5;
constexpr int kJacketColumns = 20; ///< round the jacket

/// A cross-section of the standing body.
struct Waist {
  double height;
  double halfWidth;
  double halfDepth;
  double forward;
};
constexpr Waist kTorso[] = {
    {37, 13.5, 11.5, 0},     {34.6, 16.8, 14.2, 0.2}, {34, 17.8, 15.2, 0.2},   {35.2, 18.1, 15.5, 0.3},
    {40.5, 16.9, 15.0, 1.1}, {46.5, 16.4, 15.2, 2},   {50.5, 16.8, 15.8, 2.6}, {54.5, 17.3, 16.0, 2.6},
    {59, 17.2, 15.2, 1.9},   {63.5, 16.9, 13.6, 0.8}, {68, 16.6, 11.8, 0},     {71.6, 15.6, 10.4, -0.4},
    {74.5, 13.2, 9.2, -0.5}, {77, 9.8, 8.2, -0.2},    {80, 7.4, 7.2, 0.4},
};

/// The body between pelvis and chest bends evenly.
Placement spineAt(const Joints& joints, double height) {
  const double t = smoothstep(45, 67, height);
  const Vec3 low = joints.pelvis.point({0, height - kPelvisHeight, 0});
  const Vec3 high = joints.chest.point({0, height - kChestHeight, 0});
  return along(lerp(low, high, t), lerp(joints.pelvis.y, joints.chest.y, t), lerp(joints.pelvis.z, joints.chest.z, t));
}

Ring ringOf(const Joints& joints, const Pose& pose, const Waist& waist, double more = 0) {
  const double breath = 0.022 * pose.breath * smoothstep(50, 62, waist.height) * smoothstep(80, 72, waist.height);
  const Placement spine = spineAt(joints, waist.height);
  return {spine.at(spine.point({0, 0, waist.forward})), waist.halfWidth * (1 + breath) + more,
          waist.halfDepth * (1 + 2 * breath) + more, 2.25};
}

/// The body's cross-section at a height above the skirt's hem, wider by `more`.
Ring waistAt(const Joints& joints, const Pose& pose, double height, double more) {
  std::size_t i = 2;
  while (i + 2 < std::size(kTorso) && kTorso[i + 1].height < height)
    ++i;
  const Waist& a = kTorso[i];
  const Waist& b = kTorso[i + 1];
  const double t = (height - a.height) / (b.height - a.height);
  const auto between = [t](double from, double to) { return from + (to - from) * t; };
  return ringOf(
      joints, pose,
      {height, between(a.halfWidth, b.halfWidth), between(a.halfDepth, b.halfDepth), between(a.forward, b.forward)},
      more);
}

/// The jacket's skirt gives way to the legs.
Vec3 pushedByLegs(const Vec3& point, const Joints& joints, double height) {
  Vec3 push;
  const double side = dot(point - joints.pelvis.origin, joints.pelvis.x);
  const double front = dot(point - joints.pelvis.origin, joints.pelvis.z);
  for (int leg = 0; leg < 2; ++leg) {
    const auto i = static_cast<std::size_t>(leg);
    const double forward = dot(joints.knee[i] - joints.hip[i], joints.pelvis.z) - 2;
    const double weight = smoothstep(-5, 7, side * signOf(leg));
    const bool pushes = forward * front > 0;
    push += joints.pelvis.z * (forward * weight * (pushes ? 1.05 : 0.4));
  }
  return point + push * smoothstep(47, 34, height);
}

void addTorso(Surface& cloth, const Pose& pose, const Joints& joints) {
  std::vector<Ring> rings;
  for (const Waist& waist : kTorso)
    rings.push_back(ringOf(joints, pose, waist));
  const std::size_t base = cloth.points.size();
  Loft loft{.columns = kJacketColumns, .picture = kJacket};
  loft.swell = [](double angle, double length) {
    return 1 + 0.022 * std::sin(angle * 9 + 1) * smoothstep(0.4, 0.0, length); // folds of the skirt
  };
  addLoft(cloth, rings, loft);
  for (std::size_t i = base; i < cloth.points.size(); ++i) {
    const std::size_t row = (i - base) / (kJacketColumns + 1);
    cloth.points[i] = pushedByLegs(cloth.points[i], joints, kTorso[row].height);
  }
}

void addBelt(Surface& leather, const Pose& pose, const Joints& joints) {
  const auto ring = [&](double height, double more) { return waistAt(joints, pose, height, more); };
  addLoft(leather,
          {ring(kBeltHeight - 2.7, 0.1), ring(kBeltHeight - 2.4, 1.2), ring(kBeltHeight + 2.4, 1.2),
           ring(kBeltHeight + 2.7, 0.1)},
          {.columns = kJacketColumns, .picture = kBelt});
  const Ring waist = ring(kBeltHeight, 1.6);
  const Placement front = waist.place.at(onRing(waist, 0));
  addBox(leather, front, {5.4, 4.6, 0.9}, kBrass, kBuckle);
  const Placement hip = waist.place.at(onRing(waist, -1.15)) * yaw(-1.0);
  std::vector<Ring> pouch;
  for (const auto& [height, width] :
       {std::pair{-5.5, 0.0}, {-5.5, 3.6}, {-4.5, 4.4}, {1.0, 4.6}, {2.6, 4.0}, {3.2, 0.0}})
    pouch.push_back({hip.at(hip.point({0, height, 0.9})), width, width * 0.62, 4});
  addLoft(leather, pouch, {.columns = 10, .picture = kPouch});
  addBall(leather, hip.at(hip.point({0, -0.5, 3.9})), {0.9, 0.9, 0.6}, 6, 4, kBrass);
}

/// A kerchief about the neck, in the stuff of the cap.
void addScarf(Surface& cap, const Joints& joints) {
  std::vector<Ring> rings;
  for (const auto& [height, radius] : {std::pair{75.0, 9.5}, {76.5, 11.6}, {79.5, 11.4}, {81.5, 9.4}, {82.0, 7.0}}) {
    const Placement spine = spineAt(joints, height);
    rings.push_back({spine.at(spine.point({0, 0, 0.6})), radius, radius * 0.9});
  }
  Loft loft{.columns = 16, .picture = {0, 0.55, 1, 0.75}};
  loft.swell = [](double angle, double) { return 1 + 0.03 * std::sin(angle * 7); };
  addLoft(cap, rings, loft);
}

void addLeg(Surface& cloth, const Joints& joints, std::size_t side) {
  const Vec3& hip = joints.hip[side];
  const Vec3& knee = joints.knee[side];
  const Vec3 boot = lerp(knee, joints.ankle[side], 0.62);
  const std::vector<Vec3> line = smoothLine({boot, lerp(boot, knee, 0.5), knee, lerp(knee, hip, 0.5), hip}, 8);
  Loft loft{.columns = 10, .picture = kTrousers};
  loft.swell = [](double angle, double length) {
    return 1 + 0.05 * std::sin(length * 26 + angle) * smoothstep(0.75, 0.2, length); // creases above the boot
  };
  addLoft(cloth, tube(line, {6.2, 7.2, 7.0, 7.2, 7.0}, joints.foot[side].z), loft);
}

/// A boot's cross-section: how far forward, how high, how wide.
struct Sole {
  double forward;
  double top;
  double halfWidth;
};
constexpr Sole kBootShape[] = {{-8.2, 3, 0},     {-8.1, 7.0, 3.8}, {-6.5, 10, 5.4}, {-3.0, 11.5, 5.8},
                               {1, 11.2, 5.6},   {4.5, 9.4, 5.9},  {8.5, 7.8, 6.9}, {12.5, 7.4, 7.0},
                               {15.5, 6.8, 5.8}, {17.6, 5.6, 3.6}, {18.4, 4.2, 0}};

/// Toes stay on the ground while the boot rolls over its ball.
Vec3 flexed(const Vec3& local, double flex) {
  const double bend = -flex * smoothstep(kBall - 1.5, kBall + 1.5, local.z);
  const Placement toes = shift({0, 0, kBall}) * pitch(bend) * shift({0, 0, -kBall});
  return local.z <= kBall - 1.5 ? local : toes.point(local);
}

void addFoot(Surface& leather, const Joints& joints, std::size_t side) {
  constexpr int kRows = std::size(kBootShape) - 1;
  const auto local = [](double angle, double v, double outer) {
    const Sole& at = kBootShape[std::lround(v * kRows)];
    if (at.halfWidth == 0)
      return Vec3{0, at.top / 2, at.forward};
    const double s = std::sin(angle);
    const double c = std::cos(angle);
    const double width = at.halfWidth + outer;
    const double x = width * std::copysign(std::pow(std::abs(s), 0.75), s);
    return Vec3{x, std::max(0.0, at.top * (0.42 + 0.58 * c) + (c < 0 ? 0.9 * c : 0)), at.forward};
  };
  const Placement& foot = joints.foot[side];
  // Seen from the front of the boot its length runs towards the eye, so the angle runs the other way.
  addSheet(leather, {12, kRows, kBoot, 0}, [&](double u, double v) {
    const double angle = u == 1 ? -kTurn / 2 : kTurn * (u - 0.5);
    return foot.point(flexed(local(-angle, v, 0), joints.flex[side]));
  });
}

/// The welt: a strip of sole that stands out a little around the boot.
void addWelt(Surface& leather, const Joints& joints, std::size_t side) {
  constexpr int kCorners = 14;
  const Placement& foot = joints.foot[side];
  const auto outline = [](double u, double outer) {
    const double angle = kTurn * u;
    const double forward = 5 + (13.4 + outer) * std::cos(angle);
    const double width = (forward > 5 ? 6.9 : 5.6 + 1.3 * smoothstep(-6, 5, forward)) + outer;
    const double s = std::sin(angle);
    return Vec3{width * std::copysign(std::pow(std::abs(s), 0.8), s), 0, forward};
  };
  constexpr double kHeights[] = {0, 0, 1.9, 2.1};
  constexpr double kOuter[] = {-1.5, 0.5, 0.6, -1.2};
  addSheet(leather, {kCorners, 3, kSole, 0}, [&](double u, double v) {
    const auto row = static_cast<std::size_t>(std::lround(v * 3));
    Vec3 point = outline(u == 1 ? 0 : u, kOuter[row]);
    point.y = kHeights[row];
    return foot.point(flexed(point, joints.flex[side]));
  });
}

void addShaft(Surface& leather, const Joints& joints, std::size_t side) {
  const Placement& foot = joints.foot[side];
  const Vec3& ankle = joints.ankle[side];
  const Vec3 top = lerp(ankle, joints.knee[side], 0.5);
  const Vec3 way = normalized(top - ankle);
  std::vector<Vec3> line = smoothLine({foot.point({0, 4.5, -1.6}), ankle, top}, 3);
  line.push_back(top + way * 0.6);
  std::vector<Ring> rings = tube(line, {5.2, 5.8, 7.0}, foot.z);
  rings.back().halfWidth = rings.back().halfDepth = 7.4;
  const Placement cuff = rings.back().place;
  // The cuff is turned down.
  for (const auto& [height, radius] : {std::pair{0.2, 8.4}, {1.2, 8.6}, {1.9, 7.4}, {1.2, 6.0}})
    rings.push_back({cuff.at(cuff.point({0, height, 0})), radius, radius});
  Loft loft{.columns = 11, .picture = kBoot};
  addLoft(leather, rings, loft);
}

void addArm(Surface& cloth, const Joints& joints, std::size_t side) {
  const Vec3& shoulder = joints.shoulder[side];
  const Vec3& elbow = joints.elbow[side];
  const Vec3& wrist = joints.hand[side].origin;
  const Vec3 inside = shoulder + joints.chest.x * (-4 * signOf(static_cast<int>(side))) + joints.chest.y * 0.6;
  const Vec3 cuff = lerp(wrist, elbow, 0.06);
  std::vector<Vec3> line =
      smoothLine({cuff, lerp(wrist, elbow, 0.5), elbow, lerp(elbow, shoulder, 0.55), shoulder, inside}, 9);
  std::vector<Ring> rings = tube(line, {5.0, 5.4, 5.6, 6.2, 6.9, 5.6}, joints.hand[side].z);
  const Placement end = rings.front().place;
  std::vector<Ring> hem;
  for (const auto& [height, radius] : {std::pair{1.0, 3.0}, {-0.6, 3.6}, {-1.0, 5.4}, {3.0, 6.1}, {3.6, 5.2}})
    hem.push_back({end.at(end.point({0, height, 0})), radius, radius});
  Loft cuffLoft{.columns = 10, .picture = {kSleeve.left, 0.93, kSleeve.right, kSleeve.bottom}};
  addLoft(cloth, hem, cuffLoft);
  Loft loft{.columns = 10, .picture = {kSleeve.left, kSleeve.top, kSleeve.right, 0.92}};
  loft.swell = [](double angle, double length) {
    return 1 + 0.035 * std::sin(length * 30 + 2 * angle) * smoothstep(0.85, 0.6, length);
  };
  addLoft(cloth, rings, loft);
}

} // namespace

void addBody(Figure& figure, const Pose& pose, const Joints& joints) {
  addTorso(figure.surfaces[kCloth], pose, joints);
  addBelt(figure.surfaces[kLeather], pose, joints);
  for (std::size_t side = 0; side < 2; ++side) {
    addLeg(figure.surfaces[kCloth], joints, side);
    addArm(figure.surfaces[kCloth], joints, side);
    addFoot(figure.surfaces[kLeather], joints, side);
    addWelt(figure.surfaces[kLeather], joints, side);
    addShaft(figure.surfaces[kLeather], joints, side);
  }
  addScarf(figure.surfaces[kCap], joints);
}

} // namespace vitrine::demos::diggles::gnome
