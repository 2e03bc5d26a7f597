#pragma once

#include "core/base/Task.h"
#include "ui/session/OpenDocument.h"

#include <QObject>

#include <functional>
#include <memory>

namespace vitrine::ui {

/// Reads documents as tasks: opens them, prepares them for drawing and picking, then finds materials and textures. One
/// load at a time; a new one cancels the one before. Later it searches further places for missing files. All signals
/// are emitted on the thread of this object, and none for a load that was replaced.
class DocumentLoader : public QObject {
  Q_OBJECT

public:
  explicit DocumentLoader(const formats::Opener& opener, QObject* parent = nullptr);

  void load(const LoadRequest& request);
  /// Mounts more places (folders and archives) and searches them for the `missing` files of a document that is shown,
  /// and for files that were not searched for yet; the file itself is not read again. A folder inside a game's stands
  /// for the game's. mounted() comes first, then completed() where models were found, then patches and resolved().
  void mount(const OpenDocument& document, const std::vector<files::MissingFile>& missing, const QStringList& places);
  /// Goes on with a document whose materials and textures were not all looked for when it was left; no place is
  /// mounted. `preparePicking`: its ray caster is built first.
  void resume(const OpenDocument& document, bool preparePicking);
  /// Builds deferred layers of a document that is shown (AssetSource::buildLayers): completed() comes, then
  /// layersEnded(). If the search for its materials and textures has not ended, that goes on afterwards.
  void buildLayers(const OpenDocument& document, const std::vector<scene::LayerIndex>& layers);
  /// Ends whatever is under way, and tells of nothing but the end.
  void abandon();
  /// Stops the load. Before loaded() it ends in cancelled(). A search for textures that has begun ends in resolved().
  void cancel();
  bool busy() const { return m_task.isRunning(); }
  /// A file is being read that is not shown yet.
  bool opening() const;
  /// True when nothing is lost if another job about the shown document takes the place of the one under way.
  bool yields() const;

Q_SIGNALS:
  void started(const QString& path);
  void progressed(const QString& phase, double fraction);
  void loaded(const vitrine::ui::OpenDocument& document);
  void failed(const vitrine::ui::LoadRequest& request, const vitrine::Error& error);
  void cancelled(const vitrine::ui::LoadRequest& request);
  /// The ray caster of the document has been built.
  void pickingReady();
  /// Mounting has ended, and nothing was searched for yet. `reading` has the mounted `places` among its search paths;
  /// they are named as they are to be named the next time. Each error in `refused` has its place as path.
  void mounted(const vitrine::ui::FileReadingPtr& reading, const QStringList& places,
               const std::vector<vitrine::Error>& refused);
  /// The document has more of its models now; `reading` is ready to take the place of the shown one. `assets` holds
  /// those found so far, and behind them new ones.
  void completed(const vitrine::ui::FileReadingPtr& reading, const vitrine::scene::SceneAssets& assets);
  /// Layers are built, or could not be.
  void layersEnded();
  /// A missing file is there now, and the document's format takes such files in only as it reads.
  void readAgainWanted();
  void patched(const vitrine::scene::ScenePatch& patch);
  void resolved(const vitrine::document::ResolveReport& findings);
  /// A task about a document that is shown failed: files may be missing, or layers not built.
  void completionFailed(const vitrine::Error& error);
  /// All work is over, however it ended.
  void finished();

private:
  /// A task as the thread of this object knows it.
  struct Job;
  /// The steps of a task, on its thread.
  class Work;

  void startJob(Job made, const QString& name, std::function<void(Work& work)> run);
  /// Starts a task about a document that is shown already. `yields`: nothing is lost if it is cancelled.
  void startLaterJob(const OpenDocument& document, const QString& name, std::function<void(Work& work)> run,
                     bool yields);
  /// Reports the end of a task that was cancelled or, with an error, failed.
  void endEarly(const std::optional<Error>& error);
  void finish();

  formats::Opener m_opener;
  std::shared_ptr<Job> m_job; ///< null: nothing runs
  base::Task m_task;
};

} // namespace vitrine::ui
