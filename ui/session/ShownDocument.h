#pragma once

#include "core/document/ResolveReport.h"
#include "core/links/LinkIndex.h"
#include "core/session/DocumentSession.h"
#include "ui/session/FileReading.h"

#include <QObject>

namespace vitrine::ui {

/// The document that a window shows, to read and to watch: what has been found of it, and the state of its scene.
/// Session changes it. GUI thread only.
class ShownDocument : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  bool empty() const { return m_reading == nullptr; }
  const FileReadingPtr& reading() const { return m_reading; }
  /// The document; null when there is none.
  const Document* document() const { return m_reading ? m_reading->document.get() : nullptr; }
  /// The scene; null without a document or when it has no picture.
  const Scene* scene() const { return m_shown.scene().get(); }
  const scene::SceneAssets& assets() const { return m_shown.assets(); }
  /// Links between draw items, records and bytes; made when first asked for. Empty without a document.
  const links::LinkIndex& links() const;
  /// Ray caster of the scene; null if there is no scene, or while the ray caster has not been built.
  session::RayCasterPtr caster() const { return scene() && m_reading->caster ? m_reading->caster->ready() : nullptr; }
  const document::ResolveReport& findings() const { return m_findings; }
  /// Files that were not found, those the load wanted first.
  std::vector<files::MissingFile> missing() const;

  const SceneState& state() const { return m_shown.state(); }
  /// Meaning of the state; there must be a scene.
  const state::EvaluatedState& evaluated() const { return *m_shown.evaluated(); }
  /// The scene at the state's time, evaluated when first asked for; null without a scene. What is drawn right now is
  /// the viewport's to say.
  const animation::PosePtr& pose() const { return m_shown.pose(); }
  /// Snapshot of everything that is shown, for drawing.
  session::Snapshot snapshot() const { return m_shown.snapshot(); }
  bool anythingHidden() const { return !state().hidden.empty() || !state().isolated.empty(); }

Q_SIGNALS:
  void documentChanged();
  /// Nodes, records and sections are as they were; nodes may show more, materials may have become more. Whoever tells
  /// of items waits for itemsRenumbered().
  void documentCompleted();
  void itemsRenumbered(const vitrine::session::ItemMap& map);
  void placesChanged();
  /// A change of state(), in part or whole; of time, clock or adaptation alone, the signals below tell.
  void stateChanged();
  void timeChanged();
  void clockChanged();
  void adaptationChanged();
  void casterChanged();
  void assetsChanged(const vitrine::scene::ScenePatch& patch);
  void findingsChanged();

protected:
  FileReadingPtr m_reading;
  session::DocumentSession m_shown;
  document::ResolveReport m_findings;
  mutable std::optional<links::LinkIndex> m_links; ///< of the scene shown; none: not asked for yet
};

} // namespace vitrine::ui
