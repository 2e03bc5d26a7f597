#pragma once

#include "core/scene/Bounds.h"
#include "core/scene/Material.h"
#include "core/scene/NodeTrack.h"

#include <QQuaternion>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// Shape of a node in a pose: the node is present, and its mesh has the shape of this frame.
struct ShapeKey {
  NodeIndex node;
  int frame = 0; ///< into Mesh::frames; 0 where the mesh has none
};

/// Place of a node in a pose: the node is present, and stands here in its parent, in place of Node::local.
struct PlaceKey {
  NodeIndex node;
  QVector3D position;
  QQuaternion orientation; ///< unit length
};

/// Look of an animated model at one frame; poses are blended in between.
struct KeyPose {
  std::vector<ShapeKey> shapes;    ///< ascending by node
  std::vector<PlaceKey> places;    ///< ascending by node
  std::optional<RecordRef> record; ///< the frame in the file
};

/// Unit of animation: a creature, a machine. Its key poses are in no order; an Animation gives them
/// one.
struct AnimatedModel {
  QString name;
  NodeIndex node;               ///< the model's root; root motion moves it
  std::vector<NodeIndex> posed; ///< all below `node`, that are there only when the pose says so; ascending
  std::vector<KeyPose> poses;
  int restPose = kNone; ///< key pose while no animation of the model is chosen; kNone: no posed node is there
};

/// Mark at a time of a clip: a note the file has there.
struct Mark {
  double time = 0; ///< seconds
  QString text;
  std::optional<RecordRef> record;
};

/// Curves by which a clip changes the colour of a light; curves that are empty leave it.
struct LightTrack {
  LightIndex light;
  std::array<Curve, 3> intensity;
};

/// Curve by which a clip changes the field of view of a camera.
struct CameraTrack {
  int camera = 0; ///< into ViewData::cameras
  Curve fov;      ///< degrees; of its horizontalFov where it has one, else of its verticalFov
};

/// A clip the file offers. Core evaluates it (Pose.h); SceneState::animation and ::time choose clip and time.
struct Animation {
  QString name;        ///< as the game's scripts say it: "animated model.walk_loop"
  double duration = 0; ///< seconds: every frame has its time, the last one too
  int frames = 0;
  AnimatedModelIndex animatedModel; ///< kNone: it moves nothing
  std::shared_ptr<const std::vector<std::uint32_t>>
      poses; ///< of each frame, into AnimatedModel::poses; shared by clips
  /// Moves nodes below the animated model's by curves instead; null: it has poses. `duration` is then all there is, and
  /// `frames` are but steps for the timeline.
  std::shared_ptr<const std::vector<NodeTrack>> tracks = nullptr;
  std::vector<LightTrack> lightTracks = {};
  std::vector<CameraTrack> cameraTracks = {};
  std::vector<Mark> marks = {}; ///< ascending by time
  bool loops = false;           ///< the first frame follows the last
  bool pingPong = false;        ///< the clip loops, every second time backwards
  /// Root motion of each step from frame to frame, in the animated model's own axes as it stands at that frame: shift,
  /// and rotation as axis times angle in radians.
  QVector3D stepMove;
  QVector3D stepTurn;
  std::optional<RecordRef> record = {};
  std::vector<Property> properties = {};

  double framesPerSecond() const { return duration > 0 ? frames / duration : 0; }
  /// Time of a frame, in seconds.
  double timeOf(double frame) const { return frames > 0 ? frame * duration / frames : 0; }
};

} // namespace vitrine::scene
