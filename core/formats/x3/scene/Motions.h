#pragma once

#include "core/formats/x3/scene/PathMotion.h"
#include "core/formats/x3/scene/X3SceneBuild.h"

namespace vitrine::formats::x3 {

/// Collects what moves while a scene's nodes are added; then places its cameras and lights, and makes it one clip.
class Motions {
public:
  explicit Motions(SceneBuild& build) : m_build(build) {}

  /// Reserves room for so many paths that may move.
  void reserve(std::size_t paths) { m_tracks.reserve(paths); }
  /// A path's node, however often the path is shown.
  void addNode(NodeIndex node, const ScenePath& path, const PathMotion& motion, const std::optional<RecordRef>& record);
  /// The notes of a path; once for each path.
  void addNotes(const ScenePath& path, const std::optional<RecordRef>& record);

  /// Finishes the animation after all nodes are there; the paths may be gone.
  void finish(const QString& name);

private:
  struct Attachment {
    NodeIndex node;
    QString name;
    bool directional = false;
    std::optional<Frame> first; ///< of the path's frames
    scene::Curve fov;
    std::array<scene::Curve, 3> color;
    std::optional<RecordRef> record;
  };

  void placeCameras(const scene::ByNode<QMatrix4x4>& world);
  void placeLights(const scene::ByNode<QMatrix4x4>& world);
  void addCameraControl();

  SceneBuild& m_build;
  std::vector<scene::NodeTrack> m_tracks;
  std::vector<Attachment> m_cameras;
  std::vector<Attachment> m_lights;
  scene::Animation m_clip;
};

} // namespace vitrine::formats::x3
