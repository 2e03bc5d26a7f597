#include "resources/demos/diggles/Gnome.h"

namespace vitrine::demos::diggles::gnome {

namespace {

constexpr Vec3 kSkull{14.3, 15.6, 14.3};

/// A dent or bump on the head, where a direction is near to it.
double bump(double angle, double lift, double atAngle, double atLift, double width) {
  const double distance = std::hypot((angle - atAngle) * std::cos(atLift), lift - atLift) / width;
  return std::exp(-distance * distance);
}

/// The head in its own axes: angle to the left of the face's middle, lift above it.
Vec3 onHead(double angle, double lift, double more = 0) {
  const double side = std::abs(angle);
  double height = more;
  height -= 2.0 * bump(side, lift, 0.42, 0.14, 0.20);  // eyes
  height += 1.3 * bump(side, lift, 0.36, 0.50, 0.22);  // brows
  height += 1.6 * bump(side, lift, 0.62, -0.20, 0.26); // cheeks
  height += 0.9 * bump(side, lift, 0.0, -0.42, 0.30);  // mouth
  height -= 0.8 * bump(side, lift, 1.15, 0.25, 0.30);  // temples
  const double c = std::cos(lift);
  const Vec3 way{std::sin(angle) * c, std::sin(lift), std::cos(angle) * c};
  return way * kSkull + way * height;
}

void addSkull(Surface& skin, const Placement& head) {
  addSheet(skin, {22, 12, kFace, 0}, [&](double u, double v) {
    const double angle = u == 1 ? -kPi : faceAngle(u);
    if (v == 0 || v == 1)
      return head.point({0, v == 0 ? -kSkull.y : kSkull.y, 0});
    return head.point(onHead(angle, kPi * (v - 0.5)));
  });
}

void addNose(Surface& skin, const Placement& head) {
  const Vec3 tip{0, -2.6, 18.6};
  const std::vector<Vec3> bridge = smoothLine({tip, {0, 1.5, 16.4}, {0, 5.5, 13.2}}, 3);
  std::vector<Vec3> placed;
  for (const Vec3& point : bridge)
    placed.push_back(head.point(point));
  addLoft(skin, tube(placed, {3.6, 2.9, 1.6}, head.z), {.columns = 8, .picture = kNoseSkin});
  addBall(skin, head.at(head.point(tip)), {4.5, 4.1, 4.3}, 12, 8, kNoseSkin);
  for (const double side : {-1.0, 1.0})
    addBall(skin, head.at(head.point({side * 3.6, -3.7, 16.2})), {2.5, 2.2, 2.9}, 8, 5, kNoseSkin);
}

void addEars(Surface& skin, const Placement& head) {
  for (const double side : {-1.0, 1.0}) {
    const Placement ear = head * shift({side * 15.0, 0.6, -1.0}) * yaw(-side * 0.55) * roll(-side * 0.32);
    Surface shell;
    addBall(shell, ear, {2.1, 6.6, 4.3}, 10, 8, kEarSkin);
    // Hollow outside, pointed above.
    for (Vec3& point : shell.points) {
      Vec3 local{dot(point - ear.origin, ear.x), dot(point - ear.origin, ear.y), dot(point - ear.origin, ear.z)};
      const double hollow = std::exp(-(local.y * local.y / 10 + local.z * local.z / 4.5));
      if (local.x * side > 0)
        local.x -= side * 2.3 * hollow;
      local.z -= 0.055 * std::max(0.0, local.y) * std::max(0.0, local.y);
      local.x += side * 0.03 * std::max(0.0, local.y) * std::max(0.0, local.y);
      point = ear.point(local);
    }
    skin.add(shell);
  }
}

void addEyes(Surface& skin, const Placement& head, double blink) {
  constexpr double kRadius = 3.6;
  for (const double side : {-1.0, 1.0}) {
    const Placement eye = head * shift({side * 5.7, 2.7, 10.9}) * yaw(side * 0.16);
    // The half that shows, looked at from the front: the iris is in the middle.
    const std::size_t base = skin.points.size();
    addSheet(skin, {8, 6, kEye, 0}, [&](double u, double v) {
      const double angle = kPi * (u - 0.5);
      const double c = v == 0 || v == 1 ? 0 : std::sin(kPi * v);
      return eye.point(Vec3{std::sin(angle) * c, -std::cos(kPi * v), std::cos(angle) * c} * kRadius);
    });
    for (std::size_t i = base; i < skin.points.size(); ++i) {
      const Vec3 way = (skin.points[i] - eye.origin) / kRadius;
      skin.picture[i] = kEye.at(0.5 + 0.5 * dot(way, eye.x), 0.5 + 0.5 * dot(way, eye.y));
    }
    const double upper = 0.56 - 1.15 * blink;
    const auto lid = [&](double from, double to, double radius) {
      addSheet(skin, {7, 2, {0.53, 0.77, 0.60, 0.82}, 0}, [&, from, to, radius](double u, double v) {
        const double angle = kPi * (u - 0.5) * 1.1;
        const double lift = from + (to - from) * v;
        const double c = std::cos(lift);
        return eye.point(Vec3{std::sin(angle) * c, std::sin(lift), std::cos(angle) * c} * radius);
      });
    };
    lid(upper, 1.5, kRadius + 0.45);
    lid(-1.4, -0.62 + 0.1 * blink, kRadius + 0.35);
  }
}

/// A tuft of hair along a line in the axes of the head.
void addTuft(Surface& hair, const Placement& head, const std::vector<Vec3>& joints, const std::vector<double>& radii,
             double width, const PictureRect& picture) {
  std::vector<Vec3> line;
  for (const Vec3& point : smoothLine(joints, 7))
    line.push_back(head.point(point));
  std::vector<Ring> rings = tube(line, radii, head.z);
  for (Ring& ring : rings)
    ring.halfWidth *= width;
  Loft loft{.columns = 7, .picture = picture};
  loft.swell = [](double angle, double length) { return 1 + 0.10 * std::sin(angle * 3 + length * 9); };
  addLoft(hair, rings, loft);
}

void addBrowsAndMoustache(Surface& hair, const Placement& head) {
  for (const double side : {-1.0, 1.0}) {
    const auto mirrored = [side](std::vector<Vec3> joints) {
      for (Vec3& joint : joints)
        joint.x *= side;
      return joints;
    };
    addTuft(hair, head, mirrored({{2.2, 6.9, 14.6}, {6.4, 8.8, 14.2}, {10.4, 8.2, 11.8}, {13.0, 6.2, 9.6}}),
            {0.7, 1.9, 1.5, 0}, 1.1, {0.02, 0.05, 0.3, 0.6});
    addTuft(
        hair, head,
        mirrored({{0.2, -6.6, 16.2}, {4.6, -7.4, 17.0}, {9.6, -10.0, 14.6}, {13.8, -10.2, 10.8}, {16.6, -7.6, 9.6}}),
        {1.6, 2.9, 2.5, 1.3, 0}, 1.0, {0.02, 0.1, 0.4, 0.9});
  }
}

/// A ring of the beard, in the axes of the head; `free` is how much of it lies on the chest.
struct Lock {
  Vec3 middle;
  double halfWidth;
  double halfDepth;
  double free;
};
constexpr Lock kBeard[] = {
    {{0.5, -44, 23.2}, 0, 0, 0.85},    {{0.4, -42, 23.0}, 2.0, 1.6, 0.8}, {{0.2, -38, 22.2}, 4.6, 3.2, 0.75},
    {{0, -33, 20.6}, 7.4, 4.6, 0.6},   {{0, -27, 18.2}, 10.2, 6.0, 0.45}, {{0, -21, 15.2}, 12.6, 7.4, 0.3},
    {{0, -15, 11.0}, 14.4, 9.6, 0.12}, {{0, -10, 7.2}, 15.4, 11.4, 0.03}, {{0, -6, 4.6}, 15.6, 12.3, 0},
    {{0, -2.5, 3.0}, 15.2, 12.2, 0},   {{0, -0.5, 2.6}, 13.8, 10.5, 0},
};

void addBeard(Surface& hair, const Pose& pose, const Joints& joints) {
  constexpr int kColumns = 24;
  const Vec3 rest{0, 28, 1}; // of the head's middle, in the axes of the chest
  std::vector<Ring> rings;
  for (const Lock& lock : kBeard) {
    const Vec3 swing = pose.beardSwing * (lock.free * lock.free);
    const Vec3 hanging = joints.chest.point(rest + lock.middle);
    const Vec3 middle = lerp(joints.head.point(lock.middle), hanging, lock.free);
    const double lean = 0.35 * lock.free; // the lower part lies on the belly
    const Placement axes = joints.head * pitch(-lean);
    rings.push_back({axes.at(middle + joints.chest.direction(swing)), lock.halfWidth, lock.halfDepth, 2.2});
  }
  Loft loft{.columns = kColumns, .picture = {0, 0, 1, 1}};
  loft.swell = [](double angle, double length) {
    const double loose = smoothstep(1.0, 0.55, length);
    const double waves =
        0.075 * std::sin(angle * 8 + 2.4 * std::sin(length * 7)) + 0.045 * std::sin(angle * 3 + length * 16);
    return 1 + waves * (0.25 + 0.75 * loose) * smoothstep(0.0, 0.1, length);
  };
  const std::size_t base = hair.points.size();
  addLoft(hair, rings, loft);
  // Its edge leaves the cheeks free and rises to the ears.
  for (std::size_t i = base; i < hair.points.size(); ++i) {
    const std::size_t row = (i - base) / (kColumns + 1);
    const double angle = kPi * (2.0 * static_cast<double>((i - base) % (kColumns + 1)) / kColumns - 1);
    const double top = smoothstep(5, std::size(kBeard) - 2.0, static_cast<double>(row));
    const double front = smoothstep(1.35, 0.75, std::abs(angle));
    hair.points[i] -= joints.head.y * (top * (5.2 * front - 2.5 * (1 - front)));
  }
}

/// Hair below the cap, from ear to ear round the back.
void addHairAtTheBack(Surface& hair, const Placement& head) {
  Surface shell;
  addSheet(shell, {16, 3, {0, 0.1, 1, 0.6}, 0}, [&](double u, double v) {
    const double angle = 1.25 + u * (2 * kPi - 2.5);
    const double edge = smoothstep(0, 0.12, std::min(u, 1 - u));
    const double lift = -0.80 * edge - 0.1 + v * (0.55 + 0.80 * edge);
    return head.point(onHead(angle, lift, 0.5 + (1 - v) * (1.4 + 0.5 * std::sin(u * 40)) * edge + 0.6 * edge));
  });
  hair.add(bothSides(shell));
}

/// The cap is a shell: both of its sides are stored.
void addCap(Surface& cap, const Pose& pose, const Placement& head) {
  const Placement base = head * shift({0, 5.6, -1.2}) * pitch(-0.16);
  Vec3 droop[] = {{0, 0, 0},          {0, 10.5, -0.8},  {0.5, 20.5, -4.5},
                  {2.0, 27.5, -12.5}, {5.0, 26.5, -22}, {7.0, 20.5, -27}};
  for (int i = 2; i < 6; ++i)
    droop[i] += pose.capSwing * ((i - 1) * (i - 1) / 16.0);
  std::vector<Vec3> joints;
  for (const Vec3& point : droop)
    joints.push_back(base.point(point));
  std::vector<Ring> rings = tube(smoothLine(joints, 10), {16.4, 14.6, 11.0, 7.2, 4.0, 1.7}, base.z);
  Surface shell;
  Loft felt{.columns = 15, .picture = kFelt};
  felt.swell = [](double angle, double length) {
    const double folds = 0.05 * std::sin(length * 22 + 1.2 * std::sin(angle)) * smoothstep(0.25, 0.6, length);
    return 1 + folds + 0.02 * std::sin(angle * 5 + length * 8);
  };
  addLoft(shell, rings, felt);
  std::vector<Ring> brim;
  for (const auto& [height, radius] :
       {std::pair{0.2, 15.6}, {-1.1, 16.8}, {0.4, 18.2}, {5.0, 18.1}, {6.6, 16.8}, {6.3, 15.2}})
    brim.push_back({base.at(base.point({0, height, 0})), radius, radius});
  Loft band{.columns = 15, .picture = kBand};
  addLoft(shell, brim, band);
  cap.add(bothSides(shell));
}

void addBell(Surface& leather, const Pose& pose, const Placement& head) {
  const Placement base = head * shift({0, 5.6, -1.2}) * pitch(-0.16);
  addBall(leather, base.at(base.point(Vec3{7.6, 18.0, -28.2} + pose.capSwing)), {2.9, 2.9, 2.9}, 10, 6, kBrass);
}

} // namespace

double faceAngle(double u) {
  constexpr double kFront = 0.8;
  const double x = 2 * u - 1;
  const double part = std::abs(x) < kFront ? std::abs(x) / kFront : 1 + (std::abs(x) - kFront) / (1 - kFront);
  return std::copysign(kPi / 2 * part, x);
}

void addHead(Figure& figure, const Pose& pose, const Joints& joints) {
  Surface& skin = figure.surfaces[kSkin];
  addSkull(skin, joints.head);
  addNose(skin, joints.head);
  addEars(skin, joints.head);
  addEyes(skin, joints.head, pose.blink);
  Surface& hair = figure.surfaces[kHair];
  addBrowsAndMoustache(hair, joints.head);
  addBeard(hair, pose, joints);
  addHairAtTheBack(hair, joints.head);
  addCap(figure.surfaces[kCap], pose, joints.head);
  addBell(figure.surfaces[kLeather], pose, joints.head);
}

} // namespace vitrine::demos::diggles::gnome
