#pragma once

#include "ui/session/OpenDocument.h"
#include "ui/session/ShownDocument.h"

namespace vitrine::ui {

/// A DocumentSession that tells of its changes: the one place where the shown document and the state of its scene are
/// set. Docks and viewport watch it; none of them talks to another. GUI thread only.
class Session : public ShownDocument {
  Q_OBJECT

public:
  using ShownDocument::ShownDocument;

  /// `keepState` brings controls, hiding, animation and time over to another reading of the same file, as far as they
  /// still fit.
  void setDocument(FileReadingPtr reading, bool keepState = false);
  /// True if the search for materials and textures has ended, in all places there are.
  bool resolved() const { return m_resolved; }
  /// Takes up a document where it was left.
  void restore(const OpenDocument& document);
  /// The same document with more search paths.
  void setPlaces(FileReadingPtr reading);
  /// The same document with more of its models (AssetSource::resolveModels), and its assets as they are now: what the
  /// user has set, hidden and found stays.
  void completeDocument(FileReadingPtr reading, scene::SceneAssets assets);
  /// Tells watchers that caster() has been built.
  void notifyCaster() { Q_EMIT casterChanged(); }
  void applyPatch(const scene::ScenePatch& patch);
  void setFindings(const document::ResolveReport& findings);

  /// An animation whose animated model gets hidden by it gives way to one that is seen.
  void setControl(const QString& id, double value);
  /// A whole state at once, of the scene that is shown.
  void setState(SceneState state) { tellState(m_shown.changeState(std::move(state))); }
  /// Sets several controls at once, told of once.
  void setControls(const std::map<QString, double>& values);
  void resetControl(const QString& id) { resetControls(QStringList(id)); }
  void resetControls(const QStringList& ids);
  void resetControls();
  /// Chooses an animation at its first frame (kNone, or none of this number: at rest).
  void setAnimation(scene::AnimationIndex animation);
  /// Sets the seconds into the animation; tells timeChanged() alone, as it comes with every frame of what plays.
  void setTime(double seconds);
  /// Sets SceneState::clock, seconds; tells clockChanged() alone.
  void setClock(double seconds);
  /// Sets SceneState::adaptation; tells adaptationChanged() alone.
  void setAdaptation(double factor);
  void hide(const std::vector<DrawItemIndex>& items);
  void show(const std::vector<DrawItemIndex>& items);
  void isolate(const std::vector<DrawItemIndex>& items);
  void showAll();

Q_SIGNALS:
  /// The document is still there, and so is all that views know of it.
  void documentAboutToChange();

private:
  /// Tells of a change of the state; false: there was none.
  void tellState(bool changed);
  /// Brings textures whose pictures the controls choose (scene/TextureView.h) up to the state.
  void followTextureViews();

  bool m_resolved = false;
};

} // namespace vitrine::ui
