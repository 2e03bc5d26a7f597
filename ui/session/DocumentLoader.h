#pragma once

#include "core/document/Findings.h"
#include "core/scene/RayCaster.h"
#include "ui/session/LoadedDocument.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace vitrine::ui {

struct LoadRequest {
  QString path;
  formats::OpenOptions options;
  bool keepView = false; ///< a reload: camera, hiding and controls stay as they are
};

/// Reads documents on a worker: open, prepare for drawing, build what picking needs, then find materials and textures.
/// One load at a time; a new one cancels the one before. All signals come on the thread of this object, and none of a
/// load that was replaced. The destructor cancels and waits.
class DocumentLoader : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit DocumentLoader(const formats::Opener& opener, QObject* parent = nullptr);
  ~DocumentLoader() override;

  void load(const LoadRequest& request);
  /// Before loaded() it ends in cancelled(); after it, looking for textures stops and resolved() tells what was found.
  void cancel();
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  void started(const QString& path);
  void progressed(const QString& phase, double fraction);
  void loaded(const vitrine::ui::LoadedDocumentPtr& document, const vitrine::ui::LoadRequest& request);
  void failed(const vitrine::ui::LoadRequest& request, const vitrine::Error& error);
  void cancelled(const vitrine::ui::LoadRequest& request);
  void pickingReady(const std::shared_ptr<const vitrine::scene::RayCaster>& caster);
  void patched(const vitrine::scene::ScenePatch& patch);
  void resolved(const vitrine::document::Findings& findings);
  /// Nothing is under way any more, however it ended.
  void finished();

private:
  struct Job;

  void run(const std::shared_ptr<Job>& job);
  LoadedDocumentPtr open(const std::shared_ptr<Job>& job);
  void resolve(const std::shared_ptr<Job>& job, const LoadedDocumentPtr& document);
  /// Runs `report` on this object's thread unless the job was replaced meanwhile.
  void post(const std::shared_ptr<Job>& job, std::function<void()> report);
  void end(const std::shared_ptr<Job>& job);

  const formats::Opener& m_opener;
  std::shared_ptr<Job> m_job;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
