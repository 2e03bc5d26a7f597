#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

/// A row of joints through points; `first` hangs below `parent`, the others below another.
void addChain(Rig& rig, const std::string& name, std::string_view parent, const std::vector<Vec3>& points,
              double girth) {
  std::string above(parent);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const std::string own = name + std::to_string(i + 1);
    rig.add({own, -1, points[i], points[i + 1], girth, -1, {}}, above);
    above = own;
  }
}

void addTrunk(Rig& rig) {
  rig.add({"Hips", -1, {0, 0.29, 0}, {0, 0.34, 0}, 0.12, 0, {}});
  rig.add({"Spine", -1, {0, 0.36, 0}, {0, 0.41, 0}, 0.10, 7, {}}, "Hips");
  rig.add({"Chest", -1, {0, 0.43, 0}, {0, 0.50, 0}, 0.09, 8, {}}, "Spine");
  rig.add({"Neck", -1, {0, 0.53, 0}, {0, 0.56, 0}, 0.07, 9, {}}, "Chest");
  rig.add({"Head", -1, {0, 0.58, 0}, {0, 0.86, 0.02}, 0.17, 10, {}}, "Neck");
}

/// `side` is 1 for the left and -1 for the right.
void addLimbs(Rig& rig, const std::string& name, double side) {
  const int right = side < 0 ? 1 : 0;
  const auto at = [side](double x, double y, double z) { return Vec3{side * x, y, z}; };
  rig.add({name + "Shoulder", -1, at(0.03, 0.495, 0), at(0.075, 0.49, 0), 0.06, 11 + right, {}}, "Chest");
  rig.add({name + "UpperArm", -1, at(0.085, 0.485, 0), at(0.165, 0.41, 0), 0.05, 13 + right, {}}, name + "Shoulder");
  rig.add({name + "LowerArm", -1, at(0.17, 0.405, 0), at(0.235, 0.345, 0), 0.045, 15 + right, {}}, name + "UpperArm");
  rig.add({name + "Hand", -1, at(0.24, 0.34, 0), at(0.27, 0.312, 0), 0.04, 17 + right, {}}, name + "LowerArm");
  const int finger = right == 0 ? 24 : 39;
  rig.add({name + "Thumb", -1, at(0.255, 0.335, 0.035), at(0.268, 0.322, 0.062), 0.018, finger, {}}, name + "Hand");
  rig.add({name + "Index", -1, at(0.285, 0.303, 0.022), at(0.308, 0.272, 0.03), 0.018, finger + 3, {}}, name + "Hand");
  rig.add({name + "Middle", -1, at(0.287, 0.295, 0), at(0.314, 0.262, 0), 0.018, finger + 6, {}}, name + "Hand");
  rig.add({name + "Little", -1, at(0.280, 0.295, -0.022), at(0.302, 0.266, -0.03), 0.018, finger + 12, {}},
          name + "Hand");
  rig.add({name + "UpperLeg", -1, at(0.062, 0.265, 0), at(0.066, 0.18, 0), 0.06, 1 + right, {}}, "Hips");
  rig.add({name + "LowerLeg", -1, at(0.066, 0.165, 0), at(0.07, 0.08, 0), 0.055, 3 + right, {}}, name + "UpperLeg");
  rig.add({name + "Foot", -1, at(0.07, 0.06, 0), at(0.075, 0.035, 0.05), 0.05, 5 + right, {}}, name + "LowerLeg");
  rig.add({name + "Toes", -1, at(0.076, 0.03, 0.065), at(0.08, 0.03, 0.11), 0.045, 19 + right, {}}, name + "Foot");
}

} // namespace

Rig rig() {
  Rig rig;
  addTrunk(rig);
  addLimbs(rig, "Left", 1);
  addLimbs(rig, "Right", -1);
  for (const double side : {1.0, -1.0}) {
    const std::string name = side > 0 ? "Left" : "Right";
    rig.add({name + "Eye", -1, {side * 0.1, 0.775, 0.12}, {side * 0.1, 0.775, 0.18}, 0.04, side > 0 ? 21 : 22, {}},
            "Head");
    addChain(rig, name + "Ear", "Head",
             {{side * 0.125, 0.90, -0.01},
              {side * 0.155, 1.0, -0.015},
              {side * 0.183, 1.09, -0.02},
              {side * 0.205, 1.17, -0.02}},
             0.06);
  }
  addChain(rig, "Tuft", "Head", {{0, 0.945, 0.03}, {0.03, 0.965, 0.12}, {0.05, 0.935, 0.185}, {0.045, 0.88, 0.22}},
           0.04);
  addChain(rig, "Tail", "Hips",
           {{0.02, 0.27, -0.10},
            {0.09, 0.235, -0.18},
            {0.18, 0.25, -0.235},
            {0.265, 0.335, -0.25},
            {0.305, 0.44, -0.24},
            {0.305, 0.55, -0.21},
            {0.275, 0.66, -0.18}},
           0.09);
  addChain(rig, "ScarfFront", "Chest",
           {{0.06, 0.515, 0.115}, {0.083, 0.44, 0.137}, {0.098, 0.365, 0.152}, {0.108, 0.285, 0.165}}, 0.04);
  addChain(rig, "ScarfBack", "Chest",
           {{-0.035, 0.525, -0.11}, {-0.062, 0.45, -0.155}, {-0.085, 0.375, -0.185}, {-0.10, 0.30, -0.20}}, 0.04);
  return rig;
}

void greet(Rig& rig) {
  const Vec3 ahead{0, 0, 1};
  const Vec3 up{0, 1, 0};
  const Vec3 left{1, 0, 0};
  rig["Hips"].stored = turn(up, -5);
  rig["Spine"].stored = turn(ahead, -2);
  rig["Chest"].stored = turn(up, 3);
  rig["Head"].stored = turn(ahead, -6) * turn(up, 3) * turn(left, 2);
  rig["RightUpperArm"].stored = turn(ahead, -36) * turn(up, 14);
  rig["RightLowerArm"].stored = turn(ahead, -54);
  rig["RightHand"].stored = turn(ahead, 4);
  rig["LeftUpperArm"].stored = turn(ahead, -18) * turn(up, -16);
  rig["LeftLowerArm"].stored = turn(up, -42) * turn(ahead, 34);
  for (const char* finger : {"LeftIndex", "LeftMiddle", "LeftLittle"})
    rig[finger].stored = turn(Vec3{0, 0, 1}, -55);
  rig["LeftEar1"].stored = turn(ahead, -4);
  rig["RightEar1"].stored = turn(ahead, 9);
}

Json humanBones(const Rig& rig, const std::vector<int>& nodes) {
  Json bones = Json::array();
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (rig.bones()[i].human >= 0) {
      Json bone = Json::object();
      bone["humanBodyBone"] = rig.bones()[i].human;
      bone["nodeIndex"] = nodes[i];
      bones.push_back(bone);
    }
  return bones;
}

} // namespace vitrine::demos::vgo::avatar
