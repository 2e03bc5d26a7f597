#pragma once

#include "core/session/ItemMap.h"
#include "core/session/Snapshot.h"

#include <map>
#include <optional>
#include <vector>

namespace vitrine::session {

/// Owner of what is shown of one document: the document, the materials and textures found so far, what the user has
/// set, what that means, and its pose, evaluated once, when it is first asked for. Window, command
/// line and tests change it here and hand out snapshots. One thread at a time.
class DocumentSession {
public:
  DocumentSession() = default;
  /// Goes on from a snapshot.
  explicit DocumentSession(const Snapshot& from);

  enum class Keep { Nothing, State };
  /// Takes another document (null: none) in the place of what there was. `scene`: what is shown of it; null: no
  /// picture. Keep::State carries over what the user has set, from another reading of the same file (CarriedState.h).
  void open(DocumentPtr document, ScenePtr scene, Keep keep = Keep::Nothing);
  /// Takes the same document with more of its models, and its assets as they are now: what the user has set, hidden and
  /// found stays. Returns where the items are now.
  ItemMap complete(DocumentPtr document, scene::SceneAssets assets);

  const DocumentPtr& document() const { return m_document; }
  const ScenePtr& scene() const { return m_scene; }
  const scene::SceneAssets& assets() const { return m_assets; }
  const SceneState& state() const { return m_state; }
  /// Meaning of the state; null without a scene.
  const state::EvaluatedStatePtr& evaluated() const;
  /// Pose of the scene at the state's time; null without a scene. Spring bones go on from the pose that was asked for
  /// last.
  const animation::PosePtr& pose() const;
  Snapshot snapshot() const;

  void apply(const scene::ScenePatch& patch) { patch.applyTo(m_assets); }
  /// Brings textures whose pictures controls choose (TextureView.h) up to the state; what that changed has been
  /// applied.
  scene::ScenePatch followTextureViews();

  /// Sets the state as given; returns true if it is another than before.
  bool setState(SceneState state);
  /// Sets the state, but an animation whose animated model gets hidden by it gives way to one that is seen.
  bool changeState(SceneState state);
  bool setControls(const std::map<QString, double>& values);
  /// Chooses an animation at its first frame (kNone, or none of this number: at rest).
  bool setAnimation(scene::AnimationIndex animation);
  /// Seconds into the animation; what is no number or below 0 counts as 0.
  bool setTime(double seconds);
  /// SceneState::clock.
  bool setClock(double seconds);
  /// SceneState::adaptation.
  bool setAdaptation(double factor);
  void hide(const std::vector<DrawItemIndex>& items);
  /// Shows items; those outside the isolated part become part of it.
  void show(const std::vector<DrawItemIndex>& items);
  void isolate(const std::vector<DrawItemIndex>& items);
  void showAll();

private:
  DocumentPtr m_document;
  ScenePtr m_scene;
  scene::SceneAssets m_assets;
  SceneState m_state;
  std::vector<state::TextureView> m_textureViews; ///< as they are in m_assets
  mutable state::EvaluatedStatePtr m_evaluated;   ///< of m_state; null: not yet
  mutable animation::PosePtr m_pose;              ///< evaluated last; null: never
  mutable state::EvaluatedStatePtr m_posed;       ///< state that m_pose is of
};

} // namespace vitrine::session
