#pragma once

#include "core/document/Findings.h"
#include "core/scene/Pose.h"
#include "core/scene/RayCaster.h"
#include "core/scene/SceneState.h"
#include "ui/session/ItemMap.h"
#include "ui/session/LoadedDocument.h"

#include <QObject>

namespace vitrine::ui {

/// What the window shows now: the document, what has been found of its materials and textures, and what the user has
/// set about its scene. Docks and viewport watch it; none of them talks to another. GUI thread only.
class Session : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  /// `keepState` brings controls, hiding, animation and time over to another reading of the same file, as far as they
  /// still fit.
  void setDocument(LoadedDocumentPtr document, bool keepState = false);
  /// The same document with more places where its files are looked for.
  void setPlaces(LoadedDocumentPtr document);
  /// The same document with more of its models (Format::complete), and its assets as they are now: what the user has
  /// set, hidden and found stays.
  void completeDocument(const CompletedDocument& completed);
  void setCaster(std::shared_ptr<const scene::RayCaster> caster);
  void applyPatch(const scene::ScenePatch& patch);
  void setFindings(const document::Findings& findings);

  bool empty() const { return m_document == nullptr; }
  const LoadedDocumentPtr& loaded() const { return m_document; }
  /// Null when empty.
  const Document* document() const { return m_document ? &m_document->document() : nullptr; }
  /// Null when empty or when the document has no picture.
  const Scene* scene() const { return m_scene.get(); }
  const scene::SceneAssets& assets() const { return m_assets; }
  const std::shared_ptr<const scene::RayCaster>& caster() const { return m_caster; }
  const document::Findings& findings() const { return m_findings; }
  /// Files that were not found, those the load wanted first.
  std::vector<files::MissingFile> missing() const;

  const SceneState& state() const { return m_state; }
  /// The scene at the state's moment, evaluated when first asked for; null without a scene. What is drawn right now is
  /// the viewport's to say.
  const scene::PosePtr& pose() const;
  /// An animation whose figure gets hidden by it gives way to one that is seen.
  void setControl(const QString& id, double value);
  /// Several at once, told of once.
  void setControls(const std::map<QString, double>& values);
  void resetControl(const QString& id) { resetControls(QStringList(id)); }
  void resetControls(const QStringList& ids);
  void resetControls();
  /// Chooses an animation at its first frame (kNone, or none of this number: at rest).
  void setAnimation(int animation);
  /// Seconds into the animation; tells timeChanged() alone, as it comes with every frame of what plays.
  void setTime(double seconds);
  /// SceneState::clock; tells clockChanged() alone.
  void setClock(double seconds);
  void hide(const std::vector<DrawItemId>& items);
  void show(const std::vector<DrawItemId>& items);
  void isolate(const std::vector<DrawItemId>& items);
  void showAll();
  bool anythingHidden() const { return !m_state.hidden.empty() || !m_state.isolated.empty(); }

Q_SIGNALS:
  void documentChanged();
  /// Nodes, records and sections are as they were; nodes may show more, materials may have become more. Whoever tells
  /// of items waits for itemsRenumbered().
  void documentCompleted();
  void itemsRenumbered(const vitrine::ui::ItemMap& map);
  void placesChanged();
  /// Anything of state(), or all of it; of time or clock alone, those below tell.
  void stateChanged();
  void timeChanged();
  void clockChanged();
  void casterChanged();
  void assetsChanged(const vitrine::scene::ScenePatch& patch);
  void findingsChanged();

private:
  void setState(SceneState state);

  LoadedDocumentPtr m_document;
  ScenePtr m_scene;
  scene::SceneAssets m_assets;
  std::shared_ptr<const scene::RayCaster> m_caster;
  document::Findings m_findings;
  SceneState m_state;
  mutable scene::PosePtr m_pose;    ///< of m_scene, evaluated last; null: never
  mutable bool m_poseIsOld = false; ///< of another moment; what springs goes on from it
};

} // namespace vitrine::ui
