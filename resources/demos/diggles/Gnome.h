#pragma once

#include "resources/demos/diggles/Figure.h"
#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos::diggles::gnome {

// The demo's miner. Units of the game: it stands on y = 0 and is 130 high.

enum Side { kRight, kLeft };
/// +1 for the figure's left.
inline double signOf(int side) {
  return side == kLeft ? 1 : -1;
}

/// The surfaces of a frame, in their order. Glass can be seen through and comes last.
enum Part { kSkin, kHair, kCloth, kCap, kLeather, kTools, kGlass, kPartCount };

// Parts of the pictures.
inline constexpr PictureRect kFace{0, 0, 1, 0.72};
inline constexpr PictureRect kHandSkin{0.01, 0.75, 0.29, 0.99};
inline constexpr PictureRect kNoseSkin{0.32, 0.75, 0.49, 0.99};
inline constexpr PictureRect kEarSkin{0.52, 0.75, 0.73, 0.99};
inline constexpr PictureRect kEye{0.76, 0.76, 0.99, 0.99};
inline constexpr PictureRect kJacket{0, 0, 1, 0.6};
inline constexpr PictureRect kSleeve{0.01, 0.62, 0.49, 0.99};
inline constexpr PictureRect kTrousers{0.51, 0.62, 0.99, 0.99};
inline constexpr PictureRect kFelt{0, 0, 1, 0.8};
inline constexpr PictureRect kBand{0, 0.83, 1, 0.99};
inline constexpr PictureRect kBoot{0.01, 0.01, 0.49, 0.49};
inline constexpr PictureRect kSole{0.01, 0.51, 0.24, 0.74};
inline constexpr PictureRect kBelt{0, 0.78, 1, 0.97};
inline constexpr PictureRect kBuckle{0.51, 0.01, 0.99, 0.49};
inline constexpr PictureRect kPouch{0.26, 0.51, 0.49, 0.74};
inline constexpr PictureRect kBrass{0.52, 0.52, 0.98, 0.73};
inline constexpr PictureRect kHandle{0.01, 0.01, 0.24, 0.99};
inline constexpr PictureRect kIron{0.26, 0.01, 0.74, 0.49};
inline constexpr PictureRect kLampBrass{0.26, 0.51, 0.74, 0.99};
inline constexpr PictureRect kFlame{0.77, 0.01, 0.99, 0.49};

/// The angle from the middle of the face at a place of its picture: the face takes four fifths of the width, the back
/// of the head, under hair and cap, the rest.
double faceAngle(double u);

/// A foot on the ground: where the sole is below the ankle, and how the boot rolls over its ball or its heel.
struct FootPose {
  Vec3 place;
  double yaw = 0;
  double heelUp = 0; ///< radians about the ball; the toes stay flat
  double toeUp = 0;  ///< radians about the heel
};

/// A hand, told in the axes of the chest.
struct HandPose {
  Vec3 wrist;
  Vec3 thumb;      ///< the way the thumb side looks; what is held lies along it
  Vec3 elbow;      ///< the way the elbow is pushed to
  double curl = 1; ///< 0 is an open hand, 1 a fist
};

/// Pose of a figure at one time. Turns are pitch (forward), yaw (left) and roll (right) in radians.
struct Pose {
  Vec3 pelvis{0, 44, 0};
  Vec3 pelvisTurn;
  Vec3 chestTurn;
  Vec3 headTurn;
  double breath = 0; ///< 0 to 1
  double blink = 0;
  Vec3 capSwing; ///< of the tip, units
  Vec3 beardSwing;
  double lanternPitch = 0;
  double lanternRoll = 0;
  bool lanternAtBelt = false; ///< hung up, to have the hand free
  std::array<FootPose, 2> feet{{{{-9.5, 0, 0}, -0.2, 0, 0}, {{9.5, 0, 0}, 0.2, 0, 0}}};
  std::array<HandPose, 2> hands{};
};

/// Places of all parts of a figure in a pose.
struct Joints {
  Placement pelvis;
  Placement chest; ///< its origin is at breast height
  Placement head;  ///< its middle
  std::array<Vec3, 2> hip;
  std::array<Vec3, 2> knee;
  std::array<Placement, 2> foot; ///< the sole below the ankle
  std::array<Vec3, 2> ankle;
  std::array<double, 2> flex; ///< how far the toes are bent up
  std::array<Vec3, 2> shoulder;
  std::array<Vec3, 2> elbow;
  std::array<Placement, 2> hand; ///< the wrist: y up the arm, z to the thumb
  std::array<Vec3, 2> grip;      ///< the middle of what is held
  Placement lantern;
};
Joints jointsOf(const Pose& pose);

/// Standing, the pickaxe on the shoulder and the lantern in the left hand.
Pose standing();

/// The ball of the foot, before the place below the ankle.
inline constexpr double kBall = 8;
inline constexpr double kHeel = -7.5;
inline constexpr double kAnkleHeight = 9;

void addBody(Figure& figure, const Pose& pose, const Joints& joints);
void addHead(Figure& figure, const Pose& pose, const Joints& joints);
void addHands(Figure& figure, const Pose& pose, const Joints& joints);
void addTools(Figure& figure, const Joints& joints);
Figure figureOf(const Pose& pose);

/// An animation and its poses.
struct Motion {
  Animation facts;
  std::vector<Pose> poses;
};
std::vector<Motion> motions();

Canvas facePicture();
Canvas beardPicture();
Canvas clothPicture();
Canvas capPicture();
Canvas leatherPicture();
Canvas toolPicture();
Canvas glassPicture();

} // namespace vitrine::demos::diggles::gnome
