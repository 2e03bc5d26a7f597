#pragma once

#include "core/document/ResolveReport.h"
#include "ui/session/MountRequest.h"
#include "ui/session/ReportQueue.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace vitrine::ui {

struct LoadRequest {
  QString path;
  formats::OpenOptions options;
  bool keepView = false;   ///< a reload: camera, hiding and controls stay as they are
  bool keepCamera = false; ///< another document, seen from where the camera is
  bool byItself = false;   ///< a reload that nobody asked for, and whose failure nobody is told of
};

/// Reads documents on a worker: open, prepare for drawing, build what picking needs, then find materials and textures.
/// One load at a time; a new one cancels the one before. Later it looks in further places for what is missing. All
/// signals come on the thread of this object, and none of a load that was replaced. The destructor cancels and waits.
class DocumentLoader : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit DocumentLoader(const formats::Opener& opener, QObject* parent = nullptr);
  ~DocumentLoader() override;

  void load(const LoadRequest& request);
  /// Looks for what is missing of a document that is shown, and for what was not looked for yet; the file itself is not
  /// read again. mounted() comes first, then completed() where models were found, then patches and resolved().
  void mount(const MountRequest& request);
  /// Goes on with a document whose materials and textures were not all looked for when it was left; no place is
  /// mounted. `preparePicking`: its ray caster was not told of either.
  void resume(const MountRequest& request, bool preparePicking);
  /// Builds deferred layers of a document that is shown (AssetSource::buildLayers): completed() comes, then
  /// layersEnded(). `resolved`: its materials and textures have been looked for; else that goes on afterwards.
  void buildLayers(const MountRequest& request, const std::vector<scene::LayerIndex>& layers, bool resolved);
  /// Ends whatever is under way, and tells of nothing but the end.
  void abandon();
  /// Stops the load. Before loaded() it ends in cancelled(); later the search for textures ends, with resolved().
  void cancel();
  bool busy() const { return m_job != nullptr; }
  /// Diagnostics about the files of the document that was loaded last; later finds add to them. Null: none was loaded.
  const std::shared_ptr<base::Diagnostics>& found() const { return m_found; }
  /// Lets later finds be of another document.
  void setFound(const std::shared_ptr<base::Diagnostics>& found) { m_found = found; }
  /// A file is being read that is not shown yet.
  bool opening() const;
  /// True when nothing is lost if another job about the shown document takes the place of the one under way.
  bool yields() const;

Q_SIGNALS:
  void started(const QString& path);
  void progressed(const QString& phase, double fraction);
  void loaded(const vitrine::ui::LoadedDocumentPtr& document, const vitrine::ui::LoadRequest& request);
  void failed(const vitrine::ui::LoadRequest& request, const vitrine::Error& error);
  void cancelled(const vitrine::ui::LoadRequest& request);
  void pickingReady(const vitrine::session::RayCasterPtr& caster);
  void mounted(const vitrine::ui::MountOutcome& outcome);
  void completed(const vitrine::ui::CompletedDocument& document);
  /// Layers are built, or could not be.
  void layersEnded();
  /// A missing file is there now, and the document's format takes such files in only as it reads.
  void readAgainWanted();
  void patched(const vitrine::scene::ScenePatch& patch);
  void resolved(const vitrine::document::ResolveReport& findings);
  /// All work is over, however it ended.
  void finished();

private:
  struct Job;

  std::shared_ptr<Job> makeJob(LoadRequest request);
  /// A job about a document that is shown already.
  std::shared_ptr<Job> makeLaterJob(const MountRequest& request);
  void start(const std::shared_ptr<Job>& job, std::function<void()> work);
  void run(const std::shared_ptr<Job>& job);
  LoadedDocumentPtr open(const std::shared_ptr<Job>& job);
  void mountAndComplete(const std::shared_ptr<Job>& job, const MountRequest& request);
  LoadedDocumentPtr addPlaces(const std::shared_ptr<Job>& job, const MountRequest& request);
  void build(const std::shared_ptr<Job>& job, const MountRequest& request,
             const std::vector<scene::LayerIndex>& layers, bool resolved);
  /// Prepares a document that has become more of `document`; nullopt: there is none.
  std::optional<CompletedDocument> complete(const std::shared_ptr<Job>& job, const LoadedDocumentPtr& document,
                                            const Result<DocumentPtr>& more, const scene::SceneAssets& found);
  void resolve(const std::shared_ptr<Job>& job, const LoadedDocumentPtr& document, scene::SceneAssets assets,
               bool preparePicking);
  /// Runs `report` on this object's thread unless the job was replaced meanwhile; reports keep their order.
  void post(const std::shared_ptr<Job>& job, std::function<void()> report);

  const formats::Opener& m_opener;
  std::shared_ptr<Job> m_job;
  std::shared_ptr<base::Diagnostics> m_found;
  ReportQueue m_reports;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
